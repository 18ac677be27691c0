import { searchKey, typedKey } from "./written.ts";

const DIGITS = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹"] as const;
const QUOTES = ["'", "’"] as const;
const MOST = 24;

const withEach = (text: string, letter: RegExp, ways: readonly string[]): readonly string[] =>
  letter.test(text) ? ways.map((way) => text.replaceAll(letter, way)) : [text];

/** Steps from what `searchKey` made one to the ways in which names are kept. */
const STEPS: readonly ((text: string, typed: string) => readonly string[])[] = [
  (text) => withEach(text, /'/gu, QUOTES),
  (text) => withEach(text, /ss/gu, ["ss", "ß"]),
  (text) => [...withEach(text, /σ(?!\p{L})/gu, ["ς"]), text, text.replaceAll(/σ(?=[^\p{L}])/gu, "ς")],
  (text) => withEach(text, /ک/gu, ["ک", "ك"]),
  (text) => [...withEach(text, /ی/gu, ["ی", "ي"]), text.replaceAll(/ی(?!\p{L})/gu, "ى").replaceAll("ی", "ي")],
  (text) =>
    /\p{Script=Latin}/u.test(text)
      ? [text]
      : DIGITS.map((digits) => text.replaceAll(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit)),
  // A capital I is kept as "i" in lower case: "Işıl" begins with it.
  (text, typed) =>
    /[çöüğşıİ]/iu.test(typed) ? [text, text.replaceAll("i", "ı"), text.replaceAll(/(?<=\p{L})i/gu, "ı")] : [text],
];

/** The ways in which a name that somebody looks for may be kept, in lower case: as it was typed first. None of nothing. */
export function spellingsOf(term: string): readonly string[] {
  if (searchKey(term) === "") return [];
  const spellings = STEPS.reduce<readonly string[]>(
    (found, step) => [...new Set(found.flatMap((text) => step(text, term)))],
    [searchKey(term)],
  );
  return [...new Set([typedKey(term), ...spellings])].slice(0, MOST);
}
