import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";

import { lasting } from "../../browser/storages.ts";

export const KINDS = ["words", "sums"] as const;
export type Kind = (typeof KINDS)[number];

/** Whom one practises with. */
export const MODES = ["bots", "coach"] as const;
export type Mode = (typeof MODES)[number];

/** Of the bots: WPM, or right answers a minute. */
export const PACES = { words: [20, 35, 55, 80], sums: [6, 12, 20, 30] } as const satisfies Record<
  Kind,
  readonly number[]
>;

/** A practice run, as stored in this browser. */
export interface PracticeRun {
  readonly kind: Kind;
  readonly speed: number;
  readonly accuracy: number;
  readonly place: number;
  /** When, by the device's clock. */
  readonly endedMs: number;
}

export interface Practice {
  readonly mode: Mode;
  readonly kind: Kind;
  readonly lessonID: LessonID;
  /** Which of `PACES`. */
  readonly pace: 0 | 1 | 2 | 3;
  readonly best: Readonly<Partial<Record<Kind, number>>>;
  /** The last ten of each kind, the newest first. */
  readonly runs: readonly PracticeRun[];
}

const REMEMBERED = 10;
export const NO_PRACTICE: Practice = {
  mode: "bots",
  kind: "words",
  lessonID: "addition_1",
  pace: 1,
  best: {},
  runs: [],
};

/** The stored runs after one more. */
export function withRun(before: Practice, run: PracticeRun): Practice {
  const same = before.runs.filter(({ kind }) => kind === run.kind).slice(0, REMEMBERED - 1);
  const others = before.runs.filter(({ kind }) => kind !== run.kind);
  const best = Math.max(before.best[run.kind] ?? 0, run.speed);
  return { ...before, best: { ...before.best, [run.kind]: best }, runs: [run, ...same, ...others] };
}

const isRun = (value: unknown): value is PracticeRun => {
  const { kind, speed, accuracy, place, endedMs } = (value ?? {}) as Partial<Record<keyof PracticeRun, unknown>>;
  return KINDS.some((each) => each === kind) && [speed, accuracy, place, endedMs].every(Number.isFinite);
};

/** Parses the stored value and drops what is invalid. */
export function readPractice(stored: unknown): Practice {
  const { mode, kind, lessonID, pace, best, runs } = (stored ?? {}) as Partial<Record<keyof Practice, unknown>>;
  const bests = (best ?? {}) as Partial<Record<Kind, unknown>>;
  return {
    mode: MODES.find((each) => each === mode) ?? NO_PRACTICE.mode,
    kind: KINDS.find((each) => each === kind) ?? NO_PRACTICE.kind,
    lessonID: LESSON_IDS.find((each) => each === lessonID) ?? NO_PRACTICE.lessonID,
    pace: pace === 0 || pace === 1 || pace === 2 || pace === 3 ? pace : NO_PRACTICE.pace,
    best: Object.fromEntries(KINDS.filter((each) => Number.isFinite(bests[each])).map((each) => [each, bests[each]])),
    runs: Array.isArray(runs) ? runs.filter(isRun) : [],
  };
}

/** Kept in this browser only. */
export const usePractice = create<Practice>()(
  persist((): Practice => NO_PRACTICE, {
    name: "redline-practice",
    version: 1,
    storage: createJSONStorage(() => lasting),
    merge: readPractice,
  }),
);
