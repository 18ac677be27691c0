import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { returnsUpTo } from "../../rules/gifts.ts";
import { KEPT_DAYS } from "../../rules/retention.ts";
import { before, days } from "../../units.ts";
import { lapse, pay } from "../economy/ledger.ts";
import { purge } from "../platform/jobs/purge.ts";
import { sweep, sweepChore, type Chore } from "../platform/jobs/sweep.ts";
import type { Performer, Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { departure } from "./references.ts";

const AT_ONCE = 100;
/** The retention of gifts that are over. */
const KEPT = days(KEPT_DAYS.gift);

/** Gives back what nobody collected in 30 days, and purges what ended long ago. @source rules Rewards Cash gifts */
export async function returnOverdueGifts(app: Performer): Promise<number> {
  const returned = await sweepChore(app, overdueGifts, { page: AT_ONCE, batch: AT_ONCE });
  await sweep(app, purgeEndedGifts);
  return returned;
}

const overdueGifts: Chore<number> = {
  failure: "a gift could not be given back",
  async due(db, now, last = 0, size) {
    const rows = await db
      .selectFrom("cash_gifts")
      .select("gift_id")
      .where("ending", "is", null)
      .where("sent_stamp", "<=", returnsUpTo(now))
      .where("gift_id", ">", last)
      .orderBy("gift_id")
      .limit(size)
      .execute();
    return rows.map(({ gift_id }) => gift_id);
  },
  treat: returnGifts,
};

/** Locks senders before gifts, so that no account is erased mid-return. Gifts that are being collected are skipped. */
async function returnGifts(work: Work, giftIDs: readonly number[]): Promise<number> {
  const due = await work.trx.selectFrom("cash_gifts").select("sender_id").where("gift_id", "in", giftIDs).execute();
  await lockPlayers(
    work,
    due.flatMap(({ sender_id }) => sender_id ?? []),
    ["user_id"],
    "share",
  );
  const gifts = await waitingGifts(work).where("gift_id", "in", giftIDs).skipLocked().execute();
  return giveBack(work, gifts);
}

/** Senders with gifts waiting for these players: both are locked together, before the gifts go back. */
export async function sendersTo({ trx }: Pick<Work, "trx">, receivers: readonly UserID[]): Promise<readonly UserID[]> {
  const rows = await trx
    .selectFrom("cash_gifts")
    .select("sender_id")
    .distinct()
    .where("receiver_id", "in", receivers)
    .where("ending", "is", null)
    .execute();
  return rows.flatMap(({ sender_id }) => (sender_id === null ? [] : [sender_id]));
}

/** Gives back everything that waits for some players, who are locked with the senders. */
export async function returnGiftsTo(work: Work, receivers: readonly UserID[]): Promise<void> {
  await giveBack(work, await waitingGifts(work).where("receiver_id", "in", receivers).execute());
}

const waitingGifts = ({ trx }: Work) =>
  trx
    .selectFrom("cash_gifts")
    .select(["gift_id", "sender_id", "receiver_id", "amount"])
    .where("ending", "is", null)
    .orderBy("gift_id")
    .forUpdate();

/** Gifts from erased accounts go to the treasury. */
async function giveBack(
  work: Work,
  gifts: Awaited<ReturnType<ReturnType<typeof waitingGifts>["execute"]>>,
): Promise<number> {
  if (gifts.length === 0) return 0;
  await work.trx
    .updateTable("cash_gifts")
    .set({ ending: "returned", ended_stamp: work.now })
    .where(
      "gift_id",
      "in",
      gifts.map(({ gift_id }) => gift_id),
    )
    .execute();
  const reason = "gift-returned";
  await pay(
    work,
    gifts.flatMap(({ gift_id, sender_id, amount }) =>
      sender_id === null ? [] : [{ userID: sender_id, amount, reference: departure(gift_id), reason }],
    ),
    "escrow",
  );
  for (const { gift_id, sender_id, amount } of gifts) {
    if (sender_id === null) await lapse(work, { amount, reference: departure(gift_id), reason: "gift-lapsed" });
  }
  for (const { sender_id, receiver_id } of gifts) {
    if (sender_id !== null) work.changed(sender_id, "gifts");
    if (receiver_id !== null) work.changed(receiver_id, "gifts");
  }
  return gifts.length;
}

const purgeEndedGifts = purge("cash_gifts", (now) => sql`ended_stamp < ${before(now, KEPT)}`);
