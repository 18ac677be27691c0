import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { CLASSES } from "../../rules/classes/numbers.ts";
import { before, type Stamp } from "../../units.ts";
import { closeAllSessions } from "../accounts/sessions/sessions.ts";
import type { Vault } from "../platform/vault.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { endMade } from "./end-made.ts";
import { tellClass, tellRosters } from "./held-class.ts";
import { sealRealName } from "./real-name.ts";
import { refuseFull } from "./room.ts";
import { isArchived, lockOneTaught, lockTaught } from "./teaching.ts";

/** Holds some players, then a class that the teacher teaches, and gives those of them who have a place in it. */
export async function holdPupils(work: Work, teacherID: UserID, sectionID: SectionID, userIDs: readonly UserID[]) {
  await lockPlayers(work, userIDs, ["user_id"], "change");
  const section = await lockOneTaught(work, teacherID, sectionID);
  return { section, pupils: await placesOf(work, sectionID, userIDs) };
}

const placesOf = ({ trx }: Work, sectionID: SectionID, userIDs: readonly UserID[]) =>
  trx
    .selectFrom("section_members as m")
    .innerJoin("users", "users.user_id", "m.user_id")
    .select([
      "m.user_id",
      "m.standing",
      "m.is_made",
      "m.joined_stamp",
      "m.removed_stamp",
      "m.needs",
      "users.erase_stamp",
    ])
    .where("m.section_id", "=", sectionID)
    .where("m.user_id", "in", [...userIDs])
    .orderBy("m.user_id")
    .execute();

const setStanding = (
  { trx }: Work,
  userIDs: readonly UserID[],
  set: { standing: "member" | "removed"; removed_stamp: Stamp | null },
) =>
  trx
    .updateTable("section_members")
    .set(set)
    .where("user_id", "in", [...userIDs])
    .execute();

/** Lets in who waits. Refuses: notYourClass, classFull. */
export async function admitPupils(
  work: Work,
  teacherID: UserID,
  sectionID: SectionID,
  userIDs: readonly UserID[],
): Promise<void> {
  const { pupils } = await holdPupils(work, teacherID, sectionID, userIDs);
  const waiting = pupils.filter(({ standing }) => standing === "pending").map(({ user_id }) => user_id);
  if (waiting.length === 0) return;
  await refuseFull(work, sectionID, "member", waiting.length);
  await setStanding(work, waiting, { standing: "member", removed_stamp: null });
  await tellRosters(work, [sectionID], waiting);
}

/**
 * Takes pupils out, or sends away who waits. For a while they can be brought back; then an account that was made for the class is erased.
 * Refuses: notYourClass.
 */
export async function removePupils(
  work: Work,
  teacherID: UserID,
  sectionID: SectionID,
  userIDs: readonly UserID[],
): Promise<void> {
  const { now } = work;
  const { pupils } = await holdPupils(work, teacherID, sectionID, userIDs);
  const there = pupils.filter(({ standing }) => standing !== "removed");
  if (there.length === 0) return;
  const gone = there.map(({ user_id }) => user_id);
  await setStanding(work, gone, { standing: "removed", removed_stamp: now });
  const made = there.filter(({ is_made }) => is_made).map(({ user_id }) => user_id);
  await endMade(work, made);
  if (there.some(({ standing }) => standing === "member")) await tellRosters(work, [sectionID], gone);
  else await tellClass(work, sectionID, gone);
}

/** Brings back who was taken out. Refuses: notYourClass, classFull. */
export async function bringBackPupils(
  work: Work,
  teacherID: UserID,
  sectionID: SectionID,
  userIDs: readonly UserID[],
): Promise<void> {
  const { trx, now } = work;
  const { pupils } = await holdPupils(work, teacherID, sectionID, userIDs);
  const since = before(now, CLASSES.broughtBackWithin);
  const back = pupils.filter(
    ({ standing, removed_stamp, is_made, erase_stamp }) =>
      standing === "removed" &&
      (removed_stamp ?? 0) > since &&
      !(is_made && erase_stamp !== null && erase_stamp <= now),
  );
  if (back.length === 0) return;
  await refuseFull(work, sectionID, "member", back.length);
  const ids = back.map(({ user_id }) => user_id);
  await setStanding(work, ids, { standing: "member", removed_stamp: null });
  const made = back.filter(({ is_made }) => is_made).map(({ user_id }) => user_id);
  if (made.length > 0) await trx.updateTable("users").set({ erase_stamp: null }).where("user_id", "in", made).execute();
  await tellRosters(work, [sectionID], ids);
}

/** Moves pupils to another class of the teacher. What they raced stays where it was raced. Refuses: notYourClass, classFull, notAllowed. */
export async function movePupils(
  work: Work,
  teacherID: UserID,
  { from, to, userIDs }: { readonly from: SectionID; readonly to: SectionID; readonly userIDs: readonly UserID[] },
): Promise<void> {
  if (from === to) return;
  await lockPlayers(work, userIDs, ["user_id"], "change");
  const sections = await lockTaught(work, teacherID, [from, to]);
  if (sections.some((each) => each.section_id === to && each.archived_stamp !== null)) throw isArchived();
  const moved = (await placesOf(work, from, userIDs))
    .filter(({ standing }) => standing === "member")
    .map(({ user_id }) => user_id);
  if (moved.length === 0) return;
  await refuseFull(work, to, "member", moved.length);
  await work.trx
    .updateTable("section_members")
    .set({ section_id: to, joined_stamp: work.now })
    .where("user_id", "in", moved)
    .execute();
  await tellRosters(work, [from, to], moved);
}

/** Sets or takes away the real name of a pupil. Refuses: notYourClass, notFound. */
export async function namePupil(
  work: Work,
  vault: Vault,
  teacherID: UserID,
  sectionID: SectionID,
  { userID, realName }: { readonly userID: UserID; readonly realName: string },
): Promise<void> {
  const { pupils } = await holdPupils(work, teacherID, sectionID, [userID]);
  if (pupils.length === 0) throw noSuchPupil();
  await work.trx
    .updateTable("section_members")
    .set({ real_name_sealed: sealRealName(vault, userID, realName) })
    .where("user_id", "=", userID)
    .execute();
}

export const noSuchPupil = (): Refusal => new Refusal("notFound", "There's no such pupil in this class.");

/** Erases accounts that were made for the class, for good: nobody logs in to them from now on. Refuses: notYourClass. */
export async function erasePupils(
  work: Work,
  teacherID: UserID,
  sectionID: SectionID,
  userIDs: readonly UserID[],
): Promise<void> {
  const { trx, now } = work;
  const { pupils } = await holdPupils(work, teacherID, sectionID, userIDs);
  const made = pupils.filter(({ is_made }) => is_made).map(({ user_id }) => user_id);
  if (made.length === 0) return;
  await setStanding(work, made, { standing: "removed", removed_stamp: now });
  await trx
    .updateTable("section_members")
    .set({ card_hash: null, card_sealed: null, real_name_sealed: null, needs: "{}" })
    .where("user_id", "in", made)
    .execute();
  await trx.updateTable("users").set({ erase_stamp: now }).where("user_id", "in", made).execute();
  await closeAllSessions(work, made);
  await tellRosters(work, [sectionID], made);
}
