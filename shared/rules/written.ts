/**
 * A text as it is kept, compared and hashed. Keyboards and systems write one letter in different bytes: "é" as one sign
 * or as two, digits and letters half or full width.
 */
export const asWritten = (text: string): string => text.normalize("NFKC");

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

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A text as it is seen, without what copying puts into it. */
const asSeen = (text: string): string => asWritten(text.replaceAll(INVISIBLE, "")).replaceAll(INVISIBLE, "");

/** In lower case, wherever "I" and "i" are not one letter. */
const inLowerCase = (text: string): string => text.replaceAll("İ", "i").toLowerCase();

/** As seen, in lower case, with single blanks between words. Else as it was typed. */
export const typedKey = (text: string): string => inLowerCase(asSeen(text).trim().replaceAll(/\s+/gu, " "));

/** By this a name or an address is looked up: as seen, in lower case, with plain digits, without blanks around it. */
export const lookupKey = (name: string): string =>
  inLowerCase(withPlainDigits(asSeen(name)).trim()).replaceAll("ı", "i");

const QUOTES = /[‘’ʻʼ]/gu;
const HYPHENS = /[\u2010-\u2015]/gu;

/** By this names are compared with what somebody types to find them: what keyboards write in several ways is one. */
export const searchKey = (text: string): string =>
  lookupKey(text)
    .replaceAll(/\s+/gu, " ")
    .replaceAll(QUOTES, "'")
    .replaceAll(HYPHENS, "-")
    .replaceAll("ς", "σ")
    .replaceAll("ß", "ss")
    .replaceAll(/[يى]/gu, "ی")
    .replaceAll("ك", "ک");
