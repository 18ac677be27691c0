import type { Stamp } from "#shared/units.ts";

import { sinceMs, type Moment } from "../net/computer-clock.ts";

/** Unknown: the page asks for everything once. */
const NEVER = 0 as Stamp;

let known: { readonly userID: number; readonly stamp: Stamp } | undefined;

/** The server's time from which a page shows its racer: of what was told before, it shows nothing old. */
export const knownSince = (userID: number | undefined): Stamp =>
  (known?.userID === userID ? known?.stamp : undefined) ?? NEVER;

/**
 * The racer came, and whatever else the page shows is asked for later.
 *
 * @param asked when it was asked for, if others were asked for meanwhile
 */
export function knowsFrom(userID: number, serverStamp: Stamp, asked?: Moment): void {
  if (known?.userID === userID) return;
  const underWay = asked ? Math.ceil(sinceMs(asked) / 1_000) : 0;
  known = { userID, stamp: (serverStamp - underWay) as Stamp };
}

/** Everything until then was told. */
export function knowsUntil(userID: number | undefined, serverStamp: Stamp): void {
  if (userID !== undefined) known = { userID, stamp: serverStamp };
}
