import type { LessonID } from "../../../content/lessons/lesson.ts";
import { boundOf } from "../../certificate/math-bounds.ts";
import { isAmong } from "../../known.ts";
import type { Answer } from "../../math/answers.ts";
import type { Problem, Sign } from "../../math/problem.ts";
import { replayAnswers } from "../../math/score.ts";
import type { Hands } from "../hands.ts";
import { reachOf, type Reach } from "../reach.ts";
import { effortLineOf, type EffortLine } from "./effort-line.ts";
import { MATH_LIMITS } from "./numbers.ts";
import { rhythmsOf } from "./rhythm.ts";
import { solvesOf, type Solve } from "./solves.ts";

const KINDS = ["calculation", "coins", "shapes"] as const satisfies readonly Problem["prompt"]["kind"][];
const SIGNS = ["+", "−", "×", "÷"] as const satisfies readonly Sign[];

/** One math race as the signals see it. Derived from the stored log on demand; never stored. */
export interface MathTrace {
  readonly lessonID: LessonID;
  /** Right answers a minute. */
  readonly score: number;
  readonly errors: number;
  readonly solves: readonly Solve[];
  /** Offset of the first answer from green light. */
  readonly startMs: number;
  /** The waits after the first, which may have been known before green light. */
  readonly waits: readonly number[];
  readonly isCoarse: boolean;
  /** Whether it is too slow for its rhythm to be judged. */
  readonly isUnhurried: boolean;
  /** What a copy may repeat, see `rhythmsOf`. */
  readonly rhythms: readonly (readonly number[])[];
  readonly reach: Reach;
  readonly effortLine: EffortLine;
}

/** What is known when a math race is assessed. */
export interface MathEvidence {
  readonly now: MathTrace;
  /** The racer's math races before this one, oldest first; the latest 20 are enough. */
  readonly earlier: readonly MathTrace[];
  /** Races of others with a possibly equal rhythm: those that share a band, see `answerBands`. */
  readonly others: readonly MathTrace[];
  /** What the racer says to type with. */
  readonly hands?: Hands;
}

/** Whether this version knows the kind of every problem; a later one may store others. */
export const isWeighable = (problems: readonly Problem[]): boolean =>
  problems.every(
    ({ prompt }) => isAmong(KINDS, prompt.kind) && (prompt.kind !== "calculation" || isAmong(SIGNS, prompt.sign)),
  );

export function mathTraceOf(lessonID: LessonID, problems: readonly Problem[], answers: readonly Answer[]): MathTrace {
  const { score, errors } = replayAnswers(problems, answers);
  const solves = solvesOf(problems, answers);
  const later = solves.slice(1);
  const waits = later.map(({ waitMs }) => waitMs);
  return {
    lessonID,
    score,
    errors,
    solves,
    startMs: solves[0]?.waitMs ?? 0,
    waits,
    isCoarse: answers.every(({ offsetMs }) => offsetMs % MATH_LIMITS.coarseClockMs === 0),
    isUnhurried: score < MATH_LIMITS.unhurried * boundOf(lessonID),
    rhythms: rhythmsOf(solves),
    reach: reachOf(waits),
    effortLine: effortLineOf(later),
  };
}

/** The latest races up to and including this one, or fewer if there are fewer. */
export const latest = ({ now, earlier }: MathEvidence, races: number): readonly MathTrace[] =>
  races === 1 ? [now] : [...earlier.slice(1 - races), now];

/** The same, of those with the problems of this race. */
export const latestAlike = ({ now, earlier }: MathEvidence, races: number): readonly MathTrace[] => [
  ...earlier.filter(({ lessonID }) => lessonID === now.lessonID).slice(1 - races),
  now,
];
