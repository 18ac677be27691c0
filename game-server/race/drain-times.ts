import { RACE } from "#shared/rules/race/numbers.ts";
import { seconds, type Ms } from "#shared/units.ts";

/** How long a race of a node that goes down waits for a database that is away. */
export const SETTLE_WITHIN = { usual: seconds(3), draining: seconds(30) } as const;
/** How long the room of a race stays open after the results. */
export const LINGER = { usual: seconds(60), goingDown: seconds(5) } as const;
/** With Redis or the database away: until the rooms are told, and for the last try to settle. */
const AROUND = seconds(20);

/** From its countdown no race without longer time lasts longer; what still runs so long after its node began to go down is ended. */
export const LASTS = (RACE.countdownMs + RACE.capMs + RACE.graceMs) as Ms;

/** No race that is driven to its end, or ended, is settled later. */
export const DRAINS_WITHIN = (LASTS + SETTLE_WITHIN.draining + LINGER.goingDown + AROUND) as Ms;
