const PRINTABLE = /^[ -~]$/;

/**
 * Variants that keyboards write for a character of the texts: curly quotes, long dashes, non-breaking spaces, bare
 * accents.
 */
const SAME_KEY: readonly (readonly [key: string, written: string])[] = [
  ["'", "\u2018\u2019\u201a\u201b\u2032\u00b4\u02b9\u02bc"],
  ['"', "\u201c\u201d\u201e\u201f\u2033\u00a8\u00ab\u00bb"],
  ["-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],
  ["^", "\u02c6"],
  ["~", "\u02dc"],
  ["`", "\u02cb"],
];

/**
 * A typed character as used in the texts, also from full-width forms and typographic spaces. Undefined for characters
 * of no text.
 */
export function plainCharacter(typed: string): string | undefined {
  const key = SAME_KEY.find(([, written]) => typed !== "" && written.includes(typed))?.[0] ?? typed.normalize("NFKC");
  return PRINTABLE.test(key) ? key : undefined;
}

/** Stands for what is no key of any text. */
export const NO_KEY = "\ufffd";

/** A piece of writing as the texts have it, one character for each key; what is no key of any text is a strange one. */
export const plainText = (written: string): string =>
  Array.from(
    written.normalize("NFC").replaceAll("\u2026", "..."),
    (character) => plainCharacter(character) ?? NO_KEY,
  ).join("");
