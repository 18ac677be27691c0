import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Dice } from "../chance.ts";
import { shuffled } from "../math/lists.ts";
import type { Problem, Prompt } from "../math/problem.ts";
import { makeProblems } from "../math/problems.ts";

/** A problem of a certificate race: its picture shows the line and nothing else. */
export interface DrawnProblem {
  /** "7 + 5 =", in the characters that a picture can show. */
  readonly line: string;
  readonly problem: Problem;
}

/**
 * The problems of a certificate race for the speed in a lesson: as hard as those of its races, easy and hard ones mixed,
 * because a certificate race ends by the clock. Where a lesson counts shapes, sums of its size are asked: a program counts a
 * picture's shapes sooner than it reads one figure.
 */
export function drawnProblems(lessonID: LessonID, dice: Dice, count: number): readonly DrawnProblem[] {
  const asked = makeProblems(drawnLesson(lessonID), dice, count);
  return shuffled(asked, dice).map((problem) => ({ line: drawnLine(problem.prompt), problem }));
}

/** The lesson whose problems are drawn for a certificate of this one. */
export const drawnLesson = (lessonID: LessonID): LessonID => (lessonID === "counting_1" ? "addition_1" : lessonID);

/** Coins are drawn as the sum of their values. */
function drawnLine(prompt: Prompt): string {
  switch (prompt.kind) {
    case "calculation":
      return `${prompt.left} ${prompt.sign} ${prompt.right} =`;
    case "coins":
      return `${prompt.coins.join(" + ")} =`;
    case "shapes":
      throw new RangeError("no certificate counts shapes");
  }
}
