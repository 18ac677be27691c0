import type { SeasonID } from "#shared/content/seasons.ts";
import type { Self } from "#shared/contracts/self.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import { CallProblem } from "../../net/call.ts";
import { KeptKeys } from "../../net/kept-keys.ts";
import { call, takeChange, useSession } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { backOff, endBackOff, waitForCheck } from "./achievements-back-off.ts";

const keys = new KeptKeys<SeasonID>();

/** A racer whom an earlier version of the page stored has no list yet. */
const waitingFirst = (): Self["extraUnclaimed"][number] | undefined =>
  (useSession.getState().user as Partial<Self> | undefined)?.extraUnclaimed?.[0];

/**
 * Has extra levels paid as soon as the player has reached them, while a page is looked at: what comes together at once, and
 * after a failure not for some minutes. Nothing is asked when none waits.
 *
 * @param onPaid hears of each season's levels, one part for each
 * @returns stops it
 * @source core §4, §7 Achievements, §8
 */
export function claimExtraLevels(onPaid: (seasonID: SeasonID, given: readonly Reward[]) => void): () => void {
  const stop = new AbortController();
  let timer: number | undefined;
  let isAsking = false;

  const look = (): void => {
    clearTimeout(timer);
    const due = waitingFirst();
    if (!due || isAsking || stop.signal.aborted || document.visibilityState !== "visible") return;
    timer = window.setTimeout(() => void ask(due.seasonID), waitForCheck());
  };

  const ask = async (seasonID: SeasonID): Promise<void> => {
    isAsking = true;
    try {
      const { given, wallet, season } = await call("POST /achievements/extra", {
        body: { id: seasonID },
        key: keys.of(seasonID),
      });
      keys.drop(seasonID);
      endBackOff();
      takeChange({ ...wallet, ...season });
      onPaid(seasonID, given);
    } catch (problem) {
      backOff();
      if (!(problem instanceof CallProblem)) throw problem;
    } finally {
      isAsking = false;
    }
    tellShown("season", "wallet", "achievements");
    look();
  };

  const unsubscribe = useSession.subscribe(look);
  document.addEventListener("visibilitychange", look, stop);
  look();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stop.abort();
  };
}
