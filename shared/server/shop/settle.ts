import { sql } from "kysely";

import { RETURN_MINUTES } from "../../content/shop.ts";
import type { UserID } from "../../ids.ts";
import { before, minutes } from "../../units.ts";
import { countDeeds } from "../achievements/count-deed.ts";
import type { Worn } from "../garage/equip.ts";
import type { Batch } from "../platform/jobs/sweep.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";

/**
 * What a player puts on, drives or leaves is used from now on: whatever it was bought with can't be given back, even after
 * it is taken off. The player is locked.
 */
export async function keepPurchases(work: Work, userID: UserID, { cars, loot }: Worn): Promise<void> {
  const { rows } = await sql`
    update purchases p set state = 'kept'
    where p.user_id = ${userID} and p.state = 'open' and 'purchase:' || p.purchase_id in (
      select c.reference from owned_cars c where c.user_id = ${userID} and c.car_id = any(${cars}::integer[])
      union all
      select l.reference from owned_loot l where l.user_id = ${userID} and l.loot_id = any(${loot}::integer[]))
    returning p.purchase_id`.execute(work.trx);
  await settled(
    work,
    rows.map(() => userID),
  );
}

/** Purchases that nobody can give back any more are settled: from now on they count. */
export const settlePurchases: Batch = async (work, size = 500) => {
  const over = before(work.now, minutes(RETURN_MINUTES));
  const due = await work.trx
    .selectFrom("purchases")
    .select(["purchase_id", "user_id"])
    .where("state", "=", "open")
    .where("stamp", "<=", over)
    .orderBy("stamp")
    .limit(size)
    .execute();
  if (due.length === 0) return 0;
  await lockPlayers(
    work,
    due.map(({ user_id }) => user_id),
    ["user_id"],
    "change",
  );
  const rows = await work.trx
    .updateTable("purchases")
    .set({ state: "kept" })
    .where(
      "purchase_id",
      "in",
      due.map(({ purchase_id }) => purchase_id),
    )
    .where("state", "=", "open")
    .returning("user_id")
    .execute();
  await settled(
    work,
    rows.map(({ user_id }) => user_id),
  );
  return due.length;
};

/** @param buyers once for each purchase */
async function settled(work: Work, buyers: readonly UserID[]): Promise<void> {
  if (buyers.length === 0) return;
  const byBuyer = Map.groupBy(buyers, (userID) => userID);
  await countDeeds(
    work,
    [...byBuyer].map(([userID, all]) => ({ userID, deed: { add: { itemsBought: all.length } } })),
  );
  for (const userID of byBuyer.keys()) work.changed(userID, "shop");
}
