import { useState } from "react";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";

import { claimReward } from "../../celebration/claim-reward.ts";
import { shown, type GivenReward } from "../../celebration/shown-rewards.tsx";
import { sentenceOf } from "../../ui/form/sending.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import type { Entry } from "./entries.ts";

export interface Claims {
  /** The one that is being claimed. */
  readonly busy: AchievementID | undefined;
  /** How far it is while several are claimed. */
  readonly run: { readonly done: number; readonly total: number } | undefined;
  /** Why the last one wasn't claimed. */
  readonly trouble: string | undefined;
  /** Claims rewards one after the other, until one fails, and shows what was given. */
  claim(this: void, entries: readonly Entry[]): Promise<void>;
}

/** Claims the rewards of achievements. */
export function useClaims(): Claims {
  const [busy, setBusy] = useState<AchievementID>();
  const [run, setRun] = useState<Claims["run"]>();
  const [trouble, setTrouble] = useState<string>();

  const claim = async (entries: readonly Entry[]): Promise<void> => {
    const mendFocus = keepFocus();
    const given: GivenReward[] = [];
    setTrouble(undefined);
    try {
      for (const [done, { achievement }] of entries.entries()) {
        setBusy(achievement.achievementID);
        if (entries.length > 1) setRun({ done, total: entries.length });
        given.push(...(await claimReward(achievement)));
      }
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    }
    setBusy(undefined);
    setRun(undefined);
    shown(given);
    mendFocus();
  };
  return { busy, run, trouble, claim };
}
