import type { LogOutReason } from "#shared/rules/account/logout-reasons.ts";

import { leaveCrumb } from "../net/breadcrumbs.ts";
import { clearSession, isRegistered, useSession } from "./session.ts";
import { dropToken, keptToken } from "./token/kept-token.ts";

let isLeaving = false;

/** Whether this page is on its way out: nobody may call any more, and no guest session begins. */
export const hasLoggedOut = (): boolean => isLeaving;

/**
 * Logs out here and in every other tab. Only the first call does anything.
 *
 * @param target where to go then
 * @source core §4 Session token, §8
 */
export function logOut(reason?: LogOutReason, target?: string): void {
  if (isLeaving) return;
  const token = keptToken();
  if (token !== undefined) void endOnServer(token, useSession.getState().user?.userID);
  clearSession();
  goToLogin(reason, target);
}

/** Leaves the page of somebody who is no longer signed in here; what is stored belongs to another tab by now. */
export function goToLogin(reason?: LogOutReason, target = `/login${reason === undefined ? "" : `#${reason}`}`): void {
  if (isLeaving) return;
  isLeaving = true;
  const isHere = location.pathname === target.replace(/#.*$/s, "");
  location.assign(target);
  if (isHere) location.reload();
}

/** An account is logged out with the reason; a guest gets a new session with the next call, and need not know. */
export function endSession(reason: LogOutReason): void {
  if (isRegistered(useSession.getState().user)) logOut(reason);
  else dropToken();
}

/** The page is going away, so the call must outlive it. Should it fail, the token is gone from here all the same. */
async function endOnServer(token: string, userID: number | undefined): Promise<void> {
  const status = await fetch("/api/v2/auth/logout", {
    method: "POST",
    keepalive: true,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...(userID !== undefined && { "x-user-id": String(userID) }),
    },
    body: "{}",
  }).then(
    (response) => response.status,
    () => "offline",
  );
  leaveCrumb("call", `POST /auth/logout ${status}`);
}
