import { eventByID, type EventID } from "../../shared/content/events/calendar.ts";
import { prizesOf, TOTAL_PERKS } from "../../shared/content/events/prizes.ts";
import { seasonByID, TOTAL_REWARDS, type SeasonID } from "../../shared/content/seasons/calendar.ts";
import { roadOf } from "../../shared/content/seasons/road.ts";
import { formatCount } from "../../shared/format/figures.ts";
import { eventProgress } from "../../shared/rules/events/level.ts";
import { seasonProgress, seasonXPBefore } from "../../shared/rules/seasons/level.ts";
import type { Day } from "../../shared/units.ts";
import { dayOf } from "../../shared/units.ts";
import type { Life } from "./life.ts";

/** How far somebody came in a season. */
export interface SeasonCourse {
  readonly seasonID: SeasonID;
  readonly name: string;
  readonly level: number;
  /** Rewards of the road that were earned, surprises included, and how many there are. */
  readonly rewards: number;
  readonly of: number;
  /** The day of the season on which the last free reward was reached, from 1; undefined for never. */
  readonly freeRoadDay: number | undefined;
}

/** How far somebody came in an event that was joined. */
export interface EventCourse {
  readonly eventID: EventID;
  readonly name: string;
  readonly perks: number;
  readonly achievements: number;
}

/** The level of the last reward that everyone gets. */
const lastFreeLevel = (seasonID: SeasonID): number => {
  const season = seasonByID(seasonID);
  return Math.max(
    ...(season ? roadOf(season) : []).filter(({ free, hidden }) => free && !hidden).map(({ level }) => level),
  );
};

/** Keeps the day on which each season's free road was done. */
export class FreeRoads {
  readonly #days = new Map<SeasonID, number>();

  look({ seasons }: Life, day: Day): void {
    for (const [seasonID, experience] of seasons) {
      if (this.#days.has(seasonID) || experience < seasonXPBefore(lastFreeLevel(seasonID))) continue;
      this.#days.set(seasonID, day - dayOf(seasonByID(seasonID)?.startStamp ?? (0 as never)) + 1);
    }
  }

  dayOf(seasonID: SeasonID): number | undefined {
    return this.#days.get(seasonID);
  }
}

export const seasonsOf = ({ seasons, timed }: Life, free: FreeRoads): readonly SeasonCourse[] =>
  [...seasons].flatMap(([seasonID, experience]) => {
    const season = seasonByID(seasonID);
    if (!season) return [];
    const road = roadOf(season);
    return [
      {
        seasonID,
        name: season.name,
        level: seasonProgress(experience).level,
        rewards: road.filter(({ achievementID }) => timed.has(achievementID)).length,
        of: road.length,
        freeRoadDay: free.dayOf(seasonID),
      },
    ];
  });

export const eventsOf = ({ events, timed }: Life): readonly EventCourse[] =>
  [...events].flatMap(([eventID, experience]) => {
    const event = eventByID(eventID);
    if (!event) return [];
    const tasks = prizesOf(event).filter(({ level, achievementID }) => level === undefined && timed.has(achievementID));
    return [
      {
        eventID,
        name: event.name,
        perks: Math.min(TOTAL_PERKS, eventProgress(experience).level - 1),
        achievements: tasks.length,
      },
    ];
  });

export const describeRoads = (seasons: readonly SeasonCourse[], events: readonly EventCourse[]): readonly string[] => [
  ...seasons.map(({ name, level, rewards, of, freeRoadDay }) => {
    const past =
      level > TOTAL_REWARDS + 1 ? `, ${formatCount(level - TOTAL_REWARDS - 1, "level")} past the last reward` : "";
    const free =
      freeRoadDay === undefined ? "the free road was not finished" : `the free road was done on day ${freeRoadDay}`;
    return `${name}: level ${level}${past}; ${rewards} of ${of} rewards; ${free}.`;
  }),
  ...events.map(
    ({ name, perks, achievements }) =>
      `${name}: ${perks} of ${TOTAL_PERKS} perks, ${formatCount(achievements, "achievement")}.`,
  ),
];
