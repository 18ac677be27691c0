import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import { STATS } from "../../rules/stats/numbers.ts";
import { streaksOf } from "../../rules/stats/streak.ts";
import { dayOf, type Day } from "../../units.ts";
import type { App } from "../platform/work.ts";
import { accuracyOver, speedOver } from "./summary.ts";

interface DayRow {
  readonly day: Day;
  readonly races: number;
  readonly won: number;
  readonly done: number;
  readonly errors: number;
  readonly elapsed_ms: number;
  readonly best: number;
}

const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const FROM_MONDAY = 3;
const mondayOf = (day: Day): Day => (day - ((day + FROM_MONDAY) % WEEK_DAYS)) as Day;

/**
 * A racer's figures by day and week on this site. Days are scores, so one who raced for ten years is some thousand rows.
 *
 * @source teams-shop-seasons §3 Stats: chartData
 */
export async function statsGraphsOf(app: App, userID: UserID) {
  const { site } = app.config;
  const now = app.nowStamp();
  const { rows } = await sql<DayRow>`
    select period as day, played as races, won, done, errors, elapsed_ms, best_speed as best
    from racer_scores where user_id = ${userID} and span = 'day' and site = ${site} and played > 0
    order by period`.execute(app.db);
  const best = await app.db
    .selectFrom("racing_stats")
    .select("highest_speed")
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .executeTakeFirst();
  const fastest = best && best.highest_speed > 0 ? best.highest_speed : null;
  return {
    site,
    days: rows.filter(({ day }) => day > dayOf(now) - STATS.days).map((row) => lineOf(site, row, row.day)),
    weeks: [...Map.groupBy(rows, ({ day }) => mondayOf(day))].map(([monday, week]) =>
      lineOf(site, sumOf(week), monday),
    ),
    streaks: streaksOf(
      rows.map(({ day }) => day),
      dayOf(now),
    ),
    best: { speed: fastest, day: rows.find((row) => row.best === fastest)?.day ?? null },
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
