import type { Costs } from "./costs.ts";
import { FACT_EVIDENCE } from "./numbers.ts";
import type { Expected } from "./reference.ts";
import { weigh, type Weighed } from "./weigh.ts";

/** A fact of a lesson. */
export interface WeighedFact extends Weighed {
  readonly lesson: string;
}

/** A racer's facts are measured by the racer's own pace in the lesson alone. */
const OWN_PACE: Expected = { log: 0, error: 0, missed: 0.05 };

/** Every fact that came often enough, the one that costs most first. */
export const weighedFacts = (costs: Costs): readonly WeighedFact[] =>
  [...costs]
    .flatMap(([lesson, group]) => weigh(group, () => OWN_PACE, FACT_EVIDENCE).map((fact) => ({ ...fact, lesson })))
    .toSorted((left, right) => right.lostMs - left.lostMs);

/** The facts that take the racer clearly longer than other facts of their lesson, or go wrong more often. */
export const weakFacts = (costs: Costs): readonly WeighedFact[] => weighedFacts(costs).filter(({ isWeak }) => isWeak);
