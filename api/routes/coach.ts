import { coachPlan, coachPractised, startCoach } from "#shared/contracts/race/coach.ts";
import { coachPlanOf } from "#shared/server/coach/plan.ts";
import { countPractised } from "#shared/server/coach/practised.ts";
import { startFortnight } from "#shared/server/coach/start.ts";
import { perform } from "#shared/server/platform/work.ts";

import { route } from "../route.ts";

/** @source decision: coach */
export const coachRoutes = [
  route(coachPlan, ({ app, identity: { userID } }) => coachPlanOf(app.db, userID, app.config.site, app.nowStamp())),
  route(startCoach, ({ app, identity: { userID } }) =>
    perform(app, async (work) => {
      await startFortnight(work, userID, app.config.site, app.dice);
      return coachPlanOf(work.trx, userID, app.config.site, work.now);
    }),
  ),
  route(coachPractised, ({ app, identity: { userID }, body, once }) =>
    once(async (work) => ({ counted: await countPractised(work, userID, app.config.site, body) })),
  ),
];
