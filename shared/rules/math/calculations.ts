import type { Dice } from "../chance.ts";
import type { Candidate } from "./candidate.ts";
import { range } from "./lists.ts";
import type { Problem, Sign } from "./problem.ts";

const WORDS: Readonly<Record<Sign, string>> = { "+": "plus", "−": "minus", "×": "times", "÷": "divided by" };

/** A calculation to solve. */
export const calculation = (left: number, sign: Sign, right: number, answer: number): Problem => ({
  prompt: {
    kind: "calculation",
    left,
    sign,
    right,
    line: `${left} ${sign} ${right} = ?`,
    sentence: `What is ${left} ${WORDS[sign]} ${right}?`,
  },
  answer: String(answer),
});

const inEitherOrder = (dice: Dice, a: number, b: number): readonly [number, number] => (dice() < 0.5 ? [a, b] : [b, a]);

const crossesTen = (a: number, b: number): boolean => (a % 10) + (b % 10) > 9;

/** Sums of 5 to 30, each pair once, in either order. */
export const additions = (): readonly Candidate[] =>
  range(1, 15).flatMap((a) =>
    range(Math.max(a, 5 - a), 30 - a)
      .filter((b) => b <= 20)
      .map((b) => ({
        effort: a + b / 2 + (crossesTen(a, b) ? 6 : 0) + (a > 10 ? 2 : 0),
        answer: String(a + b),
        make: (dice: Dice) => calculation(...signed(inEitherOrder(dice, a, b), "+"), a + b),
      })),
  );

/** From 4 to 20, with at least 1 left. */
export const subtractions = (): readonly Candidate[] =>
  range(4, 20).flatMap((from) =>
    range(1, from - 1).map((less) => ({
      effort: Math.min(less, from - less) + from / 2 + (less % 10 > from % 10 ? 6 : 0),
      answer: String(from - less),
      make: () => calculation(from, "−", less, from - less),
    })),
  );

/** How hard the multiplication table of each number is. */
const TABLE_EFFORT: Readonly<Record<number, number>> = {
  2: 1, 3: 3, 4: 4, 5: 2, 6: 6, 7: 8, 8: 7, 9: 5, 10: 1, 11: 4, 12: 9, 13: 12, 14: 13, 15: 12,
}; // prettier-ignore

const effortOf = (a: number, b: number): number =>
  (TABLE_EFFORT[a] ?? 0) + (TABLE_EFFORT[b] ?? 0) + (a * b) / 25 - (a === b ? 2 : 0);

type Pair = readonly [a: number, b: number];

const pairs = (tables: readonly number[], others: readonly number[]): readonly Pair[] =>
  tables.flatMap((a) => others.filter((b) => !(tables.includes(b) && b < a)).map((b): Pair => [a, b]));

const products = (all: readonly Pair[]): readonly Candidate[] =>
  all.map(([a, b]) => ({
    effort: effortOf(a, b),
    answer: String(a * b),
    make: (dice) => calculation(...signed(inEitherOrder(dice, a, b), "×"), a * b),
  }));

const quotients = (divisors: readonly number[], answers: readonly number[]): readonly Candidate[] =>
  divisors.flatMap((by) =>
    answers.map((answer) => ({
      effort: effortOf(by, answer),
      answer: String(answer),
      make: () => calculation(by * answer, "÷", by, answer),
    })),
  );

const EASY_TABLES = [2, 3, 4, 5, 10];
const HARD_TABLES = [6, 7, 8, 9, 11, 12];

/** The tables of 2, 3, 4, 5 and 10, up to times 12. */
export const easyProducts = (): readonly Candidate[] => products(pairs(EASY_TABLES, range(2, 12)));

/** The tables of 6 to 12 but 10, and a few of the teens. */
export const hardProducts = (): readonly Candidate[] =>
  products([...pairs(HARD_TABLES, [3, 4, ...HARD_TABLES]), ...pairs([13, 14, 15], [3, 4, 5, 6])]);

/** Divided by 2, 3, 4, 5 and 10, without remainder. */
export const easyQuotients = (): readonly Candidate[] => quotients(EASY_TABLES, range(2, 10));

/** Divided by 6 to 12 but 10, without remainder. */
export const hardQuotients = (): readonly Candidate[] => quotients(HARD_TABLES, range(3, 12));

const signed = ([left, right]: readonly [number, number], sign: Sign) => [left, sign, right] as const;
