import type { UserID } from "../../ids.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";

/** Notes that a player looked into the shop. @source core §3 visitedShop */
export async function visitShop(work: Work, userID: UserID): Promise<void> {
  await lockPlayer(work, userID, ["user_id"], "share");
  await work.trx
    .insertInto("shoppers")
    .values({ user_id: userID, visited_stamp: work.now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ visited_stamp: work.now }))
    .execute();
  work.changed(userID, "shop");
}
