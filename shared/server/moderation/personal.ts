import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const moderationData: PersonalData = {
  exports: [
    { name: "moderation", from: ["moderation_actions.user_id"], read: measuresOf },
    exportTable("moderatorDecisions", "moderator_decisions", "moderator_id", ["user_id", "operator"]),
  ],
  unexported: {
    "moderator_decisions.user_id":
      "what was decided about somebody is in `moderation` and `rewardHolds`, without who did",
  },
  afterErasure: {
    "moderator_decisions.moderator_id": "empty: what a moderator decided outlasts their account, without them",
  },
};

/** Without the moderator, and without dismissed reports: what others reported stays between them and the game. */
function measuresOf(db: Kysely<Database>, userID: UserID) {
  return db
    .selectFrom("moderation_actions")
    .select(["measure", "subject", "words", "reason", "stamp", "until_stamp", "lifted_stamp"])
    .select(["appeal_state", "appeal_stamp", "appeal_done_stamp"])
    .where("user_id", "=", userID)
    .where("measure", "!=", "close")
    .orderBy("action_id")
    .execute();
}
