import { judge, NOTHING_TYPED, type Typing } from "./judge.ts";
import type { Key } from "./keys.ts";
import { accuracyOf, wpmOf } from "./speed.ts";

/** The score of a log of key presses. */
export interface Score {
  /** Correct characters, typed by hand. */
  readonly typed: number;
  /** Characters that a nitro completed; 0 without one. */
  readonly skipped: number;
  readonly errors: number;
  /** Fair offset of the last press, in milliseconds from green light. */
  readonly elapsedMs: number;
  readonly wpm: number;
  readonly accuracy: number;
}

export const scoreOf = ({ typed: reached, skipped, errors }: Typing, elapsedMs: number): Score => {
  const typed = reached - skipped;
  return {
    typed,
    skipped,
    errors,
    elapsedMs,
    wpm: wpmOf(typed, elapsedMs),
    accuracy: accuracyOf(typed, errors),
  };
};

/** Replays a stored log against its text: the same judging as in the race, so the same score. */
export function replay(text: string, keys: readonly Key[]): Score {
  let typing = NOTHING_TYPED;
  for (const { character } of keys) typing = judge(text, typing, character);
  return scoreOf(typing, keys.at(-1)?.fairMs ?? 0);
}
