import { sql } from "kysely";

import { startOfPeriod } from "#shared/rules/periods.ts";
import { closeLeagues } from "#shared/server/leagues/close-weeks.ts";
import { after, hours } from "#shared/units.ts";

import { thisWeek } from "./league-group.ts";
import type { Product } from "./product.ts";

/** The columns that name a week of the leagues of racers, or a day, and how many of these a week is. */
const COLUMNS = [
  ["league_places", "week", sql`true`, 1],
  ["league_groups", "week", sql`true`, 1],
  ["league_standings", "raced_week", sql`true`, 1],
  ["racer_scores", "period", sql`span = 'league'`, 1],
  ["racer_scores", "period", sql`span = 'day'`, 7],
  ["closings", "period", sql`what = 'league'`, 1],
] as const;

/**
 * Goes to the next week of the leagues of racers: all that was, is a week longer ago, so that pages and their clocks stay as they
 * are. The week that is over then is closed as the job closes it.
 */
export async function toNextWeek({ services: { app } }: Pick<Product, "services">): Promise<void> {
  for (const [table, column, where, count] of COLUMNS) {
    const [from, period] = [sql.table(table), sql.ref(column)];
    // By way of periods that don't exist, so that no row meets the one before it.
    await sql`update ${from} set ${period} = -${period} where ${where}`.execute(app.db);
    await sql`update ${from} set ${period} = -${period} - ${count}::integer where ${where}`.execute(app.db);
  }
  await sql`
    update seen_pop_ups set key = regexp_replace(key, ':\\d+:', ':' || (split_part(key, ':', 2)::integer - 1) || ':')
    where key ~ '^league:\\d+:'`.execute(app.db);
  const now = after(startOfPeriod("league", thisWeek()) ?? app.nowStamp(), hours(1));
  await closeLeagues({ ...app, nowStamp: () => now });
}
