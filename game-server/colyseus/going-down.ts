import { matchMaker, ServerError } from "@colyseus/core";

import { PIT_STOP, REFUSALS } from "#shared/refusal.ts";

/** Whether this node ends: its rooms close, but for races that are driven to their end. */
export const isGoingDown = (): boolean => matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;

/**
 * Turns away somebody who got a seat before the node began to end and comes after its room sent everybody away: nobody
 * would do so again, and the node would wait for them.
 */
export function refuseLateArrival(): void {
  if (isGoingDown()) throw new ServerError(REFUSALS.unavailable, PIT_STOP);
}
