import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { HoldID, UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import { rewardState } from "./average.ts";

/** A race that counts from now on. */
interface FastRace {
  readonly user_id: UserID;
  readonly site: Site;
  readonly speed: number;
}

/** The last races that a version before this one may have paid without counting them here. */
const PAID_BEFORE = 20;

/** Counts paid races for the best speeds of their racers, who are locked. One that was held is among them once it is paid. */
export const countForBest = ({ trx }: Work, races: readonly FastRace[]) =>
  sql`
    update racing_stats s set highest_speed = best.speed
    from (
      select user_id, site, max(speed) as speed
      from unnest(${races.map(({ user_id }) => user_id)}::bigint[], ${races.map(({ site }) => site)}::text[],
        ${races.map(({ speed }) => speed)}::float8[]) as r (user_id, site, speed)
      group by user_id, site) paid
    cross join lateral (
      select greatest(paid.speed, max(r.speed)) as speed from (
        select r.race_id, r.slot, r.speed from race_results r
        where r.user_id = paid.user_id and r.site = paid.site and r.standing = 'finished'
        order by r.started_stamp desc limit ${PAID_BEFORE}) r
      where ${rewardState} = 'paid') best
    where s.user_id = paid.user_id and s.site = paid.site and s.highest_speed < best.speed`.execute(trx);

/**
 * Makes the best speed of a racer anew if it is one of a hold's refused races: a version before this one counted it as soon as
 * it was settled. The racer is locked.
 */
export const uncountBest = ({ trx }: Work, holdID: HoldID) =>
  sql`
    update racing_stats s set highest_speed = coalesce((
      select max(r.speed) from race_results r join races on races.race_id = r.race_id and races.site = s.site
      where r.user_id = s.user_id and r.standing = 'finished' and ${rewardState} = 'paid'), 0)
    from reward_holds h
    where h.hold_id = ${holdID} and s.user_id = h.user_id and s.site = h.site and s.highest_speed in (
      select r.speed from race_rewards w join race_results r on r.race_id = w.race_id and r.slot = w.slot
      where w.hold_id = h.hold_id and w.state = 'refused')`.execute(trx);
