/** How long a teacher's own text may be, in characters, and how much of it may be sent before it is tidied. */
export const OWN_TEXT = { least: 20, most: 400, longestWord: 30, mostSent: 1_000 } as const;

/** What is wrong with a text that a teacher wrote for a race. */
export type OwnTextFault =
  | { readonly kind: "short"; readonly missing: number }
  | { readonly kind: "long"; readonly over: number }
  | { readonly kind: "signs"; readonly signs: readonly string[] }
  | { readonly kind: "long-word"; readonly word: string }
  | { readonly kind: "rude" }
  | { readonly kind: "contact" };

/** What word processors write for what is on the keys. */
const ON_KEYS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u2032\u00b4`]/gu, "'"],
  [/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
  [/\u2026/gu, "..."],
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, ""],
];

/** As it is raced: signs that have a key of their own, one blank between words, in one line. */
export const asOwnText = (written: string): string =>
  ON_KEYS.reduce((text, [signs, key]) => text.replaceAll(signs, key), written.normalize("NFC"))
    .normalize("NFC")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** What every keyboard has, as in our own texts. */
const NO_KEY = /[^A-Za-z0-9 .,;:'"!?()-]/gu;

/**
 * What is wrong with the form of a text, if anything: what others may read is judged besides.
 *
 * @param text as it is raced
 */
export function ownTextFault(text: string): OwnTextFault | undefined {
  const { least, most, longestWord } = OWN_TEXT;
  const signs = [...new Set(text.match(NO_KEY))];
  if (signs.length > 0) return { kind: "signs", signs };
  if (text.length > most) return { kind: "long", over: text.length - most };
  const word = text.split(" ").find(({ length }) => length > longestWord);
  if (word !== undefined) return { kind: "long-word", word };
  return text.length < least ? { kind: "short", missing: least - text.length } : undefined;
}
