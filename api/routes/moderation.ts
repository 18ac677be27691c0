import * as contracts from "#shared/contracts/moderation.ts";
import { appealMeasure } from "#shared/server/moderation/appeals.ts";
import { perform } from "#shared/server/platform/work.ts";

import { route } from "../route.ts";

export const moderationRoutes = [
  route(contracts.appealMeasure, async ({ app, params }) => ({
    appeal: await perform(app, (work) => appealMeasure(work, params.appealCode)),
  })),
];
