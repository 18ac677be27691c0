import { friendRace } from "#shared/contracts/social/friend-lobby.ts";
import { OWN_LINK } from "#shared/rules/friend-link.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { hostOfLink, ownLinkOf } from "#shared/server/friend-lobby/friend-links.ts";
import { isInvitedBy } from "#shared/server/friends/race-news.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { Services } from "#shared/server/services.ts";

import { route } from "../route.ts";

export const friendLobbyRoutes = ({ tokens }: Services) => [
  route(friendRace, async ({ app, identity, body }) => {
    const isOwn = body.link === OWN_LINK;
    const asked = isOwn ? await perform(app, (work) => ownLinkOf(work, identity.userID)) : body.link;
    const card = await cardOf(app, identity.userID, app.config.site);
    const { userID, link, displayName } = await hostOfLink(app.db, asked, { ...identity, circle: card.circle });
    const isInvited = await isInvitedBy(app, userID, identity.userID);
    return {
      ticket: tokens.issueTicket(identity, card, { hostUserID: userID, isInvited }),
      host: { link, displayName },
      isHost: userID === identity.userID,
    };
  }),
];
