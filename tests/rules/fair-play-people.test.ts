import { beforeAll, describe, expect, it } from "vitest";

import { racedByPeople, USUAL_HANDS } from "../support/corpus/people.ts";
import type { Weighed } from "../support/corpus/race-case.ts";
import { UNUSUAL_HANDS } from "../support/corpus/unusual-hands.ts";

type Raced = ReadonlyMap<string, readonly Weighed[]>;

/** How many of a thousand races are held, or taken for a foul, by mistake. */
const MOST_IN_THOUSAND = { usual: 1, unusual: 5 } as const;

const mistakes = (raced: Raced): string[] =>
  [...raced].flatMap(([name, all]) =>
    all.flatMap(({ verdict, fired, foul }) =>
      verdict === "clear" ? [] : [`${name}: ${foul?.code ?? fired.join(" and ")}`],
    ),
  );

const countOf = (raced: Raced): number => [...raced.values()].reduce((total, { length }) => total + length, 0);

describe("people", () => {
  let usual: Raced = new Map();
  let unusual: Raced = new Map();

  beforeAll(() => {
    usual = racedByPeople(USUAL_HANDS, { people: 5, races: 36, seed: 50_000 });
    unusual = racedByPeople(UNUSUAL_HANDS, { people: 3, races: 36, seed: 90_000 });
  });

  it("at ordinary keyboards hardly ever wait for a reward", () => {
    const races = countOf(usual);
    expect(races).toBeGreaterThanOrEqual(1_500);
    expect(mistakes(usual).slice(Math.floor((races * MOST_IN_THOUSAND.usual) / 1_000))).toEqual([]);
  });

  it("with unusual hands hardly more often", () => {
    const races = countOf(unusual);
    expect(races).toBeGreaterThanOrEqual(2_000);
    expect(mistakes(unusual).slice(Math.floor((races * MOST_IN_THOUSAND.unusual) / 1_000))).toEqual([]);
  });

  it("never do what is conclusive", () => {
    const conclusive = [...usual, ...unusual].flatMap(([name, all]) =>
      all.flatMap(({ signals }) =>
        signals.flatMap(({ code, fired, isConclusive }) => (fired && isConclusive ? [`${name}: ${code}`] : [])),
      ),
    );
    expect(conclusive).toEqual([]);
  });
});
