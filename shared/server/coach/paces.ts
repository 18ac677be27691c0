import { LESSON_IDS, type LessonID } from "../../content/lessons/lesson.ts";
import type { Costs } from "../../rules/key-costs/costs.ts";

/** What a problem of each lesson typically takes a racer (ms); nothing of lessons that were never raced. */
export const pacesOf = (costs: Costs): Partial<Record<LessonID, number>> =>
  Object.fromEntries(
    LESSON_IDS.flatMap((lesson) => {
      const group = costs.get(lesson);
      return group && group.paceMs > 0 ? [[lesson, Math.round(group.paceMs)]] : [];
    }),
  );
