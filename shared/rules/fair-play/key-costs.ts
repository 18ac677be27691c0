import { upperSlope } from "./cost-line.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * How much of the usual cost of word starts, capitals and punctuation shows in the waits: 1 for most people, 0 for a
 * machine that ignores words and keys.
 */
export function keyCosts(evidence: Evidence): Signal {
  const { part, pooledRaces } = SOFT_LIMITS.keyCosts;
  const races = latest(evidence, pooledRaces).map(({ costLine }) => costLine);
  return under({ code: "key-costs", kind: "words" }, upperSlope(races), part);
}
