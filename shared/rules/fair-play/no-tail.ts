import { rhythmWaits } from "./moments.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { reachOf, tailOf } from "./reach.ts";
import { under, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * Waits spread symmetrically around the median, as random numbers are; people's have a long upper tail. Measured on all
 * waits of this race, or on those inside words of the latest races together, whichever is lower.
 */
export function noTail(evidence: Evidence): Signal {
  const { sureness, fewest, pooledRaces, fewestPooled, ratio } = SOFT_LIMITS.noTail;
  const { steps, hasRhythm } = evidence.now;
  const alone = tailOf([reachOf(rhythmWaits(steps), sureness)], fewest);
  const races = latest(evidence, pooledRaces).map(({ reach }) => reach);
  const pooled = tailOf(races, fewestPooled);
  const tails = hasRhythm ? [alone, pooled].flatMap((tail) => tail ?? []) : [];
  const measured = tails.length === 0 ? null : Math.min(...tails);
  return under({ code: "no-tail", kind: "evenness" }, measured, ratio);
}
