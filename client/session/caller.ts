import type { LogOutReason } from "#shared/rules/account/logout-reasons.ts";
import type { Stamp } from "#shared/units.ts";

import { CallProblem, type Caller } from "../net/call.ts";
import { serverNow, serverTimeIs } from "../net/server-time.ts";
import { checkClock } from "./device/clock-check.ts";
import { endSession, goToLogin, hasLoggedOut } from "./log-out.ts";
import { isRegistered, useSession } from "./session.ts";
import { keepToken, keptToken } from "./token/kept-token.ts";
import { hasSuccessor } from "./token/successor.ts";
import { readToken, refreshOf, tokenFault } from "./token/token.ts";

/** What the server says when it knows no such session, and what that means here. @source core §8 */
const REFUSED: Partial<Record<string, LogOutReason>> = {
  invalidToken: "invalid-jwt",
  expiredSession: "expired-session",
  userMismatch: "user-mismatch",
  notSignedIn: "expired-session",
};

/** Calls are made with this browser's session. */
export const sessionCaller: Caller = {
  credentials() {
    const fault = sessionFault();
    // By now a token of somebody else is another tab's, and stays.
    if (fault === "user-mismatch") goToLogin(fault);
    else if (fault !== undefined) endSession(fault);
    if (hasLoggedOut()) throw new CallProblem("notSignedIn", "You're logged out.", 401);
    const token = keptToken();
    const userID = useSession.getState().user?.userID;
    return { token, userID: token !== undefined && subjectOf(token) === userID ? userID : undefined };
  },
  offered(offered, sent) {
    const kept = keptToken();
    if (kept === undefined || sent.token === undefined || subjectOf(kept) !== subjectOf(sent.token)) return;
    const refresh = refreshOf(kept, offered, subjectOf(kept), sureNow());
    if (refresh === "take") keepToken(offered);
    else if (refresh !== "ignore") endSession(refresh);
  },
  clock: checkClock,
  async refused({ code }, sent) {
    const reason = REFUSED[code];
    if (reason === undefined || sent.token === undefined) return false;
    if (keptToken() === sent.token && !(await hasItsSuccessor(code, sent.token))) endSession(reason);
    return keptToken() !== undefined && !hasLoggedOut();
  },
};

/** A newer token came over the connection. One of another session is ignored. @source core §7 Received: auth */
export function tokenCame(offered: string): void {
  const kept = keptToken();
  if (kept === undefined || readToken(kept)?.sessionID !== readToken(offered)?.sessionID) return;
  sessionCaller.offered(offered, { token: kept, userID: subjectOf(kept) });
}

/** Only of a session that ended may there be another in its place. */
const hasItsSuccessor = async (code: string, token: string): Promise<boolean> =>
  code === "expiredSession" && (await hasSuccessor(readToken(token)?.sessionID));

/** Why the session that is kept here is not good. */
export function sessionFault(): LogOutReason | undefined {
  const token = keptToken();
  const { user } = useSession.getState();
  const account = isRegistered(user) ? user : undefined;
  if (token === undefined) return account && "logged-in-no-token";
  return tokenFault(token, account?.userID, sureNow());
}

const sureNow = (): Stamp | undefined => (serverTimeIs() === "sure" ? serverNow() : undefined);

const subjectOf = (token: string): number | undefined => readToken(token)?.userID;
