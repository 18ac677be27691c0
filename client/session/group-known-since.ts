import type { Stamp } from "#shared/units.ts";

import { momentNow, type Moment } from "../net/computer-clock.ts";
import { serverTimeAt } from "../net/server-time.ts";

/** Unknown: the page asks for its group once more. */
const NEVER = 0 as Stamp;

let asked: Moment | undefined;

/** The page asks for a team or a class: whatever was shown of one before, the answer replaces. */
export const asksForGroup = (): void => void (asked = momentNow());

/** The server's time of which the page shows its group or a newer one, whether that has come or is still to be asked for. */
export const groupKnownSince = (): Stamp => serverTimeAt(asked ?? momentNow()) ?? NEVER;
