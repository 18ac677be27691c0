import { describe, expect, it } from "vitest";

import { BUNDLES } from "#shared/content/bundles.ts";
import { RARITIES, type Car } from "#shared/content/cars/car.ts";
import { carByID, CARS } from "#shared/content/cars/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { LOOT, lootByID } from "#shared/content/loot/catalog.ts";
import type { Loot, LootID } from "#shared/content/loot/loot.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import { DAILY_WEIGHTS, LOOT_LEVELS, STARTER_CAR_PRICE } from "#shared/content/shop.ts";
import type { CarID } from "#shared/ids.ts";
import { soldOnlyIn } from "#shared/rules/garage/worth.ts";
import { dailyShop } from "#shared/rules/shop/daily.ts";
import { describeCar, describeLoot } from "#shared/rules/shop/describe.ts";
import { noBuy, priceFor } from "#shared/rules/shop/no-buy.ts";
import { lootWish, prizeCarWish, startFor } from "#shared/rules/shop/offer.ts";
import { isEverSold, offerFor, offersAt } from "#shared/rules/shop/on-offer.ts";
import { before, hours, seconds, startOf, type Day, type Stamp } from "#shared/units.ts";

import { FIRST_DAY, NOBODY, noon, ofGroup } from "../support/shop-rules.ts";

const DAYS = Array.from({ length: 1_000 }, (_, nth) => (FIRST_DAY + nth) as Day);
const nameOf = (thing: { readonly name: string }) => thing.name;
const allOf = (day: Day) => {
  const { featured, loot } = dailyShop(day);
  return [featured, ...loot];
};

describe("the daily shop of a thousand days", () => {
  it("has a car in front and eight pieces of loot that the catalogue lets it draw", () => {
    for (const day of DAYS) {
      const { featured, loot } = dailyShop(day);
      expect(loot).toHaveLength(8);
      expect(featured.ways.some(({ from }) => from === "dealership") && !featured.goldOnly).toBe(true);
      expect(loot.filter(({ ways }) => !ways.some(({ from }) => from === "shop")).map(nameOf)).toEqual([]);
    }
  });

  it("brings nothing again within fourteen days, but all of it in time", () => {
    const last = new Map<string, Day>();
    const tooSoon = DAYS.flatMap((day) =>
      allOf(day).flatMap(({ name }) => {
        const before = last.get(name);
        last.set(name, day);
        return before !== undefined && day - before <= 14 ? [`${name} on ${before} and ${day}`] : [];
      }),
    );
    expect(tooSoon).toEqual([]);
    const drawn = LOOT.filter(({ ways }) => ways.some(({ from }) => from === "shop"));
    expect(drawn.filter(({ name }) => !last.has(name)).map(nameOf)).toEqual([]);
  });

  it("has each rarity as often as its weight says, within three percent", () => {
    const shown = DAYS.flatMap(allOf);
    const weights = Object.values(DAILY_WEIGHTS).reduce((sum, weight) => sum + weight);
    for (const rarity of RARITIES) {
      const share = shown.filter((thing) => thing.rarity === rarity).length / shown.length;
      expect(share * (weights / DAILY_WEIGHTS[rarity])).toBeGreaterThan(0.97);
      expect(share * (weights / DAILY_WEIGHTS[rarity])).toBeLessThan(1.03);
    }
  });

  it("differs from day to day, and depends on the date alone", () => {
    const names = (day: Day) => allOf(day).map(nameOf).join();
    expect(new Set(DAYS.map(names)).size).toBe(DAYS.length);
    const backwards = DAYS.toReversed().map(names).toReversed();
    expect(backwards).toEqual(DAYS.map(names));
  });
});

describe("what is sold", () => {
  const { startStamp, endStamp, key } = SEASON_CALENDAR[1] ?? SEASON_CALENDAR[0]!;
  const justBefore = (stamp: Stamp) => before(stamp, seconds(1));

  it("changes at midnight: from the first second of a day to the last one before the next", () => {
    const midnight = startOf(FIRST_DAY as Day);
    const ids = (now: Stamp) => ofGroup("daily", now).map(({ type, id }) => `${type} ${id}`);
    const expected = allOf(FIRST_DAY as Day).map((each) =>
      "carID" in each ? `car ${each.carID}` : `loot ${each.lootID}`,
    );
    expect(ids(midnight)).toEqual(expected);
    expect(ids(justBefore(startOf((FIRST_DAY + 1) as Day)))).toEqual(expected);
    expect(ids(justBefore(midnight))).not.toEqual(expected);
  });

  it("comes to gold members a day before the others, each thing once", () => {
    const tomorrow = dailyShop((FIRST_DAY + 1) as Day);
    const [basic, gold] = [ofGroup("daily", noon(FIRST_DAY)), ofGroup("daily", noon(FIRST_DAY), true)];
    expect([basic.length, gold.length]).toEqual([9, 18]);
    const early = gold.filter(({ startStamp: start }) => start > noon(FIRST_DAY));
    expect(early.map(({ id }) => id)).toEqual([tomorrow.featured.carID, ...tomorrow.loot.map(({ lootID }) => lootID)]);
    expect(early.filter((offer) => startFor(offer, true) > noon(FIRST_DAY))).toEqual([]);
    const soon = before(startStamp, hours(20));
    expect([ofGroup("season", soon).length, ofGroup("season", soon, true).length]).toEqual([0, 12]);
  });

  it("has twelve things of the season while it runs, and no other season's", () => {
    for (const season of SEASON_CALENDAR) {
      const sold = ofGroup("season", season.startStamp);
      expect(sold).toHaveLength(12);
      expect(ofGroup("season", justBefore(season.endStamp))).toHaveLength(12);
      expect(ofGroup("season", season.endStamp)).toEqual([]);
      const items = sold.map(({ type, id }) => (type === "car" ? carByID(id as CarID) : lootByID(id as never)));
      expect(items.every((item) => item?.ways.some((way) => way.from === "season" && way.season === season.key))).toBe(
        true,
      );
      expect(sold.filter(({ parts }) => !parts.every(({ price }) => price >= 5_000))).toEqual([]);
    }
    expect(key).toBe("deep-freeze");
    expect(endStamp).toBeGreaterThan(startStamp);
  });

  it("has every car with a price, by level", () => {
    const cars = ofGroup("cars", noon(FIRST_DAY));
    expect(new Set(cars.map(({ id }) => id))).toEqual(
      new Set(CARS.filter(({ purchasable }) => purchasable).map(({ carID }) => carID)),
    );
    expect(cars.map(({ unlockLevel }) => unlockLevel)).toEqual(
      cars.map(({ unlockLevel }) => unlockLevel).toSorted((one, other) => one - other),
    );
  });

  it("has other bundles each week, from Monday on", () => {
    const monday = Date.UTC(2026, 9, 5) / 1_000;
    const ids = (now: number) => ofGroup("bundles", now as Stamp).map(({ id }) => id);
    expect(ids(monday)).toHaveLength(2);
    expect(ids(monday)).toEqual(ids(monday + 7 * 86_400 - 1));
    expect(ids(monday)).not.toEqual(ids(monday - 1));
    const month = [0, 7, 14, 21].flatMap((days) => ids(monday + days * 86_400));
    expect(month).toHaveLength(BUNDLES.length);
    expect(new Set(month)).toEqual(new Set(BUNDLES.map(({ bundleID }) => bundleID)));
  });

  it("has no number twice but the featured car, which the dealership sells", () => {
    for (const now of [noon(FIRST_DAY), startStamp, justBefore(startStamp)]) {
      const wishes = offersAt(now, true)
        .filter(({ isFeatured }) => !isFeatured)
        .map(({ wish }) => JSON.stringify(wish));
      expect(new Set(wishes).size).toBe(wishes.length);
    }
    const { featured } = dailyShop(FIRST_DAY as Day);
    expect(offerFor({ dlID: featured.carID }, noon(FIRST_DAY), false)?.group).toBe("cars");
  });

  it("knows what was sold from what never is", () => {
    const prize = CARS.find(({ ways }) => ways.every(({ from }) => from === "wampus"))?.carID ?? (0 as CarID);
    expect(isEverSold({ srlID: 138 })).toBe(true);
    expect([isEverSold({ srlID: 130 }), isEverSold({ srlID: -10 }), isEverSold({ dlID: prize })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isEverSold({ starterCarID: 1 as CarID })).toBe(false);
  });

  it("of an event is its starter car: to be in it, once, and for nothing with the car of an earlier year", () => {
    const event = eventByID(1);
    if (!event) throw new Error("there is no event");
    const wish = { starterCarID: event.starterCarID };
    const { startStamp: start, endStamp: end } = event;
    const starter = offerFor(wish, start, false);
    if (!starter) throw new Error("the event sells nothing");
    expect(starter).toMatchObject({ group: "event", type: "car", startStamp: start, expiration: end });
    expect(priceFor(starter, NOBODY).price).toBe(STARTER_CAR_PRICE);
    expect([noBuy(starter, NOBODY, start), noBuy(starter, NOBODY, end)]).toEqual([undefined, { why: "offerOver" }]);
    expect([offerFor(wish, before(start, hours(1)), false), offerFor(wish, end, true)]).toEqual([undefined, undefined]);
    expect(offerFor(wish, before(start, hours(23)), true)).toBeDefined();
    expect(isEverSold(wish)).toBe(true);
    const owner = { ...NOBODY, money: 0, cars: new Set([event.starterCarID]) };
    expect([noBuy(starter, owner, start), priceFor(starter, owner).price]).toEqual([undefined, 0]);
    expect(noBuy(starter, { ...owner, isInEvent: true }, start)).toEqual({ why: "ownedAlready" });
    expect(noBuy(starter, { ...NOBODY, isInEvent: true }, start)).toBeUndefined();
  });

  it("opens at the level of its rarity, whatever piece of loot it is", () => {
    const offers = DAYS.slice(0, 30)
      .flatMap((day) => offersAt(startOf(day), true))
      .filter(({ type }) => type === "loot");
    expect(offers.length).toBeGreaterThan(8 * 30);
    for (const { id, unlockLevel } of offers) {
      expect(unlockLevel).toBe(LOOT_LEVELS[lootByID(id as LootID)?.rarity ?? "common"]);
    }
  });

  it("is described by what the catalogues know", () => {
    const animated = CARS.find(({ isAnimated, unlockLevel }) => isAnimated && unlockLevel === 45);
    expect(animated && describeCar(animated)).toEqual({
      shortDescription: "Legendary animated car",
      longDescription: "A legendary animated car. You can buy it from level 45.",
    });
    const icy = lootByID(422 as never);
    expect(icy && describeLoot(icy).longDescription).toBe(
      "A rare nametag of the Deep Freeze season. Your name stands on it in every race. You can buy it while its season runs.",
    );
    const said = (thing: Car | Loot): string =>
      ("carID" in thing ? describeCar(thing) : describeLoot(thing)).longDescription;
    const level = / You can buy it from level \d+[.,]/;
    const now = / You can buy it from level \d+\./;
    for (const thing of [...CARS, ...LOOT]) {
      const isSold = isEverSold("carID" in thing ? { dlID: thing.carID } : lootWish(thing));
      const isPrizeSold = "carID" in thing && [prizeCarWish(thing), { starterCarID: thing.carID }].some(isEverSold);
      const untrue = isSold || isPrizeSold ? /no shop|Everyone has|comes with gold/ : level;
      expect(said(thing)).not.toMatch(untrue);
      expect(now.test(said(thing)) && soldOnlyIn(thing)).toBeFalsy();
    }
    const texts = [...CARS.map(describeCar), ...LOOT.map(describeLoot)];
    expect(
      texts.filter(({ longDescription }) => !/^An? [a-z ]+( of the | from the )?.*\. .+\.$/.test(longDescription)),
    ).toEqual([]);
    expect(texts.filter(({ longDescription }) => /^A [aeiou]/i.test(longDescription))).toEqual([]);
  });
});
