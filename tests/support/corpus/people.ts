import { seededDice } from "#shared/rules/chance.ts";
import type { Hands } from "#shared/rules/fair-play/hands.ts";
import type { Trace } from "#shared/rules/fair-play/trace.ts";

import { HUMANS, type Human } from "./humans.ts";
import { plainPeople } from "./plain-people.ts";
import { aTextFrom, weighed, type Weighed } from "./race-case.ts";
import { UNUSUAL_HANDS } from "./unusual-hands.ts";

interface Kind {
  readonly hands: Hands;
  readonly human: Human;
}

const usual = (kinds: Readonly<Record<string, Human>>): Readonly<Record<string, Kind>> =>
  Object.fromEntries(Object.entries(kinds).map(([name, human]) => [name, { hands: "usual", human }]));

/** People with hands and keyboards as most have them. */
export const USUAL_HANDS: Readonly<Record<string, Kind>> = {
  ...usual(Object.fromEntries(Object.entries(HUMANS).filter(([name]) => !(name in UNUSUAL_HANDS)))),
  ...usual({
    "slow, plainly modelled": plainPeople([20, 50], true),
    "quick, plainly modelled": plainPeople([50, 160], true),
    "plainly modelled, no releases": plainPeople([20, 160], false),
  }),
};

/** Latest races of others on the same text that a race is compared with. */
const OTHERS = 10;

/**
 * Every race of some people of each kind, from the first on, with the races before it and those of others.
 *
 * @returns by kind
 */
export function racedByPeople(
  kinds: Readonly<Record<string, Kind>>,
  { people, races, seed }: { people: number; races: number; seed: number },
): ReadonlyMap<string, readonly Weighed[]> {
  const sameText = new Map<string, Trace[]>();
  return new Map(
    Object.entries(kinds).map(([name, { human, hands }], nth) => {
      const all = Array.from({ length: people }, (_unused, who) => {
        const dice = seededDice(seed + nth * 1_000 + who);
        const racer = human(dice);
        const earlier: Trace[] = [];
        const own = Array.from({ length: races }, (_each, race) => {
          const text = aTextFrom(dice);
          const others = sameText.get(text)?.slice(0 - OTHERS) ?? [];
          const one = weighed(text, racer(text, dice, race), { earlier: earlier.slice(-20), others, hands });
          earlier.push(one.trace);
          return one;
        });
        for (const trace of earlier)
          sameText.set(trace.text, [...(sameText.get(trace.text) ?? []), trace].slice(-OTHERS));
        return own;
      });
      return [name, all.flat()];
    }),
  );
}
