import type { NotificationKind } from "../../contracts/notifications.ts";
import type { UserID } from "../../ids.ts";
import { TEAM } from "../../rules/teams/numbers.ts";
import { before } from "../../units.ts";
import type { Work } from "../platform/work.ts";

/** Who was told so of a player within the hour: whoever does, undoes and does a thing again is told of once. */
export async function toldLately(
  { trx, now }: Work,
  userID: UserID,
  kind: Extract<NotificationKind, `team-${string}`>,
): Promise<ReadonlySet<UserID>> {
  const rows = await trx
    .selectFrom("notifications")
    .select("user_id")
    .where("from_user_id", "=", userID)
    .where("kind", "=", kind)
    .where("stamp", ">", before(now, TEAM.toldAgain))
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
