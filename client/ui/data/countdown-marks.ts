import { type Ms, minutes, seconds } from "#shared/units.ts";

/** The moments worth saying aloud; in between a countdown is silent. */
const MARKS: readonly Ms[] = [minutes(60), minutes(10), minutes(5), minutes(1), seconds(30), seconds(10)];

/** The mark that was passed between two looks at the clock, if any. */
export const passedMark = (beforeMs: Ms, nowMs: Ms): Ms | undefined =>
  MARKS.find((mark) => beforeMs > mark && nowMs <= mark && nowMs > 0);
