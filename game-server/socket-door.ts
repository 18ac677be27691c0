import type { IncomingMessage } from "node:http";

import { matchMaker } from "@colyseus/core";
import type { VerifyClientCallbackAsync } from "ws";

import { PIT_STOP, PIT_STOP_SECONDS, REFUSALS } from "#shared/refusal.ts";
import { FOREIGN_ORIGIN, isAllowedOrigin } from "#shared/server/origins.ts";

import { SeatedRoom } from "./seated-room.ts";

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const TOKEN = "reconnectionToken";
const DOOR = "ws://door";

/**
 * What is looked at before a socket opens. The realtime library's own hook makes a whole request of the web's standard
 * for each line, which is a twelfth of what a join costs.
 */
export const socketDoor =
  (publicUrl: string | undefined, isReady: () => boolean): VerifyClientCallbackAsync =>
  ({ req }, answer) => {
    if (!isReady()) return answer(false, REFUSALS.unavailable, PIT_STOP, { "retry-after": String(PIT_STOP_SECONDS) });
    if (!isAllowedOrigin(req.headers, publicUrl)) return answer(false, FORBIDDEN, FOREIGN_ORIGIN);
    if (!isReadable(req.url ?? "")) return answer(false, NOT_FOUND, "There is no such room.");
    if (req.url?.includes(TOKEN)) freeSeat(req.url);
    writeTogether(req);
    answer(true);
  };

/** Whether an address can be read, and names no room that every object has: the library would take it for one. */
function isReadable(url: string): boolean {
  const read = url.startsWith("/") ? URL.parse(`${DOOR}${url}`) : null;
  return read !== null && !((read.pathname.split("/").at(-1) ?? "") in Object.prototype);
}

/** Whoever lost a connection and shows its token gets the seat at once; the library waits until it sees that connection end. */
function freeSeat(url: string): void {
  if (!URL.canParse(url, DOOR)) return;
  const { pathname, searchParams } = new URL(url, DOOR);
  const room = matchMaker.getLocalRoomById(pathname.split("/").at(-1) ?? "");
  if (room instanceof SeatedRoom) room.checkReconnectionToken(searchParams.get(TOKEN) ?? "");
}

/** The answer to the upgrade and the room's first words leave in one write. */
function writeTogether({ socket }: IncomingMessage): void {
  socket.cork();
  setImmediate(() => socket.uncork());
}
