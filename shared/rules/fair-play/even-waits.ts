import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import { relativeSpread } from "./statistics.ts";
import type { Evidence } from "./trace.ts";

/** Waits that are nearly all the same. Key repeats by the keyboard do not count. */
export function evenWaits({ now }: Evidence): Signal {
  const { spread, longestShare } = SOFT_LIMITS.evenWaits;
  const kept = now.beats.toSorted((a, b) => a - b).slice(0, Math.ceil(now.beats.length * (1 - longestShare)));
  const tells = kept.length >= SOFT_LIMITS.fewestMoments;
  return under({ code: "even-waits", kind: "evenness" }, tells ? relativeSpread(kept) : null, spread);
}
