import { upperSlope } from "./cost-line.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * How much of the usual cost of word starts, capitals and marks shows in the waits: 1 in most people, 0 in a machine
 * that knows neither words nor keys.
 */
export function keyCosts(evidence: Evidence): Signal {
  const { part, pooledRaces } = SOFT_LIMITS.keyCosts;
  const races = latest(evidence, pooledRaces).map(({ costLine }) => costLine);
  return under({ code: "key-costs", kind: "words" }, upperSlope(races), part);
}
