import type { Room } from "@colyseus/sdk";

import { RECONNECT } from "#shared/rules/race/reconnect.ts";

import { dropLine } from "../../net/room-client.ts";

/**
 * Asks a room that may have nothing to say for long whether it is still there, and drops its line when it isn't. Silence
 * counts from a question on: browsers let a hidden page ask only once a minute.
 */
export function keepAsking(room: Room): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const answered = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const ask = (): void => {
    if (waiting !== undefined || !room.connection.isOpen) return;
    waiting = setTimeout(() => dropLine(room), RECONNECT.silentMs - RECONNECT.askAliveMs);
    room.ping(answered);
  };
  const asking = setInterval(ask, RECONNECT.askAliveMs);
  room.onDrop(answered);
  room.onLeave(() => {
    clearInterval(asking);
    answered();
  });
}
