import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Dice } from "../chance.ts";
import { drawnProblems } from "./drawn-problem.ts";
import { freshLines } from "./fresh-lines.ts";
import { CERTIFICATE } from "./numbers.ts";
import type { TrialLine } from "./trial.ts";

/**
 * What nobody has seen before.
 *
 * @param lessonID the kind of problems; null for words
 */
export const freshTrial = (lessonID: LessonID | null, dice: Dice): readonly TrialLine[] =>
  lessonID === null
    ? freshLines(dice, CERTIFICATE.lines.type).map((line) => ({ drawn: line, right: line }))
    : drawnProblems(lessonID, dice, CERTIFICATE.lines.math).map(({ line, problem }) => ({
        drawn: line,
        right: problem.answer,
        problem,
      }));
