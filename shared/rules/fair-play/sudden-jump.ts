import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { highest } from "./suffixes.ts";
import type { Evidence } from "./trace.ts";

/**
 * Much faster than the best of the latest races, or of those before a jump that all races since have shared. Measured as a
 * multiple of that best.
 */
export function suddenJump({ now, earlier }: Evidence): Signal {
  const { races, times, lasts } = SOFT_LIMITS.suddenJump;
  const jumps = Array.from({ length: lasts + 1 }, (_unused, since) => {
    const before = earlier.slice(Math.max(0, earlier.length - since - races), Math.max(0, earlier.length - since));
    const best = Math.max(...before.map(({ wpm }) => wpm));
    if (before.length < races || best <= 0) return undefined;
    return Math.min(now.wpm, ...earlier.slice(earlier.length - since).map(({ wpm }) => wpm)) / best;
  });
  return over({ code: "sudden-jump", kind: "speed" }, highest(jumps), times);
}
