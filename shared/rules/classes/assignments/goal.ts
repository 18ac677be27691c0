import { LESSON_IDS, type LessonID } from "../../../content/lessons/lesson.ts";
import type { Site } from "../../../content/site.ts";
import { isAmong } from "../../known.ts";

/** What a class is to do. */
export type Goal =
  /** Races of any kind. */
  | { readonly kind: "races"; readonly races: number }
  /** Time in races. */
  | { readonly kind: "minutes"; readonly minutes: number }
  /** Races at this accuracy or better, in percent. */
  | { readonly kind: "accuracy"; readonly races: number; readonly accuracy: number }
  /** Races at this speed or faster: WPM, or right answers a minute. */
  | { readonly kind: "speed"; readonly races: number; readonly speed: number }
  /** Races faster by so many percent than the pupil's own average at the beginning. */
  | { readonly kind: "improvement"; readonly races: number; readonly percent: number }
  /** Right answers in races of a lesson. */
  | { readonly kind: "answers"; readonly lessonID: LessonID; readonly answers: number }
  /** Races of a lesson at this accuracy or better. */
  | { readonly kind: "lesson"; readonly lessonID: LessonID; readonly races: number; readonly accuracy: number }
  /** Facts that were weak and aren't any more. */
  | { readonly kind: "facts"; readonly facts: number };
export type GoalKind = Goal["kind"];

const ON_BOTH = ["races", "minutes", "accuracy", "speed", "improvement"] as const satisfies readonly GoalKind[];

/** What can be set on each site, in the order of the choice. */
export const GOAL_KINDS: Readonly<Record<Site, readonly GoalKind[]>> = {
  type: ON_BOTH,
  math: [...ON_BOTH, "answers", "lesson", "facts"],
};

/** Whether this version knows a stored goal: a later one may set others. */
export const isKnownGoal = (goal: { readonly kind: string }): goal is Goal =>
  isAmong(GOAL_KINDS.math, goal.kind) && (!("lessonID" in goal) || isAmong(LESSON_IDS, goal.lessonID));

/** Whether a goal asks how fast somebody is. */
export const isOfSpeed = ({ kind }: { readonly kind: string }): boolean => kind === "speed" || kind === "improvement";
