import type { Day, Stamp } from "../../units.ts";

/** What a race is worth in a contest: speed times accuracy, in tenths. @param accuracy in percent */
export const contestPoints = (speed: number, accuracy: number): number => Math.round((speed * accuracy) / 10);

/** A racer's best race of a day of the contest. */
export interface BestRace {
  /** The lower, the earlier it was counted. */
  readonly number: number;
  readonly slot: number;
  readonly day: Day;
  readonly points: number;
  readonly startedStamp: Stamp;
}

/** What a team did on a day: its races, the best first; the first few of them count. */
export interface ContestDay<Race extends BestRace = BestRace> {
  readonly day: Day;
  readonly points: number;
  /** More points than every other team. */
  readonly isWon: boolean;
  readonly races: readonly (Race & { readonly counts: boolean })[];
}

/** Where a team stands. */
export interface ContestStanding<Race extends BestRace = BestRace> {
  readonly slot: number;
  /** Shared where nothing tells two teams apart. */
  readonly place: number;
  readonly points: number;
  readonly daysWon: number;
  /** Points of the best race. */
  readonly bestRace: number;
  /** Those with a race of any team. */
  readonly days: readonly ContestDay<Race>[];
}

/** The better first; of equal ones the earlier. */
const byPoints = (one: BestRace, other: BestRace): number =>
  other.points - one.points || one.startedStamp - other.startedStamp || one.number - other.number;

/**
 * Where teams stand: each day the best few races of each team count, of each racer the best one. The most points are first; ties
 * are broken by days won, then by the best race. What is equal then shares its place.
 *
 * @param slots the teams that take part
 * @param best racers of a team whose races count on a day
 */
export function contestStandings<Race extends BestRace>(
  slots: readonly number[],
  races: readonly Race[],
  best: number,
): readonly ContestStanding<Race>[] {
  const days = [...Map.groupBy(races, ({ day }) => day)]
    .toSorted(([one], [other]) => one - other)
    .map(([day, raced]) => dayOfTeams(day, slots, raced, best));
  const teams = slots.map((slot) => {
    const own = days.map((day) => day.get(slot)).filter((day) => day !== undefined);
    return {
      slot,
      days: own,
      points: own.reduce((sum, { points }) => sum + points, 0),
      daysWon: own.filter(({ isWon }) => isWon).length,
      bestRace: Math.max(0, ...own.flatMap((day) => day.races.map(({ points }) => points))),
    };
  });
  const sorted = teams.toSorted((one, other) => ahead(one, other) || one.slot - other.slot);
  return sorted.map((team) => ({ ...team, place: 1 + sorted.filter((other) => ahead(other, team) < 0).length }));
}

type Ranked = Pick<ContestStanding, "points" | "daysWon" | "bestRace">;

/** Below 0: the first one is ahead. */
const ahead = (one: Ranked, other: Ranked): number =>
  other.points - one.points || other.daysWon - one.daysWon || other.bestRace - one.bestRace;

function dayOfTeams<Race extends BestRace>(
  day: Day,
  slots: readonly number[],
  races: readonly Race[],
  best: number,
): ReadonlyMap<number, ContestDay<Race>> {
  const teams = slots.map((slot) => {
    const own = races.filter((race) => race.slot === slot).toSorted(byPoints);
    const counted = own.slice(0, best);
    return { slot, own, points: counted.reduce((sum, { points }) => sum + points, 0) };
  });
  return new Map(
    teams.map(({ slot, own, points }) => [
      slot,
      {
        day,
        points,
        isWon: teams.every((other) => other.slot === slot || other.points < points),
        races: own.map((race, nth) => ({ ...race, counts: nth < best })),
      },
    ]),
  );
}
