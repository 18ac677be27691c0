import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { mean } from "./statistics.ts";
import type { Evidence } from "./trace.ts";

/**
 * Wrong keys that stop from one race to the next: those that the racer would have pressed since, as often as before. Its
 * harmless cause is that of a sudden jump, another hand.
 */
export function slipsGone({ now, earlier }: Evidence): Signal {
  const { races, missing } = SOFT_LIMITS.slipsGone;
  const all = [...earlier, now];
  const since = all.findLastIndex(({ errors }) => errors > 0) + 1;
  const before = all.slice(0, since);
  const measured = before.length < races ? null : mean(before.map(({ errors }) => errors)) * (all.length - since);
  return over({ code: "slips-gone", kind: "speed" }, measured, missing);
}
