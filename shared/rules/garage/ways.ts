import { LEAGUES } from "../../content/leagues.ts";
import type { Loot } from "../../content/loot/loot.ts";
import { LOOT_PRICES } from "../../content/loot/prices.ts";
import { EVENTS, SEASONS, type Feat, type Way } from "../../content/ways.ts";
import { formatCount, formatMoney, formatNumber } from "../../format/figures.ts";

/** What one does for an achievement. */
const DEEDS: Readonly<Record<Feat, (least: number) => string>> = {
  races: (least) => `Finish ${formatCount(least, "race")}`,
  speed: (least) => `Race at a speed of ${formatNumber(least)}`,
  wins: (least) => `Win ${formatCount(least, "race")}`,
  nitros: (least) => `Use ${formatCount(least, "nitro")}`,
  words: (least) => `Type ${formatCount(least, "word")}`,
  perfect: (least) => `Finish ${formatCount(least, "race")} without a mistake`,
  session: (least) => `Finish ${formatCount(least, "race")} in one session`,
  streak: (least) => `Race ${formatCount(least, "day")} in a row`,
  friends: (least) => `Make ${formatCount(least, "friend")}`,
  cars: (least) => `Own ${formatCount(least, "car")}`,
  answers: (least) => `Give ${formatCount(least, "correct answer")}`,
};

const priced = (place: string, price: number | undefined): string =>
  price === undefined ? place : `${place} for ${formatMoney(price)}`;

/** How one gets a car or a piece of loot, in a few words. @param price in cash, where it is sold */
export function describeWay(way: Way, price?: number): string {
  switch (way.from) {
    case "start":
      return "Everyone has it";
    case "dealership":
      return priced("At the dealership", price);
    case "shop":
      return priced("In the daily shop", price);
    case "box":
      return "In the daily mystery box, with a little luck";
    case "gold":
      return "Comes with gold";
    case "wampus":
      return way.least === 1 ? "Finish ahead of the Wampus" : `Finish ahead of the Wampus ${way.least} times`;
    case "achievement":
      return DEEDS[way.feat](way.least);
    case "league":
      return `Reach the ${LEAGUES[way.tier - 1]?.name ?? "next"} league`;
    case "cup":
      return "Win the tournament of the leagues";
    case "season":
      return `In the shop of the ${SEASONS[way.season]} season`;
    case "road":
      return `On the road of the ${SEASONS[way.season]} season`;
    case "event":
      return `During ${EVENTS[way.event]}`;
    case "perk":
      return `As the last perk of ${EVENTS[way.event]}`;
  }
}

/** All ways to get a piece of loot. */
export const waysTo = ({ ways, rarity }: Pick<Loot, "ways" | "rarity">): readonly string[] =>
  ways.map((way) => describeWay(way, LOOT_PRICES[rarity]));
