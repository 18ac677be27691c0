import { skeleton } from "./skeleton.ts";

/** Words of everyday names, which a number tells apart: "Class 7a", "Team 1". */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  [
    "class classes classroom club crew form grade grades group homeroom level math maths number period player race racer",
    "racers racing room school section squad student students table team teams the type typer typers typing typists year",
  ]
    .flatMap((words) => words.split(" "))
    .map(skeleton),
);
/** Fewer letters are the like of "7a". */
const WORD_LETTERS = 3;
/** One word as long as this says something by itself. */
const LONG_LETTERS = 8;

const START = /^[!|$\p{Nd}]+/u;
const END = /[!|$\p{Nd}]+$/u;
const MARKS = /^[!|$]+|[!|$]+$/gu;
const MARKS_AND_DIGITS = /^[!|$\p{Nd}]+|[!|$\p{Nd}]+$/gu;

/** Digits that stand for a letter, besides those of every skeleton. A number of a name stays one elsewhere. */
const DIGIT_LETTERS: Readonly<Record<string, string>> = { 3: "e", 4: "a", 7: "t", 8: "b" };
const asLetters = (text: string): string => text.replaceAll(/[3478]/g, (digit) => DIGIT_LETTERS[digit] ?? digit);

/** A digit or a mark is a letter, or stands beside or between the letters and says nothing. */
const READINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(START, ""),
  (text) => text.replace(END, ""),
  (text) => text.replace(MARKS_AND_DIGITS, ""),
  (text) => text.replaceAll(/[!|$\p{Nd}]/gu, ""),
];

/** The looks of all that a text can be read as: "4dm!n7". */
export const readingsOf = (text: string): readonly string[] => [
  ...new Set(READINGS.map((read) => skeleton(asLetters(read(text.normalize("NFKC")))))),
];

const wordsWithout = (edges: RegExp, text: string): string[] =>
  text
    .normalize("NFKC")
    .split(/[^\p{L}\p{M}\p{N}!|$]+/u)
    .map((word) => word.replace(edges, ""));

const lookWithout = (edges: RegExp, text: string): string =>
  skeleton(wordsWithout(edges, text).join("")) || skeleton(text);

/** The look of a text without what somebody adds to have it again: marks and digits around its words. */
export const bareLook = (text: string): string => lookWithout(MARKS_AND_DIGITS, text);

/** By these a text that was hidden is known again. */
export const looksOf = (text: string): readonly string[] => [
  ...new Set([skeleton(text), lookWithout(MARKS, text), bareLook(text)]),
];

/**
 * What is remembered of a name that was hidden of one team and is refused to all. Others may have it with another number,
 * unless it still says the same thing without.
 */
export const refusedLooksOf = (name: string): readonly string[] =>
  saysSomething(name) ? looksOf(name) : [...new Set([skeleton(name), lookWithout(MARKS, name)])];

/** Whether a name without its numbers is still that name, and not an everyday one. */
function saysSomething(name: string): boolean {
  const words = wordsWithout(MARKS_AND_DIGITS, name)
    .map(skeleton)
    .filter((word) => word.length >= WORD_LETTERS && !EVERYDAY_WORDS.has(word));
  return words.length > 1 || words.some((word) => word.length >= LONG_LETTERS);
}
