import { type Kysely } from "kysely";

import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";

export const notYourClass = (): Refusal => new Refusal("notYourClass", "There's no such class of yours.");

/** What needs a class that children come to. */
export const isArchived = (): Refusal => new Refusal("notAllowed", "This class is archived. Bring it back first.");

/** A class that somebody teaches, read without a lock. Refuses: notYourClass. */
export async function taughtSection(db: Kysely<Database>, teacherID: UserID, sectionID: SectionID) {
  const row = await db
    .selectFrom("sections")
    .innerJoin("section_teachers as t", "t.section_id", "sections.section_id")
    .selectAll("sections")
    .where("sections.section_id", "=", sectionID)
    .where("t.user_id", "=", teacherID)
    .executeTakeFirst();
  if (!row) throw notYourClass();
  return row;
}

/** Holds classes that somebody teaches, in the order of their ids, after any players. Refuses: notYourClass. */
export async function lockTaught({ trx }: Work, teacherID: UserID, sectionIDs: readonly SectionID[]) {
  const ids = [...new Set(sectionIDs)];
  const rows = await trx
    .selectFrom("sections")
    .selectAll()
    .where("section_id", "in", ids)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("section_teachers as t")
          .select("t.user_id")
          .whereRef("t.section_id", "=", "sections.section_id")
          .where("t.user_id", "=", teacherID),
      ),
    )
    .orderBy("section_id")
    .forNoKeyUpdate()
    .execute();
  if (rows.length < ids.length) throw notYourClass();
  return rows;
}

/** One class, held. Refuses: notYourClass. */
export async function lockOneTaught(work: Work, teacherID: UserID, sectionID: SectionID) {
  const [row] = await lockTaught(work, teacherID, [sectionID]);
  if (!row) throw notYourClass();
  return row;
}
