import type { Cost } from "./cost.ts";
import type { Costs, Group } from "./costs.ts";

/** Each sum in hundredths: right, logs, squares, missed, lost. */
type StoredCost = readonly number[];

interface StoredGroup {
  readonly races: number;
  readonly paceMs: number;
  readonly parts: Readonly<Record<string, StoredCost>>;
}

/** Costs as they are stored. */
export type StoredCosts = Readonly<Record<string, StoredGroup>>;

const PART = 100;
const written = (value: number): number => Math.round(value * PART);

export const storedOf = (costs: Costs): StoredCosts =>
  Object.fromEntries([...costs].map(([name, group]) => [name, groupTo(group)]));

const groupTo = ({ races, paceMs, parts }: Group): StoredGroup => ({
  races,
  paceMs: Math.round(paceMs),
  parts: Object.fromEntries([...parts].map(([part, cost]) => [part, costTo(cost)])),
});

const costTo = ({ right, logs, squares, missed, lost }: Cost): StoredCost =>
  [right, logs, squares, missed, lost].map(written);

/** Sums that another version doesn't write are 0. */
export const costsFrom = (stored: StoredCosts): Costs =>
  new Map(
    Object.entries(stored).map(([name, { races, paceMs, parts }]) => [
      name,
      { races, paceMs, parts: new Map(Object.entries(parts).map(([part, cost]) => [part, costFrom(cost)])) },
    ]),
  );

function costFrom([right = 0, logs = 0, squares = 0, missed = 0, lost = 0]: StoredCost): Cost {
  return { right: right / PART, logs: logs / PART, squares: squares / PART, missed: missed / PART, lost: lost / PART };
}
