import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import type { Work } from "../platform/work.ts";
import { hasRole } from "../roles/roles.ts";
import { tellClass } from "./held-class.ts";
import { lockOneTaught, notYourClass } from "./teaching.ts";

/** Lets another teacher of the school teach a class, too. Refuses: notYourClass, badInput. */
export async function addColleague(
  work: Work,
  userID: UserID,
  sectionID: SectionID,
  colleagueID: UserID,
): Promise<void> {
  const { trx, now } = work;
  const section = await lockOneTaught(work, userID, sectionID);
  const colleague = await trx
    .selectFrom("school_teachers")
    .select("user_id")
    .where("user_id", "=", colleagueID)
    .where("school_id", "=", section.school_id)
    .forShare()
    .executeTakeFirst();
  if (!colleague || !(await hasRole(trx, colleagueID, ["teacher"])))
    throw new Refusal("badInput", "That isn't a teacher of your school.", { field: "userID" });
  const { teachers } = await trx
    .selectFrom("section_teachers")
    .select((eb) => eb.fn.countAll<number>().as("teachers"))
    .where("section_id", "=", sectionID)
    .executeTakeFirstOrThrow();
  if (teachers >= CLASSES.mostTeachers)
    throw new Refusal("badInput", `A class has ${CLASSES.mostTeachers} teachers at most.`, { field: "userID" });
  await trx
    .insertInto("section_teachers")
    .values({ section_id: sectionID, user_id: colleagueID, joined_stamp: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tellClass(work, sectionID, []);
}

/** Hands a class over to those who teach it too. Refuses: notYourClass, onlyTeacher. */
export async function leaveColleagues(work: Work, userID: UserID, sectionID: SectionID): Promise<void> {
  const { trx } = work;
  await lockOneTaught(work, userID, sectionID);
  const { others } = await teachersLeft(trx, sectionID, userID);
  if (others === 0) throw new Refusal("onlyTeacher", "Let a colleague teach this class first, or archive it.");
  await trx.deleteFrom("section_teachers").where("section_id", "=", sectionID).where("user_id", "=", userID).execute();
  await tellClass(work, sectionID, []);
  work.changed(userID, "class");
}

/** Takes over a class of the school that no teacher is left in. Refuses: notYourClass, alreadyDone. */
export async function takeOverClass(work: Work, userID: UserID, sectionID: SectionID): Promise<void> {
  const { trx, now } = work;
  const section = await trx
    .selectFrom("sections")
    .innerJoin("school_teachers", "school_teachers.school_id", "sections.school_id")
    .select("sections.section_id")
    .where("sections.section_id", "=", sectionID)
    .where("school_teachers.user_id", "=", userID)
    .forNoKeyUpdate("sections")
    .forShare("school_teachers")
    .executeTakeFirst();
  if (!section) throw notYourClass();
  const { others } = await teachersLeft(trx, sectionID, userID);
  if (others > 0) throw new Refusal("alreadyDone", "This class has a teacher. Ask them to add you.");
  await trx
    .insertInto("section_teachers")
    .values({ section_id: sectionID, user_id: userID, joined_stamp: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  work.changed(userID, "class");
}

/** How many others teach a class, and still are teachers. */
const teachersLeft = (trx: Work["trx"], sectionID: SectionID, userID: UserID) =>
  trx
    .selectFrom("section_teachers as t")
    .innerJoin("roles", (join) => join.onRef("roles.user_id", "=", "t.user_id").on("roles.role", "=", "teacher"))
    .select((eb) => eb.fn.count<number>("t.user_id").distinct().as("others"))
    .where("t.section_id", "=", sectionID)
    .where("t.user_id", "!=", userID)
    .executeTakeFirstOrThrow();
