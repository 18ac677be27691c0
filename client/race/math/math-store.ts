import { create } from "zustand";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { LessonHelp, MathResultLine } from "#shared/contracts/realtime/math-race.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

/** What the player of a math race sees change now and then, beside what every race shows. */
export interface MathView {
  /** Whether the selector is open. */
  readonly isChoosing: boolean;
  /** Whether the selector stands at the end of a race. */
  readonly isAgain: boolean;
  readonly lessonID: LessonID | undefined;
  readonly prompts: readonly Prompt[];
  /** Right answers: the index of the problem that is asked. */
  readonly right: number;
  readonly errors: number;
  /** The digits that are typed and not sent. */
  readonly draft: string;
  /** Whether the draft was sent and is wrong: the next digit begins anew. */
  readonly isWrong: boolean;
  /** Wrong answers to the problem that is asked. */
  readonly wrongRun: number;
  readonly help: LessonHelp | undefined;
  readonly isHelpOpen: boolean;
  readonly lines: readonly MathResultLine[];
  /** The quickest right answer, once the race is over. */
  readonly quickestMs: number | undefined;
}

export const NO_MATH: MathView = {
  isChoosing: false,
  isAgain: false,
  lessonID: undefined,
  prompts: [],
  right: 0,
  errors: 0,
  draft: "",
  isWrong: false,
  wrongRun: 0,
  help: undefined,
  isHelpOpen: false,
  lines: [],
  quickestMs: undefined,
};

export const useMath = create<MathView>()(() => NO_MATH);
