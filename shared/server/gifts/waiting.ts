import { sql, type Kysely } from "kysely";

import type { WaitingGift } from "../../contracts/economy/gifts.ts";
import type { Counters } from "../../contracts/social/own-counters.ts";
import type { UserID } from "../../ids.ts";
import { GIFTS, giftDayOf, leftToday, mayGiveFrom } from "../../rules/gifts.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { cardColumns, cardOrGone, type CardTimes } from "../players/player-card.ts";
import { GIFT_COLUMNS, giftOfRow } from "./gift-row.ts";

/** The gifts that wait for a player, the oldest first. */
export async function waitingGiftsOf(
  db: Kysely<Database>,
  userID: UserID,
  times: CardTimes,
): Promise<readonly WaitingGift[]> {
  const rows = await db
    .selectFrom("cash_gifts")
    .leftJoin("users", "users.user_id", "cash_gifts.sender_id")
    .select(cardColumns(userID))
    .select(GIFT_COLUMNS)
    .where("cash_gifts.receiver_id", "=", userID)
    .where("cash_gifts.ending", "is", null)
    .orderBy("cash_gifts.gift_id")
    .limit(GIFTS.atOnce)
    .execute();
  return rows.map((row) => ({
    ...giftOfRow(row),
    from: cardOrGone(row, times),
  }));
}

/** The total cash that waits for a player. */
export async function waitingSumOf(db: Kysely<Database>, userID: UserID) {
  const { rows } = await sql<{ count: number; amount: number }>`
    select count(*) as count, coalesce(sum(amount), 0) as amount
    from cash_gifts where receiver_id = ${userID} and ending is null`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

/** How many gifts wait to be collected. */
export async function giftCountersOf(
  db: Kysely<Database>,
  userID: UserID,
): Promise<Pick<Counters, "pendingCashGifts">> {
  return { pendingCashGifts: (await waitingSumOf(db, userID)).count };
}

/** The amounts that a player may give now. */
export async function givingOf(db: Kysely<Database>, userID: UserID, now: Stamp) {
  const { rows } = await sql<{ created_stamp: Stamp; has_password: boolean; sent: number }>`
    select created_stamp, password_hash is not null as has_password,
      (select coalesce(sum(amount), 0) from cash_gifts g
        where g.sender_id = u.user_id and g.sent_stamp >= ${giftDayOf(now)}) as sent
    from users u where user_id = ${userID}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("who asks has an account");
  return {
    leftToday: leftToday(row.sent),
    fromStamp: mayGiveFrom(row.created_stamp),
    hasPassword: row.has_password,
  };
}
