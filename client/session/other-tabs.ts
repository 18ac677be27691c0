import type { Self } from "#shared/contracts/self.ts";

import { onStored } from "../browser/storages.ts";
import { goToLogin, hasLoggedOut } from "./log-out.ts";
import { isRegistered, useSession } from "./session.ts";
import { STORE_KEY } from "./stored-session.ts";
import { keptToken, TOKEN_KEY } from "./token/kept-token.ts";
import { readToken } from "./token/token.ts";

/**
 * What a tab makes of the token that lies there now: go on, follow the log-out of another tab, or leave because
 * somebody else signed in. A guest's tab simply goes on with the new session.
 */
export function tabFate(user: Self | undefined, token: string | undefined): "go-on" | "logged-out" | "user-mismatch" {
  if (!isRegistered(user)) return "go-on";
  if (token === undefined) return "logged-out";
  return readToken(token)?.userID === user.userID ? "go-on" : "user-mismatch";
}

/** Follows what other tabs do with the session, now and after the page was put away. */
export function followOtherTabs(): void {
  onStored((key, value) => {
    // Whoever logs out there is a guest again soon, whose token may lie here before this is heard.
    if (key === TOKEN_KEY && value === null) follow(undefined);
    else if (key === null || key === TOKEN_KEY || key === STORE_KEY) follow(keptToken());
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && hasLoggedOut()) location.reload();
    else if (persisted) follow(keptToken());
  });
}

function follow(token: string | undefined): void {
  if (hasLoggedOut()) return;
  const fate = tabFate(useSession.getState().user, token);
  if (fate === "go-on") void useSession.persist.rehydrate();
  else goToLogin(fate === "user-mismatch" ? fate : undefined);
}
