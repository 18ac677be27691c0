import { meanOf, squaresOf, usesOf, type Cost } from "./cost.ts";
import type { Group } from "./costs.ts";
import { chanceOfAsMany, weightedMedian } from "./level.ts";
import type { Evidence } from "./numbers.ts";
import type { Expected } from "./reference.ts";

/** What one pair, key or fact costs a racer, beside what racers of the same speed take. */
export interface Weighed {
  readonly part: string;
  /** The last uses that weigh. */
  readonly uses: number;
  /** Right at once, typically. */
  readonly ownMs: number;
  readonly usualMs: number;
  /** Shares of the uses. */
  readonly missed: number;
  readonly usualMissed: number;
  /** What it costs more than usual each time, mistakes included; less than 0 where it is quicker. */
  readonly lostMs: number;
  /** Whether chance hardly explains it. */
  readonly isWeak: boolean;
}

/** Uses that the spread of all parts stands for, in the spread of one. */
const POOLED_USES = 10;

/**
 * Weighs each part of a group that was used often enough. The racer's own level, in time and in mistakes, is taken out: somebody who is
 * slow or careless everywhere has no weak key.
 */
export function weigh(
  { paceMs, parts }: Group,
  expectedOf: (part: string) => Expected,
  evidence: Evidence,
): readonly Weighed[] {
  const known = [...parts].flatMap(([part, cost]) =>
    usesOf(cost) >= evidence.fewest ? [{ part, cost, expected: expectedOf(part) }] : [],
  );
  const level = weightedMedian(
    known.map(({ cost, expected }) => ({ value: meanOf(cost) - expected.log, weight: cost.right })),
  );
  const mistakeMs = paceMs * lostPerMistake(known);
  const missedMore = levelOfMistakes(known);
  const spread = pooledVariance(known.map(({ cost }) => cost));
  return known.map(({ part, cost, expected }) => {
    const uses = usesOf(cost);
    const beyond = cost.right === 0 ? 0 : meanOf(cost) - expected.log - level;
    const error = Math.hypot(standardError(cost, spread), expected.error);
    const usualMissed = Math.min(1, expected.missed * missedMore);
    const missed = cost.missed / uses;
    const isSlow = beyond - evidence.sureness * error > Math.log(evidence.times);
    const isMissed =
      missed - usualMissed > evidence.mistakes && chanceOfAsMany(cost.missed, usualMissed * uses) < evidence.chance;
    const usualMs = paceMs * Math.exp(expected.log + level);
    const ownMs = usualMs * Math.exp(beyond);
    const lostMs = ownMs - usualMs + (missed - usualMissed) * mistakeMs;
    return { part, uses, ownMs, usualMs, missed, usualMissed, lostMs, isWeak: lostMs > 0 && (isSlow || isMissed) };
  });
}

interface Known {
  readonly cost: Cost;
  readonly expected: Expected;
}

/** How many times as many mistakes as expected the racer makes everywhere. */
function levelOfMistakes(known: readonly Known[]): number {
  const made = known.reduce((all, { cost }) => all + cost.missed, 0);
  const usual = known.reduce((all, { cost, expected }) => all + usesOf(cost) * expected.missed, 0);
  return usual === 0 ? 1 : made / usual;
}

/** What a mistake takes the racer, wherever it is made, in median waits. */
function lostPerMistake(known: readonly Known[]): number {
  const made = known.reduce((all, { cost }) => all + cost.missed, 0);
  return made === 0 ? 0 : known.reduce((all, { cost }) => all + cost.lost, 0) / made;
}

function pooledVariance(costs: readonly Cost[]): number {
  let [squares, uses] = [0, 0];
  for (const cost of costs) {
    squares += squaresOf(cost);
    uses += cost.right;
  }
  return uses === 0 ? 0 : squares / uses;
}

const standardError = (cost: Cost, pooled: number): number =>
  Math.sqrt((squaresOf(cost) + POOLED_USES * pooled) / (cost.right + POOLED_USES) / Math.max(1, cost.right));
