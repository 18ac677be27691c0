import { sql } from "kysely";

import type { Site } from "../../content/site.ts";
import type { HoldID, RaceID, UserID } from "../../ids.ts";
import { HOLDS, type RewardHold } from "../../rules/fair-play/reward-hold.ts";
import type { Signal } from "../../rules/fair-play/signal.ts";
import { before, type Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";
import { recountAverages } from "../race/average.ts";

/** A reward that has to wait. */
export interface HeldReward {
  readonly raceID: RaceID;
  readonly slot: number;
  readonly userID: UserID;
  readonly site: Site;
  readonly hold: RewardHold;
  readonly signals: readonly Signal[];
}

/** Holds rewards that are due; until they are paid, their races count for no average and no best. The racers are locked. */
export async function holdRewards(work: Work, held: readonly HeldReward[]): Promise<void> {
  for (const { raceID, slot, userID, site, hold, signals } of held) {
    work.changed(userID, "account", "progress");
    const holdID = await openHold(work, userID, site, hold);
    await work.trx
      .updateTable("race_rewards")
      .set({
        state: "held",
        hold_id: holdID,
        signals: hold.reason === "signs" ? JSON.stringify(signals) : null,
      })
      .where("race_id", "=", raceID)
      .where("slot", "=", slot)
      .execute();
    await recountAverages(work, site, [userID]);
  }
}

/** The racer's open hold of a kind, or a new one; signs weigh more than speed. The racer is locked. */
export async function openHold(
  { trx, now }: Work,
  userID: UserID,
  site: Site,
  { kind, reason }: RewardHold,
  since: Stamp = now,
): Promise<HoldID> {
  const { rows } = await sql<{ readonly hold_id: HoldID }>`
    insert into reward_holds as open (user_id, site, kind, reason, since_stamp)
    values (${userID}, ${site}, ${kind}, ${reason}, ${since})
    on conflict (user_id, site, kind) where ended_stamp is null
    do update set reason = case when excluded.reason = 'signs' then 'signs' else open.reason end
    returning hold_id`.execute(trx);
  const [opened] = rows;
  if (!opened) throw new Error(`no hold of ${kind} could be opened`);
  return opened.hold_id;
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
