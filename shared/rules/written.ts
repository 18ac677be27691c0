/**
 * A text as it is kept, compared and hashed. Keyboards and systems write one letter in different bytes: "é" as one sign
 * or as two, digits and letters half or full width.
 */
export const asWritten = (text: string): string => text.normalize("NFKC");

/** By this a name is looked up: as written, in lower case, without blanks around it. */
export const lookupKey = (name: string): string => asWritten(name).trim().toLowerCase();

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of each script stand in tens, from its zero on. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

/** A text with the digits of every script as 0 to 9. */
export const withPlainDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, digitOf);
