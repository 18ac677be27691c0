import type { Length } from "./lengths.ts";
import { pausesIn, type Pauses } from "./pauses.ts";
import type { Sameness } from "./sameness.ts";
import type { Step } from "./steps.ts";
import { holdSwingOf, swingIn, type Swing } from "./swing.ts";
import { beyondSort, keysAlong, pairsAlike, withoutNoise } from "./touch.ts";

/** What a race typed key by key shows beyond what each sort of step costs. */
export interface Fine {
  /** What waits of the same pair of letters have in common. */
  readonly pairs: Sameness;
  /** What waits have in common with those a little before. */
  readonly drift: Sameness;
  /** How far each word differs in tempo from the next, and in how long its keys were down. */
  readonly waitSwing: Swing;
  readonly holdSwing: Swing;
  /** Long waits in the middle of words. */
  readonly pauses: Pauses;
}

/**
 * @param keyByKey single steps; none where the race wasn't typed key by key
 * @param lengths of these steps
 */
export function fineOf(text: string, keyByKey: readonly Step[], lengths: readonly Length[]): Fine {
  const beyond = keyByKey.length === 0 ? [] : beyondSort(lengths);
  const values = withoutNoise(beyond);
  return {
    pairs: pairsAlike(text, values.length === 0 ? [] : keyByKey, values),
    drift: keysAlong(values),
    waitSwing: swingIn(text, keyByKey, beyond),
    holdSwing: holdSwingOf(text, keyByKey),
    pauses: pausesIn(keyByKey),
  };
}
