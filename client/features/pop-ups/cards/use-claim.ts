import { useState } from "react";

import { describeReward, isItem } from "#shared/rules/rewards/reward.ts";

import { celebrate, spotOn } from "../../../celebration/celebrate.ts";
import { claimAchievement } from "../../../data/claim-achievement.ts";
import { see, type DueAchievement } from "../../../data/use-pop-ups.ts";
import { showRewards } from "../../../session/takeover.ts";
import { orToast } from "../../../social/or-toast.ts";
import { sounds } from "../../../sound/sounds.ts";
import { keepFocus } from "../../../ui/keep-focus.ts";
import { toast } from "../../../ui/overlay/toasts.ts";

interface Claim {
  readonly isBusy: boolean;
  /** @param from where it is claimed */
  claim(this: void, from: Element): Promise<void>;
}

/** Takes the reward of an achievement: an item is shown over the page, cash and nitros are told. */
export function useClaim({ key, name, achievementID }: DueAchievement): Claim {
  const [isBusy, setBusy] = useState(false);
  const claim = async (from: Element): Promise<void> => {
    setBusy(true);
    const spot = spotOn(from, 0.5, 0.5);
    const mend = keepFocus(from);
    const isDone = await orToast(
      claimAchievement(achievementID).then((given) => {
        if (given.some((reward) => isItem(reward))) return showRewards(given);
        sounds.play("coin");
        void celebrate({ kind: "sparkles", from: spot }, new AbortController().signal);
        toast({
          id: `claimed:${key}`,
          title: `You got ${given.map(describeReward).join(", ")}`,
          text: name,
          tone: "gold",
        });
      }),
    );
    if (isDone) await see([key]);
    setBusy(false);
    mend();
  };
  return { isBusy, claim };
}
