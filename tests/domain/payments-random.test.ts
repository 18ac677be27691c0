import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { XCELSIOR } from "#shared/content/store.ts";
import type { UserID } from "#shared/ids.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { charge } from "#shared/server/economy/charge.ts";
import { openCheckout } from "#shared/server/payments/checkout.ts";
import { writeOrder } from "#shared/server/payments/orders.ts";
import { doTestDeed, signedByTest, TEST_DEEDS } from "#shared/server/payments/providers/test.ts";
import { receive, settleEvent } from "#shared/server/payments/receive.ts";
import { reconcile } from "#shared/server/payments/reconcile.ts";
import { perform } from "#shared/server/platform/work.ts";
import { lockPlayer } from "#shared/server/players/lock.ts";
import { after, days, hours, type Stamp } from "#shared/units.ts";

import { diceOf, shuffled } from "../support/dice.ts";
import { fallingDatabase, Killed } from "../support/falling-database.ts";
import { expectBalanced } from "../support/money.ts";
import { paymentApp, testBank } from "../support/payment-stage.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

const LISTS = 1_000;
const DAY = 86_400;
const START = 1_800_000_000 as Stamp;

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const oneOf = <T>(things: readonly T[], dice: Dice): T => things[Math.floor(dice() * things.length)] as T;
const upTo = (most: number, dice: Dice): number => Math.floor(dice() * (most + 1));

/** An order, and what happened to its money at the bank. */
interface Order {
  readonly invoiceNum: string;
  readonly sku: string;
  readonly bodies: readonly string[];
}

/** What a player should have by the bank's own books, spelled out anew. */
interface Kept {
  readonly cash: number;
  /** null: for life. */
  readonly days: number | null;
}

const GIVES: Readonly<Record<string, Kept>> = {
  gold_30: { cash: 250_000, days: 30 },
  gold_365: { cash: 250_000, days: 365 },
  gold_life: { cash: 250_000, days: null },
  cash_200k: { cash: 200_000, days: 0 },
  cash_600k: { cash: 600_000, days: 0 },
};

async function keptOf({ invoiceNum, sku }: Order): Promise<Kept> {
  const bank = await stage.db
    .selectFrom("test_sessions")
    .selectAll()
    .where("invoice_num", "=", invoiceNum)
    .executeTakeFirstOrThrow();
  const given = GIVES[sku] as Kept;
  const isGone = bank.state !== "paid" || bank.dispute === "open" || bank.dispute === "lost";
  const share = isGone ? 0 : 1 - bank.refunded_minor / bank.amount_minor;
  if (share === 0) return { cash: 0, days: 0 };
  return {
    cash: Math.floor(given.cash * share + 1e-6),
    days: given.days === null ? null : Math.ceil(given.days * share - 1e-6),
  };
}

/** When gold ends, day for day. */
function goldEnd(spans: readonly { readonly from: number; readonly days: number }[]): number | undefined {
  let end: number | undefined;
  for (const { from, days: count } of spans.toSorted((one, other) => one.from - other.from)) {
    end = Math.max(end ?? 0, from) + count * DAY;
  }
  return end;
}

/** A player with orders, and what they spent of what came. */
interface List {
  readonly userID: UserID;
  readonly orders: readonly Order[];
  readonly spent: number;
}

async function runList(nth: number): Promise<List> {
  const dice = diceOf(`payments ${nth}`);
  let now = START;
  const at = (): Stamp => now;
  const later = (most: number): void => void (now = after(now, hours(upTo(most, dice))));
  const app = paymentApp(stage, at);
  const bank = testBank(app);
  const userID = await stage.newPlayer();
  const orders: Order[] = [];
  for (let count = 1 + upTo(2, dice); count > 0; count--) {
    const sku = oneOf(Object.keys(GIVES), dice);
    const invoiceNum = await perform(app, (work) =>
      writeOrder(work, app.config, "test", { buyerID: userID, receiverID: userID }, { sku }),
    );
    const { sessionID } = await openCheckout(app, bank, invoiceNum);
    const bodies: string[] = [];
    for (let deeds = upTo(5, dice); deeds > 0; deeds--) {
      const body = await doTestDeed(app, sessionID, dice() < 0.4 ? "pay" : oneOf(TEST_DEEDS, dice));
      if (body !== undefined) bodies.push(body);
    }
    orders.push({ invoiceNum, sku, bodies });
  }
  const told = shuffled(
    orders.flatMap(({ bodies }) => bodies.flatMap((body) => Array.from({ length: upTo(2, dice) }, () => body))),
    dice,
  );
  let spent = 0;
  for (const body of told) {
    later(24);
    await withKills(app, dice, async (mortal) => {
      expect(await receive(mortal, testBank(mortal), signedByTest(mortal, body))).toBe(true);
      await settleEvent(mortal, "test", (JSON.parse(body) as { eventID: string }).eventID);
    });
    if (dice() < 0.3) spent += await spend(app, userID, dice);
  }
  return { userID, orders, spent };
}

/** Runs something whose process is killed between two statements, again and again until it gets through. */
async function withKills(
  app: ReturnType<typeof paymentApp>,
  dice: Dice,
  run: (mortal: typeof app) => Promise<void>,
): Promise<void> {
  for (let tries = dice() < 0.5 ? 1 + upTo(1, dice) : 0; tries > 0; tries--) {
    const mortal = { ...app, db: fallingDatabase(app.db, upTo(25, dice)) };
    try {
      await run(mortal);
      return;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }
  await run(app);
}

async function spend(app: ReturnType<typeof paymentApp>, userID: UserID, dice: Dice): Promise<number> {
  const { balance } = await moneyOf(userID);
  const price = Math.floor(balance * dice());
  if (price < 1) return 0;
  await perform(app, async (work) => {
    await lockPlayer(work, userID, ["user_id"], "change");
    await charge(work, userID, { price, reference: `spent:${userID}:${dice()}`, reason: "test" });
  });
  return price;
}

async function moneyOf(userID: UserID): Promise<{ readonly balance: number; readonly debt: number }> {
  const { rows } = await sql<{ balance: number; debt: number }>`
    select coalesce((select balance from money_accounts where user_id = ${userID}), 0) as balance,
      coalesce((select amount from debts where user_id = ${userID}), 0) as debt`.execute(stage.db);
  return rows[0] ?? { balance: 0, debt: 0 };
}

async function expectKept({ userID, orders, spent }: List): Promise<void> {
  const kept = await Promise.all(orders.map(keptOf));
  const { balance, debt } = await moneyOf(userID);
  expect(balance - debt + spent).toBe(kept.reduce((sum, { cash }) => sum + cash, 0));
  expect(balance === 0 || debt === 0).toBe(true);
  const user = await stage.db
    .selectFrom("users")
    .select(["membership", "gold_until_stamp"])
    .where("user_id", "=", userID)
    .executeTakeFirstOrThrow();
  const invoices = await stage.db
    .selectFrom("invoices")
    .select(["invoice_num", "given_stamp", "state", "invoice_id"])
    .where("user_id", "=", userID)
    .execute();
  const invoiceOf = (order: Order) => invoices.find(({ invoice_num }) => invoice_num === order.invoiceNum);
  const givenOf = (order: Order) => invoiceOf(order)?.given_stamp;
  const stored = await stage.db.selectFrom("gold_spans").selectAll().where("user_id", "=", userID).execute();
  /** When it was given, or later by the time for which it was taken. */
  const fromOf = (order: Order): number =>
    stored.find(({ reference }) => reference === `invoice:${invoiceOf(order)?.invoice_id}`)?.stamp ?? 0;
  const isForLife = kept.some((each) => each.days === null);
  const spans = orders.flatMap((order, nth) => {
    const count = kept[nth]?.days ?? 0;
    return count === 0 ? [] : [{ from: fromOf(order), days: count }];
  });
  const end = isForLife ? undefined : goldEnd(spans);
  const isGold = isForLife || spans.length > 0;
  // Of gold that was all taken back the account keeps when it ended.
  const until = isGold || stored.length === 0 ? (end ?? null) : user.gold_until_stamp;
  expect(user).toEqual({ membership: isGold ? "gold" : "basic", gold_until_stamp: until });
  expect((until ?? 0) > 0 || isForLife || stored.length === 0).toBe(true);
  for (const order of orders)
    expect(fromOf(order)).toBeGreaterThanOrEqual(stored.length > 0 && fromOf(order) > 0 ? (givenOf(order) ?? 0) : 0);
  const everGold = orders.some((order) => order.sku.startsWith("gold") && typeof givenOf(order) === "number");
  const cars = await stage.db.selectFrom("owned_cars").select("car_id").where("user_id", "=", userID).execute();
  expect(cars.map(({ car_id }) => car_id)).toEqual(everGold ? [XCELSIOR] : []);
  const grants = await stage.db.selectFrom("grants").select("reference").where("user_id", "=", userID).execute();
  expect(grants.map(({ reference }) => reference).toSorted()).toEqual(
    invoices.flatMap((each) => (each.given_stamp === null ? [] : `invoice:${each.invoice_id}`)).toSorted(),
  );
}

it(`what was given equals what was paid and not taken back, in ${LISTS} lists of events in whatever order, doubled, late, lost, with the process killed in between`, async () => {
  const lists = await atOnce(Array.from({ length: LISTS }, (_each, nth) => () => runList(nth)));
  const app = paymentApp(stage, () => after(START, days(29)));
  for (let nth = 0; nth < 20; nth++) {
    await withKills(app, diceOf(`reconciled ${nth}`), async (mortal) => {
      await reconcile(mortal, testBank(mortal));
    });
  }
  await atOnce(lists.map((list) => () => expectKept(list)));
  const states = await stage.db.selectFrom("invoices").select("state").distinct().execute();
  expect(states.map(({ state }) => state).toSorted()).toEqual(["disputed", "expired", "given", "open", "refunded"]);
  expect(
    (await stage.db.selectFrom("debts").select("user_id").where("amount", ">", 0).execute()).length,
  ).toBeGreaterThan(9);
  await expectBalanced(stage.db);
});
