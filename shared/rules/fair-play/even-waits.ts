import { momentWaits, rhythmWaits, singleSteps } from "./moments.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { relativeSpread } from "./statistics.ts";
import type { Evidence } from "./trace.ts";

/** Waits that are nearly all the same. A key repeated by the keyboard itself does not count. */
export function evenWaits({ now }: Evidence): Signal {
  const { spread, longestShare, fewestInsideWords } = SOFT_LIMITS.evenWaits;
  const inside = momentWaits(singleSteps(now.steps).filter(({ sort }) => sort === "inside"));
  const waits = inside.length >= fewestInsideWords ? inside : rhythmWaits(now.steps);
  const kept = waits.toSorted((a, b) => a - b).slice(0, Math.ceil(waits.length * (1 - longestShare)));
  const measured = kept.length < SOFT_LIMITS.fewestMoments ? null : relativeSpread(kept);
  return under({ code: "even-waits", kind: "evenness" }, measured, spread);
}
