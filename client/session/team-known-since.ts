import type { Stamp } from "#shared/units.ts";

import { momentNow, type Moment } from "../net/computer-clock.ts";
import { serverTimeAt } from "../net/server-time.ts";

/** Unknown: the page asks for its team once more. */
const NEVER = 0 as Stamp;

let asked: Moment | undefined;

/** The page asks for a team: whatever was shown of one before, the answer replaces. */
export const asksForTeam = (): void => void (asked = momentNow());

/** The server's time of which the page shows its team or a newer one, whether that has come or is still to be asked for. */
export const teamKnownSince = (): Stamp => serverTimeAt(asked ?? momentNow()) ?? NEVER;
