import { judge, NOTHING_TYPED, type Typing } from "../race/judge.ts";
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
  /** The place of the character in the text. */
  readonly at: number;
  /** How long its key was down, where known. */
  readonly heldMs?: number | undefined;
  /** From the last wrong press to the right one, if there were wrong ones in between. */
  readonly fixMs?: number;
}

type Press = Pick<Key, "atMs" | "character" | "heldMs">;

/** The steps of a log, without the first character, whose wait is the racer's reaction to the green light. */
export const stepsOf = (text: string, keys: readonly Press[]): readonly Step[] => judgedSteps(text, keys).steps;

/** The same, and what had been typed at the end. */
export function judgedSteps(
  text: string,
  keys: readonly Press[],
): { readonly steps: readonly Step[]; readonly typing: Typing } {
  const steps: Step[] = [];
  let typing: Typing = NOTHING_TYPED;
  let rightMs: number | undefined;
  let wrongMs: number | undefined;
  for (const { atMs, character, heldMs } of keys) {
    const next = judge(text, typing, character);
    const advance = next.typed - typing.typed;
    if (advance === 0) wrongMs = atMs;
    else {
      const sort = advance > 1 ? "other" : sortOf(text[typing.typed] ?? "", text[typing.typed - 1] ?? "");
      const step = { waitMs: rightMs === undefined ? 0 : atMs - rightMs, sort, at: typing.typed, heldMs };
      if (rightMs !== undefined) steps.push(wrongMs === undefined ? step : { ...step, fixMs: atMs - wrongMs });
      rightMs = atMs;
      wrongMs = undefined;
    }
    typing = next;
  }
  return { steps, typing };
}

const isSmall = (character: string): boolean => character >= "a" && character <= "z";

/** @param before the character before it in the text */
export function sortOf(character: string, before: string): StepSort {
  if (character === before) return "repeat";
  if (character === " ") return "space";
  if (!isSmall(character)) return before === " " ? "capital" : "mark";
  if (before === " ") return "start";
  return isSmall(before.toLowerCase()) ? "inside" : "other";
}
