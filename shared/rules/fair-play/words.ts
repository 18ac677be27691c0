import type { Step } from "./steps.ts";

/** The steps of a word: to its first letter, unless that is the first of the text, and to those after it. */
export interface TypedWord {
  readonly first: Step | undefined;
  readonly rest: readonly Step[];
}

/** The words of a race, without the spaces after them. */
export function wordsIn(text: string, steps: readonly Step[]): readonly TypedWord[] {
  const words: { first: Step | undefined; rest: Step[] }[] = [{ first: undefined, rest: [] }];
  for (const step of steps) {
    if (text[step.at] === " ") continue;
    if (text[step.at - 1] === " ") words.push({ first: step, rest: [] });
    else words.at(-1)?.rest.push(step);
  }
  return words;
}
