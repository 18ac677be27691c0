import type { LiveLane, LivePupil } from "#shared/contracts/realtime/classroom.ts";
import type { UserID } from "#shared/ids.ts";
import type { Ranking } from "#shared/rules/classroom/numbers.ts";

import { sortRows, type Sort, type SortValue } from "../../ui/data/sort.ts";
import type { Lanes, LiveView } from "./live-store.ts";

/** Who would race if a race began now. */
export const racersOf = (pupils: readonly LivePupil[], chosen: ReadonlySet<UserID>): readonly LivePupil[] =>
  pupils.filter(({ userID, presence }) => presence === "here" && (chosen.size === 0 || chosen.has(userID)));

/** Whether anyone has come to the lesson. */
export const hasCome = ({ presence }: LivePupil): boolean => presence === "here" || presence === "away";

/** What a pupil's row shows: a lane of the class only while its race runs. */
export function laneOf({ lanes, lesson }: Pick<LiveView, "lanes" | "lesson">, userID: UserID): LiveLane | undefined {
  const lane = lanes.get(userID);
  return lane?.isClassRace === true && (lesson?.race ?? null) === null ? undefined : lane;
}

/**
 * The place of a pupil who is done, among those who are done by now. All have the same to type, so the fastest is the
 * first. A race about improvement has places only when it is over.
 */
export function placeOf(lanes: Lanes, userID: UserID, ranking: Ranking | undefined): number | undefined {
  const own = lanes.get(userID);
  if (ranking !== "place" || !own?.isClassRace || own.standing !== "finished") return undefined;
  let before = 0;
  for (const { isClassRace, standing, speed } of lanes.values()) {
    if (isClassRace && standing === "finished" && speed > own.speed) before++;
  }
  return before + 1;
}

const byName = (pupils: readonly LivePupil[]): LivePupil[] =>
  sortRows(pupils, ({ displayName }) => displayName, "ascending");

const COLUMNS: Readonly<Record<string, (pupil: LivePupil, lanes: Lanes) => SortValue>> = {
  pupil: ({ displayName }) => displayName,
  progress: ({ userID }, lanes) => lanes.get(userID)?.progress,
  speed: ({ userID }, lanes) => lanes.get(userID)?.speed,
  points: ({ points }) => points,
};

/** Pupils in the order of a column; equals by name. */
export const inOrder = (pupils: readonly LivePupil[], lanes: Lanes, sort: Sort): LivePupil[] =>
  sortRows(byName(pupils), (pupil) => COLUMNS[sort.column]?.(pupil, lanes), sort.direction);

export interface Standing {
  readonly pupil: LivePupil;
  readonly place: number;
}

/** Who has points in this lesson, the most first; who has as many shares the place. */
export function standingsOf(pupils: readonly LivePupil[]): readonly Standing[] {
  const sorted = sortRows(
    byName(pupils).filter(({ points }) => points > 0),
    ({ points }) => points,
    "descending",
  );
  return sorted.map((pupil) => ({
    pupil,
    place: sorted.filter(({ points }) => points > pupil.points).length + 1,
  }));
}

/** How many columns of lanes fit a wall. */
export const columnsFor = (count: number): number => (count <= 12 ? 1 : count <= 30 ? 2 : count <= 60 ? 3 : 4);
