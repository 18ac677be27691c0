import { leaveCrumb } from "../net/breadcrumbs.ts";
import { keptToken } from "./kept-token.ts";
import { endSession, logOut } from "./log-out.ts";
import { readToken } from "./token.ts";

/** A realtime join that the server refused because it knows no such session. */
const REFUSED = 401;
/** The close code of a socket whose session has ended. */
const SESSION_ENDED = 4401;

/**
 * A session that ends for a new password or a second factor has a successor in this browser, whose token comes with an
 * answer that is on its way. So long it may take.
 */
const SUCCESSOR_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 200;

/** Under which session each kind of socket was opened last. */
const openedIn = new Map<string, string | undefined>();

const sessionNow = (): string | undefined => {
  const token = keptToken();
  return token === undefined ? undefined : readToken(token)?.sessionID;
};

/** Several sockets may want to open before the page is left; once is enough. */
let hasSaidSo = false;
const COOKIES_NEEDED = "Your browser must have cookies enabled to play!";

/** A browser without cookies loses its session: it says so and logs out. @source core §8 Realtime cookies required */
function needCookies(): void {
  if (navigator.cookieEnabled) return;
  if (!hasSaidSo) {
    hasSaidSo = true;
    alert(COOKIES_NEEDED);
    logOut();
  }
  throw new Error(COOKIES_NEEDED);
}

/** Opens a socket; one that is refused for its session ends the session. @source core §8 rt-invalid-session */
export async function openSocket<Socket>(name: string, open: () => Promise<Socket>): Promise<Socket> {
  needCookies();
  try {
    const sessionID = sessionNow();
    const socket = await open();
    openedIn.set(name, sessionID);
    leaveCrumb("socket", `${name} opened`);
    return socket;
  } catch (problem) {
    const { code } = problem as { code?: unknown };
    leaveCrumb("socket", `${name} refused ${String(code)}`);
    if (code === REFUSED) endSession("rt-invalid-session");
    throw problem;
  }
}

/** A socket is closed for good. */
export function socketClosed(name: string, code: number): void {
  leaveCrumb("socket", `${name} closed ${code}`);
  if (code === SESSION_ENDED && sessionNow() === openedIn.get(name)) endSession("rt-invalid-session");
}

/** The session of a socket has ended: unless it has a successor soon, nobody is logged in here. */
export async function awaitSuccessor(name: string): Promise<void> {
  const sessionID = openedIn.get(name);
  for (let waitedMs = 0; waitedMs < SUCCESSOR_WITHIN_MS; waitedMs += LOOK_EVERY_MS) {
    if (sessionNow() !== sessionID) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  endSession("rt-invalid-session");
}
