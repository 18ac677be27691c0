import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Scoring } from "../race/terms.ts";

export const VISIBILITIES = ["public", "invite-only"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The terms of the next round, and who may come in. */
export interface FriendTerms {
  readonly scoring: Scoring;
  readonly visibility: Visibility;
  /** The lesson for everybody; only in a math race. */
  readonly lessonID?: LessonID | undefined;
}
