import type { Rarity } from "../../shared/content/cars/car.ts";
import { carByID, CARS } from "../../shared/content/cars/catalog.ts";
import { lootByID } from "../../shared/content/loot/catalog.ts";
import { allowed } from "../../shared/rules/account/gates.ts";
import { missingParts, noBuy, priceFor, type Buyer } from "../../shared/rules/shop/no-buy.ts";
import type { Offer } from "../../shared/rules/shop/offer.ts";
import { offersAt } from "../../shared/rules/shop/on-offer.ts";
import type { Stamp } from "../../shared/units.ts";
import type { Life } from "./life.ts";
import type { Taste } from "./persona.ts";
import type { Sink } from "./purse.ts";

/** With fewer nitros than this, one buys some. */
const FEW_NITROS = 5;
/** A small purchase takes at most this part of the cash. */
const SMALL = 0.4;
/** Whoever wants the best doesn't buy a car that costs less than this part of the best one at the level. */
const GOOD_ENOUGH = 0.6;

const SINKS: Readonly<Record<Offer["type"], Sink>> = { car: "cars", loot: "loot", bundle: "bundles", nitros: "nitros" };

/** What the shop had for somebody, and what was bought. */
export interface Shopped {
  /** Whether anything but nitros could be bought at the beginning. */
  readonly hadChoice: boolean;
  readonly bought: number;
  readonly legendary: number;
}

/** Goes shopping once, as the taste says. */
export function shop(life: Life, taste: Taste, now: Stamp): Shopped {
  const offers = offersAt(now, buyerOf(life).isGold);
  const first = wanted(offers, life, now);
  let [bought, legendary] = [0, 0];
  for (let next = choose(taste, first, life); next; next = choose(taste, wanted(offers, life, now), life)) {
    legendary += take(life, next);
    bought++;
    if (taste === "small" || taste === "mixed") break;
  }
  const nitros = offers.find(({ type }) => type === "nitros");
  if (nitros && life.purse.nitros < FEW_NITROS && !noBuy(nitros, buyerOf(life), now)) take(life, nitros);
  return { hadChoice: first.length > 0, bought, legendary };
}

const wanted = (offers: readonly Offer[], life: Life, now: Stamp): readonly Offer[] =>
  offers.filter((offer) => offer.type !== "nitros" && offer.group !== "event" && !noBuy(offer, buyerOf(life), now));

const buyerOf = ({ purse, level, person }: Life): Buyer => ({
  isGold: person.membership === "gold",
  playerLevel: level,
  money: purse.cash,
  cars: purse.cars,
  loot: purse.loot,
  nitrosToday: 0,
  daily: allowed("show_daily_shop_items", person),
  isInEvent: true,
});

/** What somebody takes next of what can be paid; undefined for nothing more. */
function choose(taste: Taste, offers: readonly Offer[], life: Life): Offer | undefined {
  const cost = (offer: Offer): number => priceFor(offer, buyerOf(life)).price;
  const byPrice = offers.toSorted((one, other) => cost(one) - cost(other));
  switch (taste) {
    case "all":
      return byPrice[0];
    case "small":
      return byPrice.findLast((offer) => cost(offer) <= life.purse.cash * SMALL);
    case "mixed":
      return byPrice.findLast(({ type }) => type === "car" || type === "bundle") ?? byPrice[0];
    case "best":
      return byPrice.findLast((offer) => offer.type === "car" && cost(offer) >= GOOD_ENOUGH * dearestAt(life.level));
  }
}

/** The price of the dearest car that a level opens. */
const dearestAt = (level: number): number =>
  Math.max(
    ...CARS.filter(({ unlockLevel, purchasable }) => purchasable && unlockLevel <= level).map(({ price }) => price),
  );

/** @returns how many legendary things were among what was bought */
function take(life: Life, offer: Offer): number {
  const { purse } = life;
  const { price } = priceFor(offer, buyerOf(life));
  const parts = missingParts(offer, purse);
  purse.pay(SINKS[offer.type], price);
  if (offer.type === "nitros") purse.nitros += offer.id;
  for (const { item } of parts) purse.add(item);
  return parts.filter(({ item }) => rarityOf(item) === "legendary").length;
}

const rarityOf = (item: Parameters<Life["purse"]["add"]>[0]): Rarity | undefined =>
  ("carID" in item ? carByID(item.carID) : lootByID(item.lootID))?.rarity;
