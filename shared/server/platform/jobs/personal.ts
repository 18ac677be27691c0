import { sql, type Kysely } from "kysely";

import type { UserID } from "../../../ids.ts";
import type { Database } from "../../database.ts";
import type { PersonalData } from "../postgres/personal-data.ts";
import type { Work } from "../work.ts";

/** Jobs about an account that are not in the queue yet: mostly emails. */
export const jobsData: PersonalData = {
  exports: [{ name: "jobsOnTheWay", from: ["outbox"], read: waitingJobsOf }],
  erase: eraseFromOutbox,
};

const isAbout = (userIDs: readonly UserID[]) =>
  sql<boolean>`data ? 'userID' and (data ->> 'userID')::bigint = any (${userIDs}::bigint[])`;

/** Without their data: emails contain links that grant access. */
function waitingJobsOf(db: Kysely<Database>, userID: UserID) {
  return db
    .selectFrom("outbox")
    .select(["name", "created_stamp"])
    .where(isAbout([userID]))
    .execute();
}

/** Deletes unsent emails to erased accounts. */
async function eraseFromOutbox({ trx }: Work, userIDs: readonly UserID[]): Promise<void> {
  await trx.deleteFrom("outbox").where(isAbout(userIDs)).execute();
}
