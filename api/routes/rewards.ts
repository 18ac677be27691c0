import * as contracts from "#shared/contracts/rewards.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { perform } from "#shared/server/platform/work.ts";
import { selfPartsOf } from "#shared/server/self/parts.ts";

import { route } from "../route.ts";

/** @source core §7 Garage and rewards */
export const rewardRoutes = [
  route(contracts.dailyReward, async ({ app, identity: { userID } }) => {
    const reward = await perform(app, (work) => openDailyBox(work, userID, app.dice));
    return { reward, ...(await selfPartsOf(app, userID, ["rewards", "wallet"])) };
  }),
];
