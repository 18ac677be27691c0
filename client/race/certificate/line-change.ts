import { BACK, wordsIn } from "#shared/rules/certificate/trial.ts";

import { NO_KEY, plainText } from "../typing/keyboard/plain.ts";

/**
 * More in one change of the field was pasted, spoken, or taken back all at once. A phone writes a word, or a word and the
 * one that it corrects.
 */
const MOST_AT_ONCE = { presses: 24, words: 2 } as const;

/** What stands in the field, in characters that a picture can show; the others are left out. */
export const typedText = (written: string): string => plainText(written).replaceAll(NO_KEY, "");

/** The same without what dictation adds by itself: no picture has capitals or marks of sentences. */
export const spokenText = (written: string): string =>
  typedText(written)
    .toLowerCase()
    .replaceAll(/[.,!?]/g, "");

/** The presses that make one line of another: what differs is taken back from the end, and written again. */
export function lineChange(before: string, after: string): readonly string[] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  return [...Array.from({ length: before.length - same }, () => BACK), ...after.slice(same)];
}

/** Whether hands can have made this change: the server ends a trial as too fast for them otherwise. */
export const isByHand = (change: readonly string[]): boolean =>
  change.length <= MOST_AT_ONCE.presses &&
  wordsIn(change.filter((character) => character !== BACK).join("")) <= MOST_AT_ONCE.words;
