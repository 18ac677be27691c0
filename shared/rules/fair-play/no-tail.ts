import { rhythmWaits } from "./moments.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { addReaches, reachOf, tailOf } from "./reach.ts";
import { under, type Signal } from "./signal.ts";
import { lowest, suffixes } from "./suffixes.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * Waits spread symmetrically around the median, as random numbers are; people's have a long upper tail. Measured on all
 * waits of this race, or on those inside words of the latest races together, whichever is lowest.
 */
export function noTail(evidence: Evidence): Signal {
  const { sureness, fewest, pooledRaces, fewestPooled, ratio } = SOFT_LIMITS.noTail;
  const { steps, hasRhythm } = evidence.now;
  const alone = (): number | undefined => tailOf(reachOf(rhythmWaits(steps), sureness), fewest);
  const races = latest(evidence, pooledRaces).map(({ reach }) => reach);
  const pooled = (): readonly (number | undefined)[] =>
    suffixes(races, addReaches).map((reach) => tailOf(reach, fewestPooled));
  const measured = hasRhythm ? lowest([alone(), ...pooled()]) : null;
  return under({ code: "no-tail", kind: "evenness" }, measured, ratio);
}
