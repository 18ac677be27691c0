import { judge, NOTHING_TYPED } from "../race/judge.ts";
import type { Key } from "../race/keys.ts";

/**
 * What the finger had to do: a lower-case letter inside or at the start of a word, a capital or symbol elsewhere or at
 * the start of a word, the space, the same key again.
 */
export type StepSort = "inside" | "start" | "mark" | "capital" | "space" | "repeat" | "other";

/** The step from one right character to the next. */
export interface Step {
  readonly waitMs: number;
  readonly sort: StepSort;
  /** From the last wrong press to the right one, if there were wrong ones in between. */
  readonly fixMs?: number;
}

/** The steps of a log, without the first character, whose wait is the racer's reaction to the green light. */
export function stepsOf(text: string, keys: readonly Pick<Key, "atMs" | "character">[]): Step[] {
  const steps: Step[] = [];
  let typing = NOTHING_TYPED;
  let rightMs: number | undefined;
  let wrongMs: number | undefined;
  for (const { atMs, character } of keys) {
    const next = judge(text, typing, character);
    const advance = next.typed - typing.typed;
    if (advance === 0) wrongMs = atMs;
    else {
      const sort = advance > 1 ? "other" : sortOf(text[typing.typed] ?? "", text[typing.typed - 1] ?? "");
      const fix = wrongMs === undefined ? {} : { fixMs: atMs - wrongMs };
      if (rightMs !== undefined) steps.push({ waitMs: atMs - rightMs, sort, ...fix });
      rightMs = atMs;
      wrongMs = undefined;
    }
    typing = next;
  }
  return steps;
}

const isSmall = (character: string): boolean => character >= "a" && character <= "z";

function sortOf(character: string, before: string): StepSort {
  if (character === before) return "repeat";
  if (character === " ") return "space";
  if (!isSmall(character)) return before === " " ? "capital" : "mark";
  if (before === " ") return "start";
  return isSmall(before.toLowerCase()) ? "inside" : "other";
}
