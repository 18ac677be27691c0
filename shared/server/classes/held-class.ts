import type { SectionID, UserID } from "../../ids.ts";
import { classTopic } from "../platform/topic.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { lockTaught, notYourClass } from "./teaching.ts";
import { everyoneIn, refreshVisibility } from "./visibility.ts";

/**
 * Classes with everyone in them, held in the order of all locks. Who came while the classes were waited for is held as well: nobody
 * waits for the class with such a row in hand, because it has only just been written.
 *
 * Refuses: notYourClass.
 *
 * @param between locks what comes after players and before classes, once it is known who is in them
 */
export async function holdWholeClasses(
  work: Work,
  teacherID: UserID,
  sectionIDs: readonly SectionID[],
  between?: (everyone: readonly UserID[]) => Promise<void>,
) {
  const before = await everyoneIn(work, sectionIDs);
  await lockPlayers(work, between ? [...before, teacherID] : before, ["user_id"], "change");
  await between?.(before);
  const sections = await lockTaught(work, teacherID, sectionIDs);
  const now = await everyoneIn(work, sectionIDs);
  const known = new Set(before);
  await lockPlayers(
    work,
    now.filter((each) => !known.has(each)),
    ["user_id"],
    "change",
  );
  return { sections, everyone: now };
}

/** One class. Refuses: notYourClass. */
export async function holdWholeClass(work: Work, teacherID: UserID, sectionID: SectionID) {
  const { sections, everyone } = await holdWholeClasses(work, teacherID, [sectionID]);
  const [section] = sections;
  if (!section) throw notYourClass();
  return { section, everyone };
}

/** Says to some of classes, to their teachers, and to whoever looks at them, that they are others now. The pupils are held. */
export async function tellClasses(
  work: Work,
  sectionIDs: readonly SectionID[],
  userIDs: readonly UserID[],
): Promise<void> {
  await refreshVisibility(work, userIDs);
  for (const userID of userIDs) work.changed(userID, "class", "account");
  const teachers = await work.trx
    .selectFrom("section_teachers")
    .select("user_id")
    .distinct()
    .where("section_id", "in", [...sectionIDs])
    .execute();
  for (const { user_id } of teachers) work.changed(user_id, "class");
  for (const sectionID of sectionIDs) work.ring(classTopic(sectionID));
}

/** The same after pupils came into classes or out of them: whom everybody there meets by name is another list then. */
export async function tellRosters(
  work: Work,
  sectionIDs: readonly SectionID[],
  userIDs: readonly UserID[],
): Promise<void> {
  await tellClasses(work, sectionIDs, userIDs);
  const pupils = await work.trx
    .selectFrom("section_members")
    .select("user_id")
    .where("section_id", "in", [...sectionIDs])
    .where("standing", "=", "member")
    .execute();
  for (const userID of new Set([...userIDs, ...pupils.map(({ user_id }) => user_id)])) work.changed(userID, "friends");
}

/** The same of one class, in which nobody came or went. */
export const tellClass = (work: Work, sectionID: SectionID, userIDs: readonly UserID[]): Promise<void> =>
  tellClasses(work, [sectionID], userIDs);
