import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { highest, suffixes } from "./suffixes.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * Wrong presses corrected faster than eye and hand can. Both in one moment are a phone's wrong guess of a word. Conclusive:
 * two keys under one finger are a small share of anybody's slips.
 */
export function instantFixes(evidence: Evidence): Signal {
  const { withinMs, share, fewest, pooledRaces } = SOFT_LIMITS.instantFixes;
  const races = latest(evidence, pooledRaces).map(({ fixesMs }) => {
    const apart = fixesMs.filter((fixMs) => fixMs > SOFT_LIMITS.momentMs);
    return { fixes: apart.length, instant: apart.filter((fixMs) => fixMs <= withinMs).length };
  });
  const pooled = suffixes(races, (left, right) => ({
    fixes: left.fixes + right.fixes,
    instant: left.instant + right.instant,
  }));
  const measured = highest(pooled.map(({ fixes, instant }) => (fixes < fewest ? undefined : instant / fixes)));
  return over({ code: "instant-fixes", kind: "errors", isConclusive: true }, measured, share);
}
