import * as contracts from "#shared/contracts/teams/contests.ts";
import { answerContest, callOffContest } from "#shared/server/contests/answer.ts";
import { contestPageOf } from "#shared/server/contests/contest-page.ts";
import { setUpContest } from "#shared/server/contests/set-up.ts";
import { teamContestsOf } from "#shared/server/contests/team-contests.ts";
import { perform } from "#shared/server/platform/work.ts";
import { contestRaceOf } from "#shared/server/replays/contest-race.ts";

import { route } from "../route.ts";

/** @source decision: contests */
export const contestRoutes = [
  route(contracts.contest, ({ app, params: { id }, visitor }) => contestPageOf(app, id, visitor?.userID)),
  route(contracts.contestRace, async ({ app, params: { id, number }, visitor }) => ({
    race: await contestRaceOf(app, { contestID: id, number }, visitor?.userID),
  })),
  route(contracts.teamContests, async ({ app, params: { id }, visitor }) => ({
    contests: await teamContestsOf(app, id, visitor?.userID),
  })),
  route(contracts.setUpContest, async ({ app, identity: { userID }, body, once }) => ({
    contestID: await once((work) => setUpContest(work, userID, app.config.site, body)),
  })),
  route(contracts.answerContest, async ({ app, identity: { userID }, params: { id }, body: { isIn } }) => {
    await perform(app, (work) => answerContest(work, userID, id, isIn));
    return {};
  }),
  route(contracts.callOffContest, async ({ app, identity: { userID }, params: { id } }) => {
    await perform(app, (work) => callOffContest(work, userID, id));
    return {};
  }),
];
