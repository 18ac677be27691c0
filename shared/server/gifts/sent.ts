import type { Kysely } from "kysely";

import type { SentGift } from "../../contracts/economy/gifts.ts";
import type { UserID } from "../../ids.ts";
import { GIFTS } from "../../rules/gifts.ts";
import type { Database } from "../database.ts";
import { cardColumns, cardOrGone, type CardTimes } from "../players/player-card.ts";
import { GIFT_COLUMNS, giftOfRow } from "./gift-row.ts";

/** The gifts that a player sent and their outcomes, the newest first. */
export async function sentGiftsOf(
  db: Kysely<Database>,
  userID: UserID,
  times: CardTimes,
): Promise<readonly SentGift[]> {
  const rows = await db
    .selectFrom("cash_gifts")
    .leftJoin("users", "users.user_id", "cash_gifts.receiver_id")
    .select(cardColumns(userID))
    .select([...GIFT_COLUMNS, "ending", "ended_stamp"])
    .where("sender_id", "=", userID)
    .orderBy("sent_stamp", "desc")
    .orderBy("gift_id", "desc")
    .limit(GIFTS.pastShown)
    .execute();
  return rows.map((row) => ({
    ...giftOfRow(row),
    ending: row.ending,
    endedStamp: row.ended_stamp,
    to: cardOrGone(row, times),
  }));
}
