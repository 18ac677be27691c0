import { TEXTS } from "#shared/content/texts/catalog.ts";
import { pick, type Dice } from "#shared/rules/chance.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { normal } from "../draws.ts";
import { isCapital, isLetter } from "./board.ts";
import { each, type Program } from "./by-waits.ts";
import { ORDINARY, OVERLAPPING } from "./styles.ts";
import { handOf, typedByHand, type Hand } from "./typist.ts";

/** A program with logs to copy: its owner's, or a friend's, who hears of it. */
export interface Copying extends Program {
  /** A race of somebody else that fair play compares with. */
  readonly friend?: { readonly text: string; readonly keys: readonly Key[] };
}
export type Copies = (owner: Hand, dice: Dice) => Copying;

interface Log {
  readonly text: string;
  readonly keys: readonly Key[];
}

const logOf = (hand: Hand, dice: Dice): Log => {
  const text = pick(dice, TEXTS).body;
  return { text, keys: typedByHand(hand, text, dice) };
};

/** The waits of right keys of a log, one after the other. */
const waitsOf = ({ keys }: Log): number[] =>
  keys.slice(1).map(({ atMs }, nth) => Math.max(15, atMs - (keys[nth]?.atMs ?? 0)));

/** Plays a log's waits under another text, each a little other. */
const replayed =
  (log: Log, noise: number, scale: (race: number) => number): Program["races"] =>
  (text, dice, race) => {
    const waits = waitsOf(log);
    return each((raceDice, _character, _before, at) => {
      const wait = waits[at % waits.length] ?? 120;
      return wait * scale(race) * (1 + noise * normal(raceDice));
    })(text, dice, race);
  };

type Sort = "start" | "inside" | "capital" | "mark" | "space";
const sortOf = (character: string, before: string): Sort => {
  if (character === " ") return "space";
  if (isCapital(character)) return "capital";
  if (!isLetter(character)) return "mark";
  return before === " " ? "start" : "inside";
};

/** The waits of logs by the sort of the key. */
function bySort(logs: readonly Log[]): ReadonlyMap<Sort, readonly number[]> {
  const sorted = new Map<Sort, number[]>();
  for (const { keys } of logs) {
    for (let at = 1; at < keys.length; at++) {
      const [before, key] = [keys[at - 1], keys[at]];
      if (!before || !key) continue;
      const sort = sortOf(key.character, before.character);
      sorted.set(sort, [...(sorted.get(sort) ?? []), Math.max(15, key.atMs - before.atMs)]);
    }
  }
  return sorted;
}

const drawnAgain = (logs: readonly Log[], scale: number): Program["races"] => {
  const sorted = bySort(logs);
  return each((dice, character, before) => scale * pick(dice, sorted.get(sortOf(character, before)) ?? [120]));
};

const ownLogs = (owner: Hand, dice: Dice, races: number): Log[] =>
  Array.from({ length: races }, () => logOf(owner, dice));

const friendsLog = (dice: Dice): Log => logOf(handOf({ ...OVERLAPPING, wpm: [75, 95] }, dice), dice);

/** Their own keys, except for some. */
const ownBut = (owner: Hand, change: (keys: Key[], text: string, dice: Dice, race: number) => Key[]): Program => ({
  races: (text, dice, race) => change(typedByHand(owner, text, dice, race), text, dice, race),
});

/** The same keys in another time: each wait is changed by itself. */
const retimed = (keys: readonly Key[], waitOf: (waitMs: number, at: number) => number): Key[] => {
  let atMs = keys[0]?.atMs ?? 0;
  return keys.map((key, at) => {
    if (at > 0) atMs += waitOf(key.atMs - (keys[at - 1]?.atMs ?? 0), at);
    const rounded = Math.round(atMs);
    return { ...key, atMs: rounded, fairMs: rounded };
  });
};

const rightKeysOf = (keys: readonly Key[], text: string): Key[] => {
  const right: Key[] = [];
  for (const key of keys) if (key.character === text[right.length]) right.push(key);
  return right;
};

export const BY_COPIES: Readonly<Record<string, Copies>> = {
  "own log with 8 % noise": (owner, dice) => ({ races: replayed(logOf(owner, dice), 0.08, () => 0.7) }),
  "own log with 20 % noise": (owner, dice) => ({ races: replayed(logOf(owner, dice), 0.2, () => 0.7) }),
  "own log scaled anew each race, 12 % noise": (owner, dice) => ({
    races: replayed(logOf(owner, dice), 0.12, (race) => 0.6 + 0.02 * ((race * 7) % 10)),
  }),
  "a friend's log with 12 % noise": (_owner, dice) => {
    const friend = friendsLog(dice);
    return { races: replayed(friend, 0.12, () => 1), friend };
  },
  "a model fitted to 100 human races": (_owner, dice) => {
    const logs = Array.from({ length: 100 }, () => friendsLog(dice));
    return { races: drawnAgain(logs, 1) };
  },
  "own waits drawn again by sort, twice as fast": (owner, dice) => ({
    races: drawnAgain(ownLogs(owner, dice, 12), 0.5),
  }),
  "own keys squeezed 2 % a race": (owner) =>
    ownBut(owner, (keys, _text, _dice, race) => retimed(keys, (wait) => wait * 0.98 ** (race + 1))),
  "wrong keys never sent": (owner) => ownBut(owner, (keys, text) => retimed(rightKeysOf(keys, text), (wait) => wait)),
  "long words by a bot": (owner) =>
    ownBut(owner, (keys, text) => {
      const long = new Set(
        [...text.matchAll(/[a-zA-Z]{6,}/g)].flatMap(({ index, 0: word }) =>
          [...word].slice(1).map((_letter, nth) => index + nth + 1),
        ),
      );
      const right = rightKeysOf(keys, text);
      return retimed(right, (wait, at) => (long.has(at) ? 42 + (wait % 7) : wait));
    }),
  "two people, word by word": (owner, dice) => {
    const other = handOf({ ...ORDINARY, wpm: [owner.wpm * 1.1, owner.wpm * 1.3] }, dice);
    return {
      races: (text, raceDice) => {
        const [one, two] = [owner, other].map((hand) => rightKeysOf(typedByHand(hand, text, raceDice), text));
        let word = 0;
        const keys: Key[] = [];
        let atMs = 400;
        for (const { index, 0: piece } of text.matchAll(/\S+\s?/g)) {
          const hand = word++ % 2;
          const from = (hand === 0 ? one : two)?.slice(index, index + piece.length) ?? [];
          // The next one has read ahead, and begins as soon as the last key of the other is there.
          atMs += 30 + 60 * raceDice();
          const startMs = from[0]?.atMs ?? 0;
          for (const key of from) {
            const at = Math.round(atMs + key.atMs - startMs);
            keys.push({ ...key, atMs: at, fairMs: at });
          }
          atMs = keys.at(-1)?.atMs ?? atMs;
        }
        return keys;
      },
    };
  },
};
