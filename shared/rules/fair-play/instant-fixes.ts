import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/** Wrong presses corrected faster than eye and hand can. Both in one moment are a phone's wrong guess of a word. */
export function instantFixes(evidence: Evidence): Signal {
  const { withinMs, share, fewest, pooledRaces } = SOFT_LIMITS.instantFixes;
  const fixes = latest(evidence, pooledRaces)
    .flatMap(({ fixesMs }) => fixesMs)
    .filter((fixMs) => fixMs > SOFT_LIMITS.momentMs);
  const instant = fixes.filter((fixMs) => fixMs <= withinMs).length;
  const measured = fixes.length < fewest ? null : instant / fixes.length;
  return over({ code: "instant-fixes", kind: "errors" }, measured, share);
}
