import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";

import { lasting } from "../../../browser/storages.ts";
import { tellShown } from "../../../data/facts.ts";
import { CallProblem } from "../../../net/call.ts";
import { call, takeChange, useSession } from "../../../session/session.ts";

interface ChosenLesson {
  /** The last lesson in this browser. */
  readonly lessonID: LessonID | undefined;
}

const isLessonID = (value: unknown): value is LessonID => LESSON_IDS.some((lessonID) => lessonID === value);

/** Parses the stored value, if it is still a lesson. */
export function readChosen(stored: unknown): ChosenLesson {
  const { lessonID } = (stored ?? {}) as Partial<Record<keyof ChosenLesson, unknown>>;
  return { lessonID: isLessonID(lessonID) ? lessonID : undefined };
}

const useChosenLesson = create<ChosenLesson>()(
  persist((): ChosenLesson => ({ lessonID: undefined }), {
    name: "redline-math-type",
    version: 1,
    storage: createJSONStorage(() => lasting),
    merge: readChosen,
  }),
);

/** The racer's lesson: the account's, else this browser's, else the first one. */
export function useLessonAtHand(): LessonID {
  const kept = useSession(({ user }) => user?.lessonID);
  const here = useChosenLesson(({ lessonID }) => lessonID);
  return (isLessonID(kept) ? kept : here) ?? LESSON_IDS[0];
}

/** Chooses the lesson: here at once, and stored with the racer. @source teams-shop-seasons §4 Math selector */
export function chooseLesson(lessonID: LessonID): void {
  useChosenLesson.setState({ lessonID });
  if (useSession.getState().user?.lessonID === lessonID) return;
  takeChange({ lessonID });
  call("POST /settings/lesson", { body: { lessonID } }).then(
    () => tellShown("account"),
    (problem: unknown) => {
      // The choice counts here all the same; the next one is stored again.
      if (!(problem instanceof CallProblem)) throw problem;
    },
  );
}
