import { leaderboards } from "#shared/contracts/goals/leaderboards.ts";
import { boardPageOf } from "#shared/server/boards/board-page.ts";

import { route } from "../route.ts";

export const boardRoutes = [
  route(leaderboards, ({ app, query, visitor }) =>
    boardPageOf(app, query, visitor?.isGuest === false ? visitor.userID : undefined),
  ),
];
