import type { UserID } from "../../ids.ts";
import { goldFrom } from "../../rules/account/gold-spans.ts";
import { hasGold } from "../../rules/account/renewal.ts";
import type { Stamp } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/**
 * Whether players had gold at moments that are over: what came later says nothing of then, and what was taken back later was
 * there until then.
 *
 * @returns of a player and a moment
 */
export async function pastGoldOf(
  { trx }: Pick<Work, "trx">,
  userIDs: readonly UserID[],
): Promise<(userID: UserID, at: Stamp) => boolean> {
  const rows = await trx
    .selectFrom("gold_spans")
    .select(["user_id", "reference", "days", "stamp", "revoked_stamp"])
    .where("user_id", "in", userIDs)
    .execute();
  const byPlayer = Map.groupBy(rows, ({ user_id }) => user_id);
  return (userID, at) => {
    const spans = byPlayer.get(userID) ?? [];
    const then = spans.filter(({ stamp, revoked_stamp: end }) => stamp <= at && (end === null || end > at));
    return hasGold(goldFrom(then), at);
  };
}
