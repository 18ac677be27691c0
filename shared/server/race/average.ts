import { sql, type RawBuilder } from "kysely";

import type { Site } from "../../content/site.ts";
import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import type { RaceRewardTable } from "./tables.ts";

const OVER_RACES = 10;
/** The average of who has so many held or refused races in a row is unknown. */
const LOOKED_AT = 100;

/** A racer's average on a site over the last ten finished races there that count: WPM, or right answers a minute. */
export const averageOn = (
  site: Site,
  user: { readonly avg_speed: number | null; readonly avg_score: number | null },
): number | null => (site === "math" ? user.avg_score : user.avg_speed);

/** The column of `users` that has the average on a site. */
export const averageColumn = (site: Site) => sql.ref(site === "math" ? "avg_score" : "avg_speed");

/** What became of the reward of a result `r`, if it has one; looked up one by one, however many rewards there are. */
export const rewardState = sql<RaceRewardTable["state"] | null>`(
  select w.state from race_rewards w where w.race_id = r.race_id and w.slot = r.slot)`;

/** Whether a result `r` counts for averages and bests: not while its reward waits, nor when it was refused. */
export const counts = sql<boolean>`coalesce(${rewardState} not in ('held', 'refused'), true)`;

/** The average on a site of the row of `users` at hand. */
export const averageNow = (site: Site): RawBuilder<number | null> => sql`(
  select avg(last.speed) from (
    select speed from (${lastOn(site)} union all ${lastWithoutSite(site)}) r
    where ${counts} order by started_stamp desc limit ${OVER_RACES}
  ) last)`;

const lastOn = (site: Site) => sql`(
  select r.race_id, r.slot, r.speed, r.started_stamp from race_results r
  where r.user_id = users.user_id and r.site = ${site} and r.standing = 'finished'
  order by r.started_stamp desc limit ${LOOKED_AT})`;

/** Of results whose site isn't filled in yet. */
const lastWithoutSite = (site: Site) => sql`(
  select r.race_id, r.slot, r.speed, r.started_stamp from race_results r
  join races on races.race_id = r.race_id and races.site = ${site}
  where r.user_id = users.user_id and r.site is null and r.standing = 'finished'
  order by r.started_stamp desc limit ${LOOKED_AT})`;

/** Makes averages anew when a race counts, or counts no more. The racers are locked. */
export async function recountAverages({ trx }: Work, site: Site, userIDs: readonly UserID[]): Promise<void> {
  if (userIDs.length === 0) return;
  await sql`update users set ${averageColumn(site)} = ${averageNow(site)}
    where user_id = any(${userIDs}::bigint[])`.execute(trx);
}
