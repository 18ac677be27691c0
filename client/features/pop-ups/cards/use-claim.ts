import { useState } from "react";

import { isItem } from "#shared/rules/rewards/reward.ts";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { shown } from "../../../celebration/shown-rewards.tsx";
import { claimAchievement } from "../../../data/claim-achievement.ts";
import { see, type DueAchievement } from "../../../data/use-pop-ups.ts";
import { orToast } from "../../../social/or-toast.ts";
import { keepFocus } from "../../../ui/keep-focus.ts";

interface Claim {
  readonly isBusy: boolean;
  /** @param from where it is claimed */
  claim(this: void, from: Element): Promise<void>;
}

/** Takes the reward of an achievement: an item is shown over the page, cash and nitros are told. */
export function useClaim({ key, name, reward, achievementID }: DueAchievement): Claim {
  const [isBusy, setBusy] = useState(false);
  const claim = async (from: Element): Promise<void> => {
    setBusy(true);
    const spot = spotOn(from, 0.5, 0.5);
    const mend = keepFocus(from);
    const isDone = await orToast(
      claimAchievement(achievementID).then((given) => {
        shown(given.map((each) => ({ title: name, promised: reward ?? each, given: each })));
        if (!given.some((each) => isItem(each)))
          void celebrate({ kind: "sparkles", from: spot }, new AbortController().signal);
      }),
    );
    if (isDone) await see([key]);
    setBusy(false);
    mend();
  };
  return { isBusy, claim };
}
