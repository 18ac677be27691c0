import { friendRace } from "#shared/contracts/friend-lobby.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { hostByName } from "#shared/server/friend-lobby/friend-lease.ts";
import { isInvitedBy } from "#shared/server/friends/race-news.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";

export const friendLobbyRoutes = ({ tokens }: Services) => [
  route(friendRace, async ({ app, identity, body }) => {
    const { userID, username, displayName } = await hostByName(app.db, body.username);
    const card = await cardOf(app.db, identity.userID, app.config.site);
    const isInvited = await isInvitedBy(app, userID, identity.userID);
    return {
      ticket: tokens.issueTicket(identity, card, { hostUserID: userID, isInvited }),
      host: { username, displayName },
      isHost: userID === identity.userID,
    };
  }),
];
