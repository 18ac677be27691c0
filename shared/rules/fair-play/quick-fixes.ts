import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { highest, suffixes } from "./suffixes.ts";
import { latest, type Evidence, type Trace } from "./trace.ts";

/** Wrong keys are put right at the ordinary pace, without the time to see them. */
export function quickFixes(evidence: Evidence): Signal {
  const { share, fewest, pooledRaces } = SOFT_LIMITS.quickFixes;
  const pooled = suffixes(latest(evidence, pooledRaces).map(fixesOf), (left, right) => ({
    fixes: left.fixes + right.fixes,
    quick: left.quick + right.quick,
  }));
  const measured = highest(pooled.map(({ fixes, quick }) => (fixes < fewest ? undefined : quick / fixes)));
  return over({ code: "quick-fixes", kind: "errors" }, measured, share);
}

function fixesOf({ fixesMs, pauses: { middleMs } }: Trace): { readonly fixes: number; readonly quick: number } {
  const apart = middleMs > 0 ? fixesMs.filter((fixMs) => fixMs > SOFT_LIMITS.momentMs) : [];
  const { times, withinMs } = SOFT_LIMITS.quickFixes;
  const limitMs = Math.min(withinMs, times * middleMs);
  return { fixes: apart.length, quick: apart.filter((fixMs) => fixMs <= limitMs).length };
}
