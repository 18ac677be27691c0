import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Dice } from "../chance.ts";
import { additions, easyProducts, easyQuotients, hardProducts, hardQuotients, subtractions } from "./calculations.ts";
import type { Candidate } from "./candidate.ts";
import { coinCounts } from "./coin-counts.ts";
import { shuffled } from "./lists.ts";
import { MATH } from "./numbers.ts";
import type { Problem } from "./problem.ts";
import { shapeCounts } from "./shape-counts.ts";

const CANDIDATES: Readonly<Record<LessonID, () => readonly Candidate[]>> = {
  counting_1: shapeCounts,
  addition_1: additions,
  subtraction_1: subtractions,
  money_1: coinCounts,
  multiplication_1: easyProducts,
  division_1: easyQuotients,
  multiplication_2: hardProducts,
  division_2: hardQuotients,
};

/**
 * The problems of one race: no two alike, no answer twice in a row, harder from stage to stage. The same dice give the
 * same problems.
 *
 * @throws RangeError when the lesson has fewer problems than asked for
 */
export function makeProblems(lessonID: LessonID, dice: Dice, count: number = MATH.problems): readonly Problem[] {
  const candidates = CANDIDATES[lessonID]().toSorted((a, b) => a.effort - b.effort);
  const problems: Problem[] = [];
  for (let stage = 0; stage < MATH.stages; stage++) {
    const pool = shuffled(share(candidates, stage), dice);
    const wanted = Math.round((count * (stage + 1)) / MATH.stages) - problems.length;
    for (let n = 0; n < wanted; n++) problems.push(takeFrom(pool, problems.at(-1)?.answer).make(dice));
  }
  return problems;
}

const share = <T>(all: readonly T[], stage: number): readonly T[] =>
  all.slice(Math.round((all.length * stage) / MATH.stages), Math.round((all.length * (stage + 1)) / MATH.stages));

function takeFrom(pool: Candidate[], lastAnswer: string | undefined): Candidate {
  const at = Math.max(
    0,
    pool.findIndex((candidate) => candidate.answer !== lastAnswer),
  );
  const taken = pool.splice(at, 1)[0];
  if (!taken) throw new RangeError("the lesson has too few problems");
  return taken;
}
