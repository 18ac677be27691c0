/** Digits as words, in the languages that are read most here. */
const WORDS: readonly string[][] = [
  ["zero", "null", "cero", "zéro", "nil", "nought", "oh"],
  ["one", "eins", "uno", "un"],
  ["two", "zwei", "dos", "deux"],
  ["three", "drei", "tres", "trois"],
  ["four", "vier", "cuatro", "quatre"],
  ["five", "fünf", "funf", "fuenf", "cinco", "cinq"],
  ["six", "sechs", "seis"],
  ["seven", "sieben", "siete", "sept"],
  ["eight", "acht", "ocho", "huit"],
  ["nine", "neun", "nueve", "neuf"],
];
const DIGIT_OF: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)),
);
const ANY = [...DIGIT_OF.keys()].toSorted((one, other) => other.length - one.length).join("|");
const WORD = new RegExp(`(?<!\\p{L})(?:${ANY})(?!\\p{L})`, "gu");
/** Words without a blank between them: "fivefivefive". */
const JOINED = new RegExp(`(?<!\\p{L})(?:${ANY}){3,}(?!\\p{L})`, "gu");
const TIMES = /\b(double|triple)\s{1,3}(\d)/g;

/** Number words as digits, and letters among digits as the digits that they look like. */
export const spokenNumbers = (text: string): string =>
  text
    .replace(JOINED, (run) => run.replace(new RegExp(ANY, "gu"), (word) => DIGIT_OF.get(word) ?? word))
    .replace(WORD, (word) => DIGIT_OF.get(word) ?? word)
    .replace(TIMES, (_all, times: string, digit: string) => digit.repeat(times === "double" ? 2 : 3))
    .replace(/\bplus\s{1,3}(?=\d)/g, "+")
    .replace(/(?<=\d[ .,_-]{0,2})[o](?=[ .,_-]{0,2}\d)/g, "0")
    .replace(/(?<=\d[ .,_-]{0,2})[il|](?=[ .,_-]{0,2}\d)/g, "1");

/** Dates, times, amounts and decimals are no part of a telephone number. */
const NO_NUMBER =
  /\b(?:19|20)\d{2}-\d{1,2}-\d{1,2}\b|(?<![\d./])\d{1,2}[./]\d{1,2}[./](?:19|20)?\d{2}(?![\d/]|\.\d)|\b\d{1,2}:\d{2}(?::\d{2})?\b|(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])(?!, ?\d)|\b\d{1,3}\.\d{1,2}(?= ?(?:%|wpm))/g;

const RUN = /\+?\(?\d(?:[\s().,\-_/\\|:;~*'"]{0,4}\d)*/g;
const LOCAL = /^\d{3}[ ._-]\d{4}$/;
const DIGITS = { min: 9, max: 15 } as const;
/** With more groups than this and without a leading + or 0 it is a list of numbers. */
const MOST_GROUPS = 4;
/** So many single digits are spelled out, not listed. */
const SINGLES = 6;

/** Numbers that are counted up or down: "1, 2, 3". */
const isCounted = (groups: readonly string[]): boolean => {
  const steps = groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));
  return groups.length > 2 && steps.every((step) => step === steps[0] && step !== 0);
};

function isPhone(run: string): boolean {
  if (LOCAL.test(run)) return true;
  const groups = run.split(/\D+/).filter(Boolean);
  const count = groups.join("").length;
  if (count < DIGITS.min || count > DIGITS.max || isCounted(groups)) return false;
  if (/^\(?[+0]/.test(run)) return true;
  if (groups.filter(({ length }) => length === 1).length >= SINGLES) return true;
  // A list is told by its commas: "1200, 1300, 1400".
  const isList = /\d, \d/.test(run) && new Set(groups.map(({ length }) => length)).size === 1;
  return groups.length <= MOST_GROUPS && !isList;
}

/** The telephone numbers in a text whose digits are 0 to 9. */
export const numbersIn = (text: string): readonly string[] =>
  (text.replace(NO_NUMBER, " x ").match(RUN) ?? []).filter(isPhone);
