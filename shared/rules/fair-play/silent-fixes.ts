import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { sum } from "./statistics.ts";
import { latest, type Evidence } from "./trace.ts";

/** Pauses inside words as after a wrong key, over races without one. Measured as a share of the letters. */
export function silentFixes(evidence: Evidence): Signal {
  const { races, share } = SOFT_LIMITS.silentFixes;
  const all = latest(evidence, SOFT_LIMITS.noErrors.races);
  const clean = all.slice(all.findLastIndex(({ errors }) => errors > 0) + 1);
  const letters = sum(clean.map(({ pauses }) => pauses.letters));
  const long = sum(clean.map(({ pauses }) => pauses.long));
  const tells = clean.length >= races && clean.every(({ pauses }) => pauses.letters > 0);
  const measured = tells ? long / letters : null;
  return over({ code: "silent-fixes", kind: "pauses" }, measured, share);
}
