import type { RaceID, UserID } from "#shared/ids.ts";
import type { RewardHold } from "#shared/rules/fair-play/reward-hold.ts";
import type { Signal } from "#shared/rules/fair-play/signal.ts";
import { releaseHold } from "#shared/server/holds/end-hold.ts";
import { holdRewards } from "#shared/server/holds/hold.ts";
import type { Work } from "#shared/server/platform/work.ts";
import { COUNTERS } from "#shared/server/settlement/counted.ts";
import { payReleased } from "#shared/server/settlement/pay.ts";

export const SIGN: Signal = {
  code: "even-waits",
  kind: "evenness",
  measured: 0.05,
  threshold: 0.16,
  fired: true,
  isConclusive: false,
};

/** Ends every hold of a racer, as a moderator does, and pays what waited. */
export async function releaseHeld(work: Work, userID: UserID, counters = COUNTERS): Promise<void> {
  const holds = await work.trx
    .selectFrom("reward_holds")
    .select("hold_id")
    .where("user_id", "=", userID)
    .where("ended_stamp", "is", null)
    .execute();
  for (const { hold_id: holdID } of holds) {
    await releaseHold(work, holdID, "moderator");
    await payReleased(work, holdID, counters);
  }
}

/** Holds what a race owes to the racer of its first seat. */
export const holdRace = (
  work: Work,
  raceID: RaceID,
  userID: UserID,
  signals: readonly Signal[],
  hold: RewardHold = { kind: "certificate", reason: "signs" },
): Promise<void> => holdRewards(work, [{ raceID, slot: 0, userID, site: "type", hold, signals }]);
