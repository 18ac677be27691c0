import { SOFT_LIMITS } from "./numbers.ts";
import { addSameness, upperSameness } from "./sameness.ts";
import { under, type Signal } from "./signal.ts";
import { lowest, suffixes } from "./suffixes.ts";
import { latest, type Evidence } from "./trace.ts";

/** Keys are held as long by the little finger as by the others: how much of the differences lies in the keys. */
export function sameHolds(evidence: Evidence): Signal {
  const { pooledRaces, likeness, ...limits } = SOFT_LIMITS.sameHolds;
  const races = latest(evidence, pooledRaces).map(({ holds }) => holds.alike);
  const measured = evidence.now.isCoarse
    ? null
    : lowest(suffixes(races, addSameness).map((all) => upperSameness(all, limits)));
  return under({ code: "same-holds", kind: "touch" }, measured, likeness);
}
