import { describe, expect, it } from "vitest";

import { CERTIFICATE_WORDS } from "#shared/content/certificate-words.ts";
import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { drawnProblems } from "#shared/rules/certificate/drawn-problem.ts";
import { FRESH_DIFFICULTY, FRESH_LINE, freshLines } from "#shared/rules/certificate/fresh-lines.ts";
import { difficultyOf } from "#shared/rules/difficulty.ts";

import { diceOf } from "../support/dice.ts";

const MANY = 3_000;
const PROBLEMS = 40;

describe("the lines of a certificate race", () => {
  it("are the same by the same dice, and others by others", () => {
    expect(freshLines(diceOf("one"), 25)).toEqual(freshLines(diceOf("one"), 25));
    expect(freshLines(diceOf("one"), 25)).not.toEqual(freshLines(diceOf("other"), 25));
  });

  it("have words of the list, none twice, and about the same length; no two are alike", () => {
    const known = new Set(CERTIFICATE_WORDS);
    const lines = freshLines(diceOf("lines"), MANY);
    const wrong = lines.filter((line) => {
      const words = line.split(" ");
      const isLong = line.length >= FRESH_LINE.least && line.length <= FRESH_LINE.most;
      return !isLong || new Set(words).size < words.length || words.some((word) => !known.has(word));
    });
    expect(wrong).toEqual([]);
    expect(new Set(lines).size).toBe(MANY);
  });

  it("are as hard for one as for another, however far they get", () => {
    const { average, sway } = FRESH_DIFFICULTY;
    const apart = Array.from({ length: 200 }, (_each, nth) => {
      const lines = freshLines(diceOf(`as hard ${nth}`), 22).map(difficultyOf);
      return lines.map((_line, to) => lines.slice(0, to + 1).reduce((sum, each) => sum + each - average, 0));
    });
    expect(Math.max(...apart.flat().map(Math.abs))).toBeLessThanOrEqual(sway);
    const ends = apart.map((lines) => lines.at(-1) ?? Number.NaN);
    expect(Math.max(...ends)).toBeGreaterThan(sway / 2);
    expect(Math.min(...ends)).toBeLessThan(-sway / 2);
  });

  it("bring every word sooner or later", () => {
    const seen = new Set(freshLines(diceOf("every word"), MANY).flatMap((line) => line.split(" ")));
    expect(seen.size / CERTIFICATE_WORDS.length).toBeGreaterThan(0.95);
  });
});

/** What a line of figures and signs comes to. */
function worth(line: string): number {
  const [first = Number.NaN, ...others] = line.match(/\d+/g)?.map(Number) ?? [];
  const sign = /[+−×÷]/.exec(line)?.[0];
  return others.reduce((left, right) => {
    if (sign === "+") return left + right;
    if (sign === "−") return left - right;
    return sign === "×" ? left * right : left / right;
  }, first);
}

describe("the problems of a certificate race", () => {
  it.each(LESSON_IDS)("of %s are lines that a picture can show, with their right answers", (lessonID) => {
    const problems = drawnProblems(lessonID, diceOf(lessonID), PROBLEMS);
    expect(problems).toEqual(drawnProblems(lessonID, diceOf(lessonID), PROBLEMS));
    expect(problems).toHaveLength(PROBLEMS);
    expect(new Set(problems.map(({ line }) => line)).size).toBe(PROBLEMS);
    const wrong = problems.filter(
      ({ line, problem: { answer } }) => !/^\d+( [+−×÷] \d+)+ =$/.test(line) || worth(line) !== Number(answer),
    );
    expect(wrong).toEqual([]);
  });

  it("are as hard at the beginning as at the end", () => {
    const races = Array.from({ length: 50 }, (_, nth) => drawnProblems("addition_1", diceOf(`race ${nth}`), PROBLEMS));
    const mean = (from: number, to: number): number => {
      const answers = races.flatMap((problems) =>
        problems.slice(from, to).map(({ problem }) => Number(problem.answer)),
      );
      return answers.reduce((sum, answer) => sum + answer, 0) / answers.length;
    };
    const ratio = mean(0, 10) / mean(PROBLEMS - 10, PROBLEMS);
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.15);
  });
});
