import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { XCELSIOR } from "#shared/content/store.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { charge } from "#shared/server/economy/charge.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { sellOwned } from "#shared/server/economy/sell.ts";
import { parkGoldCars } from "#shared/server/garage/park-gold-cars.ts";
import { openCheckout } from "#shared/server/payments/checkout.ts";
import { writeOrder, type OrderWish } from "#shared/server/payments/orders.ts";
import { whyNoGiveBack } from "#shared/server/payments/own-orders.ts";
import { ProviderAway, ProviderRefuses } from "#shared/server/payments/provider.ts";
import { doTestDeed, signedByTest, type TestDeed } from "#shared/server/payments/providers/test.ts";
import { receive, settleEvent } from "#shared/server/payments/receive.ts";
import { reconcile } from "#shared/server/payments/reconcile.ts";
import { payBackReturned, returnOrder } from "#shared/server/payments/return-order.ts";
import { perform, type App } from "#shared/server/platform/work.ts";
import { lockPlayer } from "#shared/server/players/lock.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { after, days, type Stamp } from "#shared/units.ts";

import { Killed } from "../support/falling-database.ts";
import { expectBalanced } from "../support/money.ts";
import { paymentApp, testBank } from "../support/payment-stage.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const START = 1_800_000_000 as Stamp;
const at = (day: number): Stamp => after(START, days(day));
const then = (day: number): App => paymentApp(stage, () => at(day));

async function order(app: App, buyerID: UserID, wish: OrderWish, receiverID = buyerID): Promise<string> {
  const invoiceNum = await perform(app, (work) => writeOrder(work, app.config, "test", { buyerID, receiverID }, wish));
  await openCheckout(app, testBank(app), invoiceNum);
  return invoiceNum;
}

/** Something happens at the bank, and is counted. */
async function happens(app: App, invoiceNum: string, deed: TestDeed): Promise<void> {
  const body = await doTestDeed(app, `test_${invoiceNum}`, deed);
  if (body === undefined) throw new Error(`${deed} does nothing now`);
  expect(await receive(app, testBank(app), signedByTest(app, body))).toBe(true);
  await settleEvent(app, "test", (JSON.parse(body) as { eventID: string }).eventID);
}

const goldOf = (userID: UserID) =>
  stage.db
    .selectFrom("users")
    .select(["membership", "gold_until_stamp"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
const gold = (until: Stamp | null) => ({ membership: "gold", gold_until_stamp: until });
const NONE = { membership: "basic", gold_until_stamp: null };
const invoiceOf = (invoiceNum: string) =>
  stage.db.selectFrom("invoices").selectAll().where("invoice_num", "=", invoiceNum).executeTakeFirstOrThrow();
const balanceOf = async (userID: UserID) =>
  (await stage.db.selectFrom("money_accounts").select("balance").where("user_id", "=", userID).executeTakeFirst())
    ?.balance ?? 0;
const debtOf = async (userID: UserID) =>
  (await stage.db.selectFrom("debts").select("amount").where("user_id", "=", userID).executeTakeFirst())?.amount ?? 0;
const give = (userID: UserID, cash: number, reference: string) =>
  stage.run((work) => grant(work, [{ userID, rewards: [{ cash }], reference, reason: "test" }]));

const spend = (userID: UserID, price: number) =>
  stage.run((work) => charge(work, userID, { price, reference: `spent:${userID}`, reason: "test" }));

async function friends(): Promise<readonly [UserID, UserID]> {
  const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
  await stage.db
    .insertInto("friendships")
    .values([
      { user_id: one, friend_id: other, since_stamp: START },
      { user_id: other, friend_id: one, since_stamp: START },
    ])
    .execute();
  return [one, other];
}

describe("gold that was bought", () => {
  it("goes on from its end, and ends earlier by what is taken out of its middle", async () => {
    const userID = await stage.newPlayer();
    const first = await order(then(0), userID, { sku: "gold_30" });
    await happens(then(0), first, "pay");
    const second = await order(then(10), userID, { sku: "gold_30" });
    await happens(then(10), second, "pay");
    expect(await goldOf(userID)).toEqual(gold(at(60)));
    await happens(then(20), first, "refund");
    expect(await goldOf(userID)).toEqual(gold(at(40)));
    await happens(then(25), second, "dispute");
    expect(await goldOf(userID)).toEqual({ membership: "basic", gold_until_stamp: at(25) });
    // It had run for 15 days: 15 are left.
    await happens(then(70), second, "win");
    expect(await goldOf(userID)).toEqual(gold(at(85)));
  });

  it("for life stays when something with an end is taken back, and what is left counts when it goes", async () => {
    const userID = await stage.newPlayer();
    const year = await order(then(0), userID, { sku: "gold_365" });
    await happens(then(0), year, "pay");
    const life = await order(then(1), userID, { sku: "gold_life" });
    await happens(then(1), life, "pay");
    expect(await goldOf(userID)).toEqual(gold(null));
    await happens(then(2), life, "refund");
    expect(await goldOf(userID)).toEqual(gold(at(365)));
  });

  it("leaves gold from elsewhere as it is", async () => {
    const userID = await stage.newPlayer({ membership: "gold", gold_until_stamp: at(50) });
    const bought = await order(then(0), userID, { sku: "gold_30" });
    await happens(then(0), bought, "pay");
    expect(await goldOf(userID)).toEqual(gold(at(80)));
    await happens(then(1), bought, "refund");
    expect(await goldOf(userID)).toEqual(gold(at(50)));
  });
});

describe("cash that was bought, and spent before it was taken back", () => {
  it("is kept of what comes next, whatever it comes for, until it is paid", async () => {
    const userID = await stage.newPlayer();
    const bought = await order(then(0), userID, { sku: "cash_200k" });
    await happens(then(0), bought, "pay");
    await give(userID, 5_000, `more:${userID}`);
    await spend(userID, 195_000);
    await happens(then(1), bought, "dispute");
    expect([await balanceOf(userID), await debtOf(userID)]).toEqual([0, 190_000]);
    await give(userID, 40_000, `race:${userID}`);
    expect([await balanceOf(userID), await debtOf(userID)]).toEqual([0, 150_000]);
    await give(userID, 40_000, `race:${userID}`);
    expect(await debtOf(userID)).toBe(150_000);
    await happens(then(2), bought, "win");
    expect([await balanceOf(userID), await debtOf(userID)]).toEqual([50_000, 0]);
    await expectBalanced(stage.db);
  });
});

describe("a car that came with gold", () => {
  const carOf = async (userID: UserID) =>
    (await stage.db.selectFrom("owned_cars").select("state").where("user_id", "=", userID).execute()).map(
      ({ state }) => state,
    );

  it("is left at the gate when the gold goes, and stays owned", async () => {
    const userID = await stage.newPlayer();
    await stage.run((work) =>
      grant(work, [{ userID, rewards: [{ carID: 5 as CarID }], reference: `first:${userID}`, reason: "test" }]),
    );
    const invoiceNum = await order(then(0), userID, { sku: "gold_30" });
    await happens(then(0), invoiceNum, "pay");
    await stage.db.updateTable("users").set({ car_id: XCELSIOR }).where("user_id", "=", userID).execute();
    await happens(then(1), invoiceNum, "refund");
    await stage.run(parkGoldCars, at(1.1));
    const { car_id } = await stage.db
      .selectFrom("users")
      .select("car_id")
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow();
    expect(car_id).toBe(5);
    expect(await carOf(userID)).toEqual(["owned", "owned"]);
  });

  it("waits unused behind other gold, whatever is raced meanwhile", async () => {
    const userID = await stage.newPlayer();
    const first = await order(then(0), userID, { sku: "gold_30" });
    await happens(then(0), first, "pay");
    const next = await order(then(1), userID, { sku: "gold_365" });
    await happens(then(1), next, "pay");
    await stage.run(
      (work) => grant(work, [{ userID, rewards: [{ cash: 1 }], reference: `raced:${userID}`, reason: "race" }]),
      at(2),
    );
    const whyNot = (num: string) => stage.run((work) => whyNoGiveBack(work, userID, num), at(3));
    expect([await whyNot(first), await whyNot(next)]).toEqual(["used", undefined]);
  });

  it("comes once in a life: who sold it gets none with the next order, and can't give that first one back", async () => {
    const userID = await stage.newPlayer();
    const app = then(0);
    const first = await order(app, userID, { sku: "gold_30" });
    await happens(app, first, "pay");
    const whyNot = () => stage.run((work) => whyNoGiveBack(work, userID, first), at(1));
    expect(await whyNot()).toBeUndefined();
    await stage.run((work) => sellOwned(work, userID, XCELSIOR, 800_000));
    expect(await whyNot()).toBe("used");
    const second = await order(then(2), userID, { sku: "gold_30" });
    await happens(then(2), second, "pay");
    expect([await carOf(userID), await balanceOf(userID)]).toEqual([["sold"], 1_300_000]);
  });
});

describe("an order that is given back", () => {
  let app: App;
  beforeAll(() => void (app = then(0)));
  /** A provider that falls over, or says no, as the money should go back. */
  const failing = (fault: Error) => ({ ...testBank(app), refund: () => Promise.reject(fault) });

  it("is as before when the provider says no, and gold has lost no second", async () => {
    const userID = await stage.newPlayer();
    const invoiceNum = await order(app, userID, { sku: "gold_30" });
    await happens(app, invoiceNum, "pay");
    await expect(returnOrder(app, failing(new ProviderAway("no")), userID, invoiceNum)).rejects.toMatchObject({
      code: "unavailable",
    });
    expect([await goldOf(userID), await balanceOf(userID)]).toEqual([gold(at(30)), 250_000]);
    expect((await invoiceOf(invoiceNum)).state).toBe("given");
    await returnOrder(app, testBank(app), userID, invoiceNum);
    expect([(await invoiceOf(invoiceNum)).state, await balanceOf(userID)]).toEqual(["refunded", 0]);
  });

  it("is paid back by the next reading, when the process fell before the provider was asked", async () => {
    const userID = await stage.newPlayer();
    const invoiceNum = await order(app, userID, { sku: "gold_30" });
    await happens(app, invoiceNum, "pay");
    await expect(returnOrder(app, failing(new Killed()), userID, invoiceNum)).rejects.toThrow(Killed);
    expect((await invoiceOf(invoiceNum)).state).toBe("refunded");
    const bankOf = () =>
      stage.db
        .selectFrom("test_sessions")
        .select("refunded_minor")
        .where("invoice_num", "=", invoiceNum)
        .executeTakeFirstOrThrow();
    expect(await bankOf()).toEqual({ refunded_minor: 0 });
    expect(await payBackReturned(app, testBank(app))).toBe(1);
    expect(await bankOf()).toEqual({ refunded_minor: 499 });
    expect(await payBackReturned(app, testBank(app))).toBe(0);
  });

  it("that went back in part before is paid back too, and each order alone", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const nums = [await order(app, one, { sku: "gold_30" }), await order(app, other, { sku: "gold_30" })] as const;
    for (const invoiceNum of nums) await happens(app, invoiceNum, "pay");
    await happens(then(0.1), nums[0], "refund-half");
    for (const [nth, userID] of [one, other].entries()) {
      const failing = { ...testBank(then(0.2)), refund: () => Promise.reject(new Killed()) };
      await expect(returnOrder(then(0.2), failing, userID, nums[nth] ?? "")).rejects.toThrow(Killed);
    }
    const bank = testBank(then(0.3));
    const refusing = (fault: Error) => ({
      ...bank,
      refund: (...asked: Parameters<typeof bank.refund>) =>
        asked[1].invoiceNum === nums[0] ? Promise.reject(fault) : bank.refund(...asked),
    });
    expect(await payBackReturned(then(0.3), refusing(new ProviderAway("busy")))).toBe(1);
    expect(await Promise.all(nums.map(async (num) => (await invoiceOf(num)).state))).toEqual(["refunded", "refunded"]);
    await payBackReturned(then(0.4), refusing(new ProviderRefuses("never")));
    expect(await invoiceOf(nums[0])).toMatchObject({ state: "given", refunded_minor: 249 });
    expect(await payBackReturned(then(0.5), bank)).toBe(0);
  });

  it("can't be spent meanwhile: of twenty that give back and spend at once, none has both", async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => stage.newPlayer()));
    for (const userID of players) {
      const invoiceNum = await order(app, userID, { sku: "cash_200k" });
      await happens(app, invoiceNum, "pay");
      await Promise.allSettled([
        returnOrder(app, testBank(app), userID, invoiceNum),
        stage.run(async (work) => {
          await lockPlayer(work, userID, ["user_id"], "change");
          await charge(work, userID, { price: 200_000, reference: `both:${userID}`, reason: "test" });
        }),
      ]);
      const { state } = await invoiceOf(invoiceNum);
      const spent = await stage.db
        .selectFrom("money_transfers")
        .select("transfer_id")
        .where("reference", "=", `both:${userID}`)
        .execute();
      expect([state, spent.length]).toEqual(state === "refunded" ? ["refunded", 0] : ["given", 1]);
      expect([await balanceOf(userID), await debtOf(userID)]).toEqual([0, 0]);
    }
  });
});

describe("a gift", () => {
  it("keeps the days that have begun when its giver takes the money back, and makes nobody owe", async () => {
    const [giver, friend] = await friends();
    const invoiceNum = await order(then(0), giver, { sku: "gold_30", message: "For you!" }, friend);
    await happens(then(0), invoiceNum, "pay");
    expect([await goldOf(giver), await goldOf(friend)]).toEqual([NONE, gold(at(30))]);
    await spend(friend, 250_000);
    await happens(then(12.5), invoiceNum, "refund");
    expect(await goldOf(friend)).toEqual(gold(at(13)));
    expect([await balanceOf(friend), await debtOf(friend), await debtOf(giver)]).toEqual([0, 0, 0]);
  });

  it("whose dispute is won gives the days again that were not there", async () => {
    const [giver, friend] = await friends();
    const invoiceNum = await order(then(0), giver, { sku: "gold_30" }, friend);
    await happens(then(0), invoiceNum, "pay");
    await happens(then(3), invoiceNum, "dispute");
    expect(await goldOf(friend)).toEqual(gold(at(3)));
    await happens(then(70), invoiceNum, "win");
    expect(await goldOf(friend)).toEqual(gold(at(97)));
  });

  it("of gold for life leaves the days that were used, and a dispute that is won gives life again", async () => {
    const [giver, friend] = await friends();
    const invoiceNum = await order(then(0), giver, { sku: "gold_life" }, friend);
    await happens(then(0), invoiceNum, "pay");
    await happens(then(400), invoiceNum, "dispute");
    expect(await goldOf(friend)).toEqual(gold(at(400)));
    await happens(then(420), invoiceNum, "win");
    expect(await goldOf(friend)).toEqual(gold(null));
  });

  it("that hasn't begun goes whole", async () => {
    const [giver, friend] = await friends();
    const own = await order(then(0), friend, { sku: "gold_30" });
    await happens(then(0), own, "pay");
    const invoiceNum = await order(then(1), giver, { sku: "gold_365" }, friend);
    await happens(then(1), invoiceNum, "pay");
    expect(await goldOf(friend)).toEqual(gold(at(395)));
    await happens(then(20), invoiceNum, "refund");
    expect(await goldOf(friend)).toEqual(gold(at(30)));
  });
});

describe("an order", () => {
  it("stays in the books without a person when its account is erased, also while it is open", async () => {
    const [giver, friend] = await friends();
    const given = await order(then(0), giver, { sku: "gold_30", message: "Hello!" }, friend);
    await happens(then(0), given, "pay");
    const open = await order(then(0), giver, { sku: "gold_life" });
    await stage.db
      .updateTable("users")
      .set({ erase_stamp: at(1) })
      .where("user_id", "=", giver)
      .execute();
    expect(await eraseAccounts(then(2))).toBe(1);
    expect(await invoiceOf(given)).toMatchObject({ user_id: null, receiver_id: friend, message: null, state: "given" });
    await happens(then(2), open, "pay");
    expect(await invoiceOf(open)).toMatchObject({ user_id: null, receiver_id: null, state: "paid", given_stamp: null });
    await happens(then(3), open, "refund");
    expect(await invoiceOf(open)).toMatchObject({ state: "refunded", refunded_minor: 8_999 });
    expect(await goldOf(friend)).toEqual(gold(at(30)));
  });

  it("of whoever was declared a bot meanwhile waits for an operator, and gives nothing", async () => {
    const userID = await stage.newPlayer();
    const invoiceNum = await order(then(0), userID, { sku: "gold_30" });
    await stage.db.updateTable("users").set({ is_bot: true }).where("user_id", "=", userID).execute();
    await happens(then(0), invoiceNum, "pay");
    expect([(await invoiceOf(invoiceNum)).state, await goldOf(userID)]).toEqual(["paid", NONE]);
  });

  it("is settled once, when its event is counted fifty times at once", async () => {
    const userID = await stage.newPlayer();
    const app = then(0);
    const invoiceNum = await order(app, userID, { sku: "gold_30" });
    const body = (await doTestDeed(app, `test_${invoiceNum}`, "pay")) ?? "";
    const { eventID } = JSON.parse(body) as { eventID: string };
    await receive(app, testBank(app), signedByTest(app, body));
    await atOnce(
      Array.from({ length: 50 }, (_each, nth) => async () => {
        if (nth % 5 === 0) await receive(app, testBank(app), signedByTest(app, body));
        await settleEvent(app, "test", eventID);
      }),
    );
    expect([await goldOf(userID), await balanceOf(userID)]).toEqual([gold(at(30)), 250_000]);
    await expectBalanced(stage.db);
  });

  it("lapses a day after it was opened, and counts when it is paid after all", async () => {
    const userID = await stage.newPlayer();
    const invoiceNum = await order(then(0), userID, { sku: "cash_200k" });
    await reconcile(then(0.9), testBank(then(0.9)));
    expect((await invoiceOf(invoiceNum)).state).toBe("open");
    await reconcile(then(1.1), testBank(then(1.1)));
    expect((await invoiceOf(invoiceNum)).state).toBe("expired");
    const late = signedByTest(
      then(2),
      JSON.stringify({
        eventID: "evt_late",
        type: "paid",
        invoiceNum,
        sessionID: null,
        paymentID: "pay_late",
        amountMinor: 199,
        currency: "usd",
        refundedMinor: null,
        stamp: at(2),
      }),
    );
    await receive(then(2), testBank(then(2)), late);
    await settleEvent(then(2), "test", "evt_late");
    expect([(await invoiceOf(invoiceNum)).state, await balanceOf(userID)]).toEqual(["given", 200_000]);
  });
});
