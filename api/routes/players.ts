import * as contracts from "#shared/contracts/social/players.ts";
import { reportPlayer } from "#shared/server/conduct/report.ts";
import { perform } from "#shared/server/platform/work.ts";
import { cardTimesOf } from "#shared/server/players/player-card.ts";
import { profileOf } from "#shared/server/profiles/profile.ts";
import { searchPlayers } from "#shared/server/profiles/search.ts";

import { route } from "../route.ts";

/** @source core §7 Players */
export const playerRoutes = [
  route(contracts.playerProfile, async ({ app, identity, params }) => ({
    player: await profileOf(app, identity.userID, params.username),
  })),
  route(contracts.searchPlayers, async ({ app, identity, body }) => ({
    players: await searchPlayers(app.db, identity.userID, body.term, cardTimesOf(app)),
  })),
  route(contracts.reportPlayer, async ({ app, identity, params, body }) => {
    await perform(app, (work) => reportPlayer(work, identity.userID, params.id, body));
    return {};
  }),
];
