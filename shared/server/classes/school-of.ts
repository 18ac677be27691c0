import type { SchoolID, UserID } from "../../ids.ts";
import { SCHOOL_CODE_LENGTH } from "../../rules/classes/codes.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { newCode } from "./codes.ts";

/** What a school is called whose teacher never named it. */
export const schoolNamedAfter = (nickname: string): string => `School of ${nickname}`;

/** The school of a teacher. Who has none yet, such as one whom the operator made a teacher, begins one alone. */
export async function schoolOf(work: Work, vault: Vault, userID: UserID): Promise<SchoolID> {
  const { display_name: nickname } = await lockPlayer(work, userID, ["display_name"], "change");
  const own = await work.trx
    .selectFrom("school_teachers")
    .select("school_id")
    .where("user_id", "=", userID)
    .executeTakeFirst();
  return own?.school_id ?? foundSchool(work, vault, userID, { name: schoolNamedAfter(nickname), nickname });
}

/** Makes a school with its first teacher, who is held, and leaves another one for it. */
export async function foundSchool(
  work: Work,
  vault: Vault,
  userID: UserID,
  { name, nickname }: { readonly name: string; readonly nickname: string },
): Promise<SchoolID> {
  const schoolID = await newSchool(work, vault, name);
  await placeTeacher(work, userID, { schoolID, nickname });
  return schoolID;
}

/** A school without anybody. */
export async function newSchool({ trx, now }: Work, vault: Vault, name: string): Promise<SchoolID> {
  const code = newCode(vault, "school-code", SCHOOL_CODE_LENGTH);
  const { school_id: schoolID } = await trx
    .insertInto("schools")
    .values({ name, code_hash: code.hash, code_sealed: code.sealed, created_stamp: now })
    .returning("school_id")
    .executeTakeFirstOrThrow();
  return schoolID;
}

/** Puts a teacher, who is held, into a school; a place in another one ends. */
export async function placeTeacher(
  { trx, now }: Work,
  userID: UserID,
  { schoolID, nickname }: { readonly schoolID: SchoolID; readonly nickname: string },
): Promise<void> {
  const place = { school_id: schoolID, nickname, joined_stamp: now };
  await trx
    .insertInto("school_teachers")
    .values({ user_id: userID, ...place })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(place))
    .execute();
}
