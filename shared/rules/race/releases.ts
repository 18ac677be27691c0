import type { KeyLog } from "./keys.ts";
import { NITRO_KEY } from "./nitro.ts";
import { RELEASES } from "./numbers.ts";

/** What a lane knows of keys that were let go. */
export interface Held {
  readonly keys: KeyLog;
  /** How long the key of each press of the log was down, as far as that is known. */
  readonly heldMs: (number | undefined)[];
  /** The numbers of presses that did nothing and aren't in the log, in order. */
  readonly passedOver: readonly number[];
}

/**
 * Notes what a batch tells of keys that were let go: how many presses before the batch's last one the first of them was
 * pressed, then of it and each press after it how many milliseconds its key was down. Nothing of it is believed: whatever
 * can't be is passed over, as are presses that aren't there or are noted already, and keys that would have been let go
 * after the batch came.
 *
 * @param lastNumber the number of the batch's last press
 */
export function noteReleases(
  { keys, heldMs, passedOver }: Held,
  told: unknown,
  lastNumber: number,
  arrivalMs: number,
): void {
  if (!Array.isArray(told) || told.length > 1 + RELEASES.mostInBatch) return;
  const before = told[0] as unknown;
  if (!isCount(before, lastNumber)) return;
  for (let at = 1; at < told.length; at++) {
    const downMs = told[at] as unknown;
    if (!isCount(downMs, RELEASES.longestMs)) continue;
    const place = placeOf(lastNumber - before + at - 1, passedOver);
    const key = keys[place];
    if (!key || key.character === NITRO_KEY || heldMs[place] !== undefined || key.atMs + downMs > arrivalMs) continue;
    while (heldMs.length < place) heldMs.push(undefined);
    heldMs[place] = downMs;
  }
}

const isCount = (told: unknown, most: number): told is number =>
  typeof told === "number" && Number.isInteger(told) && told >= 0 && told <= most;

/** Where the log has a press; -1 where it has none. */
function placeOf(number: number, passedOver: readonly number[]): number {
  let [low, high] = [0, passedOver.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((passedOver[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return passedOver[low] === number ? -1 : number - low;
}
