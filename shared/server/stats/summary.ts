import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { Summed } from "../../contracts/race/stats.ts";
import type { UserID } from "../../ids.ts";
import { CHARACTERS_PER_WORD, round2 } from "../../rules/race/speed.ts";
import { before, hours } from "../../units.ts";
import type { App } from "../platform/work.ts";

interface Sums {
  readonly races: number;
  readonly done: number;
  readonly errors: number;
  readonly elapsed_ms: number;
}

const MINUTE_MS = 60_000;

/** Speed over all the time that was spent racing: WPM, or right answers a minute; null without any. */
export function speedOver(
  site: Site,
  { done, elapsed_ms: elapsedMs }: Pick<Sums, "done" | "elapsed_ms">,
): number | null {
  const units = site === "type" ? done / CHARACTERS_PER_WORD : done;
  return elapsedMs <= 0 ? null : round2(units / (elapsedMs / MINUTE_MS));
}

/** Right presses or answers of all, in percent; null without any. */
export const accuracyOver = ({ done, errors }: Pick<Sums, "done" | "errors">): number | null =>
  done + errors === 0 ? null : round2((100 * done) / (done + errors));

const summed = (site: Site, sums: Sums | undefined): Summed =>
  sums
    ? { races: sums.races, averageScore: speedOver(site, sums), accuracy: accuracyOver(sums) }
    : { races: 0, averageScore: null, accuracy: null };

/** A racer's last 24 hours and all time on this site. @source teams-shop-seasons §2 Stats, §3 Stats */
export async function statsSummaryOf(app: App, userID: UserID) {
  const { site } = app.config;
  const now = app.nowStamp();
  const { rows } = await sql<Sums & { readonly span: "daily" | "alltime" }>`
    select 'alltime' as span, races_played as races, done, errors, elapsed_ms
    from racing_stats where user_id = ${userID} and site = ${site}
    union all
    select 'daily', count(*), coalesce(sum(done), 0)::bigint,
      coalesce(sum(errors), 0)::bigint, coalesce(sum(elapsed_ms), 0)::bigint
    from race_results where user_id = ${userID} and site = ${site} and standing = 'finished'
      and started_stamp > ${before(now, hours(24))}`.execute(app.db);
  const of = (span: "daily" | "alltime") =>
    summed(
      site,
      rows.find((row) => row.span === span),
    );
  const shown = await app.db.selectFrom("users").select("shows_stats").where("user_id", "=", userID).executeTakeFirst();
  return {
    site,
    daily: of("daily"),
    alltime: of("alltime"),
    isShown: shown?.shows_stats ?? false,
    madeStamp: now,
  };
}
