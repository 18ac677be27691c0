import { useEffect, useState } from "react";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";

import { claimAchievement } from "../../../data/achievements/claim-achievement.ts";
import { see } from "../../../data/notices/use-pop-ups.ts";
import { CallProblem } from "../../../net/call.ts";
import { sentenceOf } from "../../../ui/form/sending.ts";
import type { Claimed, DuePrize } from "./prize-words.ts";

/** A prize whose claim is under way, or failed. */
export interface Pending {
  /** Why it isn't there yet; undefined while the claim is under way. */
  readonly trouble: string | undefined;
  again(this: void): void;
}

interface PrizeClaim {
  readonly claimed: Claimed | undefined;
  readonly pending?: Pending;
}

export interface Outcome {
  readonly claimed?: Claimed;
  readonly trouble?: string;
}

/** What became of the claims of prizes that were shown, also while something more urgent lies over them. */
export type Outcomes = Map<string, Promise<Outcome>>;

/** Claims a prize as it is shown, once, and says that it was seen. */
export function usePrizeClaim(
  { key, achievementID }: Pick<DuePrize, "key" | "achievementID">,
  outcomes: Outcomes,
): PrizeClaim {
  const [{ claimed, trouble }, setOutcome] = useState<Outcome>({});
  const [tries, setTries] = useState(1);
  useEffect(() => void see([key]).catch(reportError), [key]);
  useEffect(() => {
    const outcome = outcomes.get(key) ?? outcomeOf(achievementID);
    outcomes.set(key, outcome);
    void outcome.then(setOutcome);
  }, [key, achievementID, outcomes, tries]);
  const again = (): void => {
    outcomes.delete(key);
    setOutcome({});
    setTries(tries + 1);
  };
  return claimed === undefined ? { claimed, pending: { trouble, again } } : { claimed };
}

/** Claimed elsewhere is no trouble. */
async function outcomeOf(achievementID: AchievementID): Promise<Outcome> {
  try {
    return { claimed: { given: await claimAchievement(achievementID) } };
  } catch (problem) {
    const isDone = problem instanceof CallProblem && problem.code === "alreadyDone";
    return isDone ? { claimed: "elsewhere" } : { trouble: sentenceOf(problem) };
  }
}
