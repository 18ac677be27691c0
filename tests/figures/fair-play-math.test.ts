import { expect, it } from "vitest";

import { cheatedRace, HISTORIES, MATH_CHEATS } from "../support/corpus/math/cheats.ts";
import { PEOPLE, UNUSUAL, type Somebody } from "../support/corpus/math/people.ts";
import { weighedMath } from "../support/corpus/math/race-case.ts";
import { racedBy } from "../support/corpus/math/raced.ts";
import { foundIn, tableOf, type Row } from "../support/corpus/math/table.ts";
import { diceOf } from "../support/dice.ts";
import { note } from "../support/figures.ts";

const SEEDS = 100;

it.each(HISTORIES)("most ways to cheat at math are held or wait for a certificate: %s", (history) => {
  const rows = Object.entries(MATH_CHEATS).map(([name, cheat]): Row => [
    name,
    Array.from({ length: SEEDS }, (_unused, seed) =>
      weighedMath(cheatedRace(cheat, history, diceOf(`${name} ${seed}`))),
    ),
  ]);
  console.info(`\n${history}\n${tableOf(rows)}`);
  expect(rows.length).toBeGreaterThan(20);
  note(
    `share of the kinds of math cheats neither held nor capped, ${history}`,
    1 - foundIn(rows).length / rows.length,
    "",
    0.2,
  );
});

const heldOf = (kinds: Readonly<Record<string, Somebody>>, races: number): number => {
  const rows = racedBy(kinds, races, diceOf);
  console.info(`\n${tableOf(rows)}`);
  const all = rows.flatMap(([, weighed]) => weighed);
  expect(all.length).toBeGreaterThanOrEqual(races);
  return all.filter(({ verdict }) => verdict === "held").length / all.length;
};

it("people at math are hardly ever held", () => {
  note("math races of people held by mistake", heldOf(PEOPLE, 5_000), "", 0.001);
  note("math races of unusual hands held by mistake", heldOf(UNUSUAL, 1_500), "", 0.005);
});
