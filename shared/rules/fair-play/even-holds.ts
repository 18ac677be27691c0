import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/**
 * Keys held for a constant time, or let go in the instant in which they were pressed. Measured from the shortest tenth to
 * the longest one. Conclusive: no hand does either.
 */
export function evenHolds({ now: { holds, isCoarse } }: Evidence): Signal {
  const { fewest, leastKnown, rangeMs } = SOFT_LIMITS.evenHolds;
  const tells = holds.known >= fewest && holds.share >= leastKnown && (!isCoarse || holds.middleMs === 0);
  return under({ code: "even-holds", kind: "holds", isConclusive: true }, tells ? holds.rangeMs : null, rangeMs);
}
