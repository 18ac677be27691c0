import { NO_COST, usesOf, withUse, type Cost, type Use } from "./cost.ts";
import { KEY_COSTS } from "./numbers.ts";

/** What is known of things of one kind. */
export interface Group {
  readonly races: number;
  /** The median wait of the latest races. */
  readonly paceMs: number;
  readonly parts: ReadonlyMap<string, Cost>;
}

/** The groups of the typing race; those of the math race are its lessons. */
export type TypedGroup = "pairs" | "keys";

/** What takes a racer how long: small, bounded, and nothing that can be typed again. */
export type Costs = ReadonlyMap<string, Group>;

/** What one race says of each group. */
export type RaceCosts = ReadonlyMap<string, { readonly paceMs: number; readonly uses: readonly Use[] }>;

export const NO_COSTS: Costs = new Map();

const NOTHING: Group = { races: 0, paceMs: 0, parts: new Map() };

/** The costs after one more race. */
export function withRace(costs: Costs, race: RaceCosts): Costs {
  const after = new Map(costs);
  for (const [name, { paceMs, uses }] of race) {
    const { races, paceMs: before, parts: known } = after.get(name) ?? NOTHING;
    const parts = new Map(known);
    for (const use of uses) parts.set(use.part, withUse(parts.get(use.part) ?? NO_COST, use));
    const weight = Math.min(races + 1, KEY_COSTS.paceRaces);
    after.set(name, { races: races + 1, paceMs: before + (paceMs - before) / weight, parts });
  }
  return after;
}

/** Without the least used parts, where there are too many: what weighs a racer down stays, and what pace it is measured by. */
export function bounded(costs: Costs, most: number = KEY_COSTS.mostParts): Costs {
  const all = [...costs].flatMap(([name, { parts }]) => [...parts].map(([part, cost]) => ({ name, part, cost })));
  if (all.length <= most) return costs;
  const used = all.toSorted((left, right) => usesOf(right.cost) - usesOf(left.cost)).slice(0, most);
  const kept = Map.groupBy(used, ({ name }) => name);
  return new Map(
    [...costs].map(([name, group]) => [
      name,
      { ...group, parts: new Map(kept.get(name)?.map(({ part, cost }) => [part, cost])) },
    ]),
  );
}

/** Races that say something; of the lesson with the most. */
export const racesOf = (costs: Costs): number => Math.max(0, ...[...costs.values()].map(({ races }) => races));
