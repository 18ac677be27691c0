import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import { CallProblem } from "../../net/call.ts";
import { KeptKeys } from "../../net/kept-keys.ts";
import { call, takeChange } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { KEYS } from "../keys.ts";
import { queryClient } from "../query-client.ts";
import type { Achievements } from "./use-achievements.ts";

const keys = new KeptKeys<AchievementID>();

/**
 * Claims the reward of an earned achievement. Where the answer got lost on the way, it is asked for again.
 *
 * @returns what was given; cash instead of a car or loot that the player has
 * @throws CallProblem
 * @source core §7 Achievements
 */
export async function claimAchievement(id: AchievementID): Promise<readonly Reward[]> {
  try {
    const { given, unclaimed, wallet } = await claim(id).catch((problem: unknown) => {
      if (!(problem instanceof CallProblem) || problem.code !== "offline") throw problem;
      return claim(id);
    });
    await queryClient.cancelQueries({ queryKey: KEYS.achievements });
    queryClient.setQueryData<Achievements>(KEYS.achievements, (own) => own && { ...own, unclaimed });
    takeChange(wallet);
    return given;
  } finally {
    tellShown("achievements", "wallet", "garage");
  }
}

const claim = (achievementID: AchievementID) =>
  call("GET /achievements/claim/{achievementID}", { params: { achievementID }, key: keys.of(achievementID) });
