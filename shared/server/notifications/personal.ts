import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import type { PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";

const DELETED = "deleted, after the account is";

export const notificationsData: PersonalData = {
  exports: [{ name: "notifications", from: ["notifications.user_id"], read: notificationsOf }],
  unexported: {
    "notifications.from_user_id": "what somebody else was told is theirs",
    "notification_counters.user_id":
      "the numbers of the newest notification, which is exported, and of the newest one that was looked at",
  },
  afterErasure: {
    "notifications.user_id": DELETED,
    "notifications.from_user_id": DELETED,
    "notification_counters.user_id": DELETED,
  },
  erase: eraseNotifications,
};

/** Without their data, which is about other players. */
function notificationsOf(db: Kysely<Database>, userID: UserID) {
  return db
    .selectFrom("notifications")
    .select(["notification_id", "kind", "stamp"])
    .where("user_id", "=", userID)
    .orderBy("notification_id")
    .execute();
}

/**
 * Deletes the notifications to and about erased accounts. Must be the last step, after the users are deleted: it waits
 * for notifications in progress, and later ones find no player.
 */
export async function eraseNotifications({ trx }: Work, userIDs: readonly UserID[]): Promise<void> {
  await sql`insert into notification_counters (user_id, last_id)
    select user_id, 0 from unnest(${userIDs}::bigint[]) as erased (user_id) order by user_id
    on conflict (user_id) do update set last_id = notification_counters.last_id`.execute(trx);
  await trx.deleteFrom("notifications").where("user_id", "in", userIDs).execute();
  await trx.deleteFrom("notifications").where("from_user_id", "in", userIDs).execute();
  await trx.deleteFrom("notification_counters").where("user_id", "in", userIDs).execute();
}
