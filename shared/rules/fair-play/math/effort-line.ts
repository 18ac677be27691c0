import { mean, sum } from "../statistics.ts";
import { effortOf } from "./effort.ts";
import { MATH_LIMITS } from "./numbers.ts";
import type { Solve } from "./solves.ts";

/** The regression line from usual efforts to the waits of a race (logarithms); sums of several races may be added. */
export interface EffortLine {
  readonly waits: number;
  readonly efforts: number;
  readonly products: number;
  readonly logs: number;
}

const NONE: EffortLine = { waits: 0, efforts: 0, products: 0, logs: 0 };

export function effortLineOf(solves: readonly Solve[]): EffortLine {
  const efforts = around(solves.map(({ problem }) => Math.log(effortOf(problem))));
  const logs = around(solves.map(({ waitMs }) => Math.log(Math.max(1, waitMs))));
  return {
    waits: solves.length,
    efforts: sum(efforts.map((effort) => effort * effort)),
    products: sum(efforts.map((effort, at) => effort * (logs[at] ?? 0))),
    logs: sum(logs.map((log) => log * log)),
  };
}

function around(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

const added = (left: EffortLine, right: EffortLine): EffortLine => ({
  waits: left.waits + right.waits,
  efforts: left.efforts + right.efforts,
  products: left.products + right.products,
  logs: left.logs + right.logs,
});

/** The slope of some races together at the upper end of the estimate; undefined where they have too little to tell. */
export function upperSlope(races: readonly EffortLine[]): number | undefined {
  const { fewest, leastSpread, sureness } = MATH_LIMITS.effort;
  const { waits, efforts, products, logs } = races.reduce(added, NONE);
  if (waits < fewest || efforts < waits * leastSpread ** 2) return undefined;
  const slope = products / efforts;
  const rest = Math.max(0, logs - slope * products) / (waits - 1 - races.length);
  return slope + sureness * Math.sqrt(rest / efforts);
}
