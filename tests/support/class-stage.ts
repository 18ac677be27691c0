import type { SectionID, UserID } from "#shared/ids.ts";
import type { ClassSetting } from "#shared/rules/classes/settings.ts";
import { classFileOf } from "#shared/server/classes/class-file.ts";
import { newClass } from "#shared/server/classes/sections.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import type { Stamp } from "#shared/units.ts";

import type { Stage } from "./players.ts";
import { testVault } from "./vault.ts";

export const classForm = (more: object = {}) => ({ name: "Class 5b", grade: "5", color: "teal", ...more });

/** An account with the role. */
export async function newTeacher(stage: Stage): Promise<UserID> {
  const userID = await stage.newPlayer();
  await stage.db.insertInto("roles").values({ user_id: userID, role: "teacher", given_stamp: nowStamp() }).execute();
  return userID;
}

/** A teacher's class. */
export async function newTaught(stage: Stage, teacher?: UserID) {
  const teacherID = teacher ?? (await newTeacher(stage));
  const sectionID = await stage.run((work) => newClass(work, testVault, teacherID, classForm()));
  return { teacherID, sectionID };
}

/** A place in a class for somebody who is there. */
export async function place(
  stage: Stage,
  sectionID: SectionID,
  userID: UserID,
  more: { standing?: "pending" | "member" | "removed"; isMade?: boolean; alias?: string } = {},
): Promise<void> {
  const { standing = "member", isMade = false, alias = `Kind Otter ${userID}` } = more;
  await stage.db
    .insertInto("section_members")
    .values({
      user_id: userID,
      section_id: sectionID,
      standing,
      alias,
      is_made: isMade,
      joined_stamp: nowStamp(),
    })
    .execute();
}

/** What the teacher sees of a class. */
export const fileOf = (stage: Stage, teacherID: UserID, sectionID: SectionID, at: Stamp = nowStamp()) =>
  classFileOf(
    { db: stage.db, vault: testVault, config: { site: "type" }, nowStamp: () => at } as never,
    teacherID,
    sectionID,
  );

export const standingsOf = async (stage: Stage, sectionID: SectionID): Promise<Record<number, string>> => {
  const rows = await stage.db
    .selectFrom("section_members")
    .select(["user_id", "standing"])
    .where("section_id", "=", sectionID)
    .execute();
  return Object.fromEntries(rows.map(({ user_id, standing }) => [user_id, standing]));
};

export const closedFor = async (stage: Stage, sectionID: SectionID): Promise<readonly ClassSetting[]> => {
  const { disabled_settings } = await stage.db
    .selectFrom("sections")
    .select("disabled_settings")
    .where("section_id", "=", sectionID)
    .executeTakeFirstOrThrow();
  return disabled_settings;
};
