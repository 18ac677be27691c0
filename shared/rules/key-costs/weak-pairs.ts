import type { Costs, TypedGroup } from "./costs.ts";
import { PAIR_EVIDENCE, RACES_NEEDED } from "./numbers.ts";
import { expectedOf, type Compared } from "./reference.ts";
import { usesInTexts } from "./uses.ts";
import { weigh, type Weighed } from "./weigh.ts";

/** A pair or key, and what it costs in a hundred words of our texts. */
export interface Ranked extends Weighed {
  /** How often it comes in a hundred words. */
  readonly times: number;
  readonly lostInHundredMs: number;
}

/** The racer's pairs of keys that take clearly longer than racers of the same speed take for them, those that cost most first. */
export const weakPairs = (costs: Costs, compared: Compared): readonly Ranked[] =>
  weighedIn(costs, compared, "pairs").filter(({ isWeak }) => isWeak);

/** Every key that was typed often enough, the one that costs most first. */
export const weighedKeys = (costs: Costs, compared: Compared): readonly Ranked[] => weighedIn(costs, compared, "keys");

function weighedIn(costs: Costs, compared: Compared, name: TypedGroup): readonly Ranked[] {
  const group = costs.get(name);
  if (!group || group.races < RACES_NEEDED) return [];
  const uses = usesInTexts()[name];
  return weigh(group, (part) => expectedOf(compared, name, part), PAIR_EVIDENCE)
    .map((weighed) => {
      const times = uses.get(weighed.part) ?? 0;
      return { ...weighed, times, lostInHundredMs: times * weighed.lostMs };
    })
    .toSorted((left, right) => right.lostInHundredMs - left.lostInHundredMs);
}
