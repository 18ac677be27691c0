import type { SchoolID, SectionID, UserID } from "#shared/ids.ts";
import { CLASS_CODE_LENGTH, SCHOOL_CODE_LENGTH } from "#shared/rules/classes/codes.ts";
import { CLOSED_AT_FIRST, type ClassSetting } from "#shared/rules/classes/settings.ts";
import { newCode } from "#shared/server/classes/codes.ts";
import type { Connection } from "#shared/server/platform/postgres/connection.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { testVault } from "./vault.ts";

type Db = Connection["db"];

export interface StagedClass {
  readonly sectionID: SectionID;
  readonly schoolID: SchoolID;
  readonly teacherID: UserID;
  /** By which pupils join. */
  readonly code: string;
}

/** A class with its teacher, put there as rows. */
export async function stagedClass(
  db: Db,
  teacherID: UserID,
  more: { readonly needsApproval?: boolean; readonly closed?: readonly ClassSetting[]; readonly name?: string } = {},
): Promise<StagedClass> {
  const stamp = nowStamp();
  const schoolCode = newCode(testVault, "school-code", SCHOOL_CODE_LENGTH);
  const { school_id: schoolID } = await db
    .insertInto("schools")
    .values({ name: "Hill School", code_hash: schoolCode.hash, code_sealed: schoolCode.sealed, created_stamp: stamp })
    .returning("school_id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("roles")
    .values({ user_id: teacherID, role: "teacher", given_stamp: stamp })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("school_teachers")
    .values({ user_id: teacherID, school_id: schoolID, nickname: "Ms Frizzle", joined_stamp: stamp })
    .execute();
  const code = newCode(testVault, "class-code", CLASS_CODE_LENGTH);
  const { section_id: sectionID } = await db
    .insertInto("sections")
    .values({
      school_id: schoolID,
      name: more.name ?? "Class 4B",
      color: "teal",
      position: 0,
      code_hash: code.hash,
      code_sealed: code.sealed,
      needs_approval: more.needsApproval ?? true,
      disabled_settings: [...(more.closed ?? CLOSED_AT_FIRST)],
      message: null,
      message_until_stamp: null,
      message_by: null,
      message_stamp: null,
      created_stamp: stamp,
      archived_stamp: null,
      archived_by: null,
    })
    .returning("section_id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("section_teachers")
    .values({ section_id: sectionID, user_id: teacherID, joined_stamp: stamp })
    .execute();
  return { sectionID, schoolID, teacherID, code: code.code };
}
