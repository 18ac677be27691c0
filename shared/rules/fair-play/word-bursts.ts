import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import { mean, quantile } from "./statistics.ts";
import type { Evidence } from "./trace.ts";
import { wordsIn } from "./words.ts";

/**
 * Long words whose letters came closer together than fingers roll, or far closer than in the rest of the race, as a share
 * of the long ones. A word at one moment does not count. Conclusive: quick hands are quick in short words too.
 */
export function wordBursts({ now }: Evidence): Signal {
  const { letters, share, fewest } = SOFT_LIMITS.wordBursts;
  const waits = wordsIn(now.text, now.steps).map(({ rest }) => rest.map(({ waitMs }) => waitMs));
  const long = now.isCoarse ? [] : waits.filter(({ length }) => length >= letters - 1);
  const limitMs = burstMs(waits);
  const bursts = long.filter((word) => word.some((wait) => wait > SOFT_LIMITS.momentMs) && mean(word) <= limitMs);
  const measured = long.length === 0 ? null : bursts.length < fewest ? 0 : bursts.length / long.length;
  return over({ code: "word-bursts", kind: "bursts", isConclusive: true }, measured, share);
}

/** How close the letters of a word are on average, at most, to be a burst. */
function burstMs(words: readonly (readonly number[])[]): number {
  const { waitMs, contrastMs, contrast } = SOFT_LIMITS.wordBursts;
  const ordered = words
    .map(mean)
    .filter((wait) => wait > SOFT_LIMITS.momentMs)
    .sort((a, b) => a - b);
  return Math.max(waitMs, Math.min(contrastMs, contrast * quantile(ordered, 0.5)));
}
