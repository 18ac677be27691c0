import { sql } from "kysely";

import type { NotificationKind } from "../../contracts/notifications.ts";
import type { TeamID, UserID } from "../../ids.ts";
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

/** Whether a player was told within the hour that this team wants them, whoever of its officers asked. */
export async function invitedLately({ trx, now }: Work, userID: UserID, teamID: TeamID): Promise<boolean> {
  const row = await trx
    .selectFrom("notifications")
    .select("notification_id")
    .where("user_id", "=", userID)
    .where("kind", "=", "team-invite")
    .where("stamp", ">", before(now, TEAM.toldAgain))
    .where(sql<boolean>`data ? 'teamID' and (data ->> 'teamID')::bigint = ${teamID}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
