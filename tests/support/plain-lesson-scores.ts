import type { UserID } from "#shared/ids.ts";
import { periodOf } from "#shared/rules/periods.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";

/** A row of a lesson's scores, as `<racer>:<lesson>:<span>:<period>` and its figures. */
export interface PlainLessonScore {
  readonly points: number;
  readonly ranked: number;
  readonly average: number | null;
  readonly best: readonly number[];
}

const isRanked = ({ standing, mode, reward, lessonID }: CountedRace): boolean =>
  standing === "finished" && mode === "public" && reward.experience > 0 && lessonID !== null;

/** The best twenty-five, the best first. */
const bestOf = (races: readonly CountedRace[]): readonly number[] =>
  races
    .map(({ reward }) => reward.experience)
    .toSorted((one, other) => other - one)
    .slice(0, 25);

const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);

/** Plainly and slowly: the scores of lessons, of all races at once. Nothing here knows in which order they were paid. */
export function plainLessonScores(all: readonly CountedRace[]): ReadonlyMap<string, PlainLessonScore> {
  const scores = new Map<string, PlainLessonScore>();
  const races = all.filter(isRanked);
  for (const span of ["day", "week", "month", "season"] as const) {
    const keyOf = ({ userID, lessonID, startedStamp }: CountedRace) =>
      lessonKey(userID, lessonID, span, periodOf(span, startedStamp));
    for (const [key, there] of Map.groupBy(races, keyOf)) {
      if (periodOf(span, there[0]?.startedStamp ?? (0 as never)) === undefined) continue;
      const days = Map.groupBy(there, ({ startedStamp }) => periodOf("day", startedStamp));
      scores.set(key, {
        points: sum([...days.values()].map((ofDay) => sum(bestOf(ofDay)))),
        ranked: there.length,
        average: sum(there.map(({ speed }) => speed)) / there.length,
        best: span === "day" ? bestOf(there) : [],
      });
    }
  }
  return scores;
}

export const lessonKey = (userID: UserID, lesson: string | null, span: string, period: number | undefined): string =>
  [userID, lesson, span, period].join(":");
