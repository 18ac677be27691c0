import { describe, expect, it } from "vitest";

import { LESSONS, lessonByID } from "#shared/content/lessons.ts";
import { drawLesson } from "#shared/content/lessons/art.ts";
import { COINS, drawCoin } from "#shared/content/lessons/coins.ts";
import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { drawShape, SHAPE_NAMES, SHAPES } from "#shared/content/lessons/shapes.ts";

import { doubled, elementsOf, faultsOf, idsOf, shapesOf } from "./drawing.ts";

/** Works out "8 + 5", "14 − 6", "25¢ + 10¢ + 1¢" and the rows of a picture. */
function workedOut(problem: string): number {
  const numbers = [...problem.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [first = 0, second = 0] = numbers;
  if (problem.includes("−")) return first - second;
  if (problem.includes("×")) return first * second;
  if (problem.includes("÷")) return first / second;
  return numbers.reduce((sum, number) => sum + number, 0);
}

describe("the lessons of the math race", () => {
  it("are the eight problem types, each once", () => {
    expect(LESSONS.map(({ lessonID }) => lessonID)).toEqual([...LESSON_IDS]);
    expect(new Set(LESSON_IDS)).toEqual(
      new Set([
        "addition_1",
        "subtraction_1",
        "money_1",
        "multiplication_1",
        "counting_1",
        "multiplication_2",
        "division_1",
        "division_2",
      ]),
    );
    expect(LESSONS.filter((lesson) => lessonByID(lesson.lessonID) !== lesson)).toEqual([]);
    expect(lessonByID("algebra_9")).toBeUndefined();
  });

  it.each(LESSONS.map((lesson) => [lesson.lessonID, lesson] as const))("tell what %s is, briefly", (_, lesson) => {
    expect(lesson.shortDescription).toMatch(/^[A-Z][A-Za-z0-9 ]{3,20}$/);
    expect((lesson.subtitle ?? "").length).toBeLessThanOrEqual(40);
    expect(lesson.longDescription).toMatch(/^[A-Z].{30,120}[.?]$/);
    expect(lesson.tags.length).toBeGreaterThanOrEqual(2);
    expect(lesson.tags.at(-1)).toMatch(/^Ages \d+–\d+$/);
    expect(doubled(lesson.tags)).toEqual([]);
  });

  it.each(LESSONS.map(({ lessonID, help }) => [lessonID, help] as const))(
    "help with %s by an example that is right",
    (_, { hint, example }) => {
      expect(hint).toMatch(/^[A-Z].{20,140}[.?]$/);
      expect(example.answer).toBe(String(workedOut(example.problem)));
      expect(example.steps.length).toBeGreaterThanOrEqual(2);
      expect(example.steps.at(-1)).toMatch(new RegExp(`\\b${example.answer}\\.$`));
      for (const step of example.steps) expect(step).toMatch(/^[A-Z0-9].+[.?]$/);
    },
  );

  it("say in their steps only sums that are right", () => {
    const equations = LESSONS.flatMap(({ help }) =>
      help.example.steps.flatMap((step) => [...step.matchAll(/(\d+ [+−×÷] \d+) = (\d+)/g)]),
    );
    expect(equations.length).toBeGreaterThan(6);
    expect(equations.filter(([, sum = "", result]) => workedOut(sum) !== Number(result))).toEqual([]);
  });

  it("say nothing twice", () => {
    const texts = LESSONS.flatMap((l) => [l.shortDescription, l.subtitle, l.longDescription, l.help.hint]);
    expect(doubled(texts)).toEqual([]);
  });
});

describe("the pictures of the math race", () => {
  const pictures = LESSON_IDS.map((lessonID) => drawLesson(lessonID));

  it.each(LESSON_IDS)("draw %s soundly and in few bytes", (lessonID) => {
    const svg = drawLesson(lessonID);
    expect(faultsOf(svg)).toEqual([]);
    expect(idsOf(svg)).toEqual([]);
    expect(elementsOf(svg).length).toBeGreaterThan(15);
    expect(svg.length).toBeLessThan(16_000);
  });

  it("differ in shape, not only in colour", () => {
    expect(doubled(pictures.map(shapesOf))).toEqual([]);
    const skies = pictures.map((svg) => /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1]);
    expect(doubled(skies)).toEqual([]);
  });

  it("draw every shape and coin soundly, each in its own form", () => {
    const shapes = SHAPE_NAMES.map(drawShape);
    const coins = COINS.map(drawCoin);
    expect([...shapes, ...coins].flatMap(faultsOf)).toEqual([]);
    expect(doubled([...shapes, ...coins].map(shapesOf))).toEqual([]);
    expect(doubled(Object.values(SHAPES).flatMap(({ one, many }) => (one === many ? [one] : [one, many])))).toEqual([]);
  });
});
