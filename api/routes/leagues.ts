import { takePart, teamLeague, userLeague } from "#shared/contracts/goals/leagues.ts";
import { racerActivityOf, teamActivityOf } from "#shared/server/leagues/activity.ts";
import { ownLeagueOf, setTakingPart } from "#shared/server/leagues/own-league.ts";
import { perform } from "#shared/server/platform/work.ts";

import { route } from "../route.ts";

/** @source teams-shop-seasons §7 */
export const leagueRoutes = [
  route(userLeague, ({ app, identity: { userID } }) => racerActivityOf(app, userID)),
  route(teamLeague, ({ app, identity: { userID } }) => teamActivityOf(app, userID)),
  route(takePart, async ({ app, identity: { userID }, body: { isOut } }) => {
    await perform(app, (work) => setTakingPart(work, userID, isOut));
    return ownLeagueOf(app, userID);
  }),
];
