import { type Ms, minutes, ms, seconds } from "#shared/units.ts";

/** The moments worth saying aloud; in between a countdown is silent. */
const MARKS: readonly Ms[] = [minutes(60), minutes(10), minutes(5), minutes(1), seconds(30), seconds(10)];

/** The browser's idea of the server's time may be early: what should be over and isn't is asked for again after so long. */
const ASKS: readonly Ms[] = [ms(0), seconds(4), seconds(15)];
export const LAST_ASK = seconds(15);

/** Whether a time to ask what comes now was passed between two looks at the clock. @param beforeMs past the end, negative before it */
export const asksBetween = (beforeMs: Ms, nowMs: Ms): boolean => ASKS.some((at) => beforeMs < at && nowMs >= at);

/** The mark that was passed between two looks at the clock, if any. */
export const passedMark = (beforeMs: Ms, nowMs: Ms): Ms | undefined =>
  MARKS.find((mark) => beforeMs > mark && nowMs <= mark && nowMs > 0);
