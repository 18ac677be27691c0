import type { LessonID } from "../../content/lessons/lesson.ts";
import { solvesOf } from "../fair-play/math/solves.ts";
import { quantile, sum } from "../fair-play/statistics.ts";
import type { Answer } from "../math/answers.ts";
import type { Problem } from "../math/problem.ts";
import type { RaceCosts } from "./costs.ts";
import { KEY_COSTS } from "./numbers.ts";

/** A calculation as a fact that one knows: 8 × 7 is 7 × 8. Other problems are none. */
export function factOf({ prompt }: Problem): string | undefined {
  if (prompt.kind !== "calculation") return undefined;
  const { left, sign, right } = prompt;
  const isEitherWay = sign === "+" || sign === "×";
  const [first, second] = isEitherWay && left > right ? [right, left] : [left, right];
  return `${first} ${sign} ${second}`;
}

/** What a math race says of its facts; undefined where it has none, or hardly any. */
export function reckonedCosts(
  lessonID: LessonID,
  problems: readonly Problem[],
  answers: readonly Answer[],
): RaceCosts | undefined {
  // Without the first, which may have been known before green light.
  const solves = solvesOf(problems, answers).slice(1);
  if (solves.length < KEY_COSTS.fewestProblems) return undefined;
  const waits = solves.map(({ waitMs }) => waitMs).toSorted((a, b) => a - b);
  const paceMs = Math.max(1, quantile(waits, 0.5));
  const uses = solves.flatMap(({ problem, waitMs, wrong, fixesMs }) => {
    const part = factOf(problem);
    return part === undefined ? [] : [{ part, ratio: (waitMs + sum(fixesMs)) / paceMs, isMissed: wrong.length > 0 }];
  });
  return uses.length === 0 ? undefined : new Map([[lessonID, { paceMs, uses }]]);
}
