import { RARITIES, type Car, type Rarity } from "../../content/cars/car.ts";
import { CARS } from "../../content/cars/catalog.ts";
import { LOOT } from "../../content/loot/catalog.ts";
import type { Loot } from "../../content/loot/loot.ts";
import { DAILY_ITEMS, DAILY_ROUND_DAYS, DAILY_WEIGHTS, FEATURED_CARS } from "../../content/shop.ts";
import type { WayKind } from "../../content/ways.ts";
import type { Day } from "../../units.ts";
import { seatsOf, shelfOf, turnOf, type Seats } from "./rotation.ts";

/** What the shop has on a day, the same for everybody. */
export interface DailyShop {
  readonly featured: Car;
  readonly loot: readonly Loot[];
}

/** Nothing comes again on the fourteen days after its day. */
const APART_DAYS = DAILY_ROUND_DAYS + 1;
/** The order of the seats differs by less than a day from an even one. */
const UNEVEN_DAYS = 0.7;

const eachRarity = <T>(of: (rarity: Rarity) => T): Readonly<Record<Rarity, T>> =>
  Object.fromEntries(RARITIES.map((rarity) => [rarity, of(rarity)])) as Record<Rarity, T>;

const WEIGHTS = RARITIES.reduce((sum, rarity) => sum + DAILY_WEIGHTS[rarity], 0);
const SEATS_OF_ROUND = DAILY_ROUND_DAYS * (DAILY_ITEMS + 1);

/** Seats of loot: what the weights leave beside the cars. */
const LOOT_SEATS: Seats = eachRarity(
  (rarity) => (SEATS_OF_ROUND * DAILY_WEIGHTS[rarity]) / WEIGHTS - FEATURED_CARS[rarity],
);

const isFrom = (from: WayKind) => (item: Car | Loot) => item.ways.some((way) => way.from === from);

const shelves = <T extends Car | Loot>(items: readonly T[], seats: Seats, seed: number) =>
  eachRarity((rarity) => {
    const least = Math.ceil(((APART_DAYS + UNEVEN_DAYS) * seats[rarity]) / DAILY_ROUND_DAYS);
    const things = items.filter((item) => item.rarity === rarity);
    return shelfOf(things, least, seed + RARITIES.indexOf(rarity));
  });

const LOOT_SHELVES = shelves(LOOT.filter(isFrom("shop")), LOOT_SEATS, 1_031);
const CAR_SHELVES = shelves(
  CARS.filter(isFrom("dealership")).filter(({ goldOnly }) => !goldOnly),
  FEATURED_CARS,
  2_063,
);
const LOOT_ORDER = seatsOf(LOOT_SEATS);
const CAR_ORDER = seatsOf(FEATURED_CARS);

/**
 * What the shop has on a day: a car of the dealership in front, and eight pieces of loot. The date alone decides. Each
 * round of fourteen days has exactly the weights of the rarities, evenly spread, and the things of a rarity have their turn
 * one after the other, so that nothing comes again within fourteen days.
 *
 * @source rules What is given and taken: Daily shop
 */
export function dailyShop(day: Day): DailyShop {
  const round = Math.floor(day / DAILY_ROUND_DAYS);
  const dayOfRound = day % DAILY_ROUND_DAYS;
  const loot = LOOT_ORDER.slice(dayOfRound * DAILY_ITEMS, (dayOfRound + 1) * DAILY_ITEMS).map(({ rarity, nth }) =>
    turnOf(LOOT_SHELVES[rarity], round * LOOT_SEATS[rarity] + nth),
  );
  const front = CAR_ORDER[dayOfRound];
  if (!front) throw new RangeError("a day of the round has no car");
  return { featured: turnOf(CAR_SHELVES[front.rarity], round * FEATURED_CARS[front.rarity] + front.nth), loot };
}
