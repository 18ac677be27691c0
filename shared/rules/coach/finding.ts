import { FINDING } from "./numbers.ts";
import type { Gain, Outcome } from "./outcome.ts";

/**
 * What the coached half gained more than the half that was left, of all racers: sums, each racer once, those more of whom more is known. Whoever
 * was drawn and raced counts, however much they practised: were it left to them, not the lot alone would tell the halves apart.
 */
export interface Finding {
  readonly racers: number;
  readonly weight: number;
  /** Of gains by their weights, and of the squares of these. */
  readonly sum: number;
  readonly squares: number;
}

export const NOTHING_FOUND_YET: Finding = { racers: 0, weight: 0, sum: 0, squares: 0 };

/** The sums with one more racer. */
export function withOutcome(found: Finding, { more }: Outcome): Finding {
  const weight = FINDING.spread ** 2 / (FINDING.spread ** 2 + more.error ** 2);
  const weighed = weight * Math.min(FINDING.mostGain, Math.max(-FINDING.mostGain, more.gain));
  return {
    racers: found.racers + 1,
    weight: found.weight + weight,
    sum: found.sum + weighed,
    squares: found.squares + weighed ** 2,
  };
}

/**
 * What all racers show together, with the half width of its interval. Where practice does nothing, the lot alone says which half gained more: a
 * coin gives each racer's gain its sign. A sum of such gains, whatever their sizes, leaves this interval around 0 with
 * the chance `FINDING.chance` at most, however often it is looked at (the mixture of Robbins; de la Peña and others,
 * "Self-normalized processes: exponential inequalities", 2004).
 *
 * @returns undefined for too few racers
 */
export function foundBy({ racers, weight, sum, squares }: Finding): (Gain & { readonly isSure: boolean }) | undefined {
  if (racers < FINDING.fewestRacers) return undefined;
  const mixed = squares + MIXTURE;
  const width = Math.sqrt(mixed * Math.log(mixed / MIXTURE / FINDING.chance ** 2));
  return { gain: sum / weight, error: width / weight, isSure: Math.abs(sum) > width };
}

/** What a racer of middling sureness adds to the squares. */
const SQUARE = (FINDING.spread / 2) ** 2;
/** Makes the interval narrowest for about `tunedFor` racers: an eighth of their squares, at a chance of 5%. */
const MIXTURE = (FINDING.tunedFor * SQUARE) / 8;
