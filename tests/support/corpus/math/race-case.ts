import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";
import { boundOf } from "#shared/rules/certificate/math-bounds.ts";
import { pick, type Dice } from "#shared/rules/chance.ts";
import { mathTraceOf, type MathEvidence, type MathTrace } from "#shared/rules/fair-play/math/trace.ts";
import { mathSignalsOf } from "#shared/rules/fair-play/math/verdict.ts";
import { assess, type Verdict } from "#shared/rules/fair-play/verdict.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";

import type { Asked, MathRacer } from "./people.ts";

/** Any lesson. */
export const aLesson = (dice: Dice): LessonID => pick(dice, LESSON_IDS);

export const askedOf = (lessonID: LessonID, dice: Dice): Asked => ({
  lessonID,
  problems: makeProblems(lessonID, dice),
});

/** Mostly the same lesson, now and then another. */
export const nextAsked = (own: LessonID, dice: Dice): Asked => askedOf(dice() < 0.85 ? own : aLesson(dice), dice);

/** A race of a racer, as the signals see it. */
export const raceOf = (racer: MathRacer, asked: Asked, dice: Dice, race: number): MathTrace =>
  mathTraceOf(asked.lessonID, asked.problems, racer(asked, dice, race));

export interface WeighedMath {
  readonly verdict: Verdict;
  /** Whether the score waits for a certificate. */
  readonly isOverBound: boolean;
  /** Codes of the signals that fired. */
  readonly fired: readonly string[];
}

export function weighedMath(evidence: MathEvidence): WeighedMath {
  const signals = mathSignalsOf(evidence);
  return {
    verdict: assess(null, signals),
    isOverBound: evidence.now.score > boundOf(evidence.now.lessonID),
    fired: signals.filter(({ fired }) => fired).map(({ code }) => code),
  };
}
