import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const certificateData: PersonalData = {
  exports: [
    exportTable("certificates", "certificates", "user_id", ["witness_id"]),
    { name: "certificateTrials", from: ["certificate_trials.user_id"], read: trialsOf },
  ],
  aboutNobody: ["certificate_pictures"],
};

/** Without what the pictures show: an export is no way to read a trial that runs. */
async function trialsOf(db: Kysely<Database>, userID: UserID) {
  const rows = await db
    .selectFrom("certificate_trials")
    .select(["trial_id", "site", "lesson_id", "state", "opened_stamp", "ended_stamp", "result", "log"])
    .where("user_id", "=", userID)
    .orderBy("opened_stamp")
    .execute();
  return rows.map(({ log, ...row }) => ({ ...row, log: log && Buffer.from(log).toString("base64") }));
}
