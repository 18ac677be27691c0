import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Dice } from "../chance.ts";
import { makeProblems } from "../math/problems.ts";
import { drawnProblem } from "./drawn-problem.ts";
import { freshLines } from "./fresh-lines.ts";
import { CERTIFICATE } from "./numbers.ts";
import type { TrialLine } from "./trial.ts";

/**
 * What nobody has seen before.
 *
 * @param lessonID the kind of problems; null for words
 */
export function freshTrial(lessonID: LessonID | null, dice: Dice): readonly TrialLine[] {
  if (lessonID === null) return freshLines(dice, CERTIFICATE.lines.type).map((line) => ({ drawn: line, right: line }));
  const lines: TrialLine[] = [];
  while (lines.length < CERTIFICATE.lines.math) {
    lines.push(...makeProblems(lessonID, dice).map(({ prompt, answer }) => ({ drawn: drawnProblem(prompt), right: answer })));
  }
  return lines.slice(0, CERTIFICATE.lines.math);
}
