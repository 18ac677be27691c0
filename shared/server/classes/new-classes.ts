import type { ClassForm } from "../../contracts/classes/teacher-shapes.ts";
import type { SchoolID, SectionID, UserID } from "../../ids.ts";
import { CLASS_CODE_LENGTH } from "../../rules/classes/codes.ts";
import { CLOSED_AT_FIRST } from "../../rules/classes/settings.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { newCode } from "./codes.ts";
import { schoolOf } from "./school-of.ts";

/** Where new classes come: behind the others of a school, which is held. */
export interface Room {
  readonly schoolID: SchoolID;
  /** How many are open. */
  readonly classes: number;
  readonly last: number;
}

/** Holds a teacher's school, for new classes. */
export async function roomForClasses(work: Work, vault: Vault, userID: UserID): Promise<Room> {
  const { trx } = work;
  const schoolID = await schoolOf(work, vault, userID);
  await trx.selectFrom("schools").select("school_id").where("school_id", "=", schoolID).forNoKeyUpdate().execute();
  const { classes, last } = await trx
    .selectFrom("sections")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("archived_stamp", "is", null).as("classes"),
      eb.fn.max("position").as("last"),
    ])
    .where("school_id", "=", schoolID)
    .executeTakeFirstOrThrow();
  return { schoolID, classes, last: last ?? 0 };
}

/** Makes classes that a teacher teaches: each with a code, and closed to strangers. @returns them in the order of the forms */
export async function makeClasses(
  { trx, now }: Work,
  vault: Vault,
  userID: UserID,
  { schoolID, last }: Room,
  forms: readonly ClassForm[],
): Promise<readonly SectionID[]> {
  if (forms.length === 0) return [];
  const rows = forms.map((form, nth) => {
    const code = newCode(vault, "class-code", CLASS_CODE_LENGTH);
    return {
      school_id: schoolID,
      ...form,
      position: last + 1 + nth,
      code_hash: code.hash,
      code_sealed: code.sealed,
      disabled_settings: [...CLOSED_AT_FIRST],
      created_stamp: now,
    };
  });
  const made = await trx.insertInto("sections").values(rows).returning(["section_id", "position"]).execute();
  const ids = made.toSorted((one, other) => one.position - other.position).map(({ section_id }) => section_id);
  await trx
    .insertInto("section_teachers")
    .values(ids.map((section_id) => ({ section_id, user_id: userID, joined_stamp: now })))
    .execute();
  return ids;
}
