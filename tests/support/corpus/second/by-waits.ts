import type { Dice } from "#shared/rules/chance.ts";

import { logNormal, normal, within } from "../draws.ts";
import { besides, isCapital, isLetter } from "./board.ts";
import { KeySheet } from "./sheet.ts";
import type { Racing } from "./somebodies.ts";

/** A program of one account: what it types, and how often. */
export interface Program {
  readonly races: Racing;
  /** From one race to the next; twelve hours unless said. */
  readonly everyHours?: number;
}

export type Wait = (dice: Dice, character: string, before: string, at: number) => number;

/** Types each key after a wait of its own. */
export const each = (wait: Wait, startMs: (dice: Dice) => number = (dice) => 250 + 300 * dice()): Racing => {
  return (text, dice) => {
    const sheet = new KeySheet(startMs(dice));
    for (let at = 0; at < text.length; at++) {
      if (at === 0) sheet.press(text[0] ?? "");
      else sheet.after(wait(dice, text[at] ?? "", text[at - 1] ?? "", at), text[at] ?? "");
    }
    return sheet.keys;
  };
};

/** With a share of wrong keys beside the right one, put right after a time. */
export const withSlips =
  (racing: Racing, share: number, fixMs: (dice: Dice) => number): Racing =>
  (text, dice, race) => {
    let late = 0;
    return racing(text, dice, race).flatMap((key, at) => {
      const place = besides(key.character);
      const moved = { ...key, atMs: key.atMs + late, fairMs: key.fairMs + late };
      if (at === 0 || dice() >= share || place.length === 0) return [moved];
      const fix = Math.round(fixMs(dice));
      late += fix;
      const wrong = place[Math.floor(dice() * place.length)] ?? "x";
      return [
        { ...moved, character: wrong },
        { ...moved, atMs: moved.atMs + fix, fairMs: moved.fairMs + fix },
      ];
    });
  };

/** Gamma of a whole shape, as a sum. */
export const gamma = (dice: Dice, shape: number, mean: number): number => {
  let sum = 0;
  for (let nth = 0; nth < shape; nth++) sum -= Math.log(1 - dice());
  return (sum * mean) / shape;
};

const beatOf = (wpm: number): number => 12_000 / wpm;

/** What a reader of the rules adds to words, capitals and marks, with noise of the right size. */
export const byTheRules = (wpm: number): Program => ({
  races: each((dice, character, before) => {
    const start = before === " " && isLetter(character) ? 0.3 : 0;
    const hard = isCapital(character) ? 0.6 : !isLetter(character) && character !== " " ? 0.45 : 0;
    const rest = dice() < 0.02 ? 2.5 : 1;
    return beatOf(wpm * 1.2) * rest * Math.exp(start + hard + 0.3 * normal(dice));
  }),
});

type Simple = (dice: Dice) => Program;

const plain =
  (racing: (dice: Dice) => Racing): Simple =>
  (dice) => ({ races: racing(dice) });

export const BY_WAITS: Readonly<Record<string, Simple>> = {
  constant: plain((dice) => {
    const beat = within(dice, [45, 130]);
    return each(() => beat);
  }),
  "constant at 95 WPM": plain(() => each(() => beatOf(95))),
  "capped at 99 WPM, jittered": plain(() => each((dice) => beatOf(99) + 12 * (dice() - 0.5))),
  uniform: plain((dice) => {
    const middle = within(dice, [70, 150]);
    return each((raceDice) => middle * (0.5 + raceDice()));
  }),
  gaussian: plain((dice) => {
    const middle = within(dice, [70, 150]);
    return each((raceDice) => Math.max(15, middle * (1 + 0.25 * normal(raceDice))));
  }),
  "log-normal": plain((dice) => {
    const middle = within(dice, [80, 150]);
    return each((raceDice) => logNormal(raceDice, middle, 0.35));
  }),
  gamma: plain((dice) => {
    const mean = within(dice, [80, 150]);
    return each((raceDice) => 20 + gamma(raceDice, 4, mean));
  }),
  "structureless noise, wide": plain(() => each((dice) => 25 + logNormal(dice, 80, 0.7))),
  "frames of a screen": plain(() => each((dice) => (1_000 / 60) * (6 + Math.floor(4 * dice())))),
  "first key at 0 ms": plain(() =>
    each(
      (dice) => logNormal(dice, 125, 0.35),
      () => 0,
    ),
  ),
  "rules read, 109 WPM": () => byTheRules(109),
  "rules read, 90 WPM": () => byTheRules(90),
  "rules read, 244 WPM": () => byTheRules(244),
  "injected errors, constant accuracy": plain(() =>
    withSlips(
      each((dice) => logNormal(dice, 130, 0.3)),
      0.04,
      () => 90,
    ),
  ),
  "wrong keys put right in 12 to 22 ms": plain(() =>
    withSlips(
      each((dice) => logNormal(dice, 140, 0.4)),
      0.03,
      (dice) => 12 + 10 * dice(),
    ),
  ),
  "a farm of 24 hours": () => ({ races: each((dice) => logNormal(dice, 140, 0.4)), everyHours: 0.5 }),
  "under 100 WPM, careful": plain(() =>
    withSlips(
      each((dice, _character, before) => (before === " " ? 1.2 : 1) * logNormal(dice, 120, 0.38)),
      0.02,
      (dice) => logNormal(dice, 320, 0.3),
    ),
  ),
};
