import type { Room } from "@colyseus/sdk";

import { TimeUp } from "../../net/patience.ts";
import { dropLine } from "../../net/room-client.ts";
import { SEAT_KEPT } from "./kept-seat.ts";

/**
 * Leaves a room with the page, even if the page was left while the room opened, and where the way into a race came to
 * nothing; ignores a room that is gone.
 */
export function leaveOn<State>(signal: AbortSignal, room: Room<unknown, State>): void {
  const leave = (): void => {
    room.reconnection.enabled = false;
    if (signal.reason instanceof TimeUp) dropLine(room);
    else void room.leave(signal.reason !== SEAT_KEPT);
  };
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  room.onLeave(() => signal.removeEventListener("abort", leave));
}
