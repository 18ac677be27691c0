import type { BoxReward } from "#shared/contracts/own-rewards.ts";

import { CallProblem } from "../../net/call.ts";
import { call, takeChange, useSession } from "../../session/session.ts";
import { tellShown } from "../facts.ts";
import { freshParts } from "../self-parts.ts";

/**
 * Opens the daily mystery box. Where its answer got lost on the way, the server still knows what was in it.
 *
 * @throws CallProblem
 */
export async function openBox(): Promise<BoxReward> {
  const before = useSession.getState().user?.mysteryBoxes;
  try {
    const { reward, rewards, wallet } = await call("GET /rewards/daily");
    takeChange({ ...rewards, ...wallet });
    tellShown("rewards", "wallet", "garage");
    return reward;
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    await freshParts(["rewards"]);
    const { user } = useSession.getState();
    if (problem.code === "boxTooSoon" || !user?.lastMysteryBox || user.mysteryBoxes === before) throw problem;
    tellShown("wallet", "garage");
    return user.lastMysteryBox;
  }
}
