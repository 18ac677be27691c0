import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { isItem, type Item, type Reward } from "../../rules/rewards/reward.ts";
import type { Work } from "../platform/work.ts";

interface Row {
  readonly rewards: readonly Reward[];
  readonly cars: readonly number[];
  readonly loot: readonly number[];
}

/**
 * The cars and loot that a player was given for one reason.
 *
 * @returns undefined when some of it was sold, or came again from elsewhere since
 */
export async function heldBy(
  { trx }: Pick<Work, "trx">,
  userID: UserID,
  reference: string,
): Promise<readonly Item[] | undefined> {
  const { rows } = await sql<Row>`
    select g.rewards,
      array(select c.car_id from owned_cars c
        where c.user_id = g.user_id and c.reference = g.reference and c.state = 'owned') as cars,
      array(select l.loot_id from owned_loot l where l.user_id = g.user_id and l.reference = g.reference) as loot
    from grants g where g.reference = ${reference} and g.user_id = ${userID}`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const items = row.rewards.filter(isItem);
  const isHeld = (item: Item): boolean =>
    "carID" in item ? row.cars.includes(item.carID) : row.loot.includes(item.lootID);
  return items.every(isHeld) ? items : undefined;
}

/**
 * Takes what a player was given for one reason: cars stay as sold ones, loot goes. The caller has locked the player, and
 * asked whether it may be taken.
 */
export async function takeBack({ trx, changed }: Work, userID: UserID, reference: string): Promise<void> {
  await trx
    .updateTable("owned_cars")
    .set({ state: "sold" })
    .where("user_id", "=", userID)
    .where("reference", "=", reference)
    .execute();
  await trx.deleteFrom("owned_loot").where("user_id", "=", userID).where("reference", "=", reference).execute();
  changed(userID, "garage", "achievements");
}
