import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/** Each key is let go before the next is pressed, at a speed at which hands overlap theirs. */
export function noOverlap({ now }: Evidence): Signal {
  const { wpm, share, fewest, leastKnown } = SOFT_LIMITS.noOverlap;
  const { known, share: knownShare, overlap } = now.holds;
  const tells = now.wpm >= wpm && known >= fewest && knownShare >= leastKnown && !now.isCoarse;
  return under({ code: "no-overlap", kind: "holds" }, tells ? overlap : null, share);
}
