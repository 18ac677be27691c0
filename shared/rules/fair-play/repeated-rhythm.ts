import { SOFT_LIMITS } from "./numbers.ts";
import { likeness } from "./rhythm.ts";
import { over, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/** Repeats the rhythm of an earlier race, the racer's own or another's, at any tempo. */
export function repeatedRhythm({ now, earlier, others }: Evidence): Signal {
  const known = [...earlier, ...others].map(({ rhythm }) => likeness(now.rhythm, rhythm));
  const measured = known.length === 0 ? null : Math.max(...known);
  return over({ code: "repeated-rhythm", kind: "copy" }, measured, SOFT_LIMITS.repeatedRhythm.likeness);
}
