import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { RaceID, UserID } from "../../ids.ts";
import { HOLDS, type RewardHold } from "../../rules/fair-play/reward-hold.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import { before } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/** A reward that has to wait. */
export interface HeldReward {
  readonly raceID: RaceID;
  readonly slot: number;
  readonly userID: UserID;
  readonly site: Site;
  readonly hold: RewardHold;
  readonly signals: readonly Signal[];
}

/** Holds rewards that are due: each joins the open hold of its kind, or begins one. The racers are locked. */
export async function holdRewards({ trx, now, changed }: Work, held: readonly HeldReward[]): Promise<void> {
  for (const { raceID, slot, userID, site, hold, signals } of held) {
    changed(userID, "account", "progress");
    await sql`
      with hold as (
        insert into reward_holds as open (user_id, site, kind, reason, since_stamp)
        values (${userID}, ${site}, ${hold.kind}, ${hold.reason}, ${now})
        on conflict (user_id, site, kind) where ended_stamp is null
        do update set reason = case when excluded.reason = 'signs' then 'signs' else open.reason end
        returning hold_id)
      update race_rewards w set state = 'held', hold_id = hold.hold_id,
        signals = ${hold.reason === "signs" ? JSON.stringify(signals) : null}
      from hold where w.race_id = ${raceID} and w.slot = ${slot}`.execute(trx);
  }
}

/** How many holds for signs count for each racer, for whether the next one waits for a moderator. None is open then. */
export async function earlierHolds(
  { trx, now }: Work,
  userIDs: readonly UserID[],
  site: Site,
): Promise<ReadonlyMap<UserID, number>> {
  const { rows } = await sql<{ readonly user_id: UserID; readonly holds: number }>`
    select user_id, count(*)::int as holds from reward_holds
    where user_id = any(${userIDs}::bigint[]) and site = ${site} and reason = 'signs'
      and ended_stamp >= ${before(now, HOLDS.countedWithin)}
      and not (ended_by = 'moderator' and is_released)
    group by user_id`.execute(trx);
  return new Map(rows.map(({ user_id, holds }) => [user_id, holds]));
}
