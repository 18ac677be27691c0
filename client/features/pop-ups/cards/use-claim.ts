import { useState } from "react";

import { isItem } from "#shared/rules/rewards/reward.ts";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { claimReward } from "../../../celebration/claim-reward.ts";
import { shown, type GivenReward } from "../../../celebration/shown-rewards.tsx";
import { see, type DueAchievement } from "../../../data/notices/use-pop-ups.ts";
import { orToast } from "../../../social/or-toast.ts";
import { keepFocus } from "../../../ui/keep-focus.ts";

interface Claim {
  readonly isBusy: boolean;
  /** @param from where it is claimed */
  claim(this: void, from: Element): Promise<void>;
}

/** Takes the rewards of achievements, in a row: items are shown over the page, cash and nitros are told. */
export function useClaim(achievements: readonly DueAchievement[]): Claim {
  const [isBusy, setBusy] = useState(false);
  const claim = async (from: Element): Promise<void> => {
    setBusy(true);
    const spot = spotOn(from, 0.5, 0.5);
    const mend = keepFocus(from);
    const given: GivenReward[] = [];
    const claimed: string[] = [];
    const claimAll = async (): Promise<void> => {
      for (const achievement of achievements) {
        given.push(...(await claimReward(achievement)));
        claimed.push(achievement.key);
      }
    };
    await orToast(claimAll());
    shown(given);
    if (given.length > 0 && !given.some((each) => isItem(each.given)))
      void celebrate({ kind: "sparkles", from: spot }, new AbortController().signal);
    if (claimed.length > 0) await see(claimed);
    setBusy(false);
    mend();
  };
  return { isBusy, claim };
}
