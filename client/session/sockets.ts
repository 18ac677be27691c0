import { leaveCrumb } from "../net/breadcrumbs.ts";
import { endSession, logOut } from "./log-out.ts";

/** A realtime join that the server refused because it knows no such session. */
const REFUSED = 401;
/** The close code of a socket whose session has ended. */
const SESSION_ENDED = 4401;

const COOKIES_NEEDED = "Your browser must have cookies enabled to play!";

/** A browser that keeps no cookies forgets who plays: it says so and logs out. @source core §8 Realtime cookies required */
function needCookies(): void {
  if (navigator.cookieEnabled) return;
  alert(COOKIES_NEEDED);
  logOut();
  throw new Error(COOKIES_NEEDED);
}

/** Opens a socket; one that is refused for its session ends the session. @source core §8 rt-invalid-session */
export async function openSocket<Socket>(name: string, open: () => Promise<Socket>): Promise<Socket> {
  needCookies();
  try {
    const socket = await open();
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
  if (code === SESSION_ENDED) endSession("rt-invalid-session");
}
