import * as contracts from "#shared/contracts/goals/achievements.ts";
import { checkAchievements } from "#shared/server/achievements/check.ts";
import { claimAchievement } from "#shared/server/achievements/claim.ts";
import { achievementsOf, unclaimedOf } from "#shared/server/achievements/own.ts";
import { sharesOf } from "#shared/server/achievements/shares.ts";
import { perform } from "#shared/server/platform/work.ts";
import { claimExtraLevels } from "#shared/server/seasons/claim-extra.ts";
import { selfOf, selfPartsOf } from "#shared/server/self/parts.ts";

import { route } from "../route.ts";

/** @source core §7 Achievements */
export const achievementRoutes = [
  route(contracts.achievements, async ({ app, identity: { userID } }) => ({
    ...(await achievementsOf(app, userID, app.nowStamp())),
    shares: await sharesOf(app),
  })),
  route(contracts.checkAchievements, async ({ app, identity: { userID }, body }) => {
    const checked = await perform(app, (work) => checkAchievements(work, app.config.site, userID, body.ids));
    return { ...checked, unclaimed: await unclaimedOf(app, userID), user: await selfOf(app, userID) };
  }),
  route(contracts.claimAchievement, async ({ app, identity: { userID }, params, once }) => {
    const given = await once((work) => claimAchievement(work, userID, params.achievementID));
    return { given, unclaimed: await unclaimedOf(app, userID), ...(await selfPartsOf(app, userID, ["wallet"])) };
  }),
  route(contracts.claimExtraLevels, async ({ app, identity: { userID }, body, once }) => {
    const given = await once((work) => claimExtraLevels(work, userID, body.id));
    return { given, ...(await selfPartsOf(app, userID, ["wallet", "season"])) };
  }),
];
