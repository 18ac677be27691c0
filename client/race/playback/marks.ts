import type { Playback } from "#shared/rules/race/playback.ts";

import type { Mark } from "../typing/race-text-painter.ts";

/** How each character of a text was done in a log. */
export function marksOf({ steps }: Playback): readonly (Mark | undefined)[] {
  const marks: Mark[] = [];
  let typed = 0;
  for (const { effect, typing } of steps) {
    if (effect === "wrong") marks[typed] = "missed";
    for (; typed < typing.typed; typed++) marks[typed] ??= effect === "nitro" ? "skipped" : "done";
  }
  return marks;
}
