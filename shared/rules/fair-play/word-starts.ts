import { upperContrast } from "./contrast.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/** No pause before a word: its first letter comes as quickly as the others. */
export function wordStarts(evidence: Evidence): Signal {
  const { longer, fewest } = SOFT_LIMITS.wordStarts;
  const races = latest(evidence, SOFT_LIMITS.contrast.pooledRaces).map(({ breath }) => breath);
  return under({ code: "word-starts", kind: "words" }, upperContrast(races, fewest), longer);
}
