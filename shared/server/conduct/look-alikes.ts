import { resolveConfusablesTransformer } from "obscenity";

const { transform } = resolveConfusablesTransformer();

/** For each letter, signs that the library's table lacks or reads as another letter. */
const LIKES: Readonly<Record<string, string>> = {
  a: "ล",
  b: "ๆ",
  c: "¢",
  d: "дð",
  e: "€є",
  f: "ꜰ",
  g: "ꮆց",
  h: "ђհ",
  i: "¡ιіɪꭵꓲเ",
  j: "ꓙ",
  n: "η",
  o: "ꮎ",
  r: "г",
  s: "ςร§",
  t: "է",
  u: "υ",
  v: "ʋ",
  w: "ωฬ",
  ae: "æ",
  oe: "œ",
  ss: "ß",
};
const LETTERS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LIKES).flatMap(([letters, signs]) => [...signs].map((sign) => [sign, letters] as const)),
);

function lettersOf(sign: string): string {
  if (sign <= "\u007F") return sign;
  const letters = LETTERS_OF.get(sign.toLowerCase());
  if (letters !== undefined) return sign === sign.toLowerCase() ? letters : letters.toUpperCase();
  return String.fromCodePoint(transform(sign.codePointAt(0) ?? 0) ?? 0);
}

/** A text in ASCII, as somebody reads it who takes every sign for the letter that it looks like. */
export const asLatin = (text: string): string => Array.from(text, lettersOf).join("");

/** Whole words of one alphabet that isn't Latin: what they look like is not what they say. */
const OTHER_ALPHABET = [
  "Arabic",
  "Armenian",
  "Canadian_Aboriginal",
  "Cherokee",
  "Cyrillic",
  "Devanagari",
  "Georgian",
  "Greek",
  "Han",
  "Hangul",
  "Hebrew",
  "Hiragana",
  "Katakana",
  "Lisu",
  "Thai",
]
  .map((script) => `\\p{Script=${script}}+`)
  .join("|");
const OTHER_WORD = new RegExp(`(?<![\\p{L}\\p{N}])(?=\\p{L}{2})(?:${OTHER_ALPHABET})(?![\\p{L}\\p{N}])`, "gu");

/** The words of a text that are wholly in another alphabet, and the text without them. */
export function apartByAlphabet(text: string): { readonly others: readonly string[]; readonly rest: string } {
  return { others: text.match(OTHER_WORD) ?? [], rest: text.replace(OTHER_WORD, " ") };
}
