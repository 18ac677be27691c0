import { after, before, hours, minutes, type Stamp } from "../../units.ts";

/** A group takes racers for so long. @source rules Leagues: Group */
const OPEN_FOR = hours(24);
/** No group begins so shortly before the week ends. @source rules Leagues: Group */
const LAST_HOURS = hours(12);
/** A week is closed so long after its end, for what was raced in its last minutes. */
const SETTLES_IN = minutes(5);
/** It waits no longer for races that are unsettled or unpaid. @source rules Leagues: Closing */
const WAITS_FOR = hours(1);

/** The earliest beginning of a group that still takes racers at a moment. */
export const openSince = (moment: Stamp): Stamp => before(moment, OPEN_FOR);

/** Whether a new group may begin, in a week that ends at `endStamp`. */
export const mayBegin = (moment: Stamp, endStamp: Stamp): boolean => moment < before(endStamp, LAST_HOURS);

/** Whether a week that ended at `endStamp` may be closed, if all that was raced in it is settled and paid or held. */
export const mayClose = (now: Stamp, endStamp: Stamp): boolean => now >= after(endStamp, SETTLES_IN);

/** Whether it is closed whatever is still open. */
export const mustClose = (now: Stamp, endStamp: Stamp): boolean => now >= after(endStamp, WAITS_FOR);
