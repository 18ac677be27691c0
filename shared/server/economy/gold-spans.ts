import { sql } from "kysely";

import type { UserID } from "../../ids.ts";
import { endOfSpan, goldFrom, usedDays, type GoldSpan } from "../../rules/account/gold-spans.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/** Gold that a player is given, for one reason. */
export interface NewSpan {
  readonly userID: UserID;
  /** Unique for all time, as that of a grant. */
  readonly reference: string;
  /** null: for life. */
  readonly days: number | null;
}

interface Row extends GoldSpan {
  readonly userID: UserID;
  readonly revokedStamp: Stamp | null;
}

/** The gold of players, also what was taken back. */
const spansOf = ({ trx }: Pick<Work, "trx">, userIDs: readonly UserID[]): Promise<readonly Row[]> =>
  trx
    .selectFrom("gold_spans")
    .select(["user_id as userID", "reference", "days", "stamp", "revoked_stamp as revokedStamp"])
    .where("user_id", "in", userIDs)
    .execute();

const isLeft = ({ revokedStamp }: Row): boolean => revokedStamp === null;

/** Gives gold, once per reference. The caller has locked the players. */
export async function giveGold(work: Work, spans: readonly NewSpan[]): Promise<void> {
  if (spans.length === 0) return;
  await work.trx
    .insertInto("gold_spans")
    .values(
      spans.map(({ userID, reference, days }) => ({
        reference,
        user_id: userID,
        days,
        stamp: work.now,
        revoked_stamp: null,
      })),
    )
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
  await copyGold(
    work,
    spans.map(({ userID }) => userID),
  );
}

/**
 * Makes a span that was given as long as it should be: none of it, some days, or for life. One that comes back, or is longer
 * again, goes on where it was taken: the time without it is not its own. The caller has locked the player.
 *
 * @param days null: for life
 */
export async function setGold(work: Work, { userID, reference, days }: NewSpan): Promise<void> {
  const { trx, now } = work;
  const all = await spansOf(work, [userID]);
  const span = all.find((each) => each.reference === reference);
  if (!span) return;
  const isLonger = days === null || (span.days !== null && days > span.days);
  const over = isLonger ? endOfSpan(all.filter(isLeft), reference) : undefined;
  const since = span.revokedStamp ?? (over !== undefined && over < now ? over : now);
  await trx
    .updateTable("gold_spans")
    .set(
      days === 0
        ? { revoked_stamp: span.revokedStamp ?? now }
        : { days, stamp: (span.stamp + now - since) as Stamp, revoked_stamp: null },
    )
    .where("reference", "=", reference)
    .execute();
  await copyGold(work, [userID]);
}

/** How many days of a span have begun. The caller has locked the player. */
export async function usedGold(work: Work, userID: UserID, reference: string): Promise<number> {
  return usedDays((await spansOf(work, [userID])).filter(isLeft), reference, work.now);
}

/** The account's copy follows its spans. */
async function copyGold(work: Work, userIDs: readonly UserID[]): Promise<void> {
  const byPlayer = Map.groupBy(await spansOf(work, userIDs), ({ userID }) => userID);
  const copies = [...new Set(userIDs)].map((userID) => {
    const spans = byPlayer.get(userID) ?? [];
    const revoked = spans.flatMap(({ revokedStamp }) => revokedStamp ?? []);
    const last = revoked.length === 0 ? null : (Math.max(...revoked) as Stamp);
    return { userID, ...goldFrom(spans.filter(isLeft), last) };
  });
  await sql`
    update users u set membership = c.membership, gold_until_stamp = c.gold_until
    from unnest(${copies.map(({ userID }) => userID)}::bigint[], ${copies.map(({ membership }) => membership)}::text[],
      ${copies.map(({ goldUntil }) => goldUntil)}::bigint[]) as c (user_id, membership, gold_until)
    where u.user_id = c.user_id`.execute(work.trx);
  for (const { userID } of copies) work.changed(userID, "account");
}
