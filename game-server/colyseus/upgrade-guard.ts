import type { IncomingMessage } from "node:http";

import { matchMaker } from "@colyseus/core";
import type { VerifyClientCallbackAsync } from "ws";

import { PIT_STOP, PIT_STOP_SECONDS, REFUSALS } from "#shared/refusal.ts";
import { originForm } from "#shared/server/platform/listen.ts";
import { FOREIGN_ORIGIN, isOwnPage } from "#shared/server/platform/origins.ts";
import type { App } from "#shared/server/platform/work.ts";

import { SeatedRoom } from "./seated-room.ts";

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const TOKEN = "reconnectionToken";
const DOOR = "ws://door";

/**
 * Checks before a socket opens. The realtime library's own hook builds a whole web-standard Request for each
 * connection, a twelfth of the cost of a join.
 */
export const upgradeGuard =
  (app: App, isReady: () => boolean): VerifyClientCallbackAsync =>
  ({ req }, answer) => {
    if (!isReady()) return answer(false, REFUSALS.unavailable, PIT_STOP, { "retry-after": String(PIT_STOP_SECONDS) });
    if (!isOwnPage(req.headers, app)) return answer(false, FORBIDDEN, FOREIGN_ORIGIN);
    req.url = originForm(req.url);
    if (!isReadable(req.url)) return answer(false, NOT_FOUND, "There's no such room.");
    if (req.url.includes(TOKEN)) freeSeat(req.url);
    writeTogether(req);
    answer(true);
  };

/**
 * Whether an address can be decoded and names no property of Object.prototype, which the library would take for a room.
 */
function isReadable(url: string): boolean {
  const read = url.startsWith("/") ? URL.parse(`${DOOR}${url}`) : null;
  return read !== null && !((read.pathname.split("/").at(-1) ?? "") in Object.prototype);
}

/**
 * A client that shows the token of a lost connection gets the seat at once; the library would wait until it notices the
 * end of that connection.
 */
function freeSeat(url: string): void {
  if (!URL.canParse(url, DOOR)) return;
  const { pathname, searchParams } = new URL(url, DOOR);
  const room = matchMaker.getLocalRoomById(pathname.split("/").at(-1) ?? "");
  if (room instanceof SeatedRoom) room.checkReconnectionToken(searchParams.get(TOKEN) ?? "");
}

/** The upgrade response and the room's first messages leave in one write. */
function writeTogether({ socket }: IncomingMessage): void {
  socket.cork();
  setImmediate(() => socket.uncork());
}
