import { matchMaker, ServerError } from "@colyseus/core";

import { PIT_STOP, REFUSALS } from "#shared/refusal.ts";

/** Whether this node ends: its rooms close, but for races that are driven to their end. */
export const isGoingDown = (): boolean => matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;

/**
 * Turns away who would come into a room of this node although it ends: somebody with a seat from before, after the room sent
 * everybody away, or who opens a new room. Nobody would send them away again, and the node would wait for them.
 */
export function refuseLateArrival(): void {
  if (isGoingDown()) throw new ServerError(REFUSALS.unavailable, PIT_STOP);
}
