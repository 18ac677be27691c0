import type { SchoolID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayer } from "../players/lock.ts";
import { hasRole } from "../roles/roles.ts";
import { noSuchSchool } from "./school-domains.ts";
import { moveSections } from "./school-moves.ts";
import { schoolOf } from "./school-of.ts";
import { teachersAt } from "./school-teachers.ts";
import { sectionsOf, tellSections } from "./school-told.ts";
import { lockSchools, removeIfEmpty } from "./schools.ts";

/**
 * Gives all classes of a school that nobody is left in to a teacher, who takes them, and the school's domains, into their own school.
 * Refuses: notAllowed, notFound, alreadyDone while somebody is left, tooManyClasses.
 *
 * @returns how many classes
 */
export async function handOverSchool(work: Work, vault: Vault, schoolID: SchoolID, userID: UserID): Promise<number> {
  const { trx, now } = work;
  await lockPlayer(work, userID, ["user_id"], "change");
  if (!(await hasRole(trx, userID, ["teacher"]))) throw new Refusal("notAllowed", "This account isn't a teacher.");
  const own = await schoolOf(work, vault, userID);
  if (own === schoolID) throw new Refusal("alreadyDone", "This teacher is in that school already.");
  const held = await lockSchools(trx, [own, schoolID]);
  if (!held.some(({ school_id }) => school_id === schoolID)) throw noSuchSchool(schoolID);
  const [left] = await teachersAt(trx, schoolID).execute();
  if (left)
    throw new Refusal("alreadyDone", `That school has a teacher, ${left.nickname}, who can take over its classes.`);
  const sections = await sectionsOf(trx, schoolID);
  if (sections.length > 0) {
    await trx
      .selectFrom("sections")
      .select("section_id")
      .where("section_id", "in", [...sections])
      .orderBy("section_id")
      .forNoKeyUpdate()
      .execute();
    await moveSections(work, sections, own);
    await trx
      .insertInto("section_teachers")
      .values(sections.map((section_id) => ({ section_id, user_id: userID, joined_stamp: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx.updateTable("school_domains").set({ school_id: own }).where("school_id", "=", schoolID).execute();
  await removeIfEmpty(trx, schoolID);
  await tellSections(work, sections);
  work.changed(userID, "class");
  return sections.length;
}
