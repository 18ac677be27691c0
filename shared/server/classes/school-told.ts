import type { SchoolID, SectionID, UserID } from "../../ids.ts";
import { classTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";

/** The classes of a school, or those of them that somebody teaches. */
export async function sectionsOf(
  trx: Work["trx"],
  schoolID: SchoolID,
  teacherID?: UserID,
): Promise<readonly SectionID[]> {
  const sections = trx.selectFrom("sections").select("section_id").where("school_id", "=", schoolID);
  const rows = await (
    teacherID === undefined
      ? sections
      : sections.where("section_id", "in", (eb) =>
          eb.selectFrom("section_teachers").select("section_id").where("user_id", "=", teacherID),
        )
  ).execute();
  return rows.map(({ section_id }) => section_id);
}

/** Says to everybody in classes that theirs is another one now: what its school or its teacher is called. */
export async function tellSections(work: Work, sectionIDs: readonly SectionID[]): Promise<void> {
  if (sectionIDs.length === 0) return;
  const everyone = await work.trx
    .selectFrom("section_members")
    .select("user_id")
    .where("section_id", "in", [...sectionIDs])
    .where("standing", "!=", "removed")
    .union((eb) =>
      eb
        .selectFrom("section_teachers")
        .select("user_id")
        .where("section_id", "in", [...sectionIDs]),
    )
    .execute();
  for (const { user_id } of everyone) work.changed(user_id, "class");
  for (const sectionID of sectionIDs) work.ring(classTopic(sectionID));
}

/** The same to the teachers of a school. */
export async function tellTeachers(work: Work, schoolID: SchoolID): Promise<void> {
  const teachers = await work.trx
    .selectFrom("school_teachers")
    .select("user_id")
    .where("school_id", "=", schoolID)
    .execute();
  for (const { user_id } of teachers) work.changed(user_id, "class");
}
