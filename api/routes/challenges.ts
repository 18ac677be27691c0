import * as contracts from "#shared/contracts/goals/challenges.ts";
import { challengesFor } from "#shared/server/challenges/challenges.ts";

import { route } from "../route.ts";

/** @source teams §3 Daily challenge */
export const challengeRoutes = [
  route(contracts.challenges, ({ app, identity: { userID } }) => challengesFor(app, userID)),
];
