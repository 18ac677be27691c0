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
 * What all racers show together, with the half width of its interval. It is looked at after every racer, so the interval holds for all looks at
 * once: the chance that it ever leaves out the truth is `FINDING.chance`. The mixture of Robbins with the variance
 * that is seen (Waudby-Smith and others, "Time-uniform central limit theory", 2024).
 *
 * @returns undefined for too few racers
 */
export function foundBy({ racers, sum, squares }: Finding): (Gain & { readonly isSure: boolean }) | undefined {
  if (racers < FINDING.fewestRacers) return undefined;
  const gain = sum / racers;
  const variance = Math.max(0, squares / racers - gain ** 2) * (racers / (racers - 1));
  const mixed = racers * MIXTURE + 1;
  const error = Math.sqrt(
    ((2 * variance * mixed) / (racers ** 2 * MIXTURE)) * Math.log(Math.sqrt(mixed) / FINDING.chance),
  );
  return { gain, error, isSure: Math.abs(gain) > error };
}

/** Makes the interval narrow around `tunedFor` racers. */
const MIXTURE = (2 * Math.log(1 / FINDING.chance) + Math.log(2 * Math.log(1 / FINDING.chance)) + 1) / FINDING.tunedFor;
