import { between, pick, type Dice } from "#shared/rules/chance.ts";
import { botPresses } from "#shared/rules/race/bots.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { logNormal, normal, within } from "./draws.ts";
import type { Racer } from "./humans.ts";
import { neighbourOf } from "./keyboard.ts";
import { personFrom, typedBy } from "./person.ts";
import { Recording } from "./recording.ts";
import { TYPISTS } from "./typists.ts";

/** A kind of typing machine. Each call sets one up as for longer use. */
export type Machine = (dice: Dice) => Racer;

const beatOf = (wpm: number): number => 12_000 / wpm;

/** Presses every character after a wait of its own, never a wrong one. */
const eachAfter =
  (waitMs: (dice: Dice, beatMs: number, before: string, character: string) => number): Machine =>
  (dice) => {
    const beatMs = beatOf(within(dice, [55, 130]));
    return (text, dice) => {
      const today = beatMs * between(dice, 0.94, 1.06);
      const recording = new Recording(within(dice, [80, 600]));
      for (let i = 0; i < text.length; i++) {
        recording.after(
          i === 0 ? 0 : Math.max(1, waitMs(dice, today, text[i - 1] ?? "", text[i] ?? "")),
          text[i] ?? "",
        );
      }
      return recording.keys;
    };
  };

/** Sends each word with the space after it in one go; `insideMs` lies between its letters. */
const wordByWord =
  (wpm: readonly [number, number], insideMs: number, pauseMs: (dice: Dice, meanMs: number) => number): Machine =>
  (dice) => {
    const meanMs = beatOf(within(dice, wpm)) * 5.5;
    return (text, dice) => {
      const recording = new Recording(within(dice, [80, 600]));
      for (const [index, word] of (text.match(/[^ ]+ ?/g) ?? []).entries()) {
        if (index > 0) recording.atMs += Math.max(20, pauseMs(dice, meanMs) - insideMs * word.length);
        for (const [at, character] of [...word].entries()) recording.after(at === 0 ? 0 : insideMs, character);
      }
      return recording.keys;
    };
  };

/** Skewed waits that care for nothing. */
export function evenly(text: string, dice: Dice, beatMs: number, spread: number): Key[] {
  const recording = new Recording(within(dice, [80, 600]));
  for (const [index, character] of [...text].entries()) {
    recording.after(index === 0 ? 0 : logNormal(dice, beatMs, spread), character);
  }
  return recording.keys;
}

export const constant = eachAfter((_dice, beatMs) => beatMs);
export const jittered: Machine = (dice) => {
  const share = within(dice, [0.05, 0.3]);
  return eachAfter((dice, beatMs) => beatMs * between(dice, 1 - share, 1 + share))(dice);
};
export const bell: Machine = (dice) => {
  const spread = within(dice, [0.1, 0.35]);
  return eachAfter((dice, beatMs) => beatMs * (1 + spread * normal(dice)))(dice);
};
export const uniform: Machine = (dice) => {
  const share = within(dice, [0.5, 0.9]);
  return eachAfter((dice, beatMs) => beatMs * between(dice, 1 - share, 1 + share))(dice);
};
/** Waits in tenths of a second, as if from a browser with a coarse clock. */
export const ticking = eachAfter((dice, beatMs) => Math.round((beatMs * between(dice, 0.3, 1.7)) / 100) * 100);
export const skewed: Machine = (dice) => {
  const spread = within(dice, [0.2, 0.4]);
  return eachAfter((dice, beatMs) => logNormal(dice, beatMs, spread))(dice);
};
/** One of the machines that throw dice for each wait. */
export const anyDice: Machine = (dice) => pick(dice, [jittered, bell, uniform, skewed])(dice);
export const breathing: Machine = (dice) => {
  const longer = within(dice, [1.3, 2]);
  return eachAfter((dice, beatMs, before) => logNormal(dice, beatMs * (before === " " ? longer : 0.9), 0.3))(dice);
};
export const pastedText: Machine = () => (text, dice) => {
  const recording = new Recording(within(dice, [300, 3_000]));
  for (const character of text) recording.press(character);
  return recording.keys;
};
export const pastedWords = wordByWord([110, 220], 0, (dice, meanMs) => meanMs * between(dice, 0.6, 1.4));
export const slowPastedWords = wordByWord([50, 90], 0, (dice, meanMs) => logNormal(dice, meanMs * 0.92, 0.35));
export const typedWords = wordByWord([70, 150], 8, (dice, meanMs) => logNormal(dice, meanMs * 0.92, 0.4));

/** A person's presses at a stretch that no hand can do. */
export const superhuman: Machine = (dice) => {
  const person = personFrom(TYPISTS.average, dice);
  return (text, dice) => {
    const slow = typedBy(person, text, dice);
    const from = Math.floor(slow.length * 0.25);
    const recording = new Recording(0);
    for (const [index, { atMs, character }] of slow.entries()) {
      const waitMs = index < from ? atMs - (slow[index - 1]?.atMs ?? 0) : between(dice, 28, 38);
      recording.after(waitMs, character);
    }
    return recording.keys;
  };
};

/** Any key counts as the right one: hands drum, the tool sends the text. */
export const drummed: Machine = (dice) => {
  const beatMs = beatOf(within(dice, [80, 150]));
  const noise = within(dice, [0.3, 0.45]);
  return (text, dice) => {
    const recording = new Recording(logNormal(dice, 350, 0.3));
    let drift = 0;
    for (const character of text) {
      drift = 0.9 * drift + 0.06 * normal(dice);
      recording.after(logNormal(dice, beatMs * Math.exp(drift), noise), character);
    }
    return recording.keys;
  };
};

/** A person whose wrong presses are followed by the right one at once. */
export const corrected: Machine = (dice) => {
  const person = { ...personFrom(TYPISTS.average, dice), slips: 0 };
  const wrong = within(dice, [0.04, 0.09]);
  return (text, dice) => {
    const keys: Key[] = [];
    for (const key of typedBy(person, text, dice)) {
      if (dice() >= wrong) keys.push(key);
      else {
        const rightMs = key.atMs + Math.round(between(dice, 2, 10));
        keys.push({ ...key, character: neighbourOf(key.character, dice) }, { ...key, atMs: rightMs, fairMs: rightMs });
      }
    }
    return keys.sort((a, b) => a.atMs - b.atMs);
  };
};

/** The bots of this very game, with their slips. */
export const houseBot: Machine = (dice) => {
  const wpm = within(dice, [45, 110]);
  return (text, dice) => botPresses(text, wpm, dice).map((press) => ({ ...press, fairMs: press.atMs }));
};

/** Waits like dice of the right shape, with slips and the time to see them. */
export const slipping: Machine = (dice) => {
  const beatMs = beatOf(within(dice, [60, 120]));
  const spread = within(dice, [0.25, 0.4]);
  return (text, dice) => {
    const today = beatMs * between(dice, 0.94, 1.06);
    const recording = new Recording(within(dice, [150, 600]));
    for (const character of text) {
      if (dice() < 0.02) {
        recording.after(logNormal(dice, today, spread), neighbourOf(character, dice));
        recording.atMs += between(dice, 150, 350);
      }
      recording.after(logNormal(dice, today, spread), character);
    }
    return recording.keys;
  };
};

/** All that is known of people, in a machine: only its lack of slips gives it away. */
export const lifelike: Machine = (dice) => {
  const person = { ...personFrom(TYPISTS.average, dice), wpm: within(dice, [70, 110]), slips: 0 };
  return (text, dice) => typedBy(person, text, dice);
};

/** The waits of a recorded race on another text, over and over. */
export function replayed(source: readonly Key[], text: string, blur: (waitMs: number) => number): Key[] {
  const waits = source.slice(1).map((key, index) => key.atMs - (source[index]?.atMs ?? 0));
  const recording = new Recording(source[0]?.atMs ?? 0);
  for (const [index, character] of [...text].entries()) {
    recording.after(index === 0 ? 0 : Math.max(1, blur(waits[(index - 1) % waits.length] ?? 1)), character);
  }
  return recording.keys;
}
