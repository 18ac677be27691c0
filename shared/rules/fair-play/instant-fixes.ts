import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * Wrong presses that something else than an eye and a hand put right. Both in one moment are a word that a phone
 * misunderstood.
 */
export function instantFixes(evidence: Evidence): Signal {
  const { withinMs, share, fewest, pooledRaces } = SOFT_LIMITS.instantFixes;
  const fixes = latest(evidence, pooledRaces)
    .flatMap(({ fixesMs }) => fixesMs)
    .filter((fixMs) => fixMs > SOFT_LIMITS.momentMs);
  const instant = fixes.filter((fixMs) => fixMs <= withinMs).length;
  const measured = fixes.length < fewest ? null : instant / fixes.length;
  return over({ code: "instant-fixes", kind: "errors" }, measured, share);
}
