import { describe, expect, it } from "vitest";

import { BUNDLES } from "#shared/content/bundles.ts";
import { carByID } from "#shared/content/cars/catalog.ts";
import { lootByID } from "#shared/content/loot/catalog.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import { saleOf } from "#shared/rules/garage/sale.ts";
import { hasShopNews, newsStamp } from "#shared/rules/shop/news.ts";
import { noBuy, priceFor, sayNoBuy, type Buyer } from "#shared/rules/shop/no-buy.ts";
import { bundleOffer, startFor, type Offer } from "#shared/rules/shop/offer.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { noReturn, returnableUntil } from "#shared/rules/shop/returns.ts";
import { after, before, dayOf, minutes, seconds, startOf, type Stamp } from "#shared/units.ts";

import { FIRST_DAY, NOBODY, noon, ofGroup } from "../support/shop-rules.ts";

describe("bundles", () => {
  const offers = BUNDLES.map((bundle) => ({
    bundle,
    offer: bundleOffer(bundle, { startStamp: 0 as Stamp, expiration: null }),
  }));

  it("hold things that anybody may buy, each once, for less than together", () => {
    for (const { bundle, offer } of offers) {
      expect(offer.parts).toHaveLength(bundle.loot.length + 1);
      expect(carByID(bundle.carID)).toMatchObject({ purchasable: true, goldOnly: false });
      expect(
        bundle.loot.filter((id) => !lootByID(id)?.ways.some(({ from }) => from === "shop") || lootByID(id)?.goldOnly),
      ).toEqual([]);
      expect(bundle.percentOff % 5).toBe(0);
      const { price, fullPrice } = priceFor(offer, NOBODY);
      expect(price).toBe((fullPrice * (100 - bundle.percentOff)) / 100);
    }
    expect(new Set(BUNDLES.map(({ bundleID }) => bundleID)).size).toBe(BUNDLES.length);
    const things = BUNDLES.flatMap(({ carID, loot }) => [`car ${carID}`, ...loot]);
    expect(new Set(things).size).toBe(things.length);
  });

  it("cost only what one lacks, and more than selling and duplicates bring, whatever one has", () => {
    for (const { bundle, offer } of offers) {
      for (let has = 0; has < 2 ** offer.parts.length - 1; has++) {
        const owned = offer.parts.filter((_, at) => has & (1 << at)).map(({ item }) => item);
        const buyer = {
          isInEvent: false,
          cars: new Set(owned.flatMap((item) => ("carID" in item ? [item.carID] : []))),
          loot: new Set(owned.flatMap((item) => ("lootID" in item ? [item.lootID] : []))),
        };
        const { price, fullPrice } = priceFor(offer, buyer);
        const car = carByID(bundle.carID);
        const brings = car && !buyer.cars.has(car.carID) ? saleOf(car) : 0;
        expect(price).toBeGreaterThan(brings);
        expect(price).toBeGreaterThan(0.4 * fullPrice);
        expect(Number.isInteger(price)).toBe(true);
      }
    }
  });
});

describe("what forbids a purchase", () => {
  const now = noon(FIRST_DAY);
  const daily = ofGroup("daily", now);
  const [pack] = ofGroup("nitros", now) as [Offer];
  const loot = daily.find(({ type, goldOnly }) => type === "loot" && !goldOnly)!;
  const price = priceFor(loot, NOBODY).price;
  const dear = ofGroup("cars", now).findLast(({ goldOnly }) => !goldOnly)!;
  const golden = ofGroup("cars", now).find(({ goldOnly }) => goldOnly)!;

  it("is said with what is missing", () => {
    expect(noBuy(loot, NOBODY, now)).toBeUndefined();
    expect(noBuy(loot, { ...NOBODY, money: price }, now)).toBeUndefined();
    expect(noBuy(loot, { ...NOBODY, money: price - 1 }, now)).toEqual({ why: "notEnoughMoney", missingMoney: 1 });
    expect(noBuy(loot, { ...NOBODY, loot: new Set([loot.id]) }, now)).toEqual({ why: "ownedAlready" });
    expect(noBuy(loot, NOBODY, loot.expiration!)).toEqual({ why: "offerOver" });
    expect(noBuy(loot, NOBODY, before(loot.startStamp, seconds(1)))).toEqual({ why: "offerOver" });
    expect(noBuy(dear, { ...NOBODY, playerLevel: dear.unlockLevel - 1 }, now)).toEqual({
      why: "levelTooLow",
      unlockLevel: dear.unlockLevel,
    });
    expect(noBuy(dear, { ...NOBODY, playerLevel: dear.unlockLevel }, now)).toBeUndefined();
    expect(noBuy(golden, NOBODY, now)).toEqual({ why: "goldOnly" });
    expect(noBuy(golden, { ...NOBODY, isGold: true }, now)).toBeUndefined();
  });

  it("is the gate of fourteen games for the daily shop alone", () => {
    const shut: Buyer = { ...NOBODY, daily: { allowed: false, why: "moreGames", gamesToGo: 3 } };
    expect(noBuy(loot, shut, now)).toEqual({ why: "shopLocked", gamesToGo: 3 });
    expect([noBuy(dear, shut, now), noBuy(pack, shut, now)]).toEqual([undefined, undefined]);
  });

  it("is twenty nitros a day", () => {
    expect(noBuy(pack, { ...NOBODY, nitrosToday: 15 }, now)).toBeUndefined();
    expect(noBuy(pack, { ...NOBODY, nitrosToday: 16 }, now)).toEqual({ why: "dailyLimit" });
    expect(noBuy(pack, { ...NOBODY, nitrosToday: 20 }, now)).toEqual({ why: "dailyLimit" });
  });

  it("is said in a sentence each", () => {
    expect(sayNoBuy({ why: "shopLocked", gamesToGo: 1 })).toBe("Finish 1 more race to open the daily shop.");
    expect(sayNoBuy({ why: "notEnoughMoney", missingMoney: 1_250 })).toBe("You need $1,250 more for that.");
    expect(sayNoBuy({ why: "dailyLimit" })).toMatch(/20 nitros a day/);
  });
});

describe("giving something back", () => {
  const stamp = 1_800_000_000 as Stamp;
  const car = { type: "car", state: "open", stamp, isStarterCar: false } as const;

  it("goes within an hour, unused and once", () => {
    expect(noReturn(car, stamp)).toBeUndefined();
    expect(returnableUntil(stamp)).toBe(after(stamp, minutes(60)));
    expect(noReturn(car, before(returnableUntil(stamp), seconds(1)))).toBeUndefined();
    expect(noReturn(car, returnableUntil(stamp))).toBe("returnOver");
    expect(noReturn({ ...car, state: "kept" }, stamp)).toBe("usedAlready");
    expect(noReturn({ ...car, state: "kept" }, returnableUntil(stamp))).toBe("returnOver");
    expect(noReturn({ ...car, state: "returned" }, stamp)).toBe("returnedAlready");
    expect(noReturn({ ...car, type: "nitros", state: "kept" }, stamp)).toBe("notReturnable");
    expect(noReturn({ ...car, isStarterCar: true, state: "kept" }, stamp)).toBe("starterCar");
  });
});

describe("news of the shop", () => {
  it("are there until one looked, then again when something comes", () => {
    const open = { isGold: false, isDailyOpen: true };
    const midnight = startOf(dayOf(noon(FIRST_DAY)));
    expect(hasShopNews(null, noon(FIRST_DAY), open)).toBe(true);
    expect(hasShopNews(midnight, noon(FIRST_DAY), open)).toBe(false);
    expect(hasShopNews(before(midnight, seconds(1)), noon(FIRST_DAY), open)).toBe(true);
  });

  it("come with everything that is sold from then on, for everybody", () => {
    const start = (SEASON_CALENDAR[0]?.startStamp ?? 0) - 3 * 86_400;
    for (let hour = 0; hour < 24 * 14; hour += 5) {
      const now = (start + hour * 3_600) as Stamp;
      for (const isGold of [false, true]) {
        for (const isDailyOpen of [false, true]) {
          const shown = offersAt(now, isGold).filter(({ group }) => group !== "daily" || isDailyOpen);
          const newest = Math.max(...shown.map((offer) => startFor(offer, isGold)));
          expect([now, newsStamp(now, { isGold, isDailyOpen })]).toEqual([now, newest]);
        }
      }
    }
  });
});
