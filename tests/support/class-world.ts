import type { Kysely } from "kysely";

import type { SectionID, UserID } from "#shared/ids.ts";
import { CLASS_CODE_LENGTH, SCHOOL_CODE_LENGTH } from "#shared/rules/classes/codes.ts";
import { CLOSED_AT_FIRST, type ClassSetting } from "#shared/rules/classes/settings.ts";
import { newCode } from "#shared/server/classes/codes.ts";
import { refreshVisibility } from "#shared/server/classes/visibility.ts";
import type { Database } from "#shared/server/database.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";

import { testVault } from "./vault.ts";

interface NewClass {
  /** What is closed; as a new class has it when omitted. */
  readonly closed?: readonly ClassSetting[];
  /** Somebody who teaches it, and becomes a teacher. */
  readonly teacher?: UserID;
}

let turn = 0;

/** A class of a school of its own. */
export async function addClass(
  db: Kysely<Database>,
  { closed = CLOSED_AT_FIRST, teacher }: NewClass = {},
): Promise<SectionID> {
  const nth = turn++;
  const created_stamp = nowStamp();
  const schoolCode = newCode(testVault, "school-code", SCHOOL_CODE_LENGTH);
  const code = newCode(testVault, "class-code", CLASS_CODE_LENGTH);
  const { school_id } = await db
    .insertInto("schools")
    .values({ name: `School ${nth}`, code_hash: schoolCode.hash, code_sealed: schoolCode.sealed, created_stamp })
    .returning("school_id")
    .executeTakeFirstOrThrow();
  const { section_id } = await db
    .insertInto("sections")
    .values({
      school_id,
      name: `Class ${nth}`,
      color: "teal",
      position: 0,
      code_hash: code.hash,
      code_sealed: code.sealed,
      disabled_settings: [...closed],
      message: null,
      message_until_stamp: null,
      message_by: null,
      message_stamp: null,
      created_stamp,
      archived_stamp: null,
      archived_by: null,
    })
    .returning("section_id")
    .executeTakeFirstOrThrow();
  if (teacher !== undefined) {
    await db
      .insertInto("roles")
      .values({ user_id: teacher, role: "teacher", given_stamp: created_stamp })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("school_teachers")
      .values({ user_id: teacher, school_id, nickname: "Miss Test", joined_stamp: created_stamp })
      .execute();
    await db
      .insertInto("section_teachers")
      .values({ section_id, user_id: teacher, joined_stamp: created_stamp })
      .execute();
  }
  return section_id;
}

interface NewMember {
  readonly isMade?: boolean;
  readonly standing?: "pending" | "member" | "removed";
  readonly alias?: string;
  readonly realNameSealed?: string;
}

/** Puts a player into a class, as the product would: strangers see of the player what the class allows. */
export async function addMember(
  db: Kysely<Database>,
  sectionID: SectionID,
  userID: UserID,
  { isMade = false, standing = "member", alias = `Alias ${userID}`, realNameSealed }: NewMember = {},
): Promise<void> {
  await db
    .insertInto("section_members")
    .values({
      user_id: userID,
      section_id: sectionID,
      standing,
      alias,
      is_made: isMade,
      real_name_sealed: realNameSealed ?? null,
      card_hash: null,
      card_sealed: null,
      joined_stamp: nowStamp(),
      removed_stamp: standing === "removed" ? nowStamp() : null,
    })
    .execute();
  await perform({ db, nowStamp }, (work) => refreshVisibility(work, [userID]));
}

/** Closes and opens what a class has, at once and for everyone in it. */
export async function setClosed(
  db: Kysely<Database>,
  sectionID: SectionID,
  closed: readonly ClassSetting[],
): Promise<void> {
  await db
    .updateTable("sections")
    .set({ disabled_settings: [...closed] })
    .where("section_id", "=", sectionID)
    .execute();
  const members = await db
    .selectFrom("section_members")
    .select("user_id")
    .where("section_id", "=", sectionID)
    .execute();
  const userIDs = members.map(({ user_id }) => user_id);
  await perform({ db, nowStamp }, (work) => refreshVisibility(work, userIDs));
}
