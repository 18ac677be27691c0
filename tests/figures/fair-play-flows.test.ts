import { expect, it } from "vitest";

import { pick } from "#shared/rules/chance.ts";
import { cashAway } from "#shared/rules/fair-play/flows/cash-away.ts";
import { cashGathered } from "#shared/rules/fair-play/flows/cash-gathered.ts";
import { sameLosers } from "#shared/rules/fair-play/flows/same-losers.ts";
import type { Signal } from "#shared/rules/fair-play/signal.ts";
import { assess } from "#shared/rules/fair-play/verdict.ts";

import {
  FARM_GATHERINGS,
  FARMS,
  FARMS_UNSEEN,
  gatheredIn,
  KIND_GATHERINGS,
  KIND_GIVERS,
  monthOf,
  NOW,
  type Giving,
} from "../support/corpus/givers.ts";
import { cheatedRaces, type Fallen } from "../support/corpus/history.ts";
import { racedByPeople, USUAL_HANDS } from "../support/corpus/people.ts";
import { PROFILES } from "../support/corpus/profiles.ts";
import { FARMED_TABLES, FARMED_UNSEEN, HONEST_TABLES, meetingsAt, type Tables } from "../support/corpus/tables.ts";
import { diceOf } from "../support/dice.ts";
import { note } from "../support/figures.ts";

const DRAWS = 200;

type Drawn = readonly (readonly [name: string, all: readonly Signal[]])[];

const drawn = <Kind>(kinds: Readonly<Record<string, Kind>>, of: (kind: Kind, seed: string) => Signal): Drawn =>
  Object.entries(kinds).map(([name, kind]) => [
    name,
    Array.from({ length: DRAWS }, (_unused, nth) => of(kind, `${name} ${nth}`)),
  ]);

function given(giving: Giving, seed: string): Signal {
  const { won, flows, now } = monthOf(giving, diceOf(seed));
  return cashAway([...flows.values()], won, now);
}
const gathered = (gathering: (typeof KIND_GATHERINGS)[string], seed: string): Signal =>
  cashGathered(gatheredIn(gathering, diceOf(seed)), NOW);
const seated = (tables: Tables, seed: string): Signal => sameLosers(meetingsAt(tables, diceOf(seed)));

const firedOf = (all: readonly Signal[]): number => all.filter(({ fired }) => fired).length / all.length;
const percent = (part: number): string => `${Math.round(part * 1_000) / 10} %`.padStart(7);

function table(title: string, rows: Drawn): void {
  const lines = rows.map(([name, all]) => {
    const known = all.flatMap(({ measured }) => measured ?? []).toSorted((a, b) => a - b);
    const middle = known[Math.floor(known.length / 2)];
    return `${name.padEnd(50)} fires ${percent(firedOf(all))}  measured ${middle?.toFixed(2) ?? "–"}`;
  });
  console.info(`\n${title}\n${lines.join("\n")}`);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

it("what flows one way between accounts", () => {
  const people = {
    gifts: drawn(KIND_GIVERS, given),
    gatherings: drawn(KIND_GATHERINGS, gathered),
    tables: drawn(HONEST_TABLES, seated),
  };
  const farms = {
    gifts: drawn(FARMS, given),
    gatherings: drawn(FARM_GATHERINGS, gathered),
    tables: drawn(FARMED_TABLES, seated),
  };
  table("people who give", people.gifts);
  table("farms that give", [...farms.gifts, ...drawn(FARMS_UNSEEN, given)]);
  table("people who get", people.gatherings);
  table("farms that get", farms.gatherings);
  table("people at tables", people.tables);
  table("farms at tables", [...farms.tables, ...drawn(FARMED_UNSEEN, seated)]);
  for (const what of ["gifts", "gatherings", "tables"] as const) {
    const missed = 1 - mean(farms[what].map(([, all]) => firedOf(all)));
    note(`fair play: farms without a sign of ${what} that flow one way`, missed * 100, "%", 10);
    const kinds = mean(people[what].map(([, all]) => firedOf(all)));
    note(`fair play: people with a sign of ${what} that flow one way`, kinds * 100, "%", 5);
  }

  const kinds = people.gifts.map(([, all]) => all);
  const dice = diceOf("races of givers");
  const races = [...racedByPeople(USUAL_HANDS, { people: 14, races: 24, seed: 410_000 }).values()].flat();
  expect(races.length).toBeGreaterThan(3_000);
  const held = races.filter(
    ({ verdict, signals }) =>
      verdict === "clear" && assess(null, [...signals, pick(dice, pick(dice, kinds))]) === "held",
  );
  note(
    `fair play: of ${races.length} races of people who give, held for their gifts`,
    (held.length / races.length) * 100,
    "%",
    0.1,
  );
  const generous = people.gifts.find(([name]) => name === "all of it to the big brother")?.[1] ?? [];
  const heldGenerous = races.filter(
    ({ verdict, signals }) => verdict === "clear" && assess(null, [...signals, pick(dice, generous)]) === "held",
  );
  note("fair play: the same, of those who give all to one", (heldGenerous.length / races.length) * 100, "%", 0.5);
});

it("programs whose winnings all go to one account", () => {
  const rows = Object.entries(PROFILES).map(([name, profile]): [string, readonly Fallen[]] => [
    name,
    cheatedRaces(profile, { dice: diceOf(`farm ${name}`), races: 40, isHonestFirst: false, press: "drawn" }),
  ]);
  expect(rows.length).toBeGreaterThan(28);
  const unseen = (all: readonly Fallen[], withFlow: boolean): number =>
    all.filter(({ fate, fired }) => fate === "unseen" && !(withFlow && fired.length > 0)).length / all.length;
  const lines = rows.map(
    ([name, all]) =>
      `${name.padEnd(40)} unseen ${percent(unseen(all, false))}  as a farm ${percent(unseen(all, true))}`,
  );
  console.info(`\n${lines.join("\n")}`);
  for (const withFlow of [false, true]) {
    const share = mean(rows.map(([, all]) => unseen(all, withFlow))) * 100;
    note(`fair play: races of programs unseen, ${withFlow ? "as a farm" : "each for itself"}`, share, "%", 20);
  }
});
