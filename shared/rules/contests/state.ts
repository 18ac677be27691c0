import { startOf, type Day, type Stamp } from "../../units.ts";
import { CONTEST } from "./numbers.ts";

/** When a contest takes place. */
export interface ContestTimes {
  /** The first day, UTC. */
  readonly firstDay: Day;
  readonly days: number;
  /** By its host, before the start; null otherwise. */
  readonly calledOffStamp: Stamp | null;
}

export const CONTEST_STATES = ["waiting", "running", "counting", "over", "calledOff"] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

export const startOfContest = ({ firstDay }: Pick<ContestTimes, "firstDay">): Stamp => startOf(firstDay);

/** The first second after the last day. */
export const endOfContest = ({ firstDay, days }: Pick<ContestTimes, "firstDay" | "days">): Stamp =>
  startOf((firstDay + days) as Day);

/** From then on nothing is counted any more: the result stands. */
export const settledStamp = (times: Pick<ContestTimes, "firstDay" | "days">): Stamp =>
  startOf((times.firstDay + times.days + CONTEST.settleDays) as Day);

/**
 * How far a contest is, by its days alone: nothing has to happen for it to begin or to end.
 *
 * @param teams those that take part. With fewer than two of them as it begins it doesn't take place.
 */
export function contestState(times: ContestTimes, teams: number, now: Stamp): ContestState {
  if (times.calledOffStamp !== null) return "calledOff";
  if (now < startOfContest(times)) return "waiting";
  if (teams < CONTEST.teamsMin) return "calledOff";
  if (now < endOfContest(times)) return "running";
  return now < settledStamp(times) ? "counting" : "over";
}
