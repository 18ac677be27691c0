import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { COINS } from "#shared/content/lessons/coins.ts";
import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";
import { SHAPES } from "#shared/content/lessons/shapes.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import type { Calculation, Problem, Prompt } from "#shared/rules/math/problem.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";

const made = (lessonID: LessonID, seed: number, count?: number) => makeProblems(lessonID, seededDice(seed), count);

/** What the prompt shows, whatever the order of the two terms of a sum or a product. */
function shown(prompt: Prompt): string {
  if (prompt.kind !== "calculation") return JSON.stringify({ ...prompt, line: "", sentence: "" });
  const terms = [prompt.left, prompt.right];
  return `${"+×".includes(prompt.sign) ? terms.toSorted((a, b) => a - b).join() : terms.join()}${prompt.sign}`;
}

/** The answer, found by taking steps of one from the picture or the numbers. */
function workedOut(prompt: Prompt): number {
  if (prompt.kind === "shapes")
    return prompt.rows
      .join()
      .split(",")
      .filter((name) => name === prompt.shape).length;
  if (prompt.kind === "coins") {
    return COINS.reduce((sum, coin) => sum + coin * prompt.coins.filter((other) => other === coin).length, 0);
  }
  const { left, right, sign } = prompt;
  if (sign === "+") return "|".repeat(left).concat("|".repeat(right)).length;
  if (sign === "−") return "|".repeat(left).slice(right).length;
  if (sign === "×") return Array.from({ length: left }, () => "|".repeat(right)).join("").length;
  return "|".repeat(left).split("|".repeat(right)).length - 1;
}

/** What a child of the lesson's age is asked at most. */
const FITS: Readonly<Record<LessonID, (prompt: Prompt, answer: number) => boolean>> = {
  counting_1: (prompt, answer) => prompt.kind === "shapes" && answer >= 2 && answer <= 20,
  addition_1: (prompt, answer) => calculates(prompt, "+") && answer >= 5 && answer <= 30,
  subtraction_1: (prompt, answer) => calculates(prompt, "−") && prompt.left <= 20 && answer >= 1,
  money_1: (prompt, answer) => prompt.kind === "coins" && prompt.coins.length <= 8 && answer >= 2 && answer <= 100,
  multiplication_1: (prompt, answer) =>
    calculates(prompt, "×") && [prompt.left, prompt.right].some((n) => [2, 3, 4, 5, 10].includes(n)) && answer <= 120,
  division_1: (prompt, answer) => calculates(prompt, "÷") && [2, 3, 4, 5, 10].includes(prompt.right) && answer <= 10,
  multiplication_2: (prompt, answer) =>
    calculates(prompt, "×") && Math.min(prompt.left, prompt.right) <= 12 && answer >= 18 && answer <= 144,
  division_2: (prompt, answer) => calculates(prompt, "÷") && prompt.right >= 6 && prompt.right <= 12 && answer <= 12,
};
const calculates = (prompt: Prompt, sign: string): prompt is Calculation =>
  prompt.kind === "calculation" && prompt.sign === sign;

/** A measure of its own: how much there is to see and to hold in mind. Tens and elevens read themselves. */
function load({ prompt, answer }: Problem): number {
  if (prompt.kind === "shapes") return prompt.rows.flat().length;
  if (prompt.kind === "coins") return prompt.coins.length + new Set(prompt.coins).size;
  const { left, right, sign } = prompt;
  if (sign === "+" || sign === "−") return left + right;
  const factors = sign === "×" ? [left, right] : [right, Number(answer)];
  return factors.reduce((sum, factor) => sum + (factor === 10 || factor === 11 ? 2 : factor), 0);
}
/** What the sentence names: two numbers, the worth of the coins, or the shapes one after another. */
const told = ({ kind, sentence }: Prompt): readonly string[] =>
  sentence.match({ calculation: /\d+/g, coins: /\d+ coins? of \d+/g, shapes: /(?<=[:,] )[a-z]+/g }[kind]) ?? [];

function toTell(prompt: Prompt): readonly string[] {
  if (prompt.kind === "calculation") return [prompt.left, prompt.right].map(String);
  if (prompt.kind === "shapes") return prompt.rows.flat().map((name) => SHAPES[name].one);
  const { coins } = prompt;
  const countOf = (coin: number): number => coins.filter((other) => other === coin).length;
  return [...new Set(coins)].map((coin) => `${countOf(coin)} coin${countOf(coin) > 1 ? "s" : ""} of ${coin}`);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe.each(LESSON_IDS)("the problems of %s", (lessonID) => {
  const seeds = fc.nat(1_000_000_000);

  it("are 20, all different, right, and fit for the age", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const problems = made(lessonID, seed);
        expect(problems.length).toBe(20);
        expect(new Set(problems.map(({ prompt }) => shown(prompt))).size).toBe(20);
        for (const { prompt, answer } of problems) {
          expect(answer).toBe(String(workedOut(prompt)));
          if (!FITS[lessonID](prompt, Number(answer))) throw new Error(`not for this age: ${prompt.sentence}`);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("are the same from the same seed, and others from others", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(made(lessonID, seed)).toEqual(made(lessonID, seed));
        expect(made(lessonID, seed)).not.toEqual(made(lessonID, seed + 1));
      }),
      { numRuns: 50 },
    );
  });

  it("never ask for the same answer twice running", () => {
    for (let seed = 0; seed < 200; seed++) {
      const answers = made(lessonID, seed).map(({ answer }) => answer);
      expect(answers.filter((answer, at) => answer === answers[at - 1])).toEqual([]);
    }
  });

  it("get harder from stage to stage", () => {
    const races = Array.from({ length: 100 }, (_, seed) => made(lessonID, seed));
    const perStage = MATH.problems / MATH.stages;
    const stages = Array.from({ length: MATH.stages }, (_, stage) =>
      mean(races.flatMap((problems) => problems.slice(stage * perStage, (stage + 1) * perStage).map(load))),
    );
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
  });

  it("can be solved from what is seen of them", () => {
    for (let seed = 0; seed < 50; seed++) {
      for (const { prompt, answer } of made(lessonID, seed)) expect(answerOf(prompt)).toBe(answer);
    }
  });

  it("can be fewer, but not more than there are", () => {
    expect(made(lessonID, 1, 7).length).toBe(7);
    expect(() => made(lessonID, 1, 2_000)).toThrow(RangeError);
  });

  it("are told in a sentence that says everything the picture shows, and not the answer", () => {
    for (const { prompt } of made(lessonID, 3)) {
      expect(prompt.sentence).toMatch(
        /^(What is \d+ [a-z ]+ \d+\?|How many .+|You have .+ cents is that altogether\?)$/,
      );
      expect(told(prompt)).toEqual(toTell(prompt));
      expect(prompt.line).toMatch(/^(How many [a-z ]+\?|\d+ [+−×÷] \d+ = \?)$/);
    }
  });
});

it.each(["multiplication_1", "multiplication_2"] as const)("%s asks for squares as well", (lessonID) => {
  const prompts = Array.from({ length: 20 }, (_, seed) => made(lessonID, seed)).flat();
  const squares = prompts.filter(({ prompt }) => calculates(prompt, "×") && prompt.left === prompt.right);
  expect(new Set(squares.map(({ answer }) => answer)).size).toBeGreaterThan(2);
});

it("shapes stand in rows of one length, the last one with the rest", () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const { prompt } of made("counting_1", seed)) {
      const lengths = prompt.kind === "shapes" ? prompt.rows.map((row) => row.length) : [];
      const [perRow = 0] = lengths;
      expect(new Set(lengths.slice(0, -1))).toEqual(new Set(lengths.length > 1 ? [perRow] : []));
      expect(lengths.at(-1)).toBeGreaterThan(0);
      expect(lengths.at(-1)).toBeLessThanOrEqual(perRow);
    }
  }
});
