import * as contracts from "#shared/contracts/goals/pop-ups.ts";
import { perform } from "#shared/server/platform/work.ts";
import { duePopUpsFor } from "#shared/server/pop-ups/due.ts";
import { seePopUps } from "#shared/server/pop-ups/see.ts";

import { route } from "../route.ts";

/** @source teams §4 Pop-up groups */
export const popUpRoutes = [
  route(contracts.duePopUps, ({ app, identity: { userID } }) =>
    duePopUpsFor({ db: app.db, site: app.config.site, userID, now: app.nowStamp() }),
  ),
  route(contracts.seenPopUps, async ({ app, identity: { userID }, body: { keys } }) => {
    await perform(app, (work) => seePopUps(work, app.config.site, userID, keys));
    return {};
  }),
];
