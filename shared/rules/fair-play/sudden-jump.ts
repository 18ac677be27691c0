import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";

/** Much faster than the best of the latest races. Measured as a multiple of that best. */
export function suddenJump({ now, earlier }: Evidence): Signal {
  const { races, times } = SOFT_LIMITS.suddenJump;
  const best = Math.max(...earlier.slice(-races).map(({ wpm }) => wpm));
  const measured = earlier.length < races || best <= 0 ? null : now.wpm / best;
  return over({ code: "sudden-jump", kind: "speed" }, measured, times);
}
