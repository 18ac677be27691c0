import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import { eraseNotifications } from "../notifications.ts";
import type { Database } from "../postgres/database.ts";
import type { PersonalData } from "../users/privacy/personal-data.ts";

const DELETED = "deleted, after the account is";

export const notificationsData: PersonalData = {
  exports: [{ name: "notifications", from: ["notifications.user_id"], read: notificationsOf }],
  unexported: {
    "notifications.from_user_id": "what somebody else was told is theirs",
    "notification_counters.user_id": "the number of the newest notification, which is exported",
  },
  afterErasure: {
    "notifications.user_id": DELETED,
    "notifications.from_user_id": DELETED,
    "notification_counters.user_id": DELETED,
  },
  erase: eraseNotifications,
};

/** Without their data, which is about others. */
function notificationsOf(db: Kysely<Database>, userID: UserID) {
  return db
    .selectFrom("notifications")
    .select(["notification_id", "kind", "stamp"])
    .where("user_id", "=", userID)
    .orderBy("notification_id")
    .execute();
}
