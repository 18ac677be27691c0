import { friendRace } from "#shared/contracts/friend-race.ts";
import { isInvitedBy } from "#shared/server/friends/race-news.ts";
import type { Opened } from "#shared/server/open.ts";
import { hostByName } from "#shared/server/race/friend-lease.ts";
import { cardOf } from "#shared/server/users/card.ts";

import { route } from "../route.ts";

export const friendRaceRoutes = ({ tokens }: Opened) => [
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
