import type { OwnBrought } from "#shared/contracts/race/own-race.ts";
import { formatOrdinal } from "#shared/format/figures.ts";

/** How fast a race was among the racer's own of its day, in a few words. */
export function todayWords({ rank, of }: OwnBrought["today"]): string {
  if (of === 1) return "First race of the day";
  return rank === 1 ? `Fastest of ${of} today` : `${formatOrdinal(rank)} best of ${of} today`;
}
