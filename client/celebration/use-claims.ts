import { useState } from "react";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";

import { CallProblem } from "../net/call.ts";
import type { SoundName } from "../sound/recipes.ts";
import { sentenceOf } from "../ui/form/sending.ts";
import { keepFocus } from "../ui/keep-focus.ts";
import { claimReward, type Claimable } from "./claim-reward.ts";
import { shown, type GivenReward } from "./shown-rewards.tsx";

export interface Claims {
  /** The one that is being claimed. */
  readonly busy: AchievementID | undefined;
  /** How far it is while several are claimed. */
  readonly run: { readonly done: number; readonly total: number } | undefined;
  /** Why the last one wasn't claimed. */
  readonly trouble: string | undefined;
  /** Claims rewards one after the other, until one fails, and shows what was given. */
  claim(this: void, rewards: readonly Claimable[]): Promise<void>;
}

/** What was claimed elsewhere meanwhile is no trouble. */
async function claimOnce(reward: Claimable): Promise<readonly GivenReward[]> {
  try {
    return await claimReward(reward);
  } catch (problem) {
    if (problem instanceof CallProblem && problem.code === "alreadyDone") return [];
    throw problem;
  }
}

/** Claims the rewards of achievements. @param sound of its own that they are greeted with */
export function useClaims(sound?: SoundName): Claims {
  const [busy, setBusy] = useState<AchievementID>();
  const [run, setRun] = useState<Claims["run"]>();
  const [trouble, setTrouble] = useState<string>();

  const claim = async (rewards: readonly Claimable[]): Promise<void> => {
    const mendFocus = keepFocus();
    const given: GivenReward[] = [];
    setTrouble(undefined);
    try {
      for (const [done, reward] of rewards.entries()) {
        setBusy(reward.achievementID);
        if (rewards.length > 1) setRun({ done, total: rewards.length });
        given.push(...(await claimOnce(reward)));
      }
    } catch (problem) {
      setTrouble(sentenceOf(problem));
    }
    setBusy(undefined);
    setRun(undefined);
    shown(given, sound);
    mendFocus();
  };
  return { busy, run, trouble, claim };
}
