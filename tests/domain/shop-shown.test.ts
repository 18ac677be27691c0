import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CarID, UserID } from "#shared/ids.ts";
import { seasonAt } from "#shared/rules/seasons/calendar.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import type { Config } from "#shared/server/platform/config.ts";
import type { Log } from "#shared/server/platform/log.ts";
import { lockPlayer } from "#shared/server/players/lock.ts";
import { buy } from "#shared/server/shop/buy.ts";
import { customerOf } from "#shared/server/shop/customer.ts";
import { choosePassword } from "#shared/server/shop/password.ts";
import { settlePurchases, keepPurchases } from "#shared/server/shop/settle.ts";
import { itemsFor, shopOf } from "#shared/server/shop/shop.ts";
import { visitShop } from "#shared/server/shop/visit.ts";
import { after, days, dayOf, hours, minutes, startOf, type Day, type Stamp } from "#shared/units.ts";

import { untilSomebodyWaits } from "../support/lock-wait.ts";
import { newStage, type Stage } from "../support/players.ts";
import { refusalOf } from "../support/refusal-of.ts";
import { ZIP } from "../support/shop-deeds.ts";
import { NITROS, NOW, PACK, PIECE, shopStage } from "../support/shop-stage.ts";
import { toldBy } from "../support/told-by.ts";

let stage: Stage;
let at: ReturnType<typeof shopStage>;
beforeAll(async () => {
  stage = await newStage();
  at = shopStage(stage);
});
afterAll(() => stage.db.destroy());

const config = { site: "type" } as Config;
const said: [sentence: string, about: object][] = [];
const log = { warn: (about: object, sentence: string) => void said.push([sentence, about]) } as unknown as Log;
const seenBy = (userID: UserID, now: Stamp = NOW) => shopOf({ db: stage.db, config, nowStamp: () => now, log }, userID);
const OVER = after(NOW, minutes(60));

describe("the shop as somebody finds it", () => {
  it("names its groups, the season's by the season, and says when it changes", async () => {
    const { dealerships, nextChange } = await seenBy(await at.customer());
    const season = seasonAt(NOW)?.name;
    expect(season).toBeDefined();
    expect(dealerships.map(({ name, assetKey }) => [name, assetKey])).toEqual([
      ["Daily shop", "default"],
      [season, "season_shop"],
      ["Bundles", "bundle_shop"],
      ["Dealership", "dealership"],
      ["Nitros", "nitro_shop"],
    ]);
    expect(nextChange).toBe(startOf((dayOf(NOW) + 1) as Day));
    expect(nextChange).toBe(after(NOW, hours(12)));
  });

  it("leaves out what no catalogue has, with a warning, and nothing else", async () => {
    const customer = await customerOf(stage.db, "type", await at.customer(), NOW);
    const offers = offersAt(NOW, false).slice(0, 3);
    const ghosts = (["car", "loot", "bundle"] as const).map((type) => ({ ...PIECE, type, id: 999_999 }));
    said.length = 0;
    expect(itemsFor(log, offers, customer, NOW)).toHaveLength(offers.length);
    expect(said).toEqual([]);
    expect(itemsFor(log, [...ghosts, ...offers], customer, NOW)).toEqual(itemsFor(log, offers, customer, NOW));
    expect(said.map(([sentence]) => sentence)).toEqual(ghosts.map(({ type }) => `Shop item missing: ${type} 999999`));
  });

  it("counts what nitros are left today, and nothing else as nitros", async () => {
    const userID = await at.customer();
    const left = async (now?: Stamp) => (await seenBy(userID, now)).nitrosLeft;
    expect(await left()).toBe(20);
    await at.buys(userID, { dlID: ZIP });
    expect(await left()).toBe(20);
    await at.buys(userID, NITROS);
    expect([await left(), await left(after(NOW, days(1)))]).toEqual([15, 20]);
  });

  it("lists the last twenty purchases, the newest first", async () => {
    const userID = await at.customer();
    await at.buys(userID, { dlID: ZIP });
    for (let nth = 0; nth < 20; nth++) await at.buys(userID, NITROS, after(NOW, days(Math.floor(nth / 4))));
    await at.buys(userID, { dlID: 110 as CarID }, after(NOW, days(5)));
    const { purchases } = await seenBy(userID, after(NOW, days(5)));
    expect(purchases.map(({ type }) => type)).toEqual(["car", ...Array<string>(19).fill("nitros")]);
    expect(purchases.map(({ purchaseID }) => purchaseID)).toEqual(
      purchases.map(({ purchaseID }) => purchaseID).toSorted((one, other) => other - one),
    );
  });

  it("takes somebody who never had cash or bought anything for just that", async () => {
    const userID = await stage.newPlayer({ races_played: 50 });
    const { dealerships, asksPassword, purchases } = await seenBy(userID);
    const zip = dealerships.flatMap(({ items }) => items).find(({ dlID }) => dlID === ZIP);
    expect(zip?.hindrance).toMatchObject({ why: "notEnoughMoney", missingMoney: 5_000 });
    expect([asksPassword, purchases]).toEqual([false, []]);
    expect(await at.figuresOf(userID)).toEqual({
      moneySpent: 0,
      lastPurchase: null,
      lastPurchaseUserID: null,
      bundle: null,
      purchaseCounts: { cash: 0, gold: 0, bundle: 0, gift: 0 },
      visitedShop: null,
      asksPassword: false,
    });
  });
});

describe("a purchase", () => {
  it("keeps the bundle that was bought last, whatever else is bought before and after", async () => {
    const userID = await at.customer();
    const bundle = async () => (await at.figuresOf(userID))?.bundle;
    await at.buys(userID, { dlID: ZIP });
    expect(await bundle()).toBeNull();
    await at.buys(userID, PACK.wish);
    await at.buys(userID, NITROS);
    expect(await bundle()).toBe(PACK.id);
  });

  it("stands in the books as what it is", async () => {
    const userID = await at.customer();
    const { purchaseID } = await at.buys(userID, NITROS);
    const transfers = await stage.db
      .selectFrom("money_transfers")
      .select(["reason", "stamp"])
      .where("reference", "=", `purchase:${purchaseID}`)
      .execute();
    expect(transfers).toEqual([{ reason: "purchase", stamp: NOW }]);
  });

  it("that is refused says how much is missing, and nothing beside it", async () => {
    const userID = await stage.newPlayer({ races_played: 50 });
    const { code, detail } = await refusalOf(at.buys(userID, { dlID: ZIP }));
    expect([code, JSON.parse(JSON.stringify(detail))]).toEqual(["notEnoughMoney", { missingMoney: 5_000 }]);
  });
});

describe("purchases that nobody can give back any more", () => {
  it("are settled once, the oldest first, as many as are asked for", async () => {
    await stage.run((work) => settlePurchases(work), after(OVER, days(30)));
    const [first, second] = [await at.customer(), await at.customer()];
    await at.buys(second, { dlID: ZIP }, after(NOW, minutes(1)));
    await at.buys(first, { dlID: ZIP }, NOW);
    const settles = (size?: number) => stage.run((work) => settlePurchases(work, size), after(OVER, minutes(5)));
    const settled = async () =>
      Promise.all([first, second].map(async (userID) => (await at.countsOf(userID))?.itemsBought ?? 0));
    expect([await settles(1), await settled()]).toEqual([1, [1, 0]]);
    expect([await settles(), await settled()]).toEqual([1, [1, 1]]);
    expect([await settles(), await settled()]).toEqual([0, [1, 1]]);
  });

  it("count once where one is used in the moment in which it is settled", async () => {
    const userID = await at.customer();
    await at.buys(userID, { dlID: ZIP }, NOW);
    const [used, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const using = stage.run(async (work) => {
      await lockPlayer(work, userID, ["user_id"], "change");
      await keepPurchases(work, userID, { cars: [ZIP], loot: [] });
      used.resolve();
      await over.promise;
    }, NOW);
    await used.promise;
    const settling = stage.run((work) => settlePurchases(work), OVER);
    await untilSomebodyWaits(stage);
    over.resolve();
    await Promise.all([using, settling]);
    expect(await at.countsOf(userID)).toMatchObject({ itemsBought: 1 });
  });
});

describe("another page of a customer hears", () => {
  it("of what was bought, settled, looked at and chosen", async () => {
    const userID = await at.customer();
    const heard = async (op: Parameters<typeof toldBy>[1]) => (await toldBy(stage, op)).get(userID);
    expect(await heard((work) => buy(work, "type", userID, { dlID: ZIP }))).toContain("shop");
    expect(await heard((work) => visitShop(work, userID))).toEqual(new Set(["shop"]));
    expect(await heard((work) => visitShop(work, userID))).toEqual(new Set(["shop"]));
    expect(await heard((work) => choosePassword(work, userID, true))).toEqual(new Set(["shop"]));
    await stage.db.updateTable("purchases").set({ stamp: NOW }).where("user_id", "=", userID).execute();
    expect(await heard((work) => settlePurchases({ ...work, now: OVER }))).toContain("shop");
    expect(await heard((work) => settlePurchases({ ...work, now: OVER }))).toBeUndefined();
  });
});
