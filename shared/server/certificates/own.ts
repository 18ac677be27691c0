import type { Kysely } from "kysely";

import { LESSON_IDS } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { Certified, WaitingRewards } from "../../contracts/race/certificate.ts";
import type { UserID } from "../../ids.ts";
import { boundFor } from "../../rules/certificate/bound.ts";
import { capOf, neededFor } from "../../rules/certificate/cap.ts";
import { nextTry } from "../../rules/certificate/tries.ts";
import { isEndedByCertificate } from "../../rules/fair-play/reward-hold.ts";
import { isAmong } from "../../rules/known.ts";
import type { Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import { triesOf } from "./open-trial.ts";
import { waitingOf } from "./waiting.ts";

interface OwnCertificates {
  readonly certificates: readonly Certified[];
  readonly waiting: readonly WaitingRewards[];
  readonly nextTryStamp: Stamp;
}

/** A racer's certificates on one site, and what waits there. */
export async function ownCertificates(
  db: Kysely<Database>,
  userID: UserID,
  site: Site,
  now: Stamp,
): Promise<OwnCertificates> {
  const waiting = (await waitingOf(db, userID)).filter((each) => each.site === site && isKnown(each.lessonID));
  return {
    certificates: await bestOf(db, userID, site),
    waiting: waiting.map(({ kind, reason, sinceStamp, lessonID, races, cash, experience, speed, raceID, isAsked }) => ({
      kind,
      reason,
      sinceStamp,
      lessonID,
      races,
      cash,
      experience,
      needed: neededFor(speed),
      byCertificate: isEndedByCertificate(kind, sinceStamp, now),
      raceID,
      isAsked,
    })),
    nextTryStamp: nextTry(await triesOf(db, userID, now), now),
  };
}

const isKnown = (lessonID: unknown): boolean => lessonID === null || isAmong(LESSON_IDS, lessonID);

async function bestOf(db: Kysely<Database>, userID: UserID, site: Site): Promise<readonly Certified[]> {
  const rows = await db
    .selectFrom("certificates")
    .distinctOn("lesson_id")
    .select(["lesson_id as lessonID", "speed", "won_stamp as wonStamp"])
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .where("revoked_stamp", "is", null)
    .orderBy("lesson_id")
    .orderBy("speed", "desc")
    .execute();
  return rows
    .filter(({ lessonID }) => isKnown(lessonID))
    .map((row) => ({ ...row, cap: Math.floor(capOf(boundFor(row.lessonID), row.speed)) }));
}
