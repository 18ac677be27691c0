import type { Standing } from "../race/race.ts";
import type { ClassPupil, ClassRace, RacedLane } from "./class-race.ts";
import { CLASSROOM, type Ranking } from "./numbers.ts";

/** A line of the podium, before anybody sees it. */
export interface PodiumRank {
  readonly racer: ClassPupil;
  readonly place: number | null;
  readonly standing: Exclude<Standing, "racing">;
  readonly speed: number;
  readonly accuracy: number;
  /** In percent over the average before; null for a newcomer. */
  readonly improvement: number | null;
  /** Won in this race. */
  readonly points: number;
}

/** A line with the points that count: of the tournament, else of the lesson. */
export interface CountedRank extends PodiumRank {
  readonly total: number;
}

export interface Podium {
  readonly number: number;
  readonly ranking: Ranking;
  readonly lines: readonly PodiumRank[];
}

/** The last podium of a lesson, as it is shown. */
export interface CountedPodium extends Podium {
  readonly lines: readonly CountedRank[];
  /** Which race of how many it was. */
  readonly tournament: { readonly race: number; readonly races: number } | null;
}

const RANK = { finished: 0, unfinished: 1, disqualified: 2 } as const;
const NOTHING_HEARD: RacedLane = { standing: "unfinished", speed: 0, accuracy: 100, elapsedMs: 0 };

/** The result of a class race over all its tracks. Who has no average yet has neither improved nor got worse. */
export function podiumOf({
  number,
  ranking,
  tracks,
  lanes,
}: Pick<ClassRace, "number" | "ranking" | "tracks" | "lanes">): Podium {
  const lines = tracks
    .flatMap(({ racers }) => racers)
    .map((racer) => lineOf(racer, lanes.get(racer.userID) ?? NOTHING_HEARD))
    .toSorted((one, other) => RANK[one.standing] - RANK[other.standing] || orderIn(ranking, one, other));
  return {
    number,
    ranking,
    lines: lines.map(({ elapsedMs: _time, ...line }, nth) => {
      const place = line.standing === "finished" ? nth + 1 : null;
      return { ...line, place, points: place === null ? 0 : (CLASSROOM.points[place - 1] ?? 1) };
    }),
  };
}

type Line = Omit<PodiumRank, "place" | "points"> & Pick<RacedLane, "elapsedMs">;

const lineOf = (racer: ClassPupil, { standing, speed, accuracy, elapsedMs }: RacedLane): Line => ({
  racer,
  standing: standing === "racing" ? "unfinished" : standing,
  speed,
  accuracy,
  elapsedMs,
  improvement: improvementOf(racer.avgSpeed, speed),
});

const improvementOf = (before: number | null, speed: number): number | null =>
  before === null || before <= 0 ? null : Math.round((speed / before - 1) * 1_000) / 10;

function orderIn(ranking: Ranking, one: Line, other: Line): number {
  if (one.standing !== "finished") return other.speed - one.speed;
  const byTime = one.elapsedMs - other.elapsedMs;
  return ranking === "place" ? byTime : (other.improvement ?? 0) - (one.improvement ?? 0) || byTime;
}
