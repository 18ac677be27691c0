import type { Dice } from "#shared/rules/chance.ts";
import type { MathTrace } from "#shared/rules/fair-play/math/trace.ts";

import type { Somebody } from "./people.ts";
import { aLesson, nextAsked, raceOf, weighedMath } from "./race-case.ts";
import type { Row } from "./table.ts";

/** The races of one person, from the first on. */
const RACES = 40;

/** Races of people of each kind, weighed with the races before them; so many at least. */
export function racedBy(
  kinds: Readonly<Record<string, Somebody>>,
  races: number,
  diceOf: (name: string) => Dice,
): Row[] {
  const people = Math.ceil(races / RACES / Object.keys(kinds).length);
  return Object.entries(kinds).map(([name, somebody]) => [
    name,
    Array.from({ length: people }, (_unused, who) => racesOf(somebody, diceOf(`${name} ${who}`))).flat(),
  ]);
}

function racesOf(somebody: Somebody, dice: Dice) {
  const [racer, own] = [somebody(dice), aLesson(dice)];
  const earlier: MathTrace[] = [];
  return Array.from({ length: RACES }, (_unused, race) => {
    const now = raceOf(racer, nextAsked(own, dice), dice, race);
    const weighed = weighedMath({ now, earlier: earlier.slice(-20), others: [] });
    earlier.push(now);
    return weighed;
  });
}
