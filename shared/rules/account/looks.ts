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
const THE = skeleton("the");
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

const lookReadBy = (read: (text: string) => string, text: string): string => skeleton(asLetters(read(text)));

/** The looks of all that a text can be read as: "4dm!n7". */
export const readingsOf = (text: string): readonly string[] => [
  ...new Set(READINGS.map((read) => lookReadBy(read, text.normalize("NFKC")))),
];

const wordsOf = (text: string): string[] => text.normalize("NFKC").split(/[^\p{L}\p{M}\p{N}!|$]+/u);
const wordsWithout = (edges: RegExp, text: string): string[] => wordsOf(text).map((word) => word.replace(edges, ""));

const lookWithout = (edges: RegExp, text: string): string =>
  skeleton(wordsWithout(edges, text).join("")) || skeleton(text);

/** The look of a text without what somebody adds to have it again: marks and digits around its words. */
export const bareLook = (text: string): string => lookWithout(MARKS_AND_DIGITS, text);

/** By these a text that was hidden is known again. */
const looksOf = (text: string): readonly string[] => [
  ...new Set([skeleton(text), lookWithout(MARKS, text), bareLook(text)]),
];

/** A look without what is easily put to it: letters twice, an x at its ends, a plural. */
const tightened = (look: string): string =>
  look
    .replaceAll(/(.)\1+/gu, "$1")
    .replaceAll(/^x|x$/g, "")
    .replace(/[sz]+$/, "");

/** Words that say nothing by themselves: "the", "No", "III". */
const isFiller = (look: string): boolean => look.length < WORD_LETTERS || look === THE || /^[lvx]+$/.test(look);

/** What the words of a text say, as they stand and in any order. */
const gistsOf = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text).filter((word) => !/^\p{Nd}*$/u.test(word));
  const gists = READINGS.flatMap((read) => {
    const looks = words.map((word) => lookReadBy(read, word)).filter((look) => !isFiller(look));
    return [tightened(looks.join("")), tightened(looks.map(tightened).sort().join(""))];
  });
  return new Set(gists.filter((gist) => gist !== ""));
};

/** Whether a text says again what was hidden of its author, whose bare look is given. */
export function saysAgain(text: string, hiddenLook: string): boolean {
  if (hiddenLook === "") return false;
  const gist = tightened(hiddenLook);
  return (
    looksOf(text).includes(hiddenLook) || gistsOf(text).has(gist) || (gist !== "" && tightened(bareLook(text)) === gist)
  );
}

/** Gists are compared with gists only. */
const markedGistsOf = (text: string): readonly string[] => [...gistsOf(text)].map((gist) => `~${gist}`);

/** By these a name that was hidden of one team is known again in any team. */
export const askedLooksOf = (name: string): readonly string[] => [...looksOf(name), ...markedGistsOf(name)];

/**
 * What is remembered of a name that was hidden of one team and is refused to all. Others may have it with another number,
 * or another short word, unless it still says the same thing without.
 */
export function refusedLooksOf(name: string): readonly string[] {
  if (saysSomething(name)) return askedLooksOf(name);
  const exact = [...new Set([skeleton(name), lookWithout(MARKS, name)])];
  return isPlain(name) ? [...exact, ...markedGistsOf(name)] : exact;
}

const ownWordsOf = (name: string): readonly string[] =>
  wordsWithout(MARKS_AND_DIGITS, name)
    .map(skeleton)
    .filter((word) => word.length >= WORD_LETTERS && !EVERYDAY_WORDS.has(word));

/** Whether a name without its numbers is still that name, and not an everyday one. */
function saysSomething(name: string): boolean {
  const words = ownWordsOf(name);
  return words.length > 1 || words.some((word) => word.length >= LONG_LETTERS);
}

/** Whether a name has a word of its own, and nothing that tells classes or teams apart: "Zorgs", not "Zorgs 5" or "Zorgs B". */
const isPlain = (name: string): boolean =>
  ownWordsOf(name).length > 0 &&
  !/\p{Nd}/u.test(name) &&
  wordsOf(name).every((word) => word === "" || skeleton(word).length >= WORD_LETTERS);
