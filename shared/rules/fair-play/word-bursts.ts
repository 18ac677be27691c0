import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import type { Step } from "./steps.ts";
import type { Evidence } from "./trace.ts";

/** Long words typed faster than fingers can roll. A word committed at one moment does not count. */
export function wordBursts({ now }: Evidence): Signal {
  const { letters, share, fewest } = SOFT_LIMITS.wordBursts;
  const words = longWords(now.steps, letters);
  const bursts = words.filter(isBurst).length;
  const measured = words.length === 0 ? null : bursts < fewest ? 0 : bursts / words.length;
  return over({ code: "word-bursts", kind: "bursts" }, measured, share);
}

/** The waits inside each word of a minimum length. */
function longWords(steps: readonly Step[], letters: number): number[][] {
  const words: number[][] = [[]];
  for (const { sort, waitMs } of steps) {
    if (sort === "inside" || sort === "repeat") words.at(-1)?.push(waitMs);
    else words.push([]);
  }
  return words.filter((waits) => waits.length >= letters - 1);
}

function isBurst(waits: readonly number[]): boolean {
  const { waitMs } = SOFT_LIMITS.wordBursts;
  return waits.every((wait) => wait <= waitMs) && waits.some((wait) => wait > SOFT_LIMITS.momentMs);
}
