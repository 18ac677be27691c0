import { momentWaits } from "./moments.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { correlation, quantile, variance } from "./statistics.ts";
import type { Step } from "./steps.ts";

/** The similarity of two rhythms from -1 to 1, allowing for a small offset. 0 when they are too short or flat. */
export function likeness(left: readonly number[], right: readonly number[]): number {
  const { fewestMoments, shift, leastSpread } = SOFT_LIMITS.repeatedRhythm;
  if (Math.min(left.length, right.length) < fewestMoments + shift) return 0;
  if (Math.sqrt(Math.min(variance(left), variance(right))) < leastSpread) return 0;
  let best = correlation(left, right);
  for (let by = 1; by <= shift; by++) {
    best = Math.max(best, correlation(left, right, { leftFrom: by }), correlation(left, right, { rightFrom: by }));
  }
  return best;
}

const BAND_BITS = 16;
const BAND_STRIDE = 8;
const BAND_MOMENTS = 128;

/**
 * Fingerprints of parts of a rhythm, cheap to store and to look up: which of 16 consecutive waits are longer than the
 * median. Nine in ten copies share some, even at another tempo and with a tenth of noise; of unrelated races 1 in 3,500
 * does. Each is `place × 65,536 + bits`.
 */
export function rhythmBands(steps: readonly Step[]): number[] {
  const waits = momentWaits(steps).slice(0, BAND_MOMENTS);
  const middle = quantile(
    waits.toSorted((a, b) => a - b),
    0.5,
  );
  const bands: number[] = [];
  for (let from = 0; from + BAND_BITS <= waits.length; from += BAND_STRIDE) {
    const bits = waits.slice(from, from + BAND_BITS).reduce((all, wait) => all * 2 + (wait > middle ? 1 : 0), 0);
    bands.push((from / BAND_STRIDE) * 2 ** BAND_BITS + bits);
  }
  return bands;
}
