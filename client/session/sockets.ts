import { keepsCookies } from "../browser/cookies.ts";
import { lasting } from "../browser/storages.ts";
import { leaveCrumb } from "../net/breadcrumbs.ts";
import { endSession, logOut } from "./log-out.ts";
import { isRegistered, useSession } from "./session.ts";
import { hasSuccessor, sessionNow } from "./token/successor.ts";

/** A realtime join that the server refused because it knows no such session. */
const REFUSED = 401;
/** The close code of a socket whose session has ended. */
const SESSION_ENDED = 4401;

/** Under which session each kind of socket was opened last. */
const openedIn = new Map<string, string | undefined>();

/** Several sockets may want to open before the page is left; once is enough. */
let hasSaidSo = false;
const COOKIES_NEEDED = "Your browser must have cookies enabled to play!";

/**
 * An account that is kept in a browser without cookies would be lost there: the page says so and logs out. A guest has none
 * to lose, and where nothing at all is kept the form said so: a race needs no cookies.
 *
 * @source core §8 Realtime cookies required
 */
function needCookies(): void {
  if (!hasSaidSo) {
    if (keepsCookies() || !isRegistered(useSession.getState().user) || !lasting.keeps()) return;
    hasSaidSo = true;
    alert(COOKIES_NEEDED);
    logOut();
  }
  throw new Error(COOKIES_NEEDED);
}

/**
 * Opens a socket; one that is refused for its session ends that, unless it has a successor.
 *
 * @source core §8 rt-invalid-session
 */
export async function openSocket<Socket>(name: string, open: () => Promise<Socket>): Promise<Socket> {
  needCookies();
  const sessionID = sessionNow();
  try {
    const socket = await open();
    openedIn.set(name, sessionID);
    leaveCrumb("socket", `${name} opened`);
    return socket;
  } catch (problem) {
    const { code } = problem as { code?: unknown };
    leaveCrumb("socket", `${name} refused ${String(code)}`);
    if (code === REFUSED) await endWithout(sessionID);
    throw problem;
  }
}

/** A socket is closed for good. Resolves when it is known whether that ends the session here. */
export async function socketClosed(name: string, code: number): Promise<void> {
  leaveCrumb("socket", `${name} closed ${code}`);
  if (code === SESSION_ENDED) await endWithout(openedIn.get(name));
}

async function endWithout(sessionID: string | undefined): Promise<void> {
  if (!(await hasSuccessor(sessionID))) endSession("rt-invalid-session");
}
