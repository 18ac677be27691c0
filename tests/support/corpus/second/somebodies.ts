import { pick, type Dice } from "#shared/rules/chance.ts";
import type { Hands } from "#shared/rules/fair-play/hands.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { normal, within } from "../draws.ts";
import { ONE_HAND, ORDINARY, OVERLAPPING, QUICK_TWO, SEARCHING, SLOW_PUPIL, THUMBS, TREMBLING } from "./styles.ts";
import { handOf, typedByHand, type Style } from "./typist.ts";

/** Types one of their races. */
export type Racing = (text: string, dice: Dice, race: number) => readonly Key[];
export interface Somebody {
  readonly races: Racing;
  readonly hands?: Hands;
}
export type SomeKind = (dice: Dice) => Somebody;

const typist =
  (style: Style): SomeKind =>
  (dice) => {
    const hand = handOf(style, dice);
    return { races: (text, raceDice, race) => typedByHand(hand, text, raceDice, race) };
  };

const withoutHolds = (keys: readonly Key[]): Key[] =>
  keys.map(({ atMs, fairMs, character }) => ({ atMs, fairMs, character }));

/** Thumbs; some take words as a whole that the phone offers. */
const phone: SomeKind = (dice) => {
  const hand = handOf(THUMBS, dice);
  const offered = dice() < 0.5 ? within(dice, [0.05, 0.4]) : 0;
  return {
    races: (text, raceDice, race) => {
      const keys = withoutHolds(typedByHand(hand, text, raceDice, race));
      const takes = new Set(
        [...text.matchAll(/\S{4,}/g)].filter(() => raceDice() < offered).map(({ 0: word }) => word),
      );
      return joined(keys, takes);
    },
  };
};

/** The letters of these words come with their last one, where they were typed without a slip. */
function joined(keys: readonly Key[], words: ReadonlySet<string>): Key[] {
  const typed = keys.map(({ character }) => character).join("");
  const all = keys.map((key) => ({ ...key }));
  for (const word of words) {
    const at = typed.indexOf(` ${word} `) + 1;
    const last = all[at + word.length - 1];
    if (at === 0 || !last) continue;
    for (let nth = at + 1; nth < at + word.length; nth++) all[nth] = { ...last, character: word[nth - at] ?? "" };
  }
  return all.map((key, nth) => {
    const before = all[nth - 1];
    return before && before.atMs > key.atMs ? { ...key, atMs: before.atMs, fairMs: before.atMs } : key;
  });
}

/** A clock of the browser that protects its reader: whole tenths of a second, or frames. */
const coarse =
  (style: Style, clockMs: number): SomeKind =>
  (dice) => {
    const { races } = typist(style)(dice);
    const tick = (ms: number): number => Math.round(Math.floor(ms / clockMs) * clockMs);
    return {
      races: (text, raceDice, race) =>
        races(text, raceDice, race).map((key) => {
          const atMs = tick(key.atMs);
          return { ...key, atMs, fairMs: atMs, heldMs: tick(key.atMs + (key.heldMs ?? 0)) - atMs };
        }),
    };
  };

/** Whole pieces at once, with a pause of their own before each; now and then a wrong one. */
const inPieces =
  (hands: Hands, pieces: RegExp, wpm: readonly [number, number], apartMs: readonly [number, number]): SomeKind =>
  (dice) => {
    const beat = 12_000 / within(dice, wpm);
    const eachMs = within(dice, apartMs);
    const spread = within(dice, [0.2, 0.5]);
    const wrong = within(dice, [0.005, 0.04]);
    return {
      hands,
      races: (text, raceDice) => {
        const keys: Key[] = [];
        let atMs = 500 + 500 * raceDice();
        const put = (piece: string): void => {
          for (const character of piece) {
            const at = Math.round(atMs);
            keys.push({ atMs: at, fairMs: at, character });
            atMs += eachMs * raceDice();
          }
        };
        for (const piece of text.match(pieces) ?? []) {
          atMs += beat * piece.length * Math.exp(spread * normal(raceDice) - spread ** 2 / 2);
          if (raceDice() < wrong) {
            put(pick(raceDice, ["zo", "quk", "vex"]));
            atMs += 400 + 400 * raceDice();
          }
          put(piece);
        }
        return keys;
      },
    };
  };

/** A light goes over rows and columns; a switch is pressed at the right one. */
const scanning =
  (hands: Hands, stepMs: readonly [number, number], steps: number): SomeKind =>
  (dice) => {
    const step = within(dice, stepMs);
    return {
      hands,
      races: (text, raceDice) => {
        let atMs = 1_000;
        return [...text].map((character) => {
          const far = 1 + ((character.charCodeAt(0) * 7) % steps);
          const missed = raceDice() < 0.03 ? steps : 0;
          atMs += step * (far + missed) + step * 0.25 * raceDice();
          const at = Math.round(atMs);
          return { atMs: at, fairMs: at, character };
        });
      },
    };
  };

const WORD = /\S+\s?/g;
const STROKE = /\S{1,5}\s?/g;
/** A page takes no more at once (rules, Race, Disqualify). */
const PHRASE = /.{1,24}(?:\s|$)/g;

export const SECOND_PEOPLE: Readonly<Record<string, SomeKind>> = {
  "ten fingers that overlap": typist(OVERLAPPING),
  "ten fingers, ordinary": typist(ORDINARY),
  "two searching fingers": typist(SEARCHING),
  "two quick fingers": typist(QUICK_TWO),
  "thumbs on a phone": phone,
  "older pupils at 15 WPM": typist(SLOW_PUPIL),
};

export const SECOND_UNUSUAL: Readonly<Record<string, SomeKind>> = {
  steno: inPieces("steno", STROKE, [90, 200], [0, 2]),
  "a slow steno": inPieces("steno", WORD, [40, 90], [0, 6]),
  "a word keyboard": inPieces("word-keyboard", WORD, [20, 70], [0, 0]),
  voice: inPieces("voice", PHRASE, [70, 150], [0, 1]),
  "a switch": scanning("switch", [90, 250], 8),
  "a gaze": scanning("eye", [250, 500], 3),
  "one hand": typist(ONE_HAND),
  "trembling hands": typist(TREMBLING),
  "a clock of tenths": coarse(OVERLAPPING, 100),
  "a clock of frames": coarse(ORDINARY, 1_000 / 60),
};
