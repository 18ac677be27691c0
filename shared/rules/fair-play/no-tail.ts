import { isCoarse, rhythmWaits } from "./moments.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { quantile } from "./statistics.ts";
import type { Evidence } from "./trace.ts";

/** Waits as dice give them, as far above the middle as below it. People's reach much further up. */
export function noTail({ now }: Evidence): Signal {
  const { ratio, outer, fewestMoments } = SOFT_LIMITS.noTail;
  const waits = rhythmWaits(now.steps).toSorted((a, b) => a - b);
  const middle = quantile(waits, 0.5);
  const below = middle - quantile(waits, outer);
  const tells = waits.length >= fewestMoments && below > 0 && !isCoarse(waits);
  const measured = tells ? (quantile(waits, 1 - outer) - middle) / below : null;
  return under({ code: "no-tail", kind: "evenness" }, measured, ratio);
}
