import { parseCookie, stringifySetCookie } from "cookie";

import * as contracts from "#shared/contracts/auth.ts";
import { lobbyRoomID } from "#shared/server/race/lobby-room-id.ts";
import { welcomeGuest } from "#shared/server/users/guests.ts";
import { cardOf, selfOf } from "#shared/server/users/self.ts";
import { GUEST_COOKIE_DAYS, type Tokens } from "#shared/server/users/tokens.ts";
import { perform } from "#shared/server/work.ts";

import { route } from "../route.ts";

const GUEST_COOKIE = "redline_guest";

export const authRoutes = (tokens: Tokens) => [
  route(contracts.guestSession, async ({ app, req, res }) => {
    const cookie = parseCookie(req.headers.cookie ?? "")[GUEST_COOKIE];
    const known = cookie === undefined ? undefined : await tokens.readGuestCookie(cookie);
    const { userID, sessionID } = await perform(app, (work) => welcomeGuest(work, known, Math.random));
    res.append(
      "set-cookie",
      stringifySetCookie({
        name: GUEST_COOKIE,
        value: await tokens.issueGuestCookie(userID),
        httpOnly: true,
        sameSite: "lax",
        secure: req.secure,
        path: "/",
        maxAge: GUEST_COOKIE_DAYS * 86_400,
      }),
    );
    return {
      token: await tokens.issue(userID, sessionID),
      user: await selfOf(app.db, userID),
      serverStamp: app.nowStamp(),
    };
  }),
  route(contracts.self, async ({ app, identity }) => ({
    user: await selfOf(app.db, identity.userID),
    serverStamp: app.nowStamp(),
  })),
  route(contracts.realtimeTicket, async ({ app, identity }) => ({
    ticket: await tokens.issueTicket(identity.userID, identity.sessionID, await cardOf(app.db, identity.userID)),
    lobbyRoomID: lobbyRoomID(app.config.site),
  })),
];
