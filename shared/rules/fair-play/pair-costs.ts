import { SOFT_LIMITS } from "./numbers.ts";
import { addSameness, upperSameness } from "./sameness.ts";
import { under, type Signal } from "./signal.ts";
import { lowest, suffixes } from "./suffixes.ts";
import { latest, type Evidence } from "./trace.ts";

/**
 * The same pair of letters takes as long as any other: hands have pairs that are easy and pairs that are hard. It is
 * asked whether there are such pairs, never which: so nobody is told from anybody else.
 */
export function pairCosts(evidence: Evidence): Signal {
  const { pooledRaces, likeness, ...limits } = SOFT_LIMITS.pairCosts;
  const races = latest(evidence, pooledRaces).map(({ pairs }) => pairs);
  const measured = lowest(suffixes(races, addSameness).map((all) => upperSameness(all, limits)));
  return under({ code: "pair-costs", kind: "touch" }, evidence.now.hasRhythm ? measured : null, likeness);
}
