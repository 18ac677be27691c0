import { problemsOf, type Problem } from "./problem.ts";
import { isReserved } from "./reserved.ts";

/** Lengths in characters. */
export const USERNAME = { min: 3, max: 20 } as const;

const SENTENCES = {
  tooShort: `Use at least ${USERNAME.min} characters.`,
  tooLong: `Use at most ${USERNAME.max} characters.`,
  badCharacter: "Use letters from A to Z, numbers, _ and - only.",
  edgeMark: "Start and end with a letter or a number.",
  noLetter: "Add at least one letter.",
  reserved: "That name is reserved. Try another one!",
} as const;

export type UsernameCode = keyof typeof SENTENCES;

/**
 * The problems of a text as a username; empty when it is fine. Case is kept, but ignored in comparisons. The server
 * checks whether it is free (by its skeleton) and friendly.
 */
export function usernameProblems(name: string): readonly Problem<UsernameCode>[] {
  const length = [...name].length;
  const found: Record<UsernameCode, boolean> = {
    tooShort: length < USERNAME.min,
    tooLong: length > USERNAME.max,
    badCharacter: /[^A-Za-z0-9_-]/.test(name),
    edgeMark: /^[_-]|[_-]$/.test(name),
    noLetter: length > 0 && !/[A-Za-z]/.test(name),
    reserved: length <= USERNAME.max && isReserved(name),
  };
  return problemsOf(SENTENCES, (code) => found[code]);
}
