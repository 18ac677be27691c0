import * as contracts from "#shared/contracts/account/auth.ts";
import type { SelfPart } from "#shared/contracts/self.ts";
import { CLASSES } from "#shared/rules/classes/numbers.ts";
import { cardOf } from "#shared/server/accounts/card.ts";
import { resumeGuest, welcomeGuest } from "#shared/server/accounts/sessions/guests.ts";
import {
  closeSession,
  closeSessions,
  isAlmostOver,
  stayLoggedIn,
  type OpenedSession,
} from "#shared/server/accounts/sessions/sessions.ts";
import { GUEST_COOKIE_DAYS } from "#shared/server/accounts/sessions/tokens.ts";
import { lobbyRoomID } from "#shared/server/lobby/lobby-room-id.ts";
import { perform } from "#shared/server/platform/work.ts";
import { selfOf, selfPartsOf } from "#shared/server/self/parts.ts";
import type { Services } from "#shared/server/services.ts";

import { cookieOf, setCookie } from "../cookies.ts";
import { route } from "../route.ts";
import { signedIn } from "../signed-in.ts";

export const authRoutes = ({ tokens, revocations, captcha }: Services) => [
  route(contracts.guestSession, async ({ app, req, res, botCheck }) => {
    const cookie = cookieOf(req, "guest");
    const known = cookie === undefined ? undefined : await tokens.readGuestCookie(cookie);
    const begin = async (): Promise<OpenedSession> => {
      const check = await botCheck();
      return perform(app, (work) => welcomeGuest(work, captcha, app.dice, check));
    };
    const opened = (known && (await perform(app, (work) => resumeGuest(work, known)))) ?? (await begin());
    setCookie(req, res, "guest", await tokens.issueGuestCookie(opened.userID), GUEST_COOKIE_DAYS * 86_400);
    return signedIn(app, tokens, opened);
  }),
  route(contracts.self, async ({ app, identity, res }) => {
    if (isAlmostOver(identity, app.nowStamp())) {
      const until = await perform(app, (work) => stayLoggedIn(work, identity, CLASSES.session));
      if (until !== undefined)
        res.set("authorization", `Bearer ${await tokens.issue(identity.userID, identity.sessionID, until)}`);
    }
    return { user: await selfOf(app, identity.userID), serverStamp: app.nowStamp() };
  }),
  route(contracts.selfParts, async ({ app, identity: { userID }, query }) => {
    const names = new Set(query.parts.split(",") as SelfPart[]);
    return { userID, parts: await selfPartsOf(app, userID, [...names]) };
  }),
  route(contracts.logOut, async ({ app, identity, body }) => {
    await perform(app, async (work): Promise<void> => {
      if (body.everywhere) await closeSessions(work, identity.userID);
      else await closeSession(work, identity);
    });
    await revocations.look();
    return {};
  }),
  route(contracts.realtimeTicket, async ({ app, identity }) => {
    const { site } = app.config;
    return {
      ticket: tokens.issueTicket(identity, await cardOf(app, identity.userID, site)),
      lobbyRoomID: lobbyRoomID(site),
    };
  }),
];
