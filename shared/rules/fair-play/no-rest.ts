import { hours } from "../../units.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { under, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/** The longest time without a race over two days, in hours: people sleep. */
export function noRest({ startStamps = [] }: Evidence): Signal {
  const { withinHours, restHours, fewest } = SOFT_LIMITS.noRest;
  const ordered = startStamps.toSorted((a, b) => a - b);
  const from = (ordered.at(-1) ?? 0) - hours(withinHours) / 1_000;
  const within = ordered.filter((stamp) => stamp >= from);
  const tells = within.length >= fewest && (ordered[0] ?? from) <= from;
  const rests = within.map((stamp, index) => stamp - (within[index - 1] ?? from));
  return under({ code: "no-rest", kind: "hours" }, tells ? Math.max(...rests) / 3_600 : null, restHours);
}
