import { keyStats } from "#shared/contracts/race/key-costs.ts";
import { keyStatsOf } from "#shared/server/key-costs/own.ts";

import { route } from "../route.ts";

export const keyCostRoutes = [
  route(keyStats, ({ app, identity: { userID } }) => keyStatsOf(app.db, userID, app.config.site)),
];
