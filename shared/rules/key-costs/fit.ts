import { quantile } from "../fair-play/statistics.ts";
import { meanOf, usesOf, type Cost } from "./cost.ts";
import type { Costs, TypedGroup } from "./costs.ts";
import { weightedMedian } from "./level.ts";
import { REFERENCE } from "./numbers.ts";
import { expectedOf, NOBODY, type Found, type Reference } from "./reference.ts";

/**
 * What some racers take for each pair and key: the median of theirs, so that no racer moves it far. Each counts once, by
 * the time beyond their own level.
 */
export const fitReference = (racers: readonly Costs[]): Reference => ({
  pairs: foundIn(racers, "pairs"),
  keys: foundIn(racers, "keys"),
});

interface Seen {
  readonly logs: number[];
  missed: number;
  uses: number;
}

function foundIn(racers: readonly Costs[], name: TypedGroup): Record<string, Found> {
  const seen = new Map<string, Seen>();
  for (const costs of racers) {
    const parts = [...(costs.get(name)?.parts ?? [])].filter(([, cost]) => cost.right >= REFERENCE.fewestUses);
    const level = weightedMedian(
      parts.map(([part, cost]) => ({ value: beyondUsual(name, part, cost), weight: cost.right })),
    );
    for (const [part, cost] of parts) {
      const all = seen.get(part) ?? { logs: [], missed: 0, uses: 0 };
      all.logs.push(meanOf(cost) - level);
      all.missed += cost.missed;
      all.uses += usesOf(cost);
      seen.set(part, all);
    }
  }
  const known = [...seen].filter(([, { logs }]) => logs.length >= REFERENCE.fewestRacers);
  return Object.fromEntries(
    known.map(([part, { logs, missed, uses }]) => {
      const log = quantile(
        logs.toSorted((a, b) => a - b),
        0.5,
      );
      return [part, { log: rounded(log), missed: rounded(missed / uses), racers: logs.length }];
    }),
  );
}

const beyondUsual = (name: TypedGroup, part: string, cost: Cost): number =>
  meanOf(cost) - expectedOf(NOBODY, name, part).log;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
