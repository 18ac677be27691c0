import type { Length } from "./lengths.ts";
import { SOFT_LIMITS } from "./numbers.ts";
import { mean, sum } from "./statistics.ts";
import type { StepSort } from "./steps.ts";
import { lowest, suffixes } from "./suffixes.ts";

/** The usual cost of each sort of step, as a logarithm; other sorts are not used. */
const COSTS: Partial<Record<StepSort, number>> = SOFT_LIMITS.keyCosts.costs;

/** The regression line from usual costs to the lengths of the waits of a race (see `lengthsOf`); sums of several races may be added. */
export interface CostLine {
  readonly steps: number;
  readonly costs: number;
  readonly products: number;
  readonly logs: number;
}

export function costLineOf(lengths: readonly Length[]): CostLine {
  const telling = lengths.filter(({ sort }) => COSTS[sort] !== undefined);
  const costs = around(telling.map(({ sort }) => COSTS[sort] ?? 0));
  const logs = around(telling.map(({ length }) => length));
  return {
    steps: telling.length,
    costs: sum(costs.map((cost) => cost * cost)),
    products: sum(costs.map((cost, index) => cost * (logs[index] ?? 0))),
    logs: sum(logs.map((log) => log * log)),
  };
}

function around(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

const added = (left: CostLine, right: CostLine): CostLine => ({
  steps: left.steps + right.steps,
  costs: left.costs + right.costs,
  products: left.products + right.products,
  logs: left.logs + right.logs,
});

/** The slope at the upper end of the estimate; of the last race or of the latest together, whichever is lowest. */
export const upperSlope = (races: readonly CostLine[]): number | null => lowest(suffixes(races, added).map(upperOf));

function upperOf({ steps, costs, products, logs }: CostLine): number | undefined {
  const { fewest, sureness } = SOFT_LIMITS.keyCosts;
  if (steps < fewest || costs === 0) return undefined;
  const slope = products / costs;
  const rest = Math.max(0, logs - slope * products) / (steps - 2);
  return slope + sureness * Math.sqrt(rest / costs);
}
