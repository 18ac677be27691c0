import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import { STATS } from "../../rules/stats/numbers.ts";
import { streaksOf } from "../../rules/stats/streak.ts";
import { mondayOf } from "../../rules/stats/weeks.ts";
import { dayOf, type Day } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { slicesOf } from "./slices.ts";
import { accuracyOver, speedOver } from "./summary.ts";
import type { Looked } from "./visible.ts";

interface DayRow {
  readonly day: Day;
  readonly races: number;
  readonly won: number;
  readonly done: number;
  readonly errors: number;
  readonly elapsed_ms: number;
  readonly best: number;
}

/** A day as one answer has all of them: a row each takes four times as long to read. */
type DayValues = readonly [
  day: Day,
  races: number,
  won: number,
  done: number,
  errors: number,
  elapsedMs: number,
  best: number,
];

const dayOfValues = ([day, races, won, done, errors, elapsed_ms, best]: DayValues): DayRow => ({
  day,
  races,
  won,
  done,
  errors,
  elapsed_ms,
  best,
});

/**
 * A racer's figures by day and week on this site. Days are scores, so one who raced for ten years is some thousand rows.
 *
 * @source teams-shop-seasons §3 Stats: chartData
 */
export async function statsGraphsOf(app: App, looked: Looked) {
  const { userID } = looked;
  const { site } = app.config;
  const now = app.nowStamp();
  const { rows } = await sql<{ readonly days: readonly DayValues[] | null }>`
    select json_agg(json_build_array(period, played, won, done, errors, elapsed_ms, best_speed) order by period) as days
    from racer_scores where user_id = ${userID} and span = 'day' and site = ${site} and played > 0`.execute(app.db);
  const raced = (rows[0]?.days ?? []).map(dayOfValues);
  const best = await app.db
    .selectFrom("racing_stats")
    .select("highest_speed")
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .executeTakeFirst();
  const fastest = best && best.highest_speed > 0 ? best.highest_speed : null;
  return {
    site,
    days: raced.filter(({ day }) => day > dayOf(now) - STATS.days).map((row) => lineOf(site, row, row.day)),
    weeks: [...Map.groupBy(raced, ({ day }) => mondayOf(day))].map(([monday, week]) =>
      lineOf(site, sumOf(week), monday),
    ),
    ...(await slicesOf(app, looked, site)),
    streaks: streaksOf(
      raced.map(({ day }) => day),
      dayOf(now),
    ),
    best: { speed: fastest, day: raced.find((row) => row.best === fastest)?.day ?? null },
    madeStamp: now,
  };
}

type Sums = Omit<DayRow, "day">;

const sumOf = (rows: readonly Sums[]): Sums => {
  const of = (name: Exclude<keyof Sums, "best">): number => rows.reduce((sum, row) => sum + row[name], 0);
  const best = Math.max(...rows.map((row) => row.best));
  return {
    races: of("races"),
    won: of("won"),
    done: of("done"),
    errors: of("errors"),
    elapsed_ms: of("elapsed_ms"),
    best,
  };
};

const lineOf = (site: Site, sums: Sums, day: Day) => ({
  day,
  races: sums.races,
  won: sums.won,
  speed: speedOver(site, sums),
  accuracy: accuracyOver(sums),
  best: sums.best > 0 ? sums.best : null,
});
