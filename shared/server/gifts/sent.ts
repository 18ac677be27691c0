import type { Kysely } from "kysely";

import type { SentGift } from "../../contracts/gifts.ts";
import type { UserID } from "../../ids.ts";
import { GIFTS, returnsAt } from "../../rules/gifts.ts";
import type { Stamp } from "../../units.ts";
import { CARD_COLUMNS, cardOrGone } from "../friends/player-card.ts";
import type { Database } from "../postgres/tables.ts";

/** What became of the gifts that a player gave, the newest first. */
export async function sentGiftsOf(db: Kysely<Database>, userID: UserID, now: Stamp): Promise<readonly SentGift[]> {
  const rows = await db
    .selectFrom("cash_gifts")
    .leftJoin("users", "users.user_id", "cash_gifts.receiver_id")
    .select(CARD_COLUMNS)
    .select(["gift_id", "amount", "sent_stamp", "ending", "ended_stamp"])
    .where("sender_id", "=", userID)
    .orderBy("sent_stamp", "desc")
    .orderBy("gift_id", "desc")
    .limit(GIFTS.sentShown)
    .execute();
  return rows.map((row) => ({
    giftID: row.gift_id,
    amount: row.amount,
    sentStamp: row.sent_stamp,
    returnsStamp: returnsAt(row.sent_stamp),
    ending: row.ending,
    endedStamp: row.ended_stamp,
    to: cardOrGone(row, now),
  }));
}
