import { KEY_COSTS } from "./numbers.ts";

/** What is known of one pair, key or fact: sums over its uses, of which older ones weigh less. */
export interface Cost {
  /** Uses that were right at once. */
  readonly right: number;
  /** Of those: the logarithms of the wait's ratio to the race's median wait, and their squares. */
  readonly logs: number;
  readonly squares: number;
  /** Uses that were wrong first. */
  readonly missed: number;
  /** What those took beyond a median wait, in median waits. */
  readonly lost: number;
}

export const NO_COST: Cost = { right: 0, logs: 0, squares: 0, missed: 0, lost: 0 };

/** One use in a race. */
export interface Use {
  readonly part: string;
  /** In median waits of the race. */
  readonly ratio: number;
  readonly isMissed: boolean;
}

export const usesOf = ({ right, missed }: Cost): number => right + missed;

/** The mean of the logarithms. */
export const meanOf = ({ right, logs }: Cost): number => (right === 0 ? 0 : logs / right);

/** The squares of the logarithms around their own mean. */
export const squaresOf = (cost: Cost): number => Math.max(0, cost.squares - meanOf(cost) * cost.logs);

/** The sums after one more use. */
export function withUse(cost: Cost, { ratio, isMissed }: Use): Cost {
  const { keptUses, mostLost } = KEY_COSTS;
  const kept = Math.min(1, (keptUses - 1) / Math.max(1, usesOf(cost)));
  const log = Math.min(KEY_COSTS.ratio.most, Math.max(KEY_COSTS.ratio.least, Math.log(Math.max(ratio, 0.01))));
  const [right, missed] = isMissed ? [0, 1] : [1, 0];
  return {
    right: cost.right * kept + right,
    logs: cost.logs * kept + right * log,
    squares: cost.squares * kept + right * log ** 2,
    missed: cost.missed * kept + missed,
    lost: cost.lost * kept + missed * Math.min(mostLost, Math.max(0, ratio - 1)),
  };
}
