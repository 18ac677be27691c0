import type { LessonID } from "../../content/lessons/lesson.ts";

const BOUNDS: Readonly<Record<LessonID, number>> = {
  counting_1: 50,
  addition_1: 60,
  subtraction_1: 55,
  money_1: 40,
  multiplication_1: 55,
  division_1: 50,
  multiplication_2: 40,
  division_2: 35,
};

/** The right answers a minute up to which a result of this lesson counts at once. */
export const boundOf = (lessonID: LessonID): number => BOUNDS[lessonID];
