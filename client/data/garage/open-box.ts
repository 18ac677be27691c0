import type { BoxReward } from "#shared/contracts/economy/own-rewards.ts";

import { CallProblem } from "../../net/call.ts";
import { useSession } from "../../session/session.ts";
import { deed } from "../deed.ts";
import { freshParts } from "../self-parts.ts";

/**
 * Opens the daily mystery box. Where no answer came, the racer knows what was in it.
 *
 * @throws CallProblem
 */
export async function openBox(): Promise<BoxReward> {
  const opened = useSession.getState().user?.mysteryBoxes ?? 0;
  try {
    const { reward } = await deed(
      "GET /rewards/daily",
      {},
      {
        keyOf: () => opened,
        facts: ["rewards", "wallet", "garage"],
        show: ({ rewards, wallet }) => ({ parts: { rewards, wallet } }),
      },
    );
    return reward;
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    await freshParts([]);
    const { user } = useSession.getState();
    if (problem.code === "boxTooSoon" || !user?.lastMysteryBox || user.mysteryBoxes === opened) throw problem;
    return user.lastMysteryBox;
  }
}
