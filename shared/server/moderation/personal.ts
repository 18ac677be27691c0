import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import type { PersonalData } from "../platform/postgres/personal-data.ts";

export const moderationData: PersonalData = {
  exports: [{ name: "moderation", from: ["moderation_actions.user_id"], read: measuresOf }],
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
