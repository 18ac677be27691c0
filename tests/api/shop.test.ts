import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { Dealership, ShopItem } from "#shared/contracts/economy/shop-shapes.ts";
import type { UserID } from "#shared/ids.ts";
import { shopOf as shop } from "#shared/server/shop/shop.ts";

import { startProduct, type Product } from "../support/product.ts";
import { ZIP } from "../support/shop-deeds.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

const STORE = "https://merch.example.org/redline";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { MERCH_URL: STORE } });
});
afterAll(() => product.close());

const set = (racer: Visitor, values: { races_played?: number; experience?: number; membership?: "gold" }) =>
  product.services.app.db
    .updateTable("users")
    .set(values)
    .where("user_id", "=", racer.userID as UserID)
    .execute();
const shopOf = async (racer: Visitor) => (await racer.get(CALLS.shop)).shop;
const groupOf = (dealerships: readonly Dealership[], id: number) =>
  dealerships.find(({ dealershipID }) => dealershipID === id);
const itemsOf = async (racer: Visitor, id: number): Promise<readonly ShopItem[]> =>
  groupOf((await shopOf(racer)).dealerships, id)?.items ?? [];
const errorOf = async (asking: Promise<{ json: Record<string, unknown> }>) => (await asking).json.error;
const car = (dlID: number, body = {}) => ({ params: { dlID }, body });

describe("GET /shop", () => {
  it("shows the groups, each item with what the caller lacks", async () => {
    const racer = await newRacer(product, "WindowShopper");
    await set(racer, { races_played: 14 });
    const { dealerships, nitrosLeft, purchases, asksPassword } = await shopOf(racer);
    const season = dealerships.flatMap(({ dealershipID }) => (dealershipID === 2 ? [2] : []));
    expect(dealerships.map(({ dealershipID }) => dealershipID)).toEqual([1, ...season, 3, 4, 5, -1, -2]);
    expect({ nitrosLeft, purchases, asksPassword }).toEqual({ nitrosLeft: 20, purchases: [], asksPassword: false });
    const daily = groupOf(dealerships, 1);
    expect(daily?.items.map(({ category }) => category)).toEqual([
      "featured",
      ...Array.from({ length: 8 }, () => null),
    ]);
    const cars = await itemsOf(racer, 4);
    expect(cars.find(({ dlID }) => dlID === ZIP)).toMatchObject({
      price: 5_000,
      isOwned: false,
      hindrance: null,
      srlID: null,
      bundle: null,
    });
    const dear = cars.find(({ unlockLevel, goldOnly }) => unlockLevel === 50 && !goldOnly);
    expect(dear?.hindrance).toMatchObject({ why: "levelTooLow", unlockLevel: 50 });
    expect(cars.find(({ goldOnly }) => goldOnly)?.hindrance?.why).toBe("goldOnly");
    expect(cars.find(({ dlID }) => dlID === 3)?.hindrance?.why).toBe("levelTooLow");
    await set(racer, { experience: 100_000_000 });
    expect((await itemsOf(racer, 4)).find(({ dlID }) => dlID === 3)?.hindrance).toEqual({
      why: "notEnoughMoney",
      message: "You need $5,000 more for that.",
      missingMoney: 5_000,
    });
  });

  it("hides the daily shop until the fourteenth game, and says how many are missing", async () => {
    const racer = await newRacer(product, "TooEarly");
    await set(racer, { races_played: 13 });
    expect(groupOf((await shopOf(racer)).dealerships, 1)).toMatchObject({ gamesToGo: 1, items: [] });
    await set(racer, { races_played: 14 });
    expect(groupOf((await shopOf(racer)).dealerships, 1)).toMatchObject({ gamesToGo: 0 });
    expect(await itemsOf(racer, 1)).toHaveLength(9);
  });

  it("shows bundles with their parts, what they cost alone and which of them one has", async () => {
    const racer = await newRacer(product, "BundleReader");
    const [bundle] = await itemsOf(racer, 3);
    const sum = bundle?.bundle?.loot.reduce((total, { money }) => total + money, 0);
    expect(bundle).toMatchObject({ type: "bundle", fullPrice: sum, dlID: null, bundle: { withGold: false } });
    expect(bundle?.price).toBeLessThan(sum ?? 0);
    expect(bundle?.bundle?.loot.every(({ isOwned }) => !isOwned)).toBe(true);
  });

  it("shows gold members tomorrow's shop, marked", async () => {
    const racer = await newRacer(product, "EarlyBuyer");
    await set(racer, { membership: "gold" });
    const { dealerships } = await shopOf(racer);
    const now = product.services.app.nowStamp();
    const items = groupOf(dealerships, 1)?.items ?? [];
    expect(items.map(({ isEarly }) => isEarly).filter(Boolean)).toHaveLength(9);
    expect(items.filter(({ startStamp, expiration }) => startStamp > now || (expiration ?? now) < now)).toEqual([]);
  });

  it("leads to a store elsewhere only where there is one", async () => {
    const racer = await newRacer(product, "MerchReader");
    const { app } = product.services;
    const without = { ...app, config: { ...app.config, merchUrl: undefined } };
    const ask = async (asked: typeof app) => groupOf((await shop(asked, racer.userID as UserID)).dealerships, -2);
    expect(groupOf((await shopOf(racer)).dealerships, -2)).toEqual(await ask(app));
    expect(await ask(app)).toMatchObject({ assetKey: "merch_shop", url: STORE, items: [] });
    expect(await ask(without)).toBeUndefined();
  });
});

describe("buying over HTTP", () => {
  it("answers what was bought, the wallet and the shop, once for each key", async () => {
    const racer = await newRacer(product, "BuysOnce");
    const given = { ...car(ZIP), headers: { "idempotency-key": "buy-this-car-once-1" } };
    const [first, second] = [await racer.ask(CALLS.buyCar, given), await racer.ask(CALLS.buyCar, given)];
    for (const { status, json } of [first, second]) {
      expect(status).toBe(200);
      expect(json).toMatchObject({
        type: "car",
        id: ZIP,
        price: 5_000,
        wallet: { money: 20_000 },
        purchases: { moneySpent: 5_000, lastPurchaseUserID: racer.userID },
        shop: { purchases: [{ type: "car", id: ZIP, state: "open" }] },
      });
    }
    const { garage } = await racer.get(CALLS.garage);
    expect(garage.cars.map(([carID]) => carID)).toContain(ZIP);
    expect(await errorOf(racer.ask(CALLS.buyCar, car(ZIP)))).toBe("ownedAlready");
  });

  it("believes neither the account type nor debug, and takes no price", async () => {
    const racer = await newRacer(product, "SaysALot");
    const said = { accountType: "single_sign_on", debug: true, password: "" };
    expect(await errorOf(racer.ask(CALLS.buyCar, car(60, said)))).toBe("levelTooLow");
    expect((await racer.ask(CALLS.buyCar, car(ZIP, said))).json.wallet).toMatchObject({ money: 20_000 });
    const { status, json } = await racer.ask(CALLS.buyCar, car(110, { price: 1 }));
    expect([status, json.field]).toEqual([422, "price"]);
  });

  it("refuses wrong numbers, what is over, what is for gold and what is locked", async () => {
    const racer = await newRacer(product, "WrongNumbers");
    for (const id of [-10, 0, 1.5, "x"] as number[]) {
      expect((await racer.ask(CALLS.buyCar, car(id))).status).toBe(422);
      expect((await racer.ask(CALLS.buyFromShop, { params: { srlID: id } })).status).toBe(422);
      expect((await racer.ask(CALLS.buyEventCar, { params: { starterCarID: id } })).status).toBe(422);
      expect((await racer.ask(CALLS.returnPurchase, { params: { purchaseID: id } })).status).toBe(422);
    }
    expect(await errorOf(racer.ask(CALLS.buyCar, car(80)))).toBe("notFound");
    expect(await errorOf(racer.ask(CALLS.buyCar, car(9_999)))).toBe("notFound");
    expect(await errorOf(racer.ask(CALLS.buyCar, car(183)))).toBe("goldOnly");
    expect(await errorOf(racer.ask(CALLS.buyCar, car(81)))).toBe("levelTooLow");
    expect(await errorOf(racer.ask(CALLS.buyFromShop, { params: { srlID: 130 } }))).toBe("notFound");
    expect(await errorOf(racer.ask(CALLS.returnPurchase, { params: { purchaseID: 9_999 } }))).toBe("notFound");
  });

  it("gives back to the buyer alone", async () => {
    const [buyer, other] = [await newRacer(product, "GivesBack"), await newRacer(product, "WantsIt")];
    const { purchaseID } = await buyer.get(CALLS.buyCar, car(ZIP));
    expect(await errorOf(other.ask(CALLS.returnPurchase, { params: { purchaseID } }))).toBe("notFound");
    const back = await buyer.get(CALLS.returnPurchase, { params: { purchaseID } });
    expect(back).toMatchObject({ cash: 5_000, wallet: { money: 25_000 }, purchases: { moneySpent: 0 } });
    expect(back.shop.purchases).toMatchObject([{ purchaseID, state: "returned", returnableUntil: null }]);
    expect(await errorOf(buyer.ask(CALLS.returnPurchase, { params: { purchaseID } }))).toBe("alreadyDone");
  });
});

describe("the password before a purchase", () => {
  it("is asked for once somebody wants that, and by the password it ends", async () => {
    const racer = await newRacer(product, "AsksFirst");
    const wants = (asksPassword: boolean, password: string) =>
      racer.ask(CALLS.askPassword, { body: { asksPassword, password } });
    expect(await errorOf(wants(true, "not my password"))).toBe("wrongPassword");
    expect((await wants(true, PASSWORD)).json.purchases).toMatchObject({ asksPassword: true });
    expect((await shopOf(racer)).asksPassword).toBe(true);
    const refused = await racer.ask(CALLS.buyCar, car(ZIP));
    expect([refused.status, refused.json.error, refused.json.field]).toEqual([403, "confirmNeeded", "password"]);
    expect(await errorOf(racer.ask(CALLS.buyCar, car(ZIP, { password: "" })))).toBe("confirmNeeded");
    expect(await errorOf(racer.ask(CALLS.buyCar, car(ZIP, { password: "nor this one" })))).toBe("wrongPassword");
    expect((await racer.ask(CALLS.buyCar, car(ZIP, { password: PASSWORD }))).status).toBe(200);
    expect((await wants(false, PASSWORD)).json.purchases).toMatchObject({ asksPassword: false });
    expect((await racer.ask(CALLS.buyCar, car(110))).status).toBe(200);
  });

  it("can't be asked for where there is none", async () => {
    const racer = await newRacer(product, "NoPassword");
    await product.services.app.db
      .updateTable("users")
      .set({ password_hash: null, account_type: "single_sign_on" })
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    const body = { asksPassword: true, password: "anything" };
    expect((await racer.ask(CALLS.askPassword, { body })).json).toMatchObject({
      error: "notAllowed",
      field: "password",
    });
  });
});

describe("a look into the shop", () => {
  it("is noted with its time", async () => {
    const racer = await newRacer(product, "LooksAround");
    const before = product.services.app.nowStamp();
    expect((await racer.get(CALLS.self)).user.visitedShop).toBeNull();
    expect((await racer.get(CALLS.visitShop)).purchases.visitedShop).toBeGreaterThanOrEqual(before);
  });
});
