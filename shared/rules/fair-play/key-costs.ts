import { upperSlope } from "./cost-line.ts";
import { hardKeys } from "./hard-keys.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * How much of the usual cost of word starts, capitals and punctuation shows in the waits: 1 for most people, 0 for a
 * machine that ignores words and keys. Capitals and punctuation weigh most in it: where they cost nothing by themselves,
 * it says that once more, and is of their kind.
 */
export function keyCosts(evidence: Evidence): Signal {
  const { part, pooledRaces } = SOFT_LIMITS.keyCosts;
  const races = latest(evidence, pooledRaces).map(({ costLine }) => costLine);
  const kind = hardKeys(evidence).fired ? "keys" : "words";
  return under({ code: "key-costs", kind }, upperSlope(races), part);
}
