import * as cases from "#shared/contracts/moderation-cases.ts";
import * as contracts from "#shared/contracts/moderation.ts";
import { decideCase } from "#shared/server/cases/decide.ts";
import { caseFileFor } from "#shared/server/cases/file.ts";
import { openCases } from "#shared/server/cases/list.ts";
import { caseRaceFor } from "#shared/server/cases/replay.ts";
import { appealMeasure } from "#shared/server/moderation/appeals.ts";
import { perform } from "#shared/server/platform/work.ts";
import { weeksOfHolds } from "#shared/server/settlement/held-cases.ts";

import { route } from "../route.ts";

export const moderationRoutes = [
  route(contracts.appealMeasure, async ({ app, params }) => ({
    appeal: await perform(app, (work) => appealMeasure(work, params.appealCode)),
  })),
  route(cases.moderationCases, ({ app, query, identity }) =>
    openCases(app.db, { besides: identity.userID, after: query.after }),
  ),
  route(cases.moderationCase, async ({ app, params, identity }) => ({
    case: await caseFileFor(app.db, params.caseID, identity.userID, app.nowStamp()),
  })),
  route(cases.caseRace, async ({ app, params: { caseID, raceID }, identity }) => ({
    race: await caseRaceFor(app.db, caseID, raceID, identity.userID),
  })),
  route(cases.decideCase, async ({ params: { caseID }, body, identity: { userID }, once }) => ({
    case: await once(async (work) => {
      await decideCase(work, caseID, body, userID);
      return caseFileFor(work.trx, caseID, userID, work.now);
    }),
  })),
  route(cases.moderationWeeks, async ({ app }) => ({ weeks: await weeksOfHolds(app.db, app.nowStamp()) })),
];
