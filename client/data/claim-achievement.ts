import type { AchievementID } from "#shared/content/achievements/achievement.ts";

import type { AnswerOf } from "../net/call.ts";
import { newKey } from "../net/new-key.ts";
import { call, takeChange } from "../session/session.ts";
import { tellShown } from "./facts.ts";

/**
 * Takes the reward of an earned achievement.
 *
 * @returns what was given
 * @throws CallProblem
 */
export async function claimAchievement(
  achievementID: AchievementID,
): Promise<AnswerOf<"GET /achievements/claim/{achievementID}">["given"]> {
  const { given, wallet } = await call("GET /achievements/claim/{achievementID}", {
    params: { achievementID },
    key: newKey(),
  });
  takeChange(wallet);
  tellShown("achievements", "wallet", "garage");
  return given;
}
