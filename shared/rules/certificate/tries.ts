import { after, type Stamp } from "../../units.ts";
import { CERTIFICATE } from "./numbers.ts";

/** How far a racer came in a trial that ended without a result. */
export interface SeenOfTrial {
  /** The pictures that were sent. */
  readonly pictures: number;
  /** The presses that arrived. */
  readonly presses: number;
}

/**
 * Whether a trial that was left counts as a try. Who has been sent a line may have read it, or else a program would look at
 * pictures for nothing; who lost the line before that has not.
 */
export const isTry = ({ pictures, presses }: SeenOfTrial): boolean => pictures > 0 || presses > 0;

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
