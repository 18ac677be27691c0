import { between, pick, type Dice } from "#shared/rules/chance.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { logNormal, normal, within } from "./draws.ts";
import { neighbourOf } from "./keyboard.ts";
import type { Machine } from "./machines.ts";
import { moodOf, personFrom, typedBy, waitFor } from "./person.ts";
import { aTextFrom } from "./race-case.ts";
import { Recording } from "./recording.ts";
import { TYPISTS } from "./typists.ts";

const beatOf = (wpm: number): number => 12_000 / wpm;

/** What a program knows of the character that it types next. */
interface Spot {
  readonly dice: Dice;
  readonly beatMs: number;
  readonly before: string;
  readonly character: string;
}

/** Presses each character after a wait of its own, never a wrong one. */
const waiting =
  (wpm: readonly [number, number], setUp: (dice: Dice) => (spot: Spot) => number): Machine =>
  (dice) => {
    const beatMs = beatOf(within(dice, wpm));
    const waitMs = setUp(dice);
    return (text, dice) => {
      const today = beatMs * between(dice, 0.95, 1.05);
      const recording = new Recording(within(dice, [80, 600]));
      for (const [index, character] of [...text].entries()) {
        const spot = { dice, beatMs: today, before: text[index - 1] ?? "", character };
        recording.after(index === 0 ? 0 : Math.max(5, waitMs(spot)), character);
      }
      return recording.keys;
    };
  };

/** A draw from the gamma distribution with mean 1. */
function gamma(dice: Dice, shape: number): number {
  let total = 0;
  for (let i = 0; i < shape; i++) total -= Math.log(1 - dice());
  return total / shape;
}

export const logNormalNoise = waiting([60, 95], (dice) => {
  const spread = within(dice, [0.2, 0.5]);
  return ({ dice, beatMs }) => logNormal(dice, beatMs * 0.95, spread);
});
export const gammaNoise = waiting([60, 95], (dice) => {
  const shape = Math.floor(within(dice, [4, 12]));
  return ({ dice, beatMs }) => beatMs * gamma(dice, shape);
});

/** The costs of word starts, marks and capitals, as anybody can read them in these rules. */
export const rulesRead = (wpm: readonly [number, number]): Machine =>
  waiting(wpm, (dice) => {
    const spread = within(dice, [0.25, 0.4]);
    return ({ dice, beatMs, before, character }) => {
      const isSmall = character >= "a" && character <= "z";
      const cost = isSmall || character === " " ? 0 : before === " " ? 0.75 : 0.4;
      return logNormal(dice, beatMs * 0.82 * Math.exp(cost + (before === " " ? 0.27 : 0)), spread);
    };
  });

/** Average waits of each pair of letters over a hundred races of people, with slips and the time to see them. */
export const modelOfMany: Machine = (dice) => {
  const sums = new Map<string, { total: number; count: number }>();
  for (let race = 0; race < 100; race++) {
    const person = personFrom(TYPISTS.average, dice);
    const text = aTextFrom(dice);
    const mood = moodOf(person, dice);
    for (let at = 1; at < text.length; at++) {
      const pair = text.slice(at - 1, at + 1);
      const log = Math.log(waitFor(person, mood, dice, pair[0] ?? "", pair[1] ?? "") / mood.beatMs);
      const sum = sums.get(pair) ?? { total: 0, count: 0 };
      sums.set(pair, { total: sum.total + log, count: sum.count + 1 });
    }
  }
  const beatMs = beatOf(within(dice, [70, 105])) / 1.3;
  const slips = within(dice, [0.01, 0.04]);
  return (text, dice) => {
    const today = beatMs * Math.exp(0.06 * normal(dice));
    const recording = new Recording(logNormal(dice, 380, 0.3));
    for (const [index, character] of [...text].entries()) {
      const { total, count } = sums.get(text.slice(index - 1, index + 1)) ?? { total: 0.26, count: 1 };
      if (index > 0) recording.atMs += logNormal(dice, today * Math.exp(total / count), 0.32);
      if (dice() < slips) {
        recording.press(neighbourOf(character, dice));
        recording.atMs += logNormal(dice, 330, 0.35);
      }
      recording.press(character);
    }
    return recording.keys;
  };
};

/** Words sent at one moment, or letter by letter in a rush, with a pause before each. */
const words =
  (wpm: readonly [number, number], insideMs: number, slips: number, spread: number): Machine =>
  (dice) => {
    const letterMs = beatOf(within(dice, wpm));
    return (text, dice) => {
      const recording = new Recording(within(dice, [80, 600]));
      for (const [index, word] of (text.match(/[^ ]+ ?/g) ?? []).entries()) {
        if (index > 0) recording.atMs += Math.max(20, logNormal(dice, (letterMs - insideMs) * word.length, spread));
        if (dice() < slips) {
          recording.press(neighbourOf(word[0] ?? "", dice));
          recording.atMs += within(dice, [150, 400]);
        }
        for (const [at, character] of [...word].entries()) recording.after(at === 0 ? 0 : insideMs, character);
      }
      return recording.keys;
    };
  };

export const pasted = words([80, 90], 0, 0, 0.25);
export const pastedWithSlips = words([170, 182], 0, 0.02, 0.25);
export const wordThenRead = words([70, 110], 25, 0, 0.3);

/** A screen read by character recognition: constant inside a screenful, then a stop of a second. */
export const screenfuls: Machine = (dice) => {
  const beatMs = beatOf(within(dice, [70, 110]));
  return (text, dice) => {
    const recording = new Recording(within(dice, [900, 1_600]));
    for (const [index, character] of [...text].entries()) {
      if (index > 0 && index % 60 === 0) recording.atMs += within(dice, [900, 1_200]);
      recording.after(index === 0 ? 0 : beatMs + within(dice, [0, 3]), character);
    }
    return recording.keys;
  };
};

/** A slider for the speed, one for the accuracy: any wrong key, put right at the ordinary pace. */
export const sliders: Machine = (dice) => {
  const beatMs = beatOf(within(dice, [70, 99]));
  const wrong = within(dice, [0.02, 0.06]);
  const share = within(dice, [0.2, 0.6]);
  return (text, dice) => {
    const recording = new Recording(within(dice, [100, 500]));
    const waitMs = (): number => beatMs * between(dice, 1 - share, 1 + share);
    for (const character of text) {
      if (dice() < wrong) recording.after(waitMs(), pick(dice, [..."abcdefghijklmnopqrstuvwxyz"]));
      recording.after(waitMs(), character);
    }
    return recording.keys;
  };
};

/** "Stay under 100": an even wait with some noise. */
export const justUnder = waiting([88, 98], (dice) => {
  const spread = within(dice, [0.05, 0.2]);
  return ({ dice, beatMs }) => beatMs * (1 + spread * normal(dice));
});

/** A breath before each word, drawn noise inside. */
export const breathing = waiting([55, 95], (dice) => {
  const longer = within(dice, [1.3, 2]);
  return ({ dice, beatMs, before }) => logNormal(dice, beatMs * (before === " " ? longer : 0.9), 0.3);
});

/** All that is known of people, slips and the time to see them included. */
export const lifelike =
  (slips: boolean): Machine =>
  (dice) => {
    const drawn = { ...personFrom(TYPISTS.average, dice), wpm: within(dice, [70, 110]) };
    const person = slips ? drawn : { ...drawn, slips: 0 };
    return (text, dice) => typedBy(person, text, dice);
  };

/** The same steps at other times, in order. */
export const retimed = (keys: readonly Key[], atMs: (key: Key, index: number) => number): Key[] => {
  let lastMs = 0;
  return keys.map((key, index) => {
    lastMs = Math.max(lastMs, Math.round(atMs(key, index)));
    return { ...key, atMs: lastMs, fairMs: lastMs };
  });
};
