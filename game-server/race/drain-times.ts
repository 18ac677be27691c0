import { RACE } from "#shared/rules/race/numbers.ts";
import { seconds, type Ms } from "#shared/units.ts";

/** How long a race of a node that goes down waits for a database that is away. */
export const SETTLE_WITHIN = { usual: seconds(3), draining: seconds(30) } as const;
/** How long the room of a race stays open after the results. */
export const LINGER = { usual: seconds(60), goingDown: seconds(5) } as const;
/** With Redis or the database away: until the rooms are told, and for the last try to settle. */
const AROUND = seconds(20);

/** No race takes longer from its countdown to its settlement. */
export const DRAINS_WITHIN = (RACE.countdownMs +
  RACE.capMs +
  RACE.graceMs +
  SETTLE_WITHIN.draining +
  LINGER.goingDown +
  AROUND) as Ms;
