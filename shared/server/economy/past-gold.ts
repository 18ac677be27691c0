import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { goldBefore, hasGold, type GoldRecord } from "../../rules/account/renewal.ts";
import { sumOf, type Reward } from "../../rules/rewards/reward.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";

interface Row extends GoldRecord {
  readonly userID: UserID;
  readonly gifts: readonly { readonly stamp: Stamp; readonly rewards: readonly Reward[] }[];
}

/**
 * Whether players had gold at moments that are over, by what came since.
 *
 * @param since no moment that is asked for is earlier
 * @returns of a player and a moment
 */
export async function pastGoldOf(
  { trx }: Pick<Work, "trx">,
  userIDs: readonly UserID[],
  since: Stamp,
): Promise<(userID: UserID, at: Stamp) => boolean> {
  const { rows } = await sql<Row>`
    select u.user_id as "userID", u.membership, u.gold_until_stamp as "goldUntil",
      coalesce((select jsonb_agg(jsonb_build_object('stamp', g.stamp, 'rewards', g.rewards)) from grants g
        where g.user_id = u.user_id and g.stamp > ${since} and g.rewards @? '$[*].goldDays'), '[]') as gifts
    from users u
    where u.user_id = any(${userIDs}::bigint[])`.execute(trx);
  const byPlayer = new Map(
    rows.map(({ userID, membership, goldUntil, gifts }) => [
      userID,
      {
        record: { membership, goldUntil },
        gifts: gifts.map(({ stamp, rewards }) => ({ stamp, days: sumOf(rewards).goldDays })),
      },
    ]),
  );
  return (userID, at) => {
    const own = byPlayer.get(userID);
    return (
      own !== undefined &&
      hasGold(
        goldBefore(
          own.record,
          own.gifts.filter(({ stamp }) => stamp > at),
        ),
        at,
      )
    );
  };
}
