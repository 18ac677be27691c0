import type { Room } from "@colyseus/sdk";

import type { Dice } from "#shared/rules/chance.ts";
import { RECONNECT } from "#shared/rules/race/reconnect.ts";

import { dropLine } from "../../net/room-client.ts";
import { seatTries } from "./reconnect.ts";

/** Lets a room resume its seat when its line breaks. An attempt that is not answered makes way for the next one. */
export function resumeOn<State>(room: Room<unknown, State>, dice: Dice): void {
  let trying: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(trying);
  const tries = seatTries(dice);
  const backoff = (nth: number): number => {
    const waitMs = tries.backoff(nth);
    stop();
    trying = setTimeout(() => dropLine(room), waitMs + RECONNECT.seatTryMs);
    return waitMs;
  };
  Object.assign(room.reconnection, tries, { backoff });
  room.onReconnect(stop);
  room.onLeave(stop);
}
