import type { UserID } from "../../ids.ts";
import { boundFor } from "../../rules/certificate/bound.ts";
import { capOf } from "../../rules/certificate/cap.ts";
import { holdFor } from "../../rules/fair-play/reward-hold.ts";
import { assess } from "../../rules/fair-play/verdict.ts";
import { certifiedSpeeds } from "../certificates/certified.ts";
import { earlierHolds, type HeldReward } from "../holds/hold.ts";
import type { Work } from "../platform/work.ts";
import { assessFairPlay } from "../race/assess-fair-play.ts";
import type { OwedReward } from "../race/owed-rewards.ts";
import { flowSignals } from "./flows.ts";

/** What becomes of the rewards of one race. */
interface Assessed {
  readonly clear: readonly OwedReward[];
  readonly held: readonly HeldReward[];
}

/**
 * Decides which rewards of one race are paid at once. One that was held and is due again has been weighed before.
 *
 * @param checkDue the racers whose rewards wait for a bot check
 * @source rules Race Suspicion, Bot check, Certificate of speed
 */
export async function assessRewards(
  work: Work,
  due: readonly OwedReward[],
  checkDue: ReadonlySet<UserID>,
): Promise<Assessed> {
  const fresh = due.filter(({ hold_id: holdID }) => holdID === null);
  const [first] = fresh;
  if (!first) return { clear: due, held: [] };
  const { site, lesson_id: lessonID } = first;
  const userIDs = fresh.map(({ user_id: userID }) => userID);
  const certified = await certifiedSpeeds(work, userIDs, site, lessonID);
  const earlier = await earlierHolds(work, userIDs, site);
  const flows = await flowSignals(work, fresh);
  const held: HeldReward[] = [];
  for (const { race_id: raceID, slot, user_id: userID, speed } of fresh) {
    const { signals: seen } = await assessFairPlay(work, raceID, slot, userID);
    const signals = [...seen, ...(flows.get(userID) ?? [])];
    const hold = holdFor({
      isSuspicious: assess(null, signals) === "held",
      speed,
      cap: capOf(boundFor(lessonID), certified.get(userID)),
      isCheckDue: checkDue.has(userID),
      earlierHolds: earlier.get(userID) ?? 0,
    });
    if (hold) held.push({ raceID, slot, userID, site, hold, signals });
  }
  return { clear: due.filter(({ slot }) => !held.some((each) => each.slot === slot)), held };
}
