import { pick } from "#shared/rules/chance.ts";
import type { Hands } from "#shared/rules/fair-play/hands.ts";

import { logNormal, within } from "./draws.ts";
import { HUMANS, type Human, type Racer } from "./humans.ts";
import { neighbourOf } from "./keyboard.ts";
import { personFrom, typedBy } from "./person.ts";
import { Recording } from "./recording.ts";
import { TYPISTS } from "./typists.ts";

/** A person with hands that aren't usual, and what the settings say of them. */
export interface UnusualHands {
  readonly hands: Hands;
  readonly human: Human;
}

const piecesOf = (text: string): string[] => text.match(/[^ ]+ ?/g) ?? [];

/** Words or parts of words by chords, whose letters the machine sends a little apart, each let go at once. */
const chords =
  (insideMs: number, syllables: number): Human =>
  (dice) => {
    const strokeMs = within(dice, [260, 560]);
    const slips = within(dice, [0.005, 0.05]);
    const spread = within(dice, [0.2, 0.4]);
    return (text, dice) => {
      const recording = new Recording(within(dice, [300, 900]));
      for (const [index, word] of piecesOf(text).entries()) {
        const strokes = 1 + (word.length > syllables && dice() < 0.5 ? 1 : 0);
        const cut = strokes === 1 ? word.length : Math.ceil(word.length / 2);
        if (dice() < slips) {
          recording.atMs += logNormal(dice, strokeMs, spread);
          for (const character of word.trim()) recording.after(insideMs, neighbourOf(character, dice), 0);
          recording.atMs += logNormal(dice, 500, 0.4);
        }
        for (const piece of [word.slice(0, cut), word.slice(cut)].filter((each) => each !== "")) {
          recording.atMs += index === 0 ? 0 : logNormal(dice, strokeMs, spread);
          for (const character of piece) recording.after(insideMs, character, 0);
        }
      }
      return recording.keys;
    };
  };

/** Row and column lit up in turn, or a gaze that rests: each key after a few steps of a fixed time. */
const scanned =
  (stepMs: readonly [number, number], steps: readonly [number, number]): Human =>
  (dice) => {
    const eachMs = within(dice, stepMs);
    return (text, dice) => {
      const recording = new Recording(within(dice, [900, 3_000]));
      for (const character of text) {
        const count = Math.ceil(within(dice, steps));
        if (dice() < 0.03) recording.after(eachMs * count + within(dice, [0, 40]), neighbourOf(character, dice), 0);
        recording.after(eachMs * count + within(dice, [0, 40]), character, 0);
      }
      return recording.keys;
    };
  };

/** Phrases of so many words at most, which are understood and arrive together; now and then one is misheard, and said again. */
const spoken =
  (most: number): Human =>
  (dice) => {
    const wordMs = within(dice, [280, 480]);
    return (text, dice) => {
      const recording = new Recording(within(dice, [800, 2_000]));
      const words = piecesOf(text);
      for (let from = 0; from < words.length;) {
        const count = Math.ceil(within(dice, [0, most]));
        const phrase = words.slice(from, from + count).join("");

        recording.atMs += logNormal(dice, wordMs * count + 400, 0.25);
        if (dice() < 0.08) {
          for (const character of phrase.slice(0, 12)) recording.press(neighbourOf(character, dice));
          recording.atMs += logNormal(dice, 900 + wordMs * count, 0.3);
        }
        for (const character of phrase) recording.press(character);
        from += count;
      }
      return recording.keys;
    };
  };

/** A phone whose keys are tapped one by one by two thumbs. */
const thumbs: Human = (dice) => {
  const person = { ...personFrom(TYPISTS.average, dice), wpm: within(dice, [20, 70]), isTwoFingered: true };
  return (text, dice) =>
    typedBy(person, text, dice).map(({ atMs, fairMs, character }) => ({ atMs, fairMs, character }));
};

/** Steno at home, an ordinary keyboard at school. */
const sometimes =
  (often: Human, else_: Human): Human =>
  (dice) => {
    const racers: readonly Racer[] = [often(dice), else_(dice)];
    return (text, dice, race) => pick(dice, racers)(text, dice, race);
  };

const human = (kind: string): Human => {
  const found = HUMANS[kind];
  if (!found) throw new RangeError(`nobody types like ${kind}`);
  return found;
};

const steno = chords(1, 7);
const wordKeyboard = chords(6, 12);

export const UNUSUAL_HANDS: Readonly<Record<string, UnusualHands>> = {
  ...Object.fromEntries(
    [
      "dead keys",
      "macro key",
      "worn keyboard",
      "looks at keys",
      "input method",
      "phone with suggestions",
      "one hand",
      "two fingers",
      "tremor",
      "home-row mods",
      "coarse clock",
      "new keyboard",
      "siblings",
    ].map((kind) => [kind, { hands: "usual", human: human(kind) }]),
  ),
  "thumbs on a phone": { hands: "usual", human: thumbs },
  "phone, declared": { hands: "phone", human: human("phone with suggestions") },
  steno: { hands: "steno", human: steno },
  "steno or keys": { hands: "steno", human: sometimes(steno, human("average")) },
  "word keyboard": { hands: "word-keyboard", human: wordKeyboard },
  "one switch": { hands: "switch", human: scanned([400, 1_100], [0.5, 5]) },
  eyes: { hands: "eye", human: scanned([350, 700], [0.5, 2]) },
  voice: { hands: "voice", human: spoken(3) },
  "whole sentences by voice": { hands: "voice", human: spoken(30) },
};
