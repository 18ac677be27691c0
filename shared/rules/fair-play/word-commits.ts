import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import type { Evidence } from "./trace.ts";
import { wordsIn, type TypedWord } from "./words.ts";

/**
 * Words at one moment on a keyboard that reports keys one by one, as a share of the longer words. Conclusive: phones and
 * input methods send words, keyboards never do. Keys that a slow line brings together are no whole words.
 */
export function wordCommits({ now }: Evidence): Signal {
  const { letters, fewestKeys, leastKnown, fewest, share } = SOFT_LIMITS.wordCommits;
  const reports = now.holds.known >= fewestKeys && now.holds.share >= leastKnown && !now.isCoarse;
  const words = reports ? wordsIn(now.text, now.steps).filter(({ rest }) => rest.length >= letters - 1) : [];
  const commits = words.filter(isCommit).length;
  const measured = words.length === 0 ? null : commits < fewest ? 0 : commits / words.length;
  return over({ code: "word-commits", kind: "bursts", isConclusive: true }, measured, share);
}

const isCommit = ({ first, rest }: TypedWord): boolean =>
  first !== undefined &&
  first.waitMs > SOFT_LIMITS.momentMs &&
  rest.every(({ waitMs }) => waitMs <= SOFT_LIMITS.momentMs);
