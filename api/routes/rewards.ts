import * as contracts from "#shared/contracts/economy/rewards.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";

import { route } from "../route.ts";

/** @source core §7 Garage and rewards */
export const rewardRoutes = [
  route(contracts.dailyReward, async ({ app, identity: { userID }, once }) => {
    const reward = await once((work) => openDailyBox(work, userID, app.dice));
    return { reward, ...(await selfPartsOf(app, userID, ["rewards", "wallet"])) };
  }),
];
