import { SOFT_LIMITS } from "./numbers.ts";
import { mean, sum } from "./statistics.ts";
import type { Step, StepSort } from "./steps.ts";

/** The usual cost of each sort of step, as a logarithm; other sorts are not used. */
const COSTS: Partial<Record<StepSort, number>> = SOFT_LIMITS.keyCosts.costs;

/** The regression line from usual costs to the waits of a race (logarithms); sums of several races may be added. */
export interface CostLine {
  readonly steps: number;
  readonly costs: number;
  readonly products: number;
  readonly logs: number;
}

const NONE: CostLine = { steps: 0, costs: 0, products: 0, logs: 0 };

export function costLineOf(single: readonly Step[]): CostLine {
  const telling = single.filter(({ sort }) => COSTS[sort] !== undefined);
  const costs = around(telling.map(({ sort }) => COSTS[sort] ?? 0));
  const logs = around(telling.map(({ waitMs }) => Math.log(waitMs)));
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

/** The slope at the upper end of the estimate; of the last race or of all together, whichever is lower. */
export function upperSlope(races: readonly CostLine[]): number | null {
  const uppers = [races.at(-1) ?? NONE, races.reduce(added, NONE)].flatMap((all) => upperOf(all) ?? []);
  return uppers.length === 0 ? null : Math.min(...uppers);
}

function upperOf({ steps, costs, products, logs }: CostLine): number | undefined {
  const { fewest, sureness } = SOFT_LIMITS.keyCosts;
  if (steps < fewest || costs === 0) return undefined;
  const slope = products / costs;
  const rest = Math.max(0, logs - slope * products) / (steps - 2);
  return slope + sureness * Math.sqrt(rest / costs);
}
