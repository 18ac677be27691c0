import type { Final, LessonView, LiveLane, Podium } from "#shared/contracts/realtime/classroom.ts";
import { formatList } from "#shared/format/list.ts";

import { named } from "../../ui/data/as-is.tsx";
import type { LiveView } from "./live-store.ts";

type Race = LessonView["race"];
type News = Partial<LiveView>;

/** What is read aloud when the race changes; undefined when there is nothing to say. */
export function sayingOf(before: Race, after: Race): string | undefined {
  if (after === null) return before === null ? undefined : "The race is over.";
  if (before?.number !== after.number) return after.isPaused ? "The race is paused." : "The race has begun.";
  if (before.isPaused === after.isPaused) return undefined;
  return after.isPaused ? "The race is paused." : "The race goes on.";
}

/** The room changed. Lanes of a race that is over make way, and those of who has left the game. */
export function lessonHeard(view: LiveView, lesson: LessonView): News {
  const { race } = lesson;
  const before = view.lesson?.race ?? null;
  const begins = race !== null && view.lesson !== undefined && before?.number !== race.number;
  const inGame = new Set(lesson.pupils.filter(({ presence }) => presence !== "offline").map(({ userID }) => userID));
  // The first lanes of a race may be here before it is.
  const stays = ({ userID, isClassRace, standing }: LiveLane): boolean =>
    isClassRace ? race !== null && (!begins || standing === "racing") : inGame.has(userID);
  const said = sayingOf(before, race);
  return {
    status: "open",
    lesson,
    lanes: new Map([...view.lanes].filter(([, lane]) => stays(lane))),
    ...(said !== undefined && { said }),
    ...(race !== null && { isStarting: false }),
    ...(begins && { trouble: undefined }),
    ...(lesson.tournament?.isOver !== true && { final: undefined }),
  };
}

/** Pupils moved. A race of a pupil's own makes way when it is over. */
export function lanesHeard(view: LiveView, changed: readonly LiveLane[]): News {
  const lanes = new Map(view.lanes);
  for (const lane of changed) {
    if (lane.isClassRace || lane.standing === "racing") lanes.set(lane.userID, lane);
    else lanes.delete(lane.userID);
  }
  return { lanes };
}

/** A tournament is over. */
export const finalHeard = (final: Final): News => ({ final, said: winnersOf(final) });

function winnersOf({ lines }: Final): string {
  const winners = lines.filter(({ place }) => place === 1).map(({ displayName }) => named(displayName));
  if (winners.length === 0) return "The tournament is over.";
  return `The tournament is over. ${formatList(winners)} ${winners.length === 1 ? "wins" : "win"}.`;
}

export const podiumHeard = (podium: Podium): News => ({ podium, isStarting: false });
