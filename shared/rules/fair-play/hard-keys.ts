import { upperContrast } from "./contrast.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/** Capitals, digits and punctuation come as quickly as lower-case letters at the same position. */
export function hardKeys(evidence: Evidence): Signal {
  const { longer, fewest } = SOFT_LIMITS.hardKeys;
  const races = latest(evidence, SOFT_LIMITS.contrast.pooledRaces).map(({ stretch }) => stretch);
  return under({ code: "hard-keys", kind: "keys" }, upperContrast(races, fewest), longer);
}
