import { singleSteps } from "./moments.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { mean, sum, variance } from "./statistics.ts";
import type { StepSort } from "./steps.ts";
import { latest, type Evidence, type Trace } from "./trace.ts";

interface Logs {
  readonly sorted: readonly number[];
  readonly inside: readonly number[];
}

/**
 * How many times longer steps of one sort take than those inside words, at the upper end of the estimate; of this race
 * or of the latest ones together, whichever is lower. Null when there are too few.
 */
export function upperContrast(evidence: Evidence, sort: StepSort, fewest: number): number | null {
  const pooled = latest(evidence, SOFT_LIMITS.contrast.pooledRaces).map((trace) => logsOf(trace, sort));
  const alone = pooled.slice(-1);
  const uppers = [alone, pooled].flatMap((races) => upperOf(races, fewest) ?? []);
  return uppers.length === 0 ? null : Math.exp(Math.min(...uppers));
}

function logsOf({ steps }: Trace, sort: StepSort): Logs {
  const single = singleSteps(steps);
  const logs = (of: StepSort): number[] =>
    single.filter((step) => step.sort === of).map(({ waitMs }) => Math.log(waitMs));
  const inside = logs("inside");
  const level = mean(inside);
  return { sorted: logs(sort).map((value) => value - level), inside: inside.map((value) => value - level) };
}

function upperOf(races: readonly Logs[], fewest: number): number | undefined {
  const usable = races.filter(({ inside }) => inside.length >= SOFT_LIMITS.evenWaits.fewestInsideWords);
  const sorted = usable.flatMap((race) => race.sorted);
  if (sorted.length < fewest) return undefined;
  const inside = usable.flatMap((race) => race.inside);
  const error = Math.sqrt(variance(sorted) / sorted.length + variance(inside) / inside.length);
  return sum(sorted) / sorted.length + SOFT_LIMITS.contrast.sureness * error;
}
