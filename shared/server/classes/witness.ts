import type { Kysely } from "kysely";

import { LESSON_IDS, type LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { WitnessWish } from "../../contracts/classes/witness-wish.ts";
import type { SectionID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { isEndedByCertificate } from "../../rules/fair-play/reward-hold.ts";
import { isAmong } from "../../rules/known.ts";
import type { Stamp } from "../../units.ts";
import { vouchFor } from "../certificates/vouch.ts";
import { waitingInClass, type Waiting } from "../certificates/waiting.ts";
import type { Database } from "../database.ts";
import { releaseCovered } from "../holds/end-hold.ts";
import type { App, Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";
import { holdPupils } from "./pupils.ts";
import { taughtSection } from "./teaching.ts";

/** The part of what waits that a witness may end: whose racer asked for a person, and that a certificate would end. */
const wished = (waiting: readonly Waiting[], site: Site, now: Stamp): readonly Waiting[] =>
  waiting.filter(
    (each) =>
      each.site === site &&
      each.isAsked &&
      isEndedByCertificate(each.kind, each.sinceStamp, now) &&
      (each.lessonID === null || isAmong(LESSON_IDS, each.lessonID)),
  );

/** Whose races in the class wait for a witness, for a teacher of the class, the longest first. Refuses: notYourClass. */
export async function witnessWishes(
  { db, config, nowStamp }: Pick<App, "db" | "config" | "nowStamp">,
  teacherID: UserID,
  sectionID: SectionID,
): Promise<readonly WitnessWish[]> {
  await taughtSection(db, teacherID, sectionID);
  const aliases = await aliasesOf(db, sectionID, teacherID);
  if (aliases.size === 0) return [];
  const wishes = new Map<string, WitnessWish>();
  for (const each of wished(await waitingInClass(db, sectionID), config.site, nowStamp())) {
    const { userID, lessonID, races, speed, sinceStamp, reason } = each;
    const alias = aliases.get(userID);
    if (alias === undefined) continue;
    const key = `${userID} ${lessonID}`;
    const before = wishes.get(key);
    wishes.set(key, {
      userID,
      alias,
      lessonID,
      races: (before?.races ?? 0) + races,
      speed: Math.max(before?.speed ?? 0, speed),
      hasSigns: before?.hasSigns === true || reason === "signs",
      sinceStamp: before?.sinceStamp ?? sinceStamp,
    });
  }
  return [...wishes.values()];
}

/** The members of a class whose witness a teacher can be: everybody but themself. */
async function aliasesOf(
  db: Kysely<Database>,
  sectionID: SectionID,
  teacherID: UserID,
): Promise<ReadonlyMap<UserID, string>> {
  const rows = await db
    .selectFrom("section_members")
    .select(["user_id", "alias"])
    .where("section_id", "=", sectionID)
    .where("standing", "=", "member")
    .where("user_id", "!=", teacherID)
    .execute();
  return new Map(rows.map(({ user_id, alias }) => [user_id, alias]));
}

/**
 * A teacher has seen a pupil type: what waits of that kind since the pupil is in the class, up to the speed that the teacher
 * was shown, is paid, and as fast a race counts at once from now on. Refuses: notYourClass, alreadyDone.
 *
 * @source rules Certificate of speed, Without eyes
 */
export async function witnessPupil(
  work: Work,
  teacherID: UserID,
  sectionID: SectionID,
  site: Site,
  seen: { readonly userID: UserID; readonly lessonID: LessonID | null; readonly speed: number },
): Promise<void> {
  const { userID, lessonID } = seen;
  // The teacher is named in what is written.
  await lockPlayers(work, [teacherID, userID], ["user_id"], "change");
  const { pupils } = await holdPupils(work, teacherID, sectionID, [userID]);
  const [pupil] = pupils;
  const isOther = userID !== teacherID;
  const waiting = isOther ? wished(await waitingInClass(work.trx, sectionID, userID), site, work.now) : [];
  const alike = waiting.filter((each) => each.lessonID === lessonID);
  if (!pupil || alike.length === 0) throw new Refusal("alreadyDone", "Nothing waits for you there any more.");
  const speed = Math.min(seen.speed, Math.max(...alike.map((each) => each.speed)));
  await vouchFor(work, userID, [{ site, lessonID, speed }], teacherID);
  for (const { holdID } of alike) {
    await releaseCovered(work, holdID, speed, lessonID, { since: pupil.joined_stamp, answeredBy: "moderator" });
  }
  work.changed(userID, "account", "progress");
}
