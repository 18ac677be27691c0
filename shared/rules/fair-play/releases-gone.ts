import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/**
 * A page that told when keys are let go tells nothing of it any more, while keys go on to come one by one, quicker than
 * thumbs. Measured as the share of the keys of which it is known.
 */
export function releasesGone({ now, earlier }: Evidence): Signal {
  const { races, known, wpm, share } = SOFT_LIMITS.releasesGone;
  const telling = earlier.filter(({ holds }) => holds.share >= known).length;
  const tells = telling >= races && now.wpm >= wpm && now.pauses.letters > 0;
  return under({ code: "releases-gone", kind: "holds" }, tells ? now.holds.share : null, share);
}
