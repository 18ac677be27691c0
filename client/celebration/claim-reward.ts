import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { rewardOfPrize, type PrizeReward } from "#shared/rules/achievements/prize.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import { claimAchievement } from "../data/achievements/claim-achievement.ts";
import type { GivenReward } from "./shown-rewards.tsx";

export interface Claimable {
  readonly achievementID: AchievementID;
  readonly name: string;
  readonly reward: Reward | null;
}

/** A prize of a season or an event, as its page has it. */
export const claimableOf = ({
  achievementID,
  name,
  reward,
}: Pick<Claimable, "achievementID" | "name"> & { readonly reward: PrizeReward | null }): Claimable => ({
  achievementID,
  name,
  reward: reward && rewardOfPrize(reward),
});

/** Claims the reward of an achievement. @returns what is to be shown of it @throws CallProblem */
export async function claimReward({ achievementID, name, reward }: Claimable): Promise<readonly GivenReward[]> {
  const given = await claimAchievement(achievementID);
  return given.map((each) => ({ title: name, promised: reward ?? each, given: each }));
}
