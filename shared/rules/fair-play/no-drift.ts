import { SOFT_LIMITS } from "./numbers.ts";
import { addSameness, upperSameness } from "./sameness.ts";
import { under, type Signal } from "./signal.ts";
import { lowest, suffixes } from "./suffixes.ts";
import { latest, type Evidence } from "./trace.ts";

/** Each wait is thrown anew: hands speed up and slow down in the course of a text. */
export function noDrift(evidence: Evidence): Signal {
  const { pooledRaces, likeness, fewest, sureness } = SOFT_LIMITS.noDrift;
  const races = latest(evidence, pooledRaces).map(({ drift }) => drift);
  const measured = lowest(suffixes(races, addSameness).map((all) => upperSameness(all, { fewest, sureness })));
  return under({ code: "no-drift", kind: "touch" }, evidence.now.hasRhythm ? measured : null, likeness);
}
