import { event } from "#shared/contracts/goals/event.ts";
import { season, seasonMemories } from "#shared/contracts/goals/season.ts";
import { seasonMemoriesOf } from "#shared/server/seasons/memories.ts";
import { seasonPageOf } from "#shared/server/seasons/page.ts";
import { eventPageOf } from "#shared/server/shop/event-page.ts";

import { route } from "../route.ts";

/** @source README Calls */
export const seasonRoutes = [
  route(season, ({ app, identity: { userID } }) => seasonPageOf(app, userID)),
  route(seasonMemories, ({ app, identity: { userID }, params }) => seasonMemoriesOf(app, userID, params.seasonID)),
  route(event, ({ app, identity: { userID } }) => eventPageOf(app, userID)),
];
