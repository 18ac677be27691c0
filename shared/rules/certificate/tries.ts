import { after, type Stamp } from "../../units.ts";
import { CERTIFICATE } from "./numbers.ts";

/**
 * When a racer may begin the next trial: now or earlier means at once.
 *
 * @param tries when the trials of the last day were opened, the newest first
 */
export function nextTry(tries: readonly Stamp[], now: Stamp): Stamp {
  const { inHour, inDay, hour, day } = CERTIFICATE.tries;
  const ofHour = tries[inHour - 1];
  const ofDay = tries[inDay - 1];
  return Math.max(
    now,
    ofHour === undefined ? now : after(ofHour, hour),
    ofDay === undefined ? now : after(ofDay, day),
  ) as Stamp;
}
