import { judge, NOTHING_TYPED } from "#shared/rules/race/judge.ts";
import { HARD_LIMITS } from "#shared/rules/race/numbers.ts";
import { wpmOf } from "#shared/rules/race/speed.ts";

import type { Press } from "../typist.ts";

export interface FastestWord {
  readonly word: string;
  readonly wpm: number;
}

const SHORTEST = 4;
/** Faster than this nobody types: the keys came together, or all at once after a pause. In WPM. */
export const FASTEST_WPM = HARD_LIMITS.speed.wpm;

/** The word typed fastest, first letter to last, among those of at least four letters without an error. */
export function fastestWord(text: string, presses: readonly Press[]): FastestWord | undefined {
  let typing = NOTHING_TYPED;
  let best: FastestWord | undefined;
  let word = "";
  let startMs = 0;
  let isClean = true;
  const close = (endMs: number): void => {
    const wpm = wpmOf(word.length - 1, endMs - startMs);
    const isTyped = isClean && word.length >= SHORTEST && wpm <= FASTEST_WPM;
    if (isTyped && wpm > (best?.wpm ?? 0)) best = { word, wpm };
    word = "";
    isClean = true;
  };
  let lastMs = 0;
  for (const { atMs, character } of presses) {
    const next = judge(text, typing, character);
    if (next.typed === typing.typed) isClean = false;
    else if (/[a-z']/i.test(character)) {
      if (word === "") startMs = atMs;
      word += character;
      lastMs = atMs;
    } else close(lastMs);
    typing = next;
  }
  close(lastMs);
  return best;
}
