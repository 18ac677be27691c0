import { sql } from "kysely";

import type { ClassForm } from "../../contracts/classes/teacher-shapes.ts";
import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import { closeAllSessions } from "../accounts/sessions/sessions.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { holdWholeClass, tellClass, tellRosters } from "./held-class.ts";
import { makeClasses, roomForClasses } from "./new-classes.ts";
import { friendlyWords } from "./words.ts";

const columnsOf = ({ name, grade, color }: ClassForm) => ({
  name: friendlyWords("name", name),
  grade: friendlyWords("grade", grade),
  color,
});

/** Makes a class of the teacher's school. Refuses: badInput, tooManyClasses. */
export async function newClass(work: Work, vault: Vault, userID: UserID, form: ClassForm): Promise<SectionID> {
  const columns = columnsOf(form);
  const room = await roomForClasses(work, vault, userID);
  if (room.classes >= CLASSES.mostSections)
    throw new Refusal(
      "tooManyClasses",
      `A school has ${CLASSES.mostSections} classes at most. Archive old ones first.`,
    );
  const [sectionID] = await makeClasses(work, vault, userID, room, [columns]);
  if (sectionID === undefined) throw new Error("a class was not made");
  work.changed(userID, "class");
  return sectionID;
}

/** Refuses: notYourClass, badInput. */
export async function editClass(work: Work, userID: UserID, sectionID: SectionID, form: ClassForm): Promise<void> {
  const { everyone } = await holdWholeClass(work, userID, sectionID);
  await work.trx.updateTable("sections").set(columnsOf(form)).where("section_id", "=", sectionID).execute();
  await tellClass(work, sectionID, everyone);
}

/** Puts a class away: its accounts are logged out, and its codes open nothing. Refuses: notYourClass. */
export async function archiveClass(work: Work, userID: UserID, sectionID: SectionID): Promise<void> {
  const { section, everyone } = await holdWholeClass(work, userID, sectionID);
  if (section.archived_stamp !== null) return;
  await work.trx
    .updateTable("sections")
    .set({ archived_stamp: work.now, archived_by: userID })
    .where("section_id", "=", sectionID)
    .execute();
  await closeAllSessions(work, await madeOf(work, [sectionID]));
  await tellRosters(work, [sectionID], everyone);
}

/** Refuses: notYourClass. */
export async function restoreClass(work: Work, userID: UserID, sectionID: SectionID): Promise<void> {
  const { everyone } = await holdWholeClass(work, userID, sectionID);
  await work.trx
    .updateTable("sections")
    .set({ archived_stamp: null, archived_by: null })
    .where("section_id", "=", sectionID)
    .execute();
  await tellRosters(work, [sectionID], everyone);
}

/** Whose accounts were made for some classes. */
export async function madeOf({ trx }: Work, sectionIDs: readonly SectionID[]): Promise<readonly UserID[]> {
  const rows = await trx
    .selectFrom("section_members")
    .select("user_id")
    .where("section_id", "in", [...sectionIDs])
    .where("is_made", "=", true)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Puts the classes of the teacher's school in an order; those that aren't named keep theirs, behind. */
export async function orderClasses({ trx }: Work, userID: UserID, sectionIDs: readonly SectionID[]): Promise<void> {
  const rows = await trx
    .selectFrom("sections")
    .select("section_id")
    .where("school_id", "=", (eb) => eb.selectFrom("school_teachers").select("school_id").where("user_id", "=", userID))
    .orderBy("section_id")
    .forNoKeyUpdate()
    .execute();
  const known = new Set(rows.map(({ section_id }) => section_id));
  const first = [...new Set(sectionIDs)].filter((each) => known.has(each));
  const placed = await inPlace(trx, [...known]);
  const order = [...first, ...placed.filter((each) => !first.includes(each))];
  await sql`update sections set position = o.position
    from unnest(${order}::bigint[]) with ordinality as o (section_id, position)
    where sections.section_id = o.section_id and sections.position <> o.position`.execute(trx);
}

async function inPlace(trx: Work["trx"], sectionIDs: readonly SectionID[]): Promise<readonly SectionID[]> {
  if (sectionIDs.length === 0) return [];
  const rows = await trx
    .selectFrom("sections")
    .select("section_id")
    .where("section_id", "in", sectionIDs)
    .orderBy("position")
    .orderBy("section_id")
    .execute();
  return rows.map(({ section_id }) => section_id);
}
