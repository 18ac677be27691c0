import type { Kysely } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { TrialID, UserID } from "../../ids.ts";
import { boundFor } from "../../rules/certificate/bound.ts";
import { capOf, coveredBy, neededFor } from "../../rules/certificate/cap.ts";
import { encodePresses } from "../../rules/certificate/press-log.ts";
import { resultOf, type EndedTrial } from "../../rules/certificate/result.ts";
import type { TrialLane, TrialLine } from "../../rules/certificate/trial.ts";
import type { Hands } from "../../rules/fair-play/hands.ts";
import type { Database } from "../database.ts";
import { releaseCovered } from "../holds/end-hold.ts";
import type { Work } from "../platform/work.ts";
import { handsOf } from "../players/hands.ts";
import { lockPlayers } from "../players/lock.ts";
import { certifiedSpeeds } from "./certified.ts";
import { certifiable, waitingOf } from "./waiting.ts";

/** A trial that runs. */
export interface RunningTrial {
  readonly trialID: TrialID;
  readonly userID: UserID;
  readonly site: Site;
  readonly lessonID: LessonID | null;
  readonly lines: readonly TrialLine[];
  /** The speed that what waits needs; 0 when nothing waits. */
  readonly needed: number;
  /** What the racer said to type with as it began. */
  readonly hands: Hands;
}

/** How a racer's newest trial stands; undefined without one that could still begin. */
export async function openTrialOf(db: Kysely<Database>, userID: UserID, site: Site) {
  const row = await db
    .selectFrom("certificate_trials")
    .select(["trial_id", "state"])
    .where("user_id", "=", userID)
    .where("site", "=", site)
    .where("state", "in", ["drawing", "ready"])
    .orderBy("opened_stamp", "desc")
    .executeTakeFirst();
  return row && { trialID: row.trial_id, isReady: row.state === "ready" };
}

/** Begins a trial whose pictures are ready, once. @returns undefined when another page was quicker */
export async function beginTrial(work: Work, trialID: TrialID): Promise<RunningTrial | undefined> {
  const { trx, now } = work;
  const row = await trx
    .updateTable("certificate_trials")
    .set({ state: "begun" })
    .where("trial_id", "=", trialID)
    .where("state", "=", "ready")
    .returning(["user_id", "site", "lesson_id", "lines"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id: userID, site, lesson_id: lessonID, lines } = row;
  const held = certifiable(await waitingOf(trx, userID), site, lessonID, now).map(({ speed }) => speed);
  const needed = held.length === 0 ? 0 : neededFor(Math.max(...held));
  return { trialID, userID, site, lessonID, lines, needed, hands: await handsOf(trx, userID) };
}

/** One line's picture. */
export async function pictureOfLine(
  db: Kysely<Database>,
  trialID: TrialID,
  line: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("certificate_pictures")
    .select("picture")
    .where("trial_id", "=", trialID)
    .where("line", "=", line)
    .executeTakeFirst();
  return row?.picture;
}

/**
 * Ends a trial: judges what was written, gives the certificate and pays what it covers. Ending it again changes nothing
 * and gives the same answer.
 *
 * @returns undefined for a trial that is gone with its racer
 */
export async function endTrial(work: Work, trial: RunningTrial, lane: TrialLane): Promise<EndedTrial | undefined> {
  const { trx, now } = work;
  const { trialID, userID, site, lessonID, lines, needed, hands } = trial;
  const [racer] = await lockPlayers(work, [userID], ["user_id"], "change");
  if (!racer) return undefined;
  const result = resultOf(lessonID, lines, lane, needed, hands);
  const isByHand = ["won", "slow", "person"].includes(result.end);
  const before = (await certifiedSpeeds(work, [userID], site, lessonID)).get(userID);
  const cap = capOf(boundFor(lessonID), before);
  const isCertified = isByHand && coveredBy(result.shown) > cap;
  const ended: EndedTrial = { ...result, needed, isCertified };
  const { numUpdatedRows } = await trx
    .updateTable("certificate_trials")
    .set({
      state: "ended",
      ended_stamp: now,
      result: JSON.stringify(ended),
      log: Buffer.from(encodePresses(lane.keys)),
    })
    .where("trial_id", "=", trialID)
    .where("state", "=", "begun")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return endedBefore(trx, trialID);
  await trx.deleteFrom("certificate_pictures").where("trial_id", "=", trialID).execute();
  if (isCertified) {
    await trx
      .insertInto("certificates")
      .values({
        user_id: userID,
        site,
        lesson_id: lessonID,
        speed: result.shown,
        method: "pictures",
        won_stamp: now,
        revoked_stamp: null,
      })
      .execute();
  }
  if (isByHand) {
    for (const { holdID } of certifiable(await waitingOf(trx, userID), site, lessonID, now)) {
      await releaseCovered(work, holdID, coveredBy(result.shown), lessonID);
    }
  }
  work.changed(userID, "account", "progress");
  return ended;
}

async function endedBefore(trx: Work["trx"], trialID: TrialID): Promise<EndedTrial | undefined> {
  const row = await trx
    .selectFrom("certificate_trials")
    .select("result")
    .where("trial_id", "=", trialID)
    .executeTakeFirst();
  return row?.result ?? undefined;
}
