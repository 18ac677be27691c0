import { BUNDLES, BUNDLES_A_WEEK } from "../../content/bundles.ts";
import { carByID, CARS } from "../../content/cars/catalog.ts";
import { LOOT } from "../../content/loot/catalog.ts";
import { EARLY_HOURS } from "../../content/shop.ts";
import type { Way } from "../../content/ways.ts";
import { after, dayOf, hours, startOf, type Day, type Stamp } from "../../units.ts";
import { eventFrom } from "../events/calendar.ts";
import { seasonAt } from "../seasons/calendar.ts";
import { dailyShop } from "./daily.ts";
import {
  ALWAYS,
  bundleOffer,
  bundleWish,
  carOffer,
  isOn,
  lootOffer,
  lootWish,
  NITRO_OFFER,
  prizeCarWish,
  type Offer,
  type Wish,
} from "./offer.ts";
import { mondayOf, weekOf } from "./weeks.ts";

type Wanted = (way: Way) => boolean;
const carsFrom = (wanted: Wanted) => CARS.filter(({ ways }) => ways.some(wanted));
const lootFrom = (wanted: Wanted) => LOOT.filter(({ ways }) => ways.some(wanted));

/** Cars with a price, by level. @source rules What is given and taken: Prices */
const DEALERSHIP: readonly Offer[] = carsFrom(({ from }) => from === "dealership")
  .toSorted((one, other) => one.unlockLevel - other.unlockLevel || one.price - other.price)
  .map((car) => carOffer(car, "cars", { dlID: car.carID }, ALWAYS));

function dailyOffers(day: Day): readonly Offer[] {
  const { featured, loot } = dailyShop(day);
  const span = { startStamp: startOf(day), expiration: startOf((day + 1) as Day) };
  return [
    { ...carOffer(featured, "daily", { dlID: featured.carID }, span), isFeatured: true },
    ...loot.map((each) => lootOffer(each, "daily", span)),
  ];
}

/** What only a season brings, at a moment in it. @source rules What is given and taken: Season shop */
function seasonOffers(at: Stamp): readonly Offer[] {
  const season = seasonAt(at);
  if (!season) return [];
  const span = { startStamp: season.startStamp, expiration: season.endStamp };
  const isOfSeason: Wanted = (way) => way.from === "season" && way.season === season.key;
  return [
    ...carsFrom(isOfSeason).map((car) => carOffer(car, "season", prizeCarWish(car), span)),
    ...lootFrom(isOfSeason).map((loot) => lootOffer(loot, "season", span)),
  ];
}

function bundleOffers(week: number): readonly Offer[] {
  const span = { startStamp: startOf(mondayOf(week)), expiration: startOf(mondayOf(week + 1)) };
  const first = (week * BUNDLES_A_WEEK) % BUNDLES.length;
  return BUNDLES.slice(first, first + BUNDLES_A_WEEK).map((bundle) => bundleOffer(bundle, span));
}

/** The starter car of the event that runs, or is next. @source rules Perk of an event */
function eventOffers(now: Stamp): readonly Offer[] {
  const event = eventFrom(now);
  const car = event && carByID(event.starterCarID);
  if (!event || !car) return [];
  return [
    carOffer(car, "event", { starterCarID: car.carID }, { startStamp: event.startStamp, expiration: event.endStamp }),
  ];
}

/** Everything that is sold to somebody at a moment, in the order of the groups. @source teams-shop-seasons §5 Shop */
export function offersAt(now: Stamp, isGold: boolean): readonly Offer[] {
  const soon = after(now, hours(EARLY_HOURS));
  const [today, tomorrow] = [dayOf(now), dayOf(soon)];
  const dated = [
    ...[today, tomorrow].flatMap(dailyOffers),
    ...seasonOffers(now),
    ...(seasonAt(now) === seasonAt(soon) ? [] : seasonOffers(soon)),
    ...[...new Set([weekOf(today), weekOf(tomorrow)])].flatMap(bundleOffers),
    ...eventOffers(now),
  ];
  return [...dated.filter((offer) => isOn(offer, now, isGold)), ...DEALERSHIP, NITRO_OFFER];
}

const keyOf = (wish: Wish): string => JSON.stringify(wish);

/** What is sold to somebody under a number at a moment: a car of the dealership there rather than in the daily shop. */
export const offerFor = (wish: Wish, now: Stamp, isGold: boolean): Offer | undefined =>
  offersAt(now, isGold).findLast((offer) => keyOf(offer.wish) === keyOf(wish));

const EVER: ReadonlySet<string> = new Set(
  [
    ...DEALERSHIP.map(({ wish }) => wish),
    NITRO_OFFER.wish,
    ...lootFrom(({ from }) => from === "shop" || from === "season").map(lootWish),
    ...carsFrom(({ from }) => from === "season").map(prizeCarWish),
    ...carsFrom(({ from }) => from === "event").map(({ carID }) => ({ starterCarID: carID })),
    ...BUNDLES.map(bundleWish),
  ].map(keyOf),
);

/** Whether something is sold under a number at some time: then it may be over, otherwise nobody knows it. */
export const isEverSold = (wish: Wish): boolean => EVER.has(keyOf(wish));
