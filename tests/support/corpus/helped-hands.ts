import { between, type Dice } from "#shared/rules/chance.ts";
import { stepsOf } from "#shared/rules/fair-play/steps.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { within } from "./draws.ts";
import { HUMANS, type Racer } from "./humans.ts";
import { neighbourOf } from "./keyboard.ts";
import { evenly, replayed } from "./machines.ts";
import { personFrom, typedBy, type Person } from "./person.ts";
import { retimed } from "./programs.ts";
import { aTextFrom } from "./race-case.ts";
import { Recording } from "./recording.ts";
import { TYPISTS } from "./typists.ts";

/** What is made of somebody's own typing, with help. */
export type Help = (person: Person, dice: Dice) => Racer;

/** The keys that are right, as a tool lets them through. */
export function rightOnly(text: string, keys: readonly Key[]): Key[] {
  let typed = 0;
  return keys.filter(({ character }) => character === text[typed] && ++typed > 0);
}

/** Own waits drawn again by sort of step, twice as fast. */
export const drawnAgain: Help = (person, dice) => {
  const known = Array.from({ length: 20 }, () => aTextFrom(dice)).flatMap((text) =>
    stepsOf(text, typedBy(person, text, dice)).filter(({ fixMs }) => fixMs === undefined),
  );
  const bySort = Map.groupBy(known, ({ sort }) => sort);
  return (text, dice) => {
    const keys = [...text].map((character, index) => ({ atMs: index, fairMs: index, character }));
    const recording = new Recording(within(dice, [200, 500]));
    recording.press(text[0] ?? "");
    for (const { sort, at } of stepsOf(text, keys)) {
      const waits = bySort.get(sort) ?? known;
      recording.after((waits[Math.floor(dice() * waits.length)]?.waitMs ?? 150) / 2, text[at] ?? "");
    }
    return recording.keys;
  };
};

/** Types by hand, but a program rushes through the long words. */
export const longWordsBy =
  (letterMs: number): Help =>
  (person) =>
  (text, dice) => {
    const keys = rightOnly(text, typedBy({ ...person, slips: 0 }, text, dice));
    const long = new Set<number>();
    for (const { 0: word, index } of text.matchAll(/[a-zA-Z]{6,}/g)) {
      for (let at = index + 1; at < index + word.length; at++) long.add(at);
    }
    let savedMs = 0;
    return retimed(keys, ({ atMs }, index) => {
      const waitMs = atMs - (keys[index - 1]?.atMs ?? 0);
      if (long.has(index)) savedMs += waitMs - letterMs;
      return atMs - savedMs;
    });
  };

/** Types by hand; a tool sees a wrong key and presses the right one. */
export const rightedWithin =
  (fastMs: number, slowMs: number): Help =>
  (person, dice) => {
    const wrong = within(dice, [0.03, 0.07]);
    return (text, dice) =>
      typedBy({ ...person, slips: 0 }, text, dice).flatMap((key) => {
        if (dice() >= wrong) return [key];
        const atMs = key.atMs + Math.round(between(dice, fastMs, slowMs));
        return [
          { ...key, character: neighbourOf(key.character, dice) },
          { ...key, atMs, fairMs: atMs },
        ];
      });
  };

/** Types by hand; a tool swallows the wrong keys. */
export const neverWrong: Help = (person) => (text, dice) => rightOnly(text, typedBy(person, text, dice));

/** Two by turns, a word each; the other is somebody else or a program. */
export const wordByWord =
  (isProgram: boolean): Help =>
  (person, dice) => {
    const other = { ...personFrom(TYPISTS.average, dice), wpm: within(dice, [45, 80]) };
    return (text, dice) => {
      const one = rightOnly(text, typedBy(person, text, dice));
      const two = isProgram
        ? evenly(text, dice, within(dice, [90, 130]), 0.2)
        : rightOnly(text, typedBy(other, text, dice));
      let [atMs, word] = [one[0]?.atMs ?? 300, 0];
      return one
        .map((key, index) => {
          if (text[index - 1] === " ") word++;
          const source = word % 2 === 0 ? one : two;
          const waitMs = (source[index]?.atMs ?? 0) - (source[index - 1]?.atMs ?? 0);
          const turnMs = text[index - 1] === " " ? within(dice, [40, 150]) : waitMs;
          if (index > 0) atMs += turnMs;
          const { heldMs } = source[index] ?? key;
          return { atMs, fairMs: atMs, character: key.character, ...(heldMs !== undefined && { heldMs }) };
        })
        .map((key) => ({ ...key, atMs: Math.round(key.atMs), fairMs: Math.round(key.fairMs) }));
    };
  };

/** Types by hand; a tool presses the first key at green. */
export const firstAtOnce: Help = (person) => (text, dice) => {
  const keys = typedBy(person, text, dice);
  const startMs = (keys[0]?.atMs ?? 0) - Math.floor(between(dice, 0, 4));
  return retimed(keys, ({ atMs }) => atMs - startMs);
};

/** Types by hand; a tool takes 2 % of the time away in each race, more and more. */
export const squeezed: Help = (person) => (text, dice, race) =>
  retimed(typedBy(person, text, dice), ({ atMs }) => atMs * 0.98 ** race);

/** The best own race over and over, blurred a little. */
export const ownLog: Help = (person, dice) => {
  const first = aTextFrom(dice);
  const source = rightOnly(first, typedBy({ ...person, wpm: person.wpm * 1.3 }, first, dice));
  const blur = within(dice, [0.08, 0.12]);
  return (text, dice) => replayed(source, text, (waitMs) => waitMs * between(dice, 1 - blur, 1 + blur));
};

/** A quick friend's log of another text, blurred a little, a new one each few races. */
export function friendsLogs(dice: Dice): {
  readonly racer: Racer;
  readonly sources: (readonly [string, readonly Key[]])[];
} {
  const friend = HUMANS["even and careful"]?.(dice);
  if (!friend) throw new RangeError("no friend");
  const sources = Array.from({ length: 6 }, (_unused, race) => {
    const text = aTextFrom(dice);
    return [text, friend(text, dice, race)] as const;
  });
  const racer: Racer = (text, dice, race) => {
    const [from, keys] = sources[race % sources.length] ?? [text, []];
    return replayed(rightOnly(from, keys), text, (waitMs) => waitMs * between(dice, 0.9, 1.1));
  };
  return { racer, sources };
}
