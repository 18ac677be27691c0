import { useCallback } from "react";

import type { LessonID } from "#shared/content/lessons/lesson.ts";

import type { JoinRace } from "../session/race-connection.ts";
import { RaceSession } from "../session/race-session.ts";
import { useRaceSession, type RaceEntry } from "../session/use-race-session.ts";
import { MathDiscipline } from "./math-discipline.ts";
import { useMath } from "./math-store.ts";

export type MathSession = RaceSession<MathDiscipline>;

/** How to get into a race of a lesson; undefined while none is chosen. Must stay the same function. */
type JoinFor = (lessonID?: LessonID) => JoinRace | undefined;

const lessonAgain = (): LessonID | undefined => useMath.getState().lessonID;

/**
 * The session of the current math race, and a function that begins the next.
 *
 * @param hasGhost whether the player's best race of the lesson drives along
 */
export function useMathSession(
  joinFor: JoinFor,
  first?: LessonID,
  hasGhost = false,
): readonly [MathSession, (lessonID?: LessonID) => void] {
  const newSession = useCallback(
    (lessonID: LessonID | undefined, entry: RaceEntry) =>
      new RaceSession(new MathDiscipline(lessonID, hasGhost), { join: joinFor(lessonID), ...entry }),
    [joinFor, hasGhost],
  );
  return useRaceSession(newSession, first, lessonAgain);
}
