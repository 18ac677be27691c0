import type { SchoolID, UserID } from "#shared/ids.ts";
import { emailColumns } from "#shared/server/accounts/sign-up/email.ts";
import { addDomain } from "#shared/server/classes/school-domains.ts";
import { schoolOf } from "#shared/server/classes/school-of.ts";
import { schoolViewOf } from "#shared/server/classes/school-view.ts";
import { askToTeach } from "#shared/server/classes/teacher-ask.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import type { Stage } from "./players.ts";
import { testVault } from "./vault.ts";

export const asking = (more: object = {}) => ({ schoolName: "Lincoln High", nickname: "Ms Turner", note: "", ...more });

/** Somebody with an address, verified unless told otherwise. */
export const withEmail = (stage: Stage, email: string, isVerified = true): Promise<UserID> =>
  stage.newPlayer({ ...emailColumns(email), email_verified_stamp: isVerified ? nowStamp() : null });

export const ask = (stage: Stage, userID: UserID, more: object = {}, at?: Stamp) =>
  stage.run((work) => askToTeach(work, userID, asking(more)), at);

/** A domain that lets its teachers in, with its school. */
export async function listed(stage: Stage, domain: string, name = "Lincoln High"): Promise<SchoolID> {
  const added = await stage.run((work) => addDomain(work, testVault, { domain, school: { name }, operator: "Ada" }));
  return added.schoolID;
}

export const isTeacher = async (stage: Stage, userID: UserID): Promise<boolean> => {
  const row = await stage.db
    .selectFrom("roles")
    .select("role")
    .where("user_id", "=", userID)
    .where("role", "=", "teacher")
    .executeTakeFirst();
  return row !== undefined;
};

/** What a teacher sees of their school. */
export async function schoolSeenBy(stage: Stage, userID: UserID) {
  await stage.run((work) => schoolOf(work, testVault, userID));
  return schoolViewOf({ db: stage.db, vault: testVault }, userID);
}

export const schoolIDOf = async (stage: Stage, userID: UserID): Promise<SchoolID | undefined> => {
  const row = await stage.db
    .selectFrom("school_teachers")
    .select("school_id")
    .where("user_id", "=", userID)
    .executeTakeFirst();
  return row?.school_id;
};

export const schoolNamed = (stage: Stage, schoolID: SchoolID) =>
  stage.db.selectFrom("schools").select("name").where("school_id", "=", schoolID).executeTakeFirst();
