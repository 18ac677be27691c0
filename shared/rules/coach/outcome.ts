import type { Site } from "../../content/site.ts";
import { NO_COST, usesOf, type Cost } from "../key-costs/cost.ts";
import type { Costs } from "../key-costs/costs.ts";
import type { Drawn } from "./lot.ts";
import { COACH } from "./numbers.ts";
import { spreadOf, timePerUse, type Spread } from "./time-per-use.ts";

/** How much less time each use takes, as a logarithm (0.05: 5% less), and its standard error. */
export interface Gain {
  readonly gain: number;
  readonly error: number;
}

/** What two weeks have brought. */
export interface Outcome {
  readonly coached: Gain;
  readonly left: Gain;
  /** What the coached gained more than the left. */
  readonly more: Gain;
  /** Matches of which both parts were used often enough. */
  readonly matches: number;
}

/**
 * What each half has gained from the races before to those of the second week, matches weighed by how sure they are.
 *
 * @returns undefined where no match was used often enough
 */
export function outcomeOf(site: Site, drawn: readonly Drawn[], after: Costs): Outcome | undefined {
  const since = ({ group, part }: Drawn): Cost => after.get(group)?.parts.get(part) ?? NO_COST;
  const used = drawn.filter((part) => usesOf(part.cost) > 0 && usesOf(since(part)) >= COACH.fewestUses[site]);
  const spread = spreadOf(drawn.flatMap((part) => [part.cost, since(part)]));
  const matches = [...Map.groupBy(used, ({ match }) => match).values()].flatMap((both) => {
    const [coached, left] = [both.find(({ isCoached }) => isCoached), both.find(({ isCoached }) => !isCoached)];
    if (!coached || !left) return [];
    return [
      { coached: changeOf(coached.cost, since(coached), spread), left: changeOf(left.cost, since(left), spread) },
    ];
  });
  if (matches.length === 0) return undefined;
  const weights = matches.map(({ coached, left }) => 1 / (coached.variance + left.variance));
  const coached = weighted(
    matches.map((match) => match.coached),
    weights,
  );
  const left = weighted(
    matches.map((match) => match.left),
    weights,
  );
  const more = { gain: coached.gain - left.gain, error: Math.hypot(coached.error, left.error) };
  return { coached, left, more, matches: matches.length };
}

interface Change {
  readonly gain: number;
  readonly variance: number;
}

function changeOf(before: Cost, after: Cost, spread: Spread): Change {
  const [was, is] = [timePerUse(before, spread), timePerUse(after, spread)];
  return { gain: was.log - is.log, variance: was.variance + is.variance + COACH.drift ** 2 };
}

function weighted(changes: readonly Change[], weights: readonly number[]): Gain {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = (of: (change: Change, weight: number) => number): number =>
    changes.reduce((total, change, at) => total + of(change, weights[at] ?? 0), 0);
  return {
    gain: sum(({ gain }, weight) => gain * weight) / all,
    error: Math.sqrt(sum(({ variance }, weight) => variance * weight ** 2)) / all,
  };
}

/** Whether chance hardly explains a gain. */
export const isSure = ({ gain, error }: Gain): boolean => Math.abs(gain) > COACH.sureness * error;

/** A gain as a share of the time: 0.7 is half of it. */
export const shareOfTime = (gain: number): number => 1 - Math.exp(-gain);

/** An error as such a share: how far it is to the end of the interval that is nearer to no gain, so that sure stays sure. */
export const shareOfError = (gain: number, error: number): number =>
  Math.abs(shareOfTime(gain) - shareOfTime(gain - Math.sign(gain || 1) * error));
