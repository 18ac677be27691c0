import { RACE } from "./numbers.ts";

/**
 * The offset at which a key counts: its own if plausible to the server, else its arrival. Never before the previous key
 * or the green light.
 *
 * @param atMs the racer's own offset from green light
 * @param arrivalMs when the server got it, from green light
 * @param roundTripMs the measured round trip
 */
export function fairTime(atMs: number, arrivalMs: number, roundTripMs: number, previousFairMs: number): number {
  const slackMs = Math.min(roundTripMs, RACE.roundTripCapMs) + RACE.fairSlackMs;
  const agrees = atMs <= arrivalMs && arrivalMs - atMs <= slackMs;
  return Math.max(agrees ? atMs : Math.round(arrivalMs), previousFairMs, 0);
}
