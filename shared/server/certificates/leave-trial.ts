import type { TrialID } from "../../ids.ts";
import { isTry, type SeenOfTrial } from "../../rules/certificate/tries.ts";
import type { Work } from "../platform/work.ts";

/**
 * A trial that ran is over without a result: its pictures go, and where it was no try, the trial too. One that has a
 * result keeps it.
 *
 * @source rules Certificate of speed
 */
export async function leaveTrial({ trx, now }: Work, trialID: TrialID, seen: SeenOfTrial): Promise<void> {
  if (!isTry(seen)) {
    await trx.deleteFrom("certificate_trials").where("trial_id", "=", trialID).where("state", "=", "begun").execute();
    return;
  }
  await trx
    .updateTable("certificate_trials")
    .set({ state: "ended", ended_stamp: now })
    .where("trial_id", "=", trialID)
    .where("state", "=", "begun")
    .execute();
  await trx.deleteFrom("certificate_pictures").where("trial_id", "=", trialID).execute();
}

/** Nobody waits for this trial any more: one that hasn't begun is gone, with what is drawn of it. */
export async function dropTrial({ trx }: Work, trialID: TrialID): Promise<void> {
  await trx
    .deleteFrom("certificate_trials")
    .where("trial_id", "=", trialID)
    .where("state", "in", ["drawing", "ready"])
    .execute();
}
