import { describe, expect, it } from "vitest";

import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import type { Car } from "#shared/content/cars/car.ts";
import { carByID, CARS, STARTING_CARS, WAMPUS_CAR } from "#shared/content/cars/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { prizesOf } from "#shared/content/events/prizes.ts";
import { LEAGUES } from "#shared/content/leagues.ts";
import { LOOT, LOOT_CONFIG } from "#shared/content/loot/catalog.ts";
import type { Loot } from "#shared/content/loot/loot.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import { GOLD_PRODUCTS } from "#shared/content/store.ts";
import { EVENTS, SEASONS, type Way, type WayKind } from "#shared/content/ways.ts";
import { describeWay } from "#shared/rules/garage/ways.ts";
import { weekPrizes } from "#shared/rules/leagues/prizes.ts";
import { BOX_CARS } from "#shared/rules/rewards/box.ts";
import { WAMPUS_THINGS } from "#shared/rules/rewards/wampus-things.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { after, dayOf, days, startOf } from "#shared/units.ts";

const FIRST = startOf(dayOf(SEASON_CALENDAR[0]!.startStamp));
/** What the daily shop sells in some months: by then everything had its turn. */
const DAILY = Array.from({ length: 120 }, (_, day) => offersAt(after(FIRST, days(day)), false)).flatMap((offers) =>
  offers.filter(({ group }) => group === "daily"),
);
/** Where things will be had that can't be had yet. */
const RISES = [
  ...LEAGUES.map(({ tier }) => ({ tier: tier - 1, newTier: tier, reason: "promote" as const })),
  { tier: 13, newTier: 10, reason: "winner" as const },
];

const ITEMS: readonly { readonly name: string; readonly ways: readonly Way[] }[] = [...CARS, ...LOOT];
const namesBy = (items: readonly { readonly name: string; readonly ways: readonly Way[] }[], from: WayKind) =>
  items.filter(({ ways }) => ways.some((way) => way.from === from)).map(({ name }) => name);
const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

describe("how one gets a car or a piece of loot", () => {
  it("is said for every item, each way once", () => {
    expect(names(ITEMS.filter(({ ways }) => ways.length === 0))).toEqual([]);
    const twice = ITEMS.filter(({ ways }) => new Set(ways.map((way) => JSON.stringify(way))).size < ways.length);
    expect(names(twice)).toEqual([]);
  });

  it("is the dealership for exactly the cars that have a price, and the daily shop for loot alone", () => {
    expect(namesBy(CARS, "dealership")).toEqual(names(CARS.filter(({ purchasable }) => purchasable)));
    expect([namesBy(LOOT, "dealership"), namesBy(CARS, "shop")]).toEqual([[], []]);
    expect(namesBy(LOOT, "shop").length).toBeGreaterThan(60);
  });

  it("is the start for exactly the starting cars and the defaults", () => {
    expect(namesBy(CARS, "start")).toEqual(STARTING_CARS.map((id) => carByID(id)?.name));
    const defaults = new Set(Object.values(LOOT_CONFIG).map(({ assetKey }) => assetKey));
    expect(namesBy(LOOT, "start")).toEqual(names(LOOT.filter(({ assetKey }) => defaults.has(assetKey))));
  });

  it("is the mystery box for cars alone, none of them for gold members only or legendary", () => {
    expect(namesBy(LOOT, "box")).toEqual([]);
    const boxed = CARS.filter(({ ways }) => ways.some(({ from }) => from === "box"));
    expect(boxed.length).toBeGreaterThan(30);
    expect(names(boxed.filter(({ goldOnly, rarity }) => goldOnly || rarity === "legendary"))).toEqual([]);
  });

  it("is gold for what only gold members can use", () => {
    const withGold = [...CARS, ...LOOT].filter(({ ways }) => ways.some(({ from }) => from === "gold"));
    expect(names(withGold.filter(({ goldOnly }) => !goldOnly))).toEqual([]);
    expect(withGold.length).toBeGreaterThan(3);
  });

  it("can be gone today, unless the place where it leads is still to come", () => {
    const isHad = (item: Car | Loot, way: Way): boolean => {
      const reward = "carID" in item ? { carID: item.carID } : { lootID: item.lootID };
      const isReward = (each: unknown): boolean => JSON.stringify(each) === JSON.stringify(reward);
      switch (way.from) {
        case "start":
          return "carID" in item
            ? STARTING_CARS.includes(item.carID)
            : Object.values(LOOT_CONFIG).some(({ assetKey }) => assetKey === item.assetKey);
        case "dealership":
          return offersAt(FIRST, false).some(
            ({ group, parts }) => group === "cars" && parts.some((each) => isReward(each.item)),
          );
        case "shop":
          return DAILY.some(({ parts }) => parts.some((each) => isReward(each.item)));
        case "box":
          return "carID" in item && BOX_CARS.includes(item);
        case "achievement":
          return ACHIEVEMENTS.some((each) => isReward(each.reward));
        case "wampus":
          return WAMPUS_THINGS.some((each) => isReward(each.item) && each.least === way.least);
        case "season":
          return SEASON_CALENDAR.some(
            ({ key, startStamp }) =>
              key === way.season &&
              offersAt(startStamp, false).some(
                ({ group, parts }) => group === "season" && parts.some((each) => isReward(each.item)),
              ),
          );
        case "road":
          return SEASON_CALENDAR.some(
            (season) => season.key === way.season && roadOf(season).some((each) => isReward(each.reward)),
          );
        case "event":
        case "perk":
          return [1, 2].some((id) => {
            const event = eventByID(id);
            if (event?.key !== way.event) return false;
            return (
              prizesOf(event).some((each) => isReward(each.reward)) ||
              ("carID" in item && event.starterCarID === item.carID)
            );
          });
        case "league":
        case "cup":
          return RISES.some((rise) => weekPrizes(rise).some(isReward));
        case "gold":
          return GOLD_PRODUCTS.every(({ gives }) =>
            "carID" in item ? gives.cars.includes(item.carID) : gives.loot.includes(item.lootID),
          );
      }
    };
    const lost = [...CARS, ...LOOT].flatMap((item) =>
      item.ways.flatMap((way) => (isHad(item, way) ? [] : [`${item.name}: ${describeWay(way)}`])),
    );
    expect(lost).toEqual([]);
  });

  it("is the Wampus for its own wagon", () => {
    expect(namesBy(CARS, "wampus")).toEqual([CARS.find(({ carID }) => carID === WAMPUS_CAR)?.name]);
  });

  it("names leagues that there are, and a title for each but the first", () => {
    const tiers = LOOT.flatMap(({ type, ways }) =>
      ways.flatMap((way) => (way.from === "league" && type === "title" ? [way.tier] : [])),
    );
    expect(tiers.toSorted((a, b) => a - b)).toEqual(
      LEAGUES.flatMap(({ tier, tournamentName }) => (tier > 1 && tournamentName === null ? [tier] : [])),
    );
  });

  it("gives each season enough for its shop, and each event a car to begin with and enough for its levels", () => {
    for (const season of Object.keys(SEASONS)) {
      const items = ITEMS.filter(({ ways }) => ways.some((way) => way.from === "season" && way.season === season));
      expect([season, items.length >= 10]).toEqual([season, true]);
    }
    for (const event of Object.keys(EVENTS)) {
      const isOf = ({ ways }: { readonly ways: readonly Way[] }) =>
        ways.some((way) => way.from === "event" && way.event === event);
      expect([event, CARS.filter(isOf).length]).toEqual([event, 1]);
      expect([event, LOOT.filter(isOf).length >= 5]).toEqual([event, true]);
    }
  });

  it("asks for each feat once within a kind of thing", () => {
    const feats = [...CARS.map((car) => ({ ...car, type: "car" })), ...LOOT].flatMap(({ type, ways }) =>
      ways.flatMap((way) => (way.from === "achievement" ? [`${type} ${way.feat} ${way.least}`] : [])),
    );
    expect(feats.filter((feat, at) => feats.indexOf(feat) !== at)).toEqual([]);
    expect(feats.length).toBeGreaterThan(40);
  });
});
