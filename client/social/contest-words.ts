import { LESSON_NAMES, type LessonID } from "#shared/content/lessons/lesson.ts";
import { formatMoment } from "#shared/format/dates.ts";
import { formatCount, formatOrdinal, formatSpeed } from "#shared/format/figures.ts";
import type { ContestState } from "#shared/rules/contests/state.ts";
import type { Day, Stamp } from "#shared/units.ts";

/** Points are kept in tenths: "58.8", "4,116.0". */
export const contestPointsWords = (tenths: number): string => formatSpeed(tenths / 10);

/** What a contest is raced with. */
export const racedWords = (lessonID: LessonID | null): string =>
  lessonID === null ? "Each day's text" : LESSON_NAMES[lessonID];

interface Shown {
  readonly state: ContestState;
  readonly firstDay: Day;
  readonly days: number;
  readonly startStamp: Stamp;
}

/** Which day of a contest it is, from 1 on; the last one after the end. */
export const dayNumber = ({ firstDay, days }: Pick<Shown, "firstDay" | "days">, today: Day): number =>
  Math.min(Math.max(today - firstDay + 1, 1), days);

/** How far a contest is, in a few words. */
export function stateWords(contest: Shown, today: Day): string {
  switch (contest.state) {
    case "waiting":
      return `Begins on ${formatMoment(contest.startStamp)}`;
    case "running":
      return `Day ${dayNumber(contest, today)} of ${contest.days}`;
    case "counting":
      return "Counting the last races";
    case "over":
      return contest.days === 1 ? "Over after a day" : `Over after ${formatCount(contest.days, "day")}`;
    case "calledOff":
      return "Called off";
  }
}

/** "2nd of 4" */
export const placeOfTeams = (place: number, teams: number): string => `${formatOrdinal(place)} of ${teams}`;
