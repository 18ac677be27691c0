import type { UserID } from "../../ids.ts";
import { arranged, type Layout } from "../../rules/garage/layout.ts";
import { ownedCarsOf } from "../economy/owned-cars.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

/** Stores how a player wants the cars arranged. @source core §7 loot/arrange-cars */
export async function arrangeCars(work: Work, userID: UserID, wished: Layout): Promise<void> {
  await lockPlayer(work, userID, ["user_id"], "change");
  const owned = await ownedCarsOf(work, userID);
  const slots = arranged(wished, [...owned.keys()]).map((carID) => carID ?? 0);
  await work.trx
    .insertInto("garages")
    .values({ user_id: userID, slots })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ slots }))
    .execute();
  work.changed(userID, "garage");
}
