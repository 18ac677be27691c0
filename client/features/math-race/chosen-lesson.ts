import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";

interface ChosenLesson {
  /** What was raced last in this browser. */
  readonly lessonID: LessonID | undefined;
}

const isLessonID = (value: unknown): value is LessonID => LESSON_IDS.some((lessonID) => lessonID === value);

/** Takes what storage has, if that is a lesson still. */
export function readChosen(stored: unknown): ChosenLesson {
  const { lessonID } = (stored ?? {}) as Partial<Record<keyof ChosenLesson, unknown>>;
  return { lessonID: isLessonID(lessonID) ? lessonID : undefined };
}

export const useChosenLesson = create<ChosenLesson>()(
  persist((): ChosenLesson => ({ lessonID: undefined }), {
    name: "redline-math-type",
    version: 1,
    storage: createJSONStorage(() => localStorage),
    merge: readChosen,
  }),
);
