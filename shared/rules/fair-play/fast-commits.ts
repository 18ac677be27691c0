import { SOFT_LIMITS } from "./numbers.ts";
import { over, type Signal } from "./signal.ts";
import type { Step } from "./steps.ts";
import type { Evidence } from "./trace.ts";

/** Most characters came in whole pieces, faster than phones and input methods allow. Measured in WPM. Conclusive. */
export function fastCommits({ now }: Evidence): Signal {
  const { characters, share, wpm } = SOFT_LIMITS.fastCommits;
  const pieces = piecesOf(now.steps);
  const committed = pieces.filter((size) => size >= characters).reduce((total, size) => total + size, 0);
  const measured = committed > share * (now.steps.length + 1) ? now.wpm : null;
  return over({ code: "fast-commits", kind: "bursts", isConclusive: true }, measured, wpm);
}

/** How many characters came at each moment. */
function piecesOf(steps: readonly Step[]): number[] {
  const pieces = [1];
  for (const { waitMs } of steps) {
    if (waitMs > SOFT_LIMITS.momentMs) pieces.push(1);
    else pieces[pieces.length - 1] = (pieces.at(-1) ?? 0) + 1;
  }
  return pieces;
}
