import { useCallback } from "react";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import type { JoinRace } from "../session/race-connection.ts";
import { RaceSession } from "../session/race-session.ts";
import { useRaceSession, type RaceEntry } from "../session/use-race-session.ts";
import { MathDiscipline } from "./math-discipline.ts";
import { useMath } from "./math-store.ts";

export type MathSession = RaceSession<MathDiscipline>;

/** How one gets to a race of a lesson; undefined where nobody has said yet which. Must stay the same function. */
type JoinFor = (lessonID?: LessonID) => JoinRace | undefined;

const lessonAgain = (): LessonID | undefined => useMath.getState().lessonID;

/** The session of the math race that is on, and what begins the next one. */
export function useMathSession(
  joinFor: JoinFor,
  first?: LessonID,
): readonly [MathSession, (lessonID?: LessonID) => void] {
  const newSession = useCallback(
    (lessonID: LessonID | undefined, entry: RaceEntry) =>
      new RaceSession(new MathDiscipline(lessonID), { join: joinFor(lessonID), ...entry }),
    [joinFor],
  );
  return useRaceSession(newSession, first, lessonAgain);
}
