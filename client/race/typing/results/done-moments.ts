import { judge, NOTHING_TYPED } from "#shared/rules/race/judge.ts";

import type { Press } from "../typist.ts";

/** When each character of a text was done, in milliseconds from green light; a nitro does several at once. */
export function doneMoments(text: string, presses: readonly Press[]): readonly number[] {
  const moments: number[] = [];
  let typing = NOTHING_TYPED;
  for (const { atMs, character } of presses) {
    typing = judge(text, typing, character);
    while (moments.length < typing.typed) moments.push(atMs);
  }
  return moments;
}
