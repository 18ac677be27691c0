import { sql, type Kysely } from "kysely";

import type { UserID } from "../../ids.ts";
import type { Database } from "../database.ts";
import { exportTable, leaveOut, type PersonalData } from "../platform/postgres/personal-data.ts";
import type { Work } from "../platform/work.ts";
import { lockSchools, removeIfEmpty } from "./schools.ts";

/** What a class is besides what somebody did in it. */
const OF_CLASS = ["code_hash", "code_sealed", "needs_approval", "disabled_settings", "position"] as const;

export const classData: PersonalData = {
  exports: [
    { name: "class", from: ["section_members.user_id"], read: classOf },
    exportTable("classScores", "section_scores", "user_id"),
    { name: "taughtClasses", from: ["section_teachers.user_id"], read: taughtBy },
    { name: "school", from: ["school_teachers.user_id"], read: schoolOf },
    { name: "assignments", from: ["assignment_progress.user_id"], read: assignmentsOf },
    { name: "assignmentFacts", from: [], read: factsOf, isOwn: true },
    exportTable("assignmentsMade", "assignments", "made_by"),
    exportTable("yearChanges", "year_changes", "user_id"),
    exportTable("yearMoves", "year_change_pupils", "user_id"),
    exportTable("teacherRequest", "teacher_requests", "user_id"),
    exportTable("classMessages", "sections", "message_by", [...OF_CLASS, "archived_by", "archived_stamp"]),
    exportTable("archivedClasses", "sections", "archived_by", [
      ...OF_CLASS,
      "message",
      "message_by",
      "message_until_stamp",
      "message_stamp",
    ]),
  ],
  afterErasure: {
    "sections.message_by": "the class stays, the message goes",
    "sections.archived_by": "the class stays archived, without a name",
    "assignments.made_by": "the class still has what it is to do, without a name",
  },
  aboutNobody: ["schools", "school_domains", "year_change_sections", "classrooms", "class_own_races"],
  async erase(work, userIDs) {
    await tellClassmates(work, userIDs);
    await forgetTeachers(work, userIDs);
  },
};

/** A real name is the teachers' note, closed by a key: the document only says that there is one. */
async function classOf(db: Kysely<Database>, userID: UserID) {
  const rows = await db
    .selectFrom("section_members as m")
    .innerJoin("sections as s", "s.section_id", "m.section_id")
    .selectAll("m")
    .select(["s.name", "s.grade"])
    .where("m.user_id", "=", userID)
    .execute();
  return rows.map((row) => ({
    ...leaveOut(row, ["real_name_sealed", "card_hash", "card_sealed"]),
    hasRealName: row.real_name_sealed !== null,
    hasCard: row.card_hash !== null,
  }));
}

const assigned = (db: Kysely<Database>, userID: UserID) =>
  db
    .selectFrom("assignment_progress as p")
    .innerJoin("assignments as a", "a.assignment_id", "p.assignment_id")
    .selectAll("p")
    .select(["a.section_id", "a.site", "a.goal", "a.from_stamp", "a.until_stamp", "a.removed_stamp"])
    .where("p.user_id", "=", userID)
    .orderBy("p.assignment_id")
    .execute();

/** Which facts are weak is in a part of its own. */
async function assignmentsOf(db: Kysely<Database>, userID: UserID) {
  const rows = await assigned(db, userID);
  return rows.map((row) => ({ ...row, progress: leaveOut(row.progress, ["weak", "mastered"]) }));
}

async function factsOf(db: Kysely<Database>, userID: UserID) {
  const rows = await assigned(db, userID);
  return rows.flatMap(({ assignment_id, progress: { weak, mastered } }) =>
    weak === undefined ? [] : [{ assignment_id, weak, mastered }],
  );
}

function taughtBy(db: Kysely<Database>, userID: UserID) {
  return db
    .selectFrom("section_teachers as t")
    .innerJoin("sections as s", "s.section_id", "t.section_id")
    .selectAll("t")
    .select(["s.name", "s.grade"])
    .where("t.user_id", "=", userID)
    .orderBy("t.section_id")
    .execute();
}

function schoolOf(db: Kysely<Database>, userID: UserID) {
  return db
    .selectFrom("school_teachers as t")
    .innerJoin("schools", "schools.school_id", "t.school_id")
    .selectAll("t")
    .select("schools.name")
    .where("t.user_id", "=", userID)
    .execute();
}

/** Whom the others of a class meet by name is another list then. */
async function tellClassmates({ trx, changed }: Work, userIDs: readonly UserID[]): Promise<void> {
  const classmates = await trx
    .selectFrom("section_members as m")
    .innerJoin("section_members as o", "o.section_id", "m.section_id")
    .select("o.user_id")
    .distinct()
    .where("m.user_id", "in", userIDs)
    .where("m.standing", "=", "member")
    .where("o.user_id", "not in", userIDs)
    .where("o.standing", "=", "member")
    .execute();
  for (const { user_id } of classmates) changed(user_id, "friends");
}

/** Schools and classes stay for those who come after. What is called like a teacher who goes is called by its number. */
async function forgetTeachers({ trx }: Work, userIDs: readonly UserID[]): Promise<void> {
  const places = await trx
    .selectFrom("school_teachers")
    .select("school_id")
    .distinct()
    .where("user_id", "in", userIDs)
    .execute();
  const schoolIDs = places.map(({ school_id }) => school_id);
  if (schoolIDs.length > 0) {
    await lockSchools(trx, schoolIDs);
    await sql`
      update schools s set name = 'School ' || s.school_id
      from school_teachers t join users u on u.user_id = t.user_id
      where t.school_id = s.school_id and t.user_id = any(${[...userIDs]}::bigint[])
        and (strpos(' ' || lower(s.name) || ' ', ' ' || lower(t.nickname) || ' ') > 0
          or strpos(' ' || lower(s.name) || ' ', ' ' || lower(u.display_name) || ' ') > 0)`.execute(trx);
    await trx.deleteFrom("school_teachers").where("user_id", "in", userIDs).execute();
    for (const schoolID of schoolIDs) await removeIfEmpty(trx, schoolID);
  }
  await sql`
    with held as (
      select section_id from sections where message_by = any(${[...userIDs]}::bigint[])
      order by section_id for no key update)
    update sections set message = null, message_until_stamp = null, message_by = null, message_stamp = null
    where section_id in (select section_id from held)`.execute(trx);
}
