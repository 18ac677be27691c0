import { useState } from "react";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";

import { claimReward } from "../../celebration/claim-reward.ts";
import { shown } from "../../celebration/shown-rewards.tsx";
import type { EventPrize } from "../../data/event/use-event.ts";
import { sentenceOf } from "../../ui/form/sending.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import { rewardOf } from "./prize-reward.ts";

export interface Claim {
  /** The one that is being claimed. */
  readonly busy: AchievementID | undefined;
  /** Why the last one wasn't claimed. */
  readonly trouble: string | undefined;
  claim(this: void, prize: EventPrize): Promise<void>;
}

/** Claims the prizes of an event, and shows what was given. */
export function useClaim(): Claim {
  const [busy, setBusy] = useState<AchievementID>();
  const [trouble, setTrouble] = useState<string>();
  return {
    busy,
    trouble,
    async claim(prize) {
      const mendFocus = keepFocus();
      setBusy(prize.achievementID);
      setTrouble(undefined);
      try {
        shown(await claimReward({ ...prize, reward: rewardOf(prize) }));
      } catch (problem) {
        setTrouble(sentenceOf(problem));
      }
      setBusy(undefined);
      mendFocus();
    },
  };
}
