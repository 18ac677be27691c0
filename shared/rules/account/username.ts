import { problemsOf, type Problem } from "./problem.ts";
import { isReserved } from "./reserved.ts";

/** Lengths in characters. */
export const USERNAME = { min: 3, max: 20 } as const;

const SENTENCES = {
  tooShort: `A username has at least ${USERNAME.min} characters.`,
  tooLong: `A username has at most ${USERNAME.max} characters.`,
  badCharacter: "Use the letters A to Z, digits, _ and - only.",
  edgeMark: "Begin and end with a letter or a digit.",
  noLetter: "Add at least one letter.",
  reserved: "That name belongs to the site. Try another one!",
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
