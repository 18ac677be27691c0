import { MATH } from "./numbers.ts";
import type { Problem } from "./problem.ts";

/** What one racer has answered so far. A wrong answer costs an error, and the problem stays. */
export interface MathTally {
  /** Right answers; also the index of the current problem. */
  readonly right: number;
  readonly errors: number;
}

export const NOTHING_ANSWERED: MathTally = { right: 0, errors: 0 };

/** The digits of an answer, trimmed and without leading zeros; undefined for anything but digits. */
export function readAnswer(text: string): string | undefined {
  const digits = text.trim();
  if (digits.length > MATH.maxDigits || !/^\d+$/.test(digits)) return undefined;
  return digits.replace(/^0+(?=\d)/, "");
}

/**
 * Judges one answer. The browser runs it for display, the room for the result, the replay for the record.
 *
 * @returns the same value when the text is no answer, or when every problem is solved
 */
export function judgeAnswer(problems: readonly Problem[], reckoning: MathTally, text: string): MathTally {
  const asked = problems[reckoning.right];
  const digits = readAnswer(text);
  if (!asked || digits === undefined) return reckoning;
  return digits === asked.answer
    ? { right: reckoning.right + 1, errors: reckoning.errors }
    : { right: reckoning.right, errors: reckoning.errors + 1 };
}
