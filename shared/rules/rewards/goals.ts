import type { Day } from "../../units.ts";

/** What a racer has going on one site, as it is kept after each race. */
export interface Goals {
  /** The day of the newest finished race; null before the first. */
  readonly lastDay: Day | null;
  /** Days in a row with a finished race, up to the last day. */
  readonly streakDays: number;
  /** Public races won in a row. */
  readonly winsRunning: number;
  /** The best speed of the last day: WPM, or right answers a minute. */
  readonly bestToday: number;
}

export const NO_GOALS: Goals = { lastDay: null, streakDays: 0, winsRunning: 0, bestToday: 0 };

/** A race, as the goals see it. */
export interface GoalRace {
  readonly day: Day;
  readonly isFinished: boolean;
  readonly speed: number;
  /** Whether it counts for the wins: a public race with places. */
  readonly isContest: boolean;
  readonly place: number | null;
}

/**
 * The goals after a race. Every finished race keeps the days running; only a public race with places adds a win or
 * breaks the run. A race of an earlier day, written late, changes no day.
 */
export function goalsAfter(goals: Goals, race: GoalRace): Goals {
  const { isContest, place } = race;
  const winsRunning = !isContest ? goals.winsRunning : place === 1 ? goals.winsRunning + 1 : 0;
  return { ...(race.isFinished ? dayAfter(goals, race) : goals), winsRunning };
}

function dayAfter(goals: Goals, { day, speed }: GoalRace): Goals {
  const { lastDay } = goals;
  if (lastDay !== null && day < lastDay) return goals;
  if (day === lastDay) return { ...goals, bestToday: Math.max(goals.bestToday, speed) };
  const streakDays = isNextDay(lastDay, day) ? goals.streakDays + 1 : 1;
  return { ...goals, lastDay: day, streakDays, bestToday: speed };
}

/** The goals as they stand on a day. */
export interface GoalsNow {
  /** 0 once a day was missed. */
  readonly streakDays: number;
  readonly hasRacedToday: boolean;
  readonly winsRunning: number;
  /** null before today's first finished race. */
  readonly bestToday: number | null;
}

export function goalsOn({ lastDay, streakDays, winsRunning, bestToday }: Goals, today: Day): GoalsNow {
  const hasRacedToday = lastDay === today;
  return {
    streakDays: hasRacedToday || isNextDay(lastDay, today) ? streakDays : 0,
    hasRacedToday,
    winsRunning,
    bestToday: hasRacedToday ? bestToday : null,
  };
}

const isNextDay = (lastDay: Day | null, day: Day): boolean => lastDay !== null && day === lastDay + 1;
