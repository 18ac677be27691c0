import { before, days, type Stamp } from "../../units.ts";

/** So long a prize that waits pops up, until it was seen; less than what was seen is remembered. On its page it waits for good. */
const NEWS_FOR = days(90);

/** Prizes of seasons and events that were earned from this moment on may pop up. */
export const prizeNewsSince = (now: Stamp): Stamp => before(now, NEWS_FOR);
