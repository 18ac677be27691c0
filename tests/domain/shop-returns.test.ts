import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CarID, UserID } from "#shared/ids.ts";
import { pick, seededDice } from "#shared/rules/chance.ts";
import type { Wish } from "#shared/rules/shop/offer.ts";
import { arrangeCars } from "#shared/server/garage/arrange.ts";
import { showGarage } from "#shared/server/garage/show.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { receiptOf } from "#shared/server/shop/buy.ts";
import { settlePurchases } from "#shared/server/shop/settle.ts";
import { after, minutes } from "#shared/units.ts";

import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { ZIP } from "../support/shop-deeds.ts";
import { NITROS, NOW, PACK, PIECE, PIP, shopStage } from "../support/shop-stage.ts";
import { codeOf, tally } from "../support/team-stage.ts";

let stage: Stage;
let at: ReturnType<typeof shopStage>;
beforeAll(async () => {
  stage = await newStage();
  at = shopStage(stage);
});
afterAll(() => stage.db.destroy());

describe("giving back", () => {
  it("pays what was paid, one of two hundred times", async () => {
    const userID = await at.customer(100_000);
    const { purchaseID } = await at.buys(userID, { dlID: ZIP });
    const codes = await atOnce(Array.from({ length: 200 }, () => () => codeOf(at.returns(userID, purchaseID))));
    expect(tally(codes)).toEqual({ done: 1, alreadyDone: 199 });
    expect(await at.balanceOf(userID)).toBe(100_000);
    expect(await at.carsOf(userID)).toEqual([
      { car_id: PIP, state: "owned" },
      { car_id: ZIP, state: "sold" },
    ]);
    expect(await codeOf(at.buys(userID, { dlID: ZIP }))).toBe("done");
    await expectBalanced(stage.db);
  });

  it("takes a bundle back as a whole", async () => {
    const userID = await at.customer(5_000_000);
    const { purchaseID } = await at.buys(userID, PACK.wish);
    await at.returns(userID, purchaseID);
    expect([await at.balanceOf(userID), await at.lootOf(userID)]).toEqual([5_000_000, []]);
    expect((await at.carsOf(userID)).filter(({ state }) => state === "owned")).toHaveLength(1);
  });

  it("ends with the first use, even if it is taken off again", async () => {
    const userID = await at.customer();
    const car = await at.buys(userID, { dlID: ZIP });
    await at.drives(userID, ZIP);
    expect(await codeOf(at.returns(userID, car.purchaseID))).toBe("usedAlready");
    await at.drives(userID, PIP);
    expect(await codeOf(at.returns(userID, car.purchaseID))).toBe("usedAlready");
    const pack = await at.buys(userID, PACK.wish);
    const [piece] = PACK.parts.flatMap(({ item }) => ("lootID" in item ? [item.lootID] : []));
    if (piece === undefined) throw new Error("the bundle has no loot");
    await at.putsOnAndOff(userID, piece);
    expect(await codeOf(at.returns(userID, pack.purchaseID))).toBe("usedAlready");
  });

  it("is not for a car that came into use by itself", async () => {
    const userID = await at.customer();
    const { purchaseID } = await at.buys(userID, { dlID: ZIP });
    await stage.db.updateTable("users").set({ car_id: ZIP }).where("user_id", "=", userID).execute();
    expect(await codeOf(at.returns(userID, purchaseID))).toBe("usedAlready");
    await at.drives(userID, PIP);
    expect(await codeOf(at.returns(userID, purchaseID))).toBe("usedAlready");
  });

  it("stays while a car only stands in the garage and in the showcase", async () => {
    const userID = await at.customer();
    const { purchaseID } = await at.buys(userID, { dlID: ZIP });
    await stage.run((work) => arrangeCars(work, userID, [ZIP, PIP, ...Array.from({ length: 13 }, () => null)]));
    await stage.run((work) => showGarage(work, userID, { showcase: [{ carID: ZIP }] }));
    expect(await codeOf(at.returns(userID, purchaseID))).toBe("done");
  });

  it("ends after an hour, and is not for nitros, for others and for unknown purchases", async () => {
    const [userID, other] = [await at.customer(), await at.customer()];
    const { purchaseID } = await at.buys(userID, { dlID: ZIP }, NOW);
    const nitros = await at.buys(userID, NITROS, NOW);
    expect(await codeOf(at.returns(other, purchaseID))).toBe("notFound");
    expect(await codeOf(at.returns(userID, -10))).toBe("notFound");
    expect(await codeOf(at.returns(userID, nitros.purchaseID))).toBe("notReturnable");
    expect(await codeOf(at.returns(userID, purchaseID, after(NOW, minutes(60))))).toBe("returnOver");
    expect(await codeOf(at.returns(userID, purchaseID, after(NOW, minutes(59))))).toBe("done");
  });

  it("is not for what was sold, bought again, or came again from elsewhere and paid", async () => {
    const userID = await at.customer();
    const first = await at.buys(userID, { dlID: ZIP });
    await at.sells(userID, ZIP);
    expect(await codeOf(at.returns(userID, first.purchaseID))).toBe("notReturnable");
    const second = await at.buys(userID, { dlID: ZIP });
    expect(await codeOf(at.returns(userID, first.purchaseID))).toBe("notReturnable");
    await at.give(userID, [{ carID: ZIP }]);
    expect(await codeOf(at.returns(userID, second.purchaseID))).toBe("notReturnable");
    const piece = await at.buys(userID, PIECE.wish);
    await at.give(userID, [{ lootID: PIECE.id as never }]);
    expect(await codeOf(at.returns(userID, piece.purchaseID))).toBe("notReturnable");
  });

  it("never leaves somebody without a car that everybody can drive", async () => {
    const userID = await at.customer();
    const gold = 80 as CarID;
    await at.give(userID, [{ carID: gold }]);
    await at.makeGold(userID);
    const { purchaseID } = await at.buys(userID, { dlID: ZIP });
    await at.drives(userID, gold);
    await at.sells(userID, PIP);
    expect(await codeOf(at.returns(userID, purchaseID))).toBe("lastCar");
  });
});

describe("achievements", () => {
  it("count a purchase once nobody can give it back", async () => {
    const userID = await at.customer();
    const kept = await at.buys(userID, { dlID: ZIP }, NOW);
    const returned = await at.buys(userID, PIECE.wish, NOW);
    expect(await at.countsOf(userID)).toMatchObject({ totalCars: 1, totalLoot: 0 });
    await at.returns(userID, returned.purchaseID, NOW);
    await stage.run((work) => settlePurchases(work), after(NOW, minutes(59)));
    expect((await at.countsOf(userID))?.itemsBought).toBeUndefined();
    await stage.run((work) => settlePurchases(work), after(NOW, minutes(60)));
    await stage.run((work) => settlePurchases(work), after(NOW, minutes(61)));
    expect(await at.countsOf(userID)).toMatchObject({ itemsBought: 1, totalCars: 2 });
    expect(await codeOf(at.returns(userID, kept.purchaseID, NOW))).toBe("usedAlready");
  });

  it("count what is used at once, and nitros, once each", async () => {
    const userID = await at.customer();
    await at.buys(userID, { dlID: ZIP }, NOW);
    await at.buys(userID, NITROS, NOW);
    expect(await at.countsOf(userID)).toMatchObject({ itemsBought: 1 });
    await at.drives(userID, ZIP);
    await at.drives(userID, PIP);
    expect(await at.countsOf(userID)).toMatchObject({ itemsBought: 2, totalCars: 2 });
  });
});

/** What achievements are told of a player's cars and loot, and the same counted from what is there. */
async function settledThings(userID: UserID) {
  const { db } = stage;
  const users = await db
    .selectFrom("users")
    .select(["settled_cars", "settled_loot"])
    .where("user_id", "=", userID)
    .execute();
  const cars = await db.selectFrom("owned_cars").selectAll().where("user_id", "=", userID).execute();
  const loot = await db.selectFrom("owned_loot").selectAll().where("user_id", "=", userID).execute();
  const purchases = await db.selectFrom("purchases").selectAll().where("user_id", "=", userID).execute();
  const open = new Set(purchases.filter(({ state }) => state === "open").map((each) => receiptOf(each.purchase_id)));
  const counts = ({ reference }: { readonly reference: string }): boolean => !open.has(reference);
  return {
    kept: users.flatMap((user) => [user.settled_cars, user.settled_loot]),
    counted: [cars.filter(({ state }) => state === "owned").filter(counts).length, loot.filter(counts).length],
  };
}

describe("no money machine", () => {
  it.each([1, 2, 3, 4])(
    "is made of any order of buying, giving back, selling, wearing and buying again: %i",
    async (seed) => {
      const dice = seededDice(seed);
      const most = 3_000_000;
      const userID = await at.customer(most);
      const cars = [ZIP, 110, 128, 20].map((id) => id as CarID);
      const wishes: readonly Wish[] = [...cars.map((dlID) => ({ dlID })), PIECE.wish, PACK.wish];
      const bought: number[] = [];
      const deeds = {
        buy: async () => void bought.push((await at.buys(userID, pick(dice, wishes))).purchaseID),
        giveBack: () => at.returns(userID, bought.length === 0 ? 0 : pick(dice, bought.slice(-3))),
        sell: () => at.sells(userID, pick(dice, cars)),
        drive: () => at.drives(userID, pick(dice, [PIP, PIP, ...cars])),
        settle: () =>
          stage.run((work) => settlePurchases(work), after(nowStamp(), minutes(pick(dice, [59, 59, 59, 61])))),
      };
      const done = new Set<string>();
      for (let nth = 0; nth < 120; nth++) {
        const [name, deed] = pick(dice, Object.entries(deeds));
        if ((await codeOf(deed())) === "done") done.add(name);
        expect(await at.balanceOf(userID)).toBeLessThanOrEqual(most);
        const { kept, counted } = await settledThings(userID);
        expect(kept).toEqual(counted);
      }
      expect([...done].toSorted()).toEqual(Object.keys(deeds).toSorted());
      await expectBalanced(stage.db);
    },
  );
});
