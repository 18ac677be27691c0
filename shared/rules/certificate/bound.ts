import { LESSON_IDS, type LessonID } from "../../content/lessons/lesson.ts";
import { isAmong } from "../known.ts";
import { boundOf } from "./math-bounds.ts";
import { CERTIFICATE } from "./numbers.ts";

/**
 * The speed up to which results count at once without a certificate.
 *
 * @param lessonID of a math race; null for typing
 * @returns WPM, or right answers a minute; of a lesson that only another version knows the least of all bounds
 */
export function boundFor(lessonID: LessonID | null): number {
  if (lessonID === null) return CERTIFICATE.uncertifiedWpm;
  return isAmong(LESSON_IDS, lessonID) ? boundOf(lessonID) : Math.min(...LESSON_IDS.map(boundOf));
}
