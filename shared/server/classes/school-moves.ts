import { sql } from "kysely";

import type { SchoolID, SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { hashesOf } from "./codes.ts";
import { foundSchool, placeTeacher, schoolNamedAfter, schoolOf } from "./school-of.ts";
import { sectionsOf, tellSections, tellTeachers } from "./school-told.ts";
import { lockSchools, removeIfEmpty } from "./schools.ts";

/**
 * Brings a teacher into a colleague's school, with the classes that only they teach; from those that others teach too they go.
 * Refuses: wrongCode, alreadyDone, tooManyClasses.
 */
export async function joinSchool(work: Work, vault: Vault, userID: UserID, typed: string): Promise<void> {
  const { trx } = work;
  const from = await schoolOf(work, vault, userID);
  const hashes = hashesOf(vault, "school-code", typed);
  const found = await trx
    .selectFrom("schools")
    .select("school_id")
    .where("code_hash", "in", [...hashes])
    .executeTakeFirst();
  if (found?.school_id === from) throw new Refusal("alreadyDone", "That's the code of your own school.");
  const locked = found ? await lockSchools(trx, [from, found.school_id]) : [];
  const to = locked.find(({ school_id, code_hash }) => school_id !== from && hashes.includes(code_hash))?.school_id;
  if (to === undefined)
    throw new Refusal("wrongCode", "No school has that code. Ask your colleague to read it out again.", {
      field: "code",
    });
  const taught = await lockTaughtAt(trx, from, userID);
  const alone = taught.filter(({ others }) => others === 0).map(({ section_id }) => section_id);
  await moveSections(work, alone, to);
  const { nickname } = await ownPlace(trx, userID);
  await placeTeacher(work, userID, { schoolID: to, nickname });
  await leaveClassesAt(work, from, userID);
  await removeIfEmpty(trx, from);
  await tellSections(
    work,
    taught.map(({ section_id }) => section_id),
  );
  await tellTeachers(work, to);
}

/** Takes a teacher out of the school, whose classes stay. Alone in one of their own they stay. Refuses: onlyTeacher. */
export async function leaveSchool(work: Work, vault: Vault, userID: UserID): Promise<void> {
  const { trx } = work;
  const from = await schoolOf(work, vault, userID);
  await lockSchools(trx, [from]);
  if (await isOwnAlone(trx, from, userID)) return;
  const { nickname } = await ownPlace(trx, userID);
  await goOwnWay(work, vault, from, { userID, nickname });
}

/**
 * Brings a teacher, who is held, from a school, which is held, into a new one of their own. Classes stay.
 *
 * @param heirID who teaches the classes from then on that only they taught; without one it refuses onlyTeacher for open ones
 */
export async function goOwnWay(
  work: Work,
  vault: Vault,
  from: SchoolID,
  { userID, nickname }: { readonly userID: UserID; readonly nickname: string },
  heirID?: UserID,
): Promise<void> {
  const { trx, now } = work;
  const taught = await lockTaughtAt(trx, from, userID);
  const alone = taught.filter(({ others }) => others === 0);
  if (heirID === undefined && alone.some(({ archived_stamp }) => archived_stamp === null))
    throw new Refusal(
      "onlyTeacher",
      "You're the only teacher of a class. Let a colleague teach it first, or archive it.",
    );
  if (heirID !== undefined && alone.length > 0)
    await trx
      .insertInto("section_teachers")
      .values(alone.map(({ section_id }) => ({ section_id, user_id: heirID, joined_stamp: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await foundSchool(work, vault, userID, { name: schoolNamedAfter(nickname), nickname });
  await leaveClassesAt(work, from, userID);
  await removeIfEmpty(trx, from);
  await tellSections(
    work,
    taught.map(({ section_id }) => section_id),
  );
  await tellTeachers(work, from);
  work.changed(userID, "class");
}

const ownPlace = (trx: Work["trx"], userID: UserID) =>
  trx.selectFrom("school_teachers").select("nickname").where("user_id", "=", userID).executeTakeFirstOrThrow();

/** Nobody else is in the school, and no operator made it one by a domain. */
async function isOwnAlone(trx: Work["trx"], schoolID: SchoolID, userID: UserID): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from school_domains where school_id = ${schoolID})
      or exists (select from school_teachers where school_id = ${schoolID} and user_id <> ${userID})`.execute(trx);
  return rows.length === 0;
}

/** The classes at a school that somebody teaches, held, with how many others teach each and still are teachers. */
async function lockTaughtAt(trx: Work["trx"], schoolID: SchoolID, userID: UserID) {
  const ids = await sectionsOf(trx, schoolID, userID);
  if (ids.length === 0) return [];
  await trx
    .selectFrom("sections")
    .select("section_id")
    .where("section_id", "in", [...ids])
    .orderBy("section_id")
    .forNoKeyUpdate()
    .execute();
  return trx
    .selectFrom("sections as s")
    .innerJoin("section_teachers as own", "own.section_id", "s.section_id")
    .select(["s.section_id", "s.archived_stamp"])
    .select(
      sql<number>`(select count(*) from section_teachers t where t.section_id = s.section_id and t.user_id <> ${userID}
        and exists (select from roles r where r.user_id = t.user_id and r.role = 'teacher'))`.as("others"),
    )
    .where("s.section_id", "in", [...ids])
    .where("own.user_id", "=", userID)
    .orderBy("s.position")
    .orderBy("s.section_id")
    .execute();
}

/** Brings classes, which are held, to another school, which is held, behind those that are there. Refuses: tooManyClasses. */
export async function moveSections({ trx }: Work, sectionIDs: readonly SectionID[], to: SchoolID): Promise<void> {
  if (sectionIDs.length === 0) return;
  await sql`
    update sections set school_id = ${to}, position = o.position + (
      select coalesce(max(position), 0) from sections where school_id = ${to})
    from unnest(${[...sectionIDs]}::bigint[]) with ordinality as o (section_id, position)
    where sections.section_id = o.section_id`.execute(trx);
  // Who once taught them at the school of before, and is a teacher no more, has nothing to come back to.
  await sql`
    delete from section_teachers t where t.section_id = any(${[...sectionIDs]}::bigint[])
      and not exists (select from roles r where r.user_id = t.user_id and r.role = 'teacher')`.execute(trx);
  const { classes } = await trx
    .selectFrom("sections")
    .select((eb) => eb.fn.countAll<number>().as("classes"))
    .where("school_id", "=", to)
    .where("archived_stamp", "is", null)
    .executeTakeFirstOrThrow();
  if (classes > CLASSES.mostSections)
    throw new Refusal(
      "tooManyClasses",
      `A school has ${CLASSES.mostSections} classes at most. Archive old ones first.`,
    );
}

/** Ends what somebody taught at a school that they are no longer in. Their place is elsewhere by now, so that nobody adds them again. */
async function leaveClassesAt({ trx }: Work, schoolID: SchoolID, userID: UserID): Promise<void> {
  await trx
    .deleteFrom("section_teachers")
    .where("user_id", "=", userID)
    .where("section_id", "in", (eb) => eb.selectFrom("sections").select("section_id").where("school_id", "=", schoolID))
    .execute();
}
