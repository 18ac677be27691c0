import * as contracts from "#shared/contracts/race/stats.ts";
import { Refusal } from "#shared/refusal.ts";
import { perform } from "#shared/server/platform/work.ts";
import { statsGraphsOf } from "#shared/server/stats/graphs.ts";
import { raceLogOf } from "#shared/server/stats/race-log.ts";
import { showStats } from "#shared/server/stats/show.ts";
import { statsSummaryOf } from "#shared/server/stats/summary.ts";
import { visibleStats } from "#shared/server/stats/visible.ts";

import { route } from "../route.ts";

/** @source teams-shop-seasons §7 */
export const statsRoutes = [
  route(contracts.statsSummary, ({ app, identity: { userID } }) => statsSummaryOf(app, userID)),
  route(contracts.statsGraphs, async ({ app, identity, params: { id } }) =>
    statsGraphsOf(app, await visibleStats(app.db, identity.userID, id)),
  ),
  route(contracts.statsData, async ({ app, identity: { userID }, params: { id }, query }) => {
    if (id !== userID) {
      await visibleStats(app.db, userID, id);
      throw new Refusal("statsShut", "Only you can see your list of races.");
    }
    return raceLogOf(app, userID, query);
  }),
  route(contracts.showStats, ({ app, identity: { userID }, body: { isShown } }) =>
    perform(app, (work) => showStats(work, userID, isShown)),
  ),
];
