import type { Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { exportTable, type PersonalData } from "../platform/postgres/personal-data.ts";

export const certificateData: PersonalData = {
  exports: [
    exportTable("certificates", "certificates", "user_id", ["witness_id"]),
    { name: "witnessed", from: ["certificates.witness_id"], read: witnessedBy },
    { name: "certificateTrials", from: ["certificate_trials.user_id"], read: trialsOf },
  ],
  afterErasure: { "certificates.witness_id": "empty: what a teacher has seen stays, without the teacher" },
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

/** What a teacher vouched for, without whose it is. */
function witnessedBy(db: Kysely<Database>, userID: UserID) {
  return db
    .selectFrom("certificates")
    .select(["site", "lesson_id", "speed", "won_stamp"])
    .where("witness_id", "=", userID)
    .orderBy("won_stamp")
    .execute();
}
