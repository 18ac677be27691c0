import type { LogOutReason } from "#shared/rules/account/logout-reasons.ts";
import { stampOf } from "#shared/units.ts";

import { CallProblem, type Caller } from "../net/call.ts";
import { checkClock } from "./computer-time.ts";
import { keepToken, keptToken } from "./kept-token.ts";
import { endSession, goToLogin, hasLoggedOut } from "./log-out.ts";
import { isRegistered, useSession } from "./session.ts";
import { readToken, refreshOf, tokenFault } from "./token.ts";

/** What the server says when it knows no such session, and what that means here. @source core §8 */
const REFUSED: Partial<Record<string, LogOutReason>> = {
  invalidToken: "invalid-jwt",
  expiredSession: "expired-session",
  userMismatch: "user-mismatch",
  notSignedIn: "expired-session",
};

/** Calls come from whoever this browser's session belongs to. */
export const sessionCaller: Caller = {
  credentials() {
    checkSession();
    if (hasLoggedOut()) throw new CallProblem("notSignedIn", "You are logged out.", 401);
    const token = keptToken();
    const userID = useSession.getState().user?.userID;
    return { token, userID: token !== undefined && subjectOf(token) === userID ? userID : undefined };
  },
  offered(offered, sent) {
    const kept = keptToken();
    if (kept === undefined || sent.token === undefined || subjectOf(kept) !== subjectOf(sent.token)) return;
    const refresh = refreshOf(kept, offered, subjectOf(kept), stampOf(new Date()));
    if (refresh === "take") keepToken(offered);
    else if (refresh !== "ignore") endSession(refresh);
  },
  clock: checkClock,
  refused({ code }, sent) {
    const reason = REFUSED[code];
    if (reason === undefined || sent.token === undefined) return false;
    if (keptToken() === sent.token) endSession(reason);
    return !hasLoggedOut();
  },
};

/** Ends a session whose token is missing or not good. A token of somebody else belongs to another tab, and stays. */
export function checkSession(): void {
  const token = keptToken();
  const { user } = useSession.getState();
  if (token === undefined) {
    if (isRegistered(user)) endSession("logged-in-no-token");
    return;
  }
  const fault = tokenFault(token, isRegistered(user) ? user.userID : undefined, stampOf(new Date()));
  if (fault === "user-mismatch") goToLogin(fault);
  else if (fault !== undefined) endSession(fault);
}

const subjectOf = (token: string): number | undefined => readToken(token)?.userID;
