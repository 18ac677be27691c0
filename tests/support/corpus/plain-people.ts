import { logNormal, within, type Range } from "./draws.ts";
import type { Human } from "./humans.ts";
import { isSameHand, neighbourOf } from "./keyboard.ts";
import { Recording } from "./recording.ts";

/**
 * People by another model, with nothing of tempo that drifts, of keys with holds of their own, and hardly anything of
 * pairs: whatever the signals of touch say of people must not rest on how people are modelled.
 */
export const plainPeople =
  (wpm: Range, isReleaseKnown: boolean): Human =>
  (dice) => {
    const beatMs = 12_000 / within(dice, wpm) / 1.3;
    const noise = within(dice, [0.28, 0.42]);
    const wordStart = within(dice, [0.15, 0.4]);
    const capital = within(dice, [0.4, 0.8]);
    const mark = within(dice, [0.2, 0.5]);
    const slips = within(dice, [0.008, 0.04]);
    const holdMs = within(dice, [75, 115]);
    return (text, dice) => {
      const today = beatMs * within(dice, [0.88, 1.13]);
      const recording = new Recording(logNormal(dice, 400, 0.3));
      const press = (character: string): void =>
        recording.press(character, isReleaseKnown ? Math.round(logNormal(dice, holdMs, 0.2)) : undefined);
      for (const [index, character] of [...text].entries()) {
        const before = text[index - 1] ?? "";
        let cost = before === " " ? wordStart : isSameHand(before, character) ? 0.06 : -0.06;
        if (character !== character.toLowerCase()) cost += capital;
        else if (!/[a-z ]/.test(character)) cost += mark;
        if (index > 0) recording.atMs += logNormal(dice, today * Math.exp(cost), noise);
        if (dice() < slips) {
          press(neighbourOf(character, dice));
          recording.atMs += within(dice, [200, 520]);
        }
        press(character);
      }
      return recording.keys;
    };
  };
