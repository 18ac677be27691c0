import type { Site } from "../../../content/site.ts";
import type { AssignmentID, SectionID, UserID } from "../../../ids.ts";
import { Refusal } from "../../../refusal.ts";
import { ASSIGNMENTS } from "../../../rules/classes/assignments/numbers.ts";
import { after, before, type Stamp } from "../../../units.ts";
import type { Work } from "../../platform/work.ts";
import { lockOneTaught } from "../teaching.ts";

/** Another end: what was raced meanwhile stays as it was counted. Refuses: notYourClass, notFound, tooManyAssignments, badInput. */
export async function changeUntil(
  work: Work,
  userID: UserID,
  key: AssignmentKey,
  { site, untilStamp }: { readonly site: Site; readonly untilStamp: Stamp },
): Promise<void> {
  refuseUntil(untilStamp, work.now);
  const row = await lockAssignment(work, userID, key);
  if (row.removed_stamp !== null) throw notFound();
  if (row.until_stamp <= work.now) await refuseWhereFull(work, key.sectionID, site);
  await work.trx
    .updateTable("assignments")
    .set({ until_stamp: untilStamp })
    .where("assignment_id", "=", key.assignmentID)
    .execute();
  await tellPupils(work, key.sectionID);
}

/** Nobody sees it any more, and no race counts for it. Refuses: notYourClass, notFound. */
export async function removeAssignment(work: Work, userID: UserID, key: AssignmentKey): Promise<void> {
  const row = await lockAssignment(work, userID, key);
  if (row.removed_stamp === null) await setRemoved(work, key, work.now);
}

/** Brings one back with everyone's progress. Refuses: notYourClass, notFound, tooManyAssignments. */
export async function restoreAssignment(work: Work, userID: UserID, key: AssignmentKey, site: Site): Promise<void> {
  const row = await lockAssignment(work, userID, key);
  if (row.removed_stamp === null) return;
  if (row.removed_stamp <= before(work.now, ASSIGNMENTS.broughtBackWithin)) throw notFound();
  if (row.until_stamp > work.now) await refuseWhereFull(work, key.sectionID, site);
  await setRemoved(work, key, null);
}

/** An assignment of a class. */
export interface AssignmentKey {
  readonly sectionID: SectionID;
  readonly assignmentID: AssignmentID;
}

export const notFound = (): Refusal => new Refusal("notFound", "There's no such assignment.");

/** Refuses: badInput. */
export function refuseUntil(untilStamp: Stamp, now: Stamp): void {
  if (untilStamp < after(now, ASSIGNMENTS.leastSpan))
    throw new Refusal("badInput", "That time is over, or nearly. Choose a later one.", { field: "untilStamp" });
  if (untilStamp > after(now, ASSIGNMENTS.mostSpan))
    throw new Refusal("badInput", "That's too far away. Choose a sooner day.", { field: "untilStamp" });
}

/** The class is held. Refuses: tooManyAssignments. */
export async function refuseWhereFull({ trx, now }: Work, sectionID: SectionID, site: Site): Promise<void> {
  const open = await trx
    .selectFrom("assignments")
    .select("assignment_id")
    .where("section_id", "=", sectionID)
    .where("site", "=", site)
    .where("removed_stamp", "is", null)
    .where("until_stamp", ">", now)
    .limit(ASSIGNMENTS.mostOpen)
    .execute();
  if (open.length >= ASSIGNMENTS.mostOpen)
    throw new Refusal(
      "tooManyAssignments",
      `A class has ${ASSIGNMENTS.mostOpen} open assignments at most. Remove one first.`,
    );
}

/** Says to the pupils of a class, and to those who teach it, that there is something else to do. */
export async function tellPupils({ trx, changed }: Work, sectionID: SectionID): Promise<void> {
  const rows = await trx
    .selectFrom("section_members")
    .select("user_id")
    .where("section_id", "=", sectionID)
    .where("standing", "=", "member")
    .unionAll(trx.selectFrom("section_teachers").select("user_id").where("section_id", "=", sectionID))
    .execute();
  for (const { user_id } of rows) changed(user_id, "assignments");
}

/** The class is held then. Refuses: notYourClass, notFound. */
async function lockAssignment(work: Work, userID: UserID, { sectionID, assignmentID }: AssignmentKey) {
  await lockOneTaught(work, userID, sectionID);
  const row = await work.trx
    .selectFrom("assignments")
    .select(["removed_stamp", "until_stamp"])
    .where("assignment_id", "=", assignmentID)
    .where("section_id", "=", sectionID)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function setRemoved(work: Work, { sectionID, assignmentID }: AssignmentKey, stamp: Stamp | null): Promise<void> {
  await work.trx
    .updateTable("assignments")
    .set({ removed_stamp: stamp })
    .where("assignment_id", "=", assignmentID)
    .execute();
  await tellPupils(work, sectionID);
}
