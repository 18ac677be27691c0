import { create } from "zustand";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { TrialOver } from "#shared/contracts/realtime/certificate.ts";

/** idle: none; then in this order, and at the end one of the last two. */
export type TrialPhase = "idle" | "drawing" | "countdown" | "typing" | "judging" | "over" | "trouble";

/** A line's picture on this page. */
export interface ShownLine {
  readonly line: number;
  /** The words that it shows. */
  readonly words: number;
  readonly url: string;
}

/** A trial as its racer sees it. */
export interface TrialView {
  readonly phase: TrialPhase;
  /** The kind of problems; null for typing. */
  readonly lessonID: LessonID | null;
  /** Green light, on `performance.now()`. */
  readonly greenMs: number;
  readonly lengthMs: number;
  /** Words may come at once, because the racer says so in the settings. */
  readonly takesPhrases: boolean;
  /** The pictures from the line that is being typed on. */
  readonly lines: readonly ShownLine[];
  /** The lines that are done. */
  readonly done: number;
  /** Something was not typed, and was left out. */
  readonly isRefused: boolean;
  readonly result: TrialOver | undefined;
  /** Why it ended without a result. */
  readonly trouble: string | undefined;
}

export const NO_TRIAL: TrialView = {
  phase: "idle",
  lessonID: null,
  greenMs: 0,
  lengthMs: 0,
  takesPhrases: false,
  lines: [],
  done: 0,
  isRefused: false,
  result: undefined,
  trouble: undefined,
};

export const useTrial = create<TrialView>()(() => NO_TRIAL);

/** Whether a trial is under way. */
export const isUnderWay = ({ phase }: Pick<TrialView, "phase">): boolean =>
  !["idle", "over", "trouble"].includes(phase);
