import type { Site } from "../../content/site.ts";
import type { Cost } from "../key-costs/cost.ts";
import type { Costs } from "../key-costs/costs.ts";
import { PAIR_EVIDENCE, RACES_NEEDED } from "../key-costs/numbers.ts";
import type { Compared } from "../key-costs/reference.ts";
import { weakFacts, type WeighedFact } from "../key-costs/weak-facts.ts";
import { weakPairs } from "../key-costs/weak-pairs.ts";
import type { Weighed } from "../key-costs/weigh.ts";

/** A pair of keys or a fact. */
export interface Part {
  /** "pairs", or the lesson of a fact. */
  readonly group: string;
  readonly part: string;
}

/** One that costs its racer more than it should. */
export interface WeakPart extends Part {
  readonly cost: Cost;
  /** Whether it goes wrong, rather than takes long: then being right comes first. */
  readonly isMissed: boolean;
}

/** What can be coached, the one that costs most first. */
export function weakParts(site: Site, costs: Costs, compared: Compared): readonly WeakPart[] {
  const weighed =
    site === "type"
      ? weakPairs(costs, compared).map((pair) => ({ ...pair, group: "pairs" }))
      : weakFacts(costs).flatMap((fact) => (isKnownWell(costs, fact) ? [{ ...fact, group: fact.lesson }] : []));
  // A fact of two lessons is one fact: it is practised, or it isn't.
  const seen = new Set<string>();
  return weighed.flatMap(({ group, ...of }) => {
    const cost = costs.get(group)?.parts.get(of.part);
    if (!cost || seen.has(of.part)) return [];
    seen.add(of.part);
    return [{ group, part: of.part, cost, isMissed: goesWrong(of) }];
  });
}

const isKnownWell = (costs: Costs, { lesson }: WeighedFact): boolean => (costs.get(lesson)?.races ?? 0) >= RACES_NEEDED;

const goesWrong = ({ missed, usualMissed }: Weighed): boolean => missed - usualMissed > PAIR_EVIDENCE.mistakes;
