import type { Kysely } from "kysely";

import type { ReceivedGift } from "../../contracts/economy/gifts.ts";
import type { UserID } from "../../ids.ts";
import { GIFTS } from "../../rules/gifts.ts";
import type { Database } from "../database.ts";
import { cardColumns, cardOrGone, type CardTimes } from "../players/player-card.ts";
import { GIFT_COLUMNS, giftOfRow } from "./gift-row.ts";

/** The gifts that a player collected, the newest first. */
export async function receivedGiftsOf(
  db: Kysely<Database>,
  userID: UserID,
  times: CardTimes,
): Promise<readonly ReceivedGift[]> {
  const rows = await db
    .selectFrom("cash_gifts")
    .leftJoin("users", "users.user_id", "cash_gifts.sender_id")
    .select(cardColumns(userID))
    .select([...GIFT_COLUMNS, "ended_stamp"])
    .where("receiver_id", "=", userID)
    .where("ending", "=", "collected")
    .orderBy("ended_stamp", "desc")
    .orderBy("gift_id", "desc")
    .limit(GIFTS.pastShown)
    .execute();
  return rows.map((row) => ({
    ...giftOfRow(row),
    collectedStamp: row.ended_stamp ?? row.sent_stamp,
    from: cardOrGone(row, times),
  }));
}
