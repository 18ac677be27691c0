import type { SchoolID, UserID } from "../../ids.ts";
import { SCHOOL_CODE_LENGTH } from "../../rules/classes/codes.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { newCode } from "./codes.ts";
import { schoolOf } from "./school-of.ts";
import { sectionsOf, tellSections, tellTeachers } from "./school-told.ts";
import { calledWords } from "./teacher-words.ts";

/** Renames the school, or the teacher. Refuses: badInput. */
export async function editSchool(
  work: Work,
  vault: Vault,
  userID: UserID,
  form: { readonly name: string; readonly nickname: string },
): Promise<void> {
  const { trx } = work;
  const schoolID = await schoolOf(work, vault, userID);
  const before = await trx
    .selectFrom("school_teachers")
    .innerJoin("schools", "schools.school_id", "school_teachers.school_id")
    .select(["schools.name", "school_teachers.nickname"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  const name = calledWords("name", form.name, before.name);
  const nickname = calledWords("nickname", form.nickname, before.nickname);
  if (name !== before.name) {
    await trx.updateTable("schools").set({ name }).where("school_id", "=", schoolID).execute();
    await tellTeachers(work, schoolID);
    await tellSections(work, await sectionsOf(trx, schoolID));
  }
  if (nickname !== before.nickname) {
    await trx.updateTable("school_teachers").set({ nickname }).where("user_id", "=", userID).execute();
    await tellSections(work, await sectionsOf(trx, schoolID, userID));
    work.changed(userID, "class");
  }
}

/** Another code for colleagues; the one before opens nothing more. */
export async function newSchoolCode(work: Work, vault: Vault, userID: UserID): Promise<{ readonly code: string }> {
  return { code: await renewSchoolCode(work, vault, await schoolOf(work, vault, userID)) };
}

/** The same for a school. @returns the code of now */
export async function renewSchoolCode({ trx }: Work, vault: Vault, schoolID: SchoolID): Promise<string> {
  const { code, hash, sealed } = newCode(vault, "school-code", SCHOOL_CODE_LENGTH);
  await trx
    .updateTable("schools")
    .set({ code_hash: hash, code_sealed: sealed })
    .where("school_id", "=", schoolID)
    .execute();
  return code;
}
