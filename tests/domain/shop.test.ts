import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import type { Config } from "#shared/server/platform/config.ts";
import type { Log } from "#shared/server/platform/log.ts";
import { buy } from "#shared/server/shop/buy.ts";
import { shopPurges } from "#shared/server/shop/purge.ts";
import { settlePurchases } from "#shared/server/shop/settle.ts";
import { shopOf } from "#shared/server/shop/shop.ts";
import { after, days, minutes } from "#shared/units.ts";

import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { ZIP } from "../support/shop-deeds.ts";
import { NITROS, NOW, PACK, PIECE, shopStage } from "../support/shop-stage.ts";
import { statementsOf } from "../support/statements.ts";
import { codeOf, tally } from "../support/team-stage.ts";

let stage: Stage;
let at: ReturnType<typeof shopStage>;
beforeAll(async () => {
  stage = await newStage();
  at = shopStage(stage);
});
afterAll(() => stage.db.destroy());

describe("a purchase", () => {
  it("takes exactly the price and brings a car that can be driven at once", async () => {
    const userID = await at.customer(100_000);
    expect(await at.buys(userID, { dlID: ZIP })).toMatchObject({ type: "car", id: ZIP, price: 5_000 });
    expect(await at.balanceOf(userID)).toBe(95_000);
    expect(await at.drives(userID, ZIP)).toBe(true);
    expect(await codeOf(at.buys(userID, { dlID: ZIP }))).toBe("ownedAlready");
    expect(await at.balanceOf(userID)).toBe(95_000);
    await expectBalanced(stage.db);
  });

  it("is one of two hundred at once with the last cash", async () => {
    const userID = await at.customer(25_000);
    await at.buys(userID, { dlID: 7 as CarID });
    await at.buys(userID, { dlID: 109 as CarID });
    expect(await at.balanceOf(userID)).toBe(5_000);
    const cheap = [ZIP, 110 as CarID];
    const codes = await atOnce(
      Array.from({ length: 200 }, (_, nth) => () => codeOf(at.buys(userID, { dlID: cheap[nth % 2] as CarID }))),
    );
    expect(tally(codes).done).toBe(1);
    expect(await at.balanceOf(userID)).toBe(0);
    expect(await at.carsOf(userID)).toHaveLength(4);
    await expectBalanced(stage.db);
  });

  it("is refused with the same reasons as the shop says beforehand, and changes nothing", async () => {
    const poor = await at.customer(25_000);
    const green = await stage.newPlayer({ races_played: 13 });
    await at.give(green, [{ cash: 5_000_000 }]);
    const dear = CARS.find(({ goldOnly, purchasable }) => goldOnly && purchasable)?.carID ?? (0 as CarID);
    const rich = await at.customer();
    expect(await codeOf(at.buys(poor, { dlID: 60 as CarID }))).toBe("notEnoughMoney");
    expect(await codeOf(at.buys(green, PIECE.wish))).toBe("shopLocked");
    expect(await codeOf(at.buys(green, { dlID: 60 as CarID }))).toBe("levelTooLow");
    expect(await codeOf(at.buys(rich, { dlID: dear }))).toBe("goldOnly");
    expect(await codeOf(at.buys(rich, PIECE.wish, after(NOW, days(1))))).toBe("offerOver");
    expect(await codeOf(at.buys(rich, { starterCarID: 99 as CarID }))).toBe("notFound");
    const starter = CARS.find(({ ways }) => ways.some(({ from }) => from === "event"))?.carID ?? (0 as CarID);
    expect(await codeOf(at.buys(rich, { starterCarID: starter }))).toBe("offerOver");
    expect(await codeOf(at.buys(rich, { srlID: -10 }))).toBe("notFound");
    const rows = await stage.db
      .selectFrom("purchases")
      .selectAll()
      .where("user_id", "in", [poor, green, rich])
      .execute();
    expect(rows).toEqual([]);
    expect(await at.balanceOf(rich)).toBe(5_000_000);
  });

  it("comes to gold members a day early, and to nobody else", async () => {
    const tomorrow = offersAt(NOW, true).find(
      ({ group, startStamp, goldOnly, type }) => group === "daily" && startStamp > NOW && !goldOnly && type === "loot",
    );
    if (!tomorrow) throw new Error("tomorrow has nothing");
    const basic = await at.customer();
    expect(await codeOf(at.buys(basic, tomorrow.wish, NOW))).toBe("offerOver");
    await at.makeGold(basic);
    expect(await codeOf(at.buys(basic, tomorrow.wish, NOW))).toBe("done");
  });

  it("brings five nitros, twenty a day at most, and twenty again the day after", async () => {
    const userID = await at.customer();
    const codes = await atOnce(Array.from({ length: 12 }, () => () => codeOf(at.buys(userID, NITROS, NOW))));
    expect(tally(codes)).toEqual({ done: 4, dailyLimit: 8 });
    const { nitros } = await stage.db
      .selectFrom("users")
      .select("nitros")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    expect([nitros, await at.balanceOf(userID)]).toEqual([30, 4_990_000]);
    expect(await codeOf(at.buys(userID, NITROS, after(NOW, days(1))))).toBe("done");
    expect(await at.figuresOf(userID)).toMatchObject({ moneySpent: 12_500, purchaseCounts: { cash: 5 } });
  });

  it("of a bundle brings the missing parts for their part of the price", async () => {
    const [whole, partly] = [await at.customer(), await at.customer()];
    const [first, ...others] = PACK.parts;
    if (!first) throw new Error("the bundle is empty");
    await at.give(partly, [first.item]);
    const share = (100 - PACK.percentOff) / 100;
    const full = PACK.parts.reduce((sum, { price }) => sum + price, 0);
    expect(await at.buys(whole, PACK.wish)).toMatchObject({ type: "bundle", id: PACK.id, price: full * share });
    expect((await at.buys(partly, PACK.wish)).price).toBe((full - first.price) * share);
    expect((await at.lootOf(whole)).length).toBe(others.length);
    expect(await at.lootOf(partly)).toEqual(await at.lootOf(whole));
    expect(await codeOf(at.buys(partly, PACK.wish))).toBe("ownedAlready");
    expect(await at.figuresOf(whole)).toMatchObject({ bundle: PACK.id, purchaseCounts: { cash: 0, bundle: 1 } });
    await expectBalanced(stage.db);
  });

  it("takes a fixed number of statements, whatever one owns and bought before", async () => {
    const [newcomer, collector] = [await at.customer(), await at.customer()];
    await at.give(
      collector,
      CARS.filter(({ carID }) => carID !== ZIP).map(({ carID }) => ({ carID })),
    );
    await at.buys(collector, PIECE.wish);
    const counts = [];
    for (const userID of [newcomer, collector]) {
      counts.push(await statementsOf(stage, (work) => buy(work, "type", userID, { dlID: ZIP })));
    }
    expect(counts[0]).toBe(counts[1]);
    const source = { config: { site: "type" } as Config, nowStamp: () => NOW, log: {} as Log };
    const look = (userID: UserID) => statementsOf(stage, ({ trx: db }) => shopOf({ db, ...source }, userID));
    expect([await look(newcomer), await look(collector)]).toEqual([2, 2]);
  });

  it("counts as data: what was spent, when, and for whom", async () => {
    const userID = await at.customer();
    expect(await at.figuresOf(userID)).toMatchObject({ moneySpent: 0, lastPurchase: null, lastPurchaseUserID: null });
    const then = after(NOW, minutes(1));
    const { purchaseID, price } = await at.buys(userID, PIECE.wish, then);
    await at.buys(userID, { dlID: ZIP }, then);
    expect(await at.figuresOf(userID)).toMatchObject({
      moneySpent: price + 5_000,
      lastPurchase: then,
      lastPurchaseUserID: userID,
      purchaseCounts: { cash: 2, gold: 0, bundle: 0, gift: 0 },
    });
    await at.returns(userID, purchaseID, then);
    expect(await at.figuresOf(userID)).toMatchObject({ moneySpent: 5_000, purchaseCounts: { cash: 1 } });
  });
});

describe("what is stored", () => {
  it("is purged after ninety days, and the totals stay", async () => {
    const userID = await at.customer();
    await at.buys(userID, { dlID: ZIP }, NOW);
    await stage.run((work) => settlePurchases(work), after(NOW, minutes(60)));
    const rows = () => stage.db.selectFrom("purchases").selectAll().where("user_id", "=", userID).execute();
    await stage.run(
      (work) => shopPurges[0]?.(work) ?? Promise.reject(new Error("nothing is purged")),
      after(NOW, days(90)),
    );
    expect(await rows()).toHaveLength(1);
    await stage.run(
      (work) => shopPurges[0]?.(work) ?? Promise.reject(new Error("nothing is purged")),
      after(NOW, days(91)),
    );
    expect(await rows()).toEqual([]);
    expect(await at.figuresOf(userID)).toMatchObject({ moneySpent: 5_000 });
  });
});
