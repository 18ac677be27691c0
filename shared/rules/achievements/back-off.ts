import { after, ms, seconds, type Ms, type Stamp } from "../../units.ts";

/** What comes within this time is checked at once. @source core §4, §9 */
export const CHECK_DEBOUNCE_MS = ms(300);

/** @source core §4, §9 */
const BACK_OFF = { first: seconds(120), again: seconds(300) } as const;

/**
 * Until when no check is made after one that failed.
 *
 * @param before the back-off that the checks were in, even if it is over; undefined if the last one worked
 * @source core §4, §8
 */
export const backOffAfter = (before: Stamp | undefined, now: Stamp): Stamp =>
  after(now, before === undefined ? BACK_OFF.first : BACK_OFF.again);

/**
 * How long the next check waits: until what comes together has come, and until the back-off is over. One that would last
 * longer than any comes from a clock that was wrong, and is none.
 */
export function checkWait(backOffUntil: Stamp | undefined, now: Stamp): Ms {
  const left = seconds((backOffUntil ?? now) - now);
  return left > CHECK_DEBOUNCE_MS && left <= BACK_OFF.again ? left : CHECK_DEBOUNCE_MS;
}
