import { FINDING } from "./numbers.ts";
import type { Gain, Outcome } from "./outcome.ts";

/** What the coached half gained more than the half that was left, of all racers: sums, each racer once. */
export interface Finding {
  readonly racers: number;
  readonly sum: number;
  readonly squares: number;
}

export const NOTHING_FOUND_YET: Finding = { racers: 0, sum: 0, squares: 0 };

/** The sums with one more racer. */
export function withOutcome({ racers, sum, squares }: Finding, { more }: Outcome): Finding {
  const gain = Math.min(FINDING.mostGain, Math.max(-FINDING.mostGain, more.gain));
  return { racers: racers + 1, sum: sum + gain, squares: squares + gain ** 2 };
}

/**
 * What all racers show together, with the half width of its interval. Where practice does nothing, the lot alone says which half gained more: a
 * coin gives each racer's gain its sign. A sum of such gains, whatever their sizes, leaves this interval around 0 with
 * the chance `FINDING.chance` at most, however often it is looked at (the mixture of Robbins; de la Peña and others,
 * "Self-normalized processes: exponential inequalities", 2004).
 *
 * @returns undefined for too few racers
 */
export function foundBy({ racers, sum, squares }: Finding): (Gain & { readonly isSure: boolean }) | undefined {
  if (racers < FINDING.fewestRacers) return undefined;
  const mixed = squares + MIXTURE;
  const width = Math.sqrt(mixed * Math.log(mixed / MIXTURE / FINDING.chance ** 2));
  return { gain: sum / racers, error: width / racers, isSure: Math.abs(sum) > width };
}

/** Makes the interval narrowest for about `tunedFor` racers: an eighth of their squares, at a chance of 5 %. */
const MIXTURE = (FINDING.tunedFor * FINDING.spread ** 2) / 8;
