import { CLASSES } from "./numbers.ts";

/** What a class is called. */
export interface ClassName {
  readonly name: string;
  readonly grade: string;
}

/** A number above it is a room's or a year's, not a grade. */
const HIGHEST = 19;
/** Not part of a longer number, of a decimal one, or of two years ("2018/19"). */
const NUMBERS = /(?<!\d|\d[.,]|\d{4}[/-])(\d{1,2})(st|nd|rd|th)?(?!\d|[.,]\d)/gi;

const ordinalOf = (number: number): string =>
  number > 10 && number < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");

const numbersIn = (text: string) => [...text.matchAll(NUMBERS)].filter(([, digits]) => Number(digits) <= HIGHEST);

/** A text whose number is one higher: the one that was asked for, or else the first; undefined: there's none. */
function oneHigher(text: string, wanted?: number): string | undefined {
  const found = numbersIn(text);
  const match = found.find(([, digits]) => Number(digits) === wanted) ?? found[0];
  if (!match) return undefined;
  const [all, digits = "", ordinal] = match;
  const next = Number(digits) + 1;
  const ending = ordinal === undefined ? "" : ordinalOf(next);
  return (
    text.slice(0, match.index) +
    String(next).padStart(digits.length, "0") +
    (ordinal === ordinal?.toUpperCase() ? ending.toUpperCase() : ending) +
    text.slice(match.index + all.length)
  );
}

/**
 * What a class may be called a year later: "5a" is "6a" then, "Class 5b" is "Class 6b", and grade "5" is "6". Undefined where no number
 * says which year it is.
 */
export function movedUp({ name, grade }: ClassName): ClassName | undefined {
  const [number] = numbersIn(grade);
  const nextName = oneHigher(name, number && Number(number[1]));
  const nextGrade = oneHigher(grade);
  const next = { name: nextName ?? name, grade: nextGrade ?? grade };
  const isNext = (nextName ?? nextGrade) !== undefined;
  return isNext && next.name.length <= CLASSES.nameMax && next.grade.length <= CLASSES.gradeMax ? next : undefined;
}
