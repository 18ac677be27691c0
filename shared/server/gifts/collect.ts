import type { UserID } from "../../ids.ts";
import { GIFTS } from "../../rules/gifts.ts";
import { grant } from "../economy/grant.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { departure } from "./references.ts";

/**
 * Pays a player the waiting gifts, each once however often it is called: the named ones, or the oldest.
 *
 * @returns the gifts that were paid by this call
 * @source core §7 Players
 */
export async function collectGifts(
  work: Work,
  userID: UserID,
  only?: readonly number[],
): Promise<readonly { readonly giftID: number; readonly amount: number }[]> {
  const { trx, now } = work;
  if (only?.length === 0) return [];
  await lockPlayers(work, [userID], ["user_id"], "change");
  const waiting = await trx
    .selectFrom("cash_gifts")
    .select(["gift_id as giftID", "amount", "sender_id as senderID"])
    .where("receiver_id", "=", userID)
    .where("ending", "is", null)
    .$if(only !== undefined, (query) => query.where("gift_id", "in", only ?? []))
    .orderBy("gift_id")
    .limit(GIFTS.atOnce)
    .forUpdate()
    .execute();
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ giftID }) => giftID);
  await trx
    .updateTable("cash_gifts")
    .set({ ending: "collected", ended_stamp: now })
    .where("gift_id", "in", ids)
    .execute();
  const reason = "gift-collected";
  await grant(
    work,
    waiting.map(({ giftID, amount }) => ({
      userID,
      rewards: [{ cash: amount }],
      reference: departure(giftID),
      reason,
    })),
    "escrow",
  );
  for (const each of [userID, ...waiting.flatMap(({ senderID }) => senderID ?? [])]) work.changed(each, "gifts");
  return waiting.map(({ giftID, amount }) => ({ giftID, amount }));
}
