import type { SpeedStory } from "../screen/results/speed-curve.tsx";
import type { GivenAnswer } from "./solver.ts";

/** A speed is that of so many answers. */
const ANSWERS = 3;

/** What a racer's answers tell of a race. */
export interface MathStory extends SpeedStory {
  /** The quickest right answer. */
  readonly quickestMs: number | undefined;
  /** The problem that took longest, by its index, unless it was the only one. */
  readonly hardest: { readonly nth: number; readonly spanMs: number } | undefined;
}

export function mathStory(given: readonly GivenAnswer[]): MathStory {
  const right = given.filter(({ isRight }) => isRight);
  const spans = right.map(({ nth, atMs }, index) => ({ nth, spanMs: atMs - (right[index - 1]?.atMs ?? 0) }));
  const bySpan = spans.toSorted((a, b) => a.spanMs - b.spanMs);
  return {
    points: right.map(({ atMs }, index) => {
      const latest = spans.slice(Math.max(0, index + 1 - ANSWERS), index + 1);
      const spanMs = latest.reduce((sum, each) => sum + each.spanMs, 0);
      return { atMs, speed: (latest.length * 60_000) / Math.max(1, spanMs) };
    }),
    mistakesMs: given.filter(({ isRight }) => !isRight).map(({ atMs }) => atMs),
    quickestMs: bySpan[0]?.spanMs,
    hardest: bySpan.length > 1 ? bySpan.at(-1) : undefined,
  };
}
