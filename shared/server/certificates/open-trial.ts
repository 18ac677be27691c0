import { randomUUID } from "node:crypto";

import type { Kysely } from "kysely";

import type { LessonID } from "../../content/lessons/lesson.ts";
import type { Site } from "../../content/site.ts";
import type { TrialID, UserID } from "../../ids.ts";
import { Refusal } from "../../refusal.ts";
import { freshTrial } from "../../rules/certificate/fresh-trial.ts";
import { CERTIFICATE } from "../../rules/certificate/numbers.ts";
import { nextTry } from "../../rules/certificate/tries.ts";
import type { Dice } from "../../rules/chance.ts";
import { before, type Stamp } from "../../units.ts";
import type { Database } from "../database.ts";
import type { Work } from "../platform/work.ts";
import { lockPlayers } from "../players/lock.ts";

interface Wished {
  readonly userID: UserID;
  readonly site: Site;
  /** The kind of problems; null for typing. */
  readonly lessonID: LessonID | null;
}

/**
 * Opens a trial and has its pictures drawn. One that was opened before and never begun is gone. Refuses: tooManyTries.
 *
 * @source rules Certificate of speed
 */
export async function openTrial(work: Work, dice: Dice, { userID, site, lessonID }: Wished): Promise<TrialID> {
  const { trx, now } = work;
  await lockPlayers(work, [userID], ["user_id"], "change");
  const next = nextTry(await triesOf(trx, userID, now), now);
  if (next > now) {
    throw new Refusal("tooManyTries", "That was a lot of typing. Have a break, and try again later.", { next });
  }
  await trx
    .deleteFrom("certificate_trials")
    .where("user_id", "=", userID)
    .where("state", "in", ["drawing", "ready"])
    .execute();
  const trialID = randomUUID() as TrialID;
  await trx
    .insertInto("certificate_trials")
    .values({
      trial_id: trialID,
      user_id: userID,
      site,
      lesson_id: lessonID,
      state: "drawing",
      lines: JSON.stringify(freshTrial(lessonID, dice)),
      opened_stamp: now,
      ended_stamp: null,
      result: null,
      log: null,
    })
    .execute();
  work.job("draw-trial", { trialID });
  return trialID;
}

/** When the racer's trials of the last day were opened, of those that were begun. */
export async function triesOf(db: Kysely<Database>, userID: UserID, now: Stamp): Promise<readonly Stamp[]> {
  const rows = await db
    .selectFrom("certificate_trials")
    .select("opened_stamp")
    .where("user_id", "=", userID)
    .where("state", "in", ["begun", "ended"])
    .where("opened_stamp", ">", before(now, CERTIFICATE.tries.day))
    .orderBy("opened_stamp", "desc")
    .limit(CERTIFICATE.tries.inDay)
    .execute();
  return rows.map(({ opened_stamp }) => opened_stamp);
}
