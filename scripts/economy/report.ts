import { LOOT_PRICES } from "../../shared/content/loot/prices.ts";
import { LOOT_LEVELS } from "../../shared/content/shop.ts";
import { formatMoney, formatNumber } from "../../shared/format/figures.ts";
import { seededDice } from "../../shared/rules/chance.ts";
import { after, hours, startOf, type Day } from "../../shared/units.ts";
import { Life } from "./life.ts";
import type { Persona } from "./persona.ts";
import { SINKS, SOURCES, type Purse } from "./purse.ts";
import { describeRoads, eventsOf, FreeRoads, seasonsOf, type EventCourse, type SeasonCourse } from "./roads.ts";
import { shop } from "./shopping.ts";

/** What a player has at the end of a day. */
export interface Evening {
  /** From 1. */
  readonly day: number;
  readonly races: number;
  readonly level: number;
  readonly cash: number;
  readonly cashIn: number;
  readonly cashOut: number;
  readonly cars: number;
  readonly loot: number;
  readonly achievements: number;
  /** Things that were bought so far. */
  readonly bought: number;
}

/** How a kind of player got on. */
export interface Course {
  readonly persona: Persona;
  readonly evenings: readonly Evening[];
  readonly purse: Purse;
  /** Days with races on which the shop had nothing that could be paid. */
  readonly emptyDays: number;
  /** The first day on which something of the fifth rarity was bought; undefined for never. */
  readonly legendaryDay: number | undefined;
  /** The first day on which all cash so far, had it been saved, pays for something of the fifth rarity. */
  readonly legendaryFrom: number | undefined;
  readonly seasons: readonly SeasonCourse[];
  readonly events: readonly EventCourse[];
  /** Minutes of a day that is raced, on an average, with the wait before each race and the board after it. */
  readonly minutesADay: number;
}

const total = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);

/** Plays so many days from one day on. The same seed gives the same course. */
export function play(persona: Persona, from: Day, days: number, seed: number): Course {
  const life = new Life(persona, seededDice(seed));
  const free = new FreeRoads();
  const evenings: Evening[] = [];
  let [bought, emptyDays] = [0, 0];
  let legendaryDay: number | undefined;
  for (let nth = 0; nth < days; nth++) {
    const day = (from + nth) as Day;
    if (life.live(day, nth / days)) {
      const shopped = shop(life, persona.taste, after(startOf(day), hours(16)));
      life.hasBought(shopped.bought, day);
      bought += shopped.bought;
      emptyDays += Number(!shopped.hadChoice);
      if (shopped.legendary > 0) legendaryDay ??= nth + 1;
      free.look(life, day);
    }
    const { purse, level, races, earned } = life;
    evenings.push({
      day: nth + 1,
      races,
      level,
      cash: purse.cash,
      cashIn: total(purse.cashIn),
      cashOut: total(purse.cashOut),
      cars: purse.cars.size,
      loot: purse.loot.size,
      achievements: earned,
      bought,
    });
  }
  const legendaryFrom = evenings.find(
    ({ cashIn, level }) => cashIn >= LOOT_PRICES.legendary && level >= LOOT_LEVELS.legendary,
  )?.day;
  return {
    persona,
    evenings,
    purse: life.purse,
    emptyDays,
    legendaryDay,
    legendaryFrom,
    seasons: seasonsOf(life, free),
    events: eventsOf(life),
    minutesADay: life.minutesADay,
  };
}

const COLUMNS: readonly (readonly [title: string, cell: (evening: Evening) => string])[] = [
  ["day", ({ day }) => String(day)],
  ["races", ({ races }) => formatNumber(races)],
  ["level", ({ level }) => String(level)],
  ["cash in", ({ cashIn }) => formatMoney(cashIn)],
  ["cash out", ({ cashOut }) => formatMoney(cashOut)],
  ["cash", ({ cash }) => formatMoney(cash)],
  ["cars", ({ cars }) => String(cars)],
  ["loot", ({ loot }) => String(loot)],
  ["bought", ({ bought }) => String(bought)],
  ["achievements", ({ achievements }) => String(achievements)],
];

const parts = <Name extends string>(names: readonly Name[], cash: Readonly<Record<Name, number>>): string =>
  names
    .filter((name) => cash[name] > 0)
    .map((name) => `${name} ${formatMoney(cash[name])}`)
    .join(", ");

/** A course as a part of a page in Markdown. @param shown days, from 1 */
export function describe(
  { persona, evenings, purse, emptyDays, legendaryDay, seasons, events, minutesADay }: Course,
  shown: readonly number[],
): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    `### ${persona.name}: ${persona.about}`,
    "",
    row(COLUMNS.map(([title]) => title)),
    row(COLUMNS.map(() => "--:")),
    ...evenings
      .filter(({ day }) => shown.includes(day))
      .map((evening) => row(COLUMNS.map(([, cell]) => cell(evening)))),
    "",
    `Cash came from: ${parts(SOURCES, purse.cashIn)}. It went into: ${parts(SINKS, purse.cashOut) || "nothing"}.`,
    `Days with races and nothing to buy: ${emptyDays}. The first thing of the fifth rarity: ${
      legendaryDay === undefined ? "not yet" : `on day ${legendaryDay}`
    }.`,
    `Minutes of a day with races: ${Math.round(minutesADay)}.`,
    ...describeRoads(seasons, events),
  ].join("\n");
}
