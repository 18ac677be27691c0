import type { Dice } from "#shared/rules/chance.ts";

import { logNormal, normal, within } from "../draws.ts";
import { besides } from "./board.ts";
import { each, type Program } from "./by-waits.ts";
import { KeySheet } from "./sheet.ts";

/** Word by word: `inMs` between its letters, and a pause before it that makes the speed. */
const wordByWord =
  (wpm: number, inMs: (dice: Dice) => number, spread: number, slips = 0): Program["races"] =>
  (text, dice) => {
    const sheet = new KeySheet(400 + 200 * dice());
    for (const [word] of text.matchAll(/\S+\s?/g)) {
      const startMs = sheet.atMs;
      const tookMs = (12_000 / wpm) * word.length * Math.exp(spread * normal(dice));
      if (dice() < slips) {
        sheet.press(besides(word[0] ?? "e")[0] ?? "x");
        sheet.atMs += 250 + 200 * dice();
      }
      for (const [nth, character] of [...word].entries()) sheet.after(nth === 0 ? 0 : inMs(dice), character);
      sheet.atMs = Math.max(sheet.atMs, startMs + tookMs);
    }
    return sheet.keys;
  };

/** A screenful is recognised, typed evenly, and then there is a stop. */
const ofScreen: Program["races"] = (text, dice) => {
  const sheet = new KeySheet(900);
  const beat = within(dice, [70, 95]);
  for (const [nth, character] of [...text].entries()) {
    const stop = nth > 0 && nth % 45 === 0 ? 800 + 500 * dice() : 0;
    sheet.after(stop + beat + 6 * (dice() - 0.5), character);
  }
  return sheet.keys;
};

/** Keys around the right one, until it is hit. */
const mashed: Program["races"] = (text, dice) => {
  const sheet = new KeySheet(200);
  for (const character of text) {
    const near = besides(character);
    for (let nth = 0; nth < 3 && dice() < 0.6 && near.length > 0; nth++)
      sheet.after(10 + 25 * dice(), near[Math.floor(dice() * near.length)] ?? "x");
    sheet.after(15 + 40 * dice(), character);
  }
  return sheet.keys;
};

/** A slider for the speed, which goes up and down in waves. */
const inWaves: Program["races"] = each(
  (dice, _character, _before, at) => (110 + 35 * Math.sin(at / 18)) * (0.85 + 0.3 * dice()),
);

/** What a page tells of timers: a fixed delay, and what the machine adds. */
const byTimer: Program["races"] = each((dice) => 100 + (dice() < 0.1 ? 16 * dice() : 1.5 * dice()));

/** The speed of a race is a wish, and every wait is drawn for it, with rests between sentences. */
const withRests: Program["races"] = each((dice, _character, before) =>
  ".,!?".includes(before) ? 400 + 500 * dice() : logNormal(dice, 105, 0.3),
);

const always = (races: Program["races"]) => (): Program => ({ races });

export const BY_WORDS: Readonly<Record<string, () => Program>> = {
  "words pasted, 85 WPM": always(wordByWord(85, () => 0, 0.25)),
  "words pasted with rare slips, 176 WPM": always(wordByWord(176, () => 0, 0.3, 0.02)),
  "a word read, then a burst": always(wordByWord(92, (dice) => 18 + 14 * dice(), 0.2)),
  "a word read, then its keys at 60 ms": always(wordByWord(85, (dice) => logNormal(dice, 60, 0.2), 0.3)),
  "the screen read, with stops": always(ofScreen),
  "keys mashed around": always(mashed),
  "a slider in waves": always(inWaves),
  "a timer's delay": always(byTimer),
  "rests between sentences": always(withRests),
};
