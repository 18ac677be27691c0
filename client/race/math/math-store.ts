import { create } from "zustand";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { LessonHelp, MathResultLine } from "#shared/contracts/realtime/math-race.ts";
import type { Prompt } from "#shared/rules/math/problem.ts";

import type { GivenAnswer } from "./solver.ts";

/** The slowly changing state of a math race, besides that of every race. */
export interface MathView {
  /** Whether the selector is open. */
  readonly isChoosing: boolean;
  /** Whether the selector stands at the end of a race. */
  readonly isAgain: boolean;
  readonly lessonID: LessonID | undefined;
  readonly prompts: readonly Prompt[];
  /** Right answers; also the index of the current problem. */
  readonly right: number;
  readonly errors: number;
  /** The digits that are typed but not sent. */
  readonly draft: string;
  /** Whether the draft was sent and is wrong: the next digit replaces it. */
  readonly isWrong: boolean;
  /** Wrong answers to the current problem. */
  readonly wrongRun: number;
  readonly help: LessonHelp | undefined;
  readonly isHelpOpen: boolean;
  readonly lines: readonly MathResultLine[];
  /** The answers that this page gave, once the own race is over. */
  readonly given: readonly GivenAnswer[];
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
  given: [],
};

export const useMath = create<MathView>()(() => NO_MATH);
