import { judge, NOTHING_TYPED } from "./judge.ts";
import type { Key } from "./keys.ts";
import { accuracyOf, wpmOf } from "./speed.ts";

/** What a log of key presses comes to. */
export interface Score {
  readonly typed: number;
  readonly errors: number;
  /** Fair offset of the last press, in milliseconds from green light. */
  readonly elapsedMs: number;
  readonly wpm: number;
  readonly accuracy: number;
}

export const scoreOf = (typed: number, errors: number, elapsedMs: number): Score => ({
  typed,
  errors,
  elapsedMs,
  wpm: wpmOf(typed, elapsedMs),
  accuracy: accuracyOf(typed, errors),
});

/** Replays a stored log against its text: the same judging as in the race, so the same score. */
export function replay(text: string, keys: readonly Key[]): Score {
  let typing = NOTHING_TYPED;
  for (const { character } of keys) typing = judge(text, typing, character);
  return scoreOf(typing.typed, typing.errors, keys.at(-1)?.fairMs ?? 0);
}
