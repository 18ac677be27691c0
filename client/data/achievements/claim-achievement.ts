import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { spansOf } from "#shared/content/achievements/timed-ids.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";

import type { AnswerOf } from "../../net/call.ts";
import { deed } from "../deed.ts";
import { KEYS } from "../keys.ts";
import { queryClient, showAnswer } from "../query-client.ts";
import type { Achievements } from "./use-achievements.ts";

/** A prize that was claimed pops up no more. */
const withoutPrize = (due: AnswerOf<"GET /pop-ups">, claimed: AchievementID): AnswerOf<"GET /pop-ups"> => ({
  ...due,
  season: due.season.filter(({ achievementID }) => achievementID !== claimed),
  event: due.event.filter(({ achievementID }) => achievementID !== claimed),
});

/**
 * Claims the reward of an earned achievement.
 *
 * @returns what was given; cash instead of a car or loot that the player has
 * @throws CallProblem
 * @source core §7 Achievements
 */
export async function claimAchievement(achievementID: AchievementID): Promise<readonly Reward[]> {
  const { given } = await deed(
    "GET /achievements/claim/{achievementID}",
    { params: { achievementID } },
    {
      keyOf: () => achievementID,
      facts: ["achievements", "wallet", "garage", ...spansOf([achievementID])],
      async show({ wallet, unclaimed }) {
        await showAnswer<Achievements>(KEYS.achievements, (own) => ({ ...own, unclaimed }));
        queryClient.setQueryData<AnswerOf<"GET /pop-ups">>(
          KEYS.popUps,
          (due) => due && withoutPrize(due, achievementID),
        );
        return { parts: { wallet } };
      },
    },
  );
  return given;
}
