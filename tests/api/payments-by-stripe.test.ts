import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { providerOf } from "#shared/server/payments/payments.ts";
import { STRIPE_API_VERSION } from "#shared/server/payments/providers/stripe.ts";
import { reconcile } from "#shared/server/payments/reconcile.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { startProduct, type Product } from "../support/product.ts";
import { startStripe, type StripeDeed, type StripeStandIn } from "../support/stripe-stand-in.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let stripe: StripeStandIn;
let product: Product;
beforeAll(async () => {
  stripe = await startStripe(nowStamp);
  product = await startProduct({
    withWorkers: true,
    env: { ...stripe.settings, PUBLIC_URL: "https://race.example", CONSENT_AGE: "0" },
  });
});
afterAll(async () => {
  await product.close();
  stripe.close();
});

let turn = 0;
const buyer = (): Promise<Visitor> => newRacer(product, `Paying-${turn++}`);
const db = () => product.services.app.db;

const order = (racer: Visitor, SKU: string) =>
  racer.get(CALLS.createSession, { body: { SKU, password: PASSWORD }, headers: { "idempotency-key": randomUUID() } });
const orderOf = async (racer: Visitor) => (await racer.get(CALLS.ownOrders)).orders[0];
const goldOf = async (racer: Visitor) =>
  db()
    .selectFrom("users")
    .select(["membership", "gold_until_stamp"])
    .where("user_id", "=", racer.userID as UserID)
    .executeTakeFirstOrThrow();
const moneyOf = async (racer: Visitor) => (await racer.get(CALLS.self)).user.money;

async function send({ raw, headers }: ReturnType<StripeStandIn["happens"]>): Promise<number> {
  const url = `${product.url}/api/v2/payments/webhook`;
  return (await fetch(url, { method: "POST", body: new Uint8Array(raw), headers })).status;
}

/** Something happens, its event comes, and was counted. */
async function happens(sessionID: string, deed: StripeDeed): Promise<void> {
  expect(await send(stripe.happens(sessionID, deed))).toBe(200);
  await expect
    .poll(() => db().selectFrom("payment_events").select("event_id").where("handled_stamp", "is", null).execute(), {
      timeout: 60_000,
    })
    .toEqual([]);
}

describe("an order that Stripe collects", () => {
  it("leads to its checkout under one key and version, and gives when it is paid", async () => {
    const racer = await buyer();
    const { url, sessionID, invoiceNum } = await order(racer, "gold_30");
    expect(url).toBe(`https://checkout.example/${sessionID}`);
    expect(stripe.asked.at(-1)).toEqual({
      path: "POST /v1/checkout/sessions",
      key: `open:${invoiceNum}`,
      version: STRIPE_API_VERSION,
    });
    await happens(sessionID, "pay");
    expect(await orderOf(racer)).toMatchObject({ state: "given" });
    expect((await goldOf(racer)).membership).toBe("gold");
    expect(await moneyOf(racer)).toBe(275_000);
  });

  it("whose money comes later gives then, and never when it never comes", async () => {
    const [one, other] = [await buyer(), await buyer()];
    const [first, second] = [await order(one, "gold_30"), await order(other, "gold_30")];
    for (const { sessionID } of [first, second]) await send(stripe.happens(sessionID, "pay-later"));
    expect((await orderOf(one))?.state).toBe("open");
    await happens(first.sessionID, "arrive");
    await happens(second.sessionID, "never-arrive");
    expect([(await orderOf(one))?.state, (await orderOf(other))?.state]).toEqual(["given", "expired"]);
    expect((await goldOf(other)).membership).toBe("basic");
  });

  it("gives for what is left where a part goes back, and nothing where all does", async () => {
    const racer = await buyer();
    const { sessionID } = await order(racer, "gold_30");
    await happens(sessionID, "pay");
    const { gold_until_stamp: until } = await goldOf(racer);
    await happens(sessionID, { refund: 250 });
    expect(await orderOf(racer)).toMatchObject({ state: "given", refunded: 250 });
    // 249 of 499 are left: 14.97 of 30 days, of which begun ones stay.
    expect((until ?? 0) - ((await goldOf(racer)).gold_until_stamp ?? 0)).toBe(15 * 86_400);
    expect(await moneyOf(racer)).toBe(25_000 + Math.floor((250_000 * 249) / 499));
    await happens(sessionID, { refund: 499 });
    expect(await orderOf(racer)).toMatchObject({ state: "refunded" });
    expect((await goldOf(racer)).membership).toBe("basic");
    expect(await moneyOf(racer)).toBe(25_000);
  });

  it("gives again what a refund took that failed at the bank", async () => {
    const racer = await buyer();
    const { sessionID } = await order(racer, "gold_30");
    await happens(sessionID, "pay");
    await happens(sessionID, { refund: 499 });
    expect((await orderOf(racer))?.state).toBe("refunded");
    await happens(sessionID, { refundFails: 499 });
    expect(await orderOf(racer)).toMatchObject({ state: "given", refunded: 0 });
    expect((await goldOf(racer)).membership).toBe("gold");
    expect(await moneyOf(racer)).toBe(275_000);
    const { invoiceNum } = (await orderOf(racer)) ?? { invoiceNum: "" };
    expect((await racer.get(CALLS.returnOrder, { params: { invoiceNum } })).order.state).toBe("refunded");
    expect((await goldOf(racer)).membership).toBe("basic");
  });

  it("is one checkout, also when the answer was lost and it is asked for again a while later", async () => {
    const racer = await buyer();
    const body = { SKU: "gold_30", password: PASSWORD };
    const headers = { "idempotency-key": randomUUID() };
    const first = await racer.get(CALLS.createSession, { body, headers });
    await db().updateTable("invoices").set({ session_id: null }).where("invoice_num", "=", first.invoiceNum).execute();
    await expect.poll(nowStamp).toBeGreaterThan(nowStamp());
    expect(await racer.get(CALLS.createSession, { body, headers })).toEqual(first);
  });

  it("is taken back while the bank holds its money, and given again when that comes back", async () => {
    const [winner, loser] = [await buyer(), await buyer()];
    const [won, lost] = [await order(winner, "gold_life"), await order(loser, "cash_200k")];
    for (const { sessionID } of [won, lost]) await happens(sessionID, "pay");
    await happens(won.sessionID, "inquire");
    expect((await orderOf(winner))?.state).toBe("given");
    await happens(won.sessionID, "dispute");
    expect([(await orderOf(winner))?.state, (await goldOf(winner)).membership]).toEqual(["disputed", "basic"]);
    await happens(won.sessionID, "win");
    expect([(await orderOf(winner))?.state, await goldOf(winner)]).toEqual([
      "given",
      { membership: "gold", gold_until_stamp: null },
    ]);
    await happens(lost.sessionID, "dispute");
    await happens(lost.sessionID, "lose");
    expect([(await orderOf(loser))?.state, await moneyOf(loser)]).toEqual(["refunded", 25_000]);
  });

  it("is found by its own number, when the webhook comes before the checkout is written down", async () => {
    const racer = await buyer();
    const { sessionID, invoiceNum } = await order(racer, "gold_30");
    await db().updateTable("invoices").set({ session_id: null }).where("invoice_num", "=", invoiceNum).execute();
    await happens(sessionID, "pay");
    expect((await orderOf(racer))?.state).toBe("given");
  });

  it("stays open while cards are declined, and is over when nobody pays for a day", async () => {
    const racer = await buyer();
    const { sessionID, invoiceNum } = await order(racer, "gold_30");
    const state = async () => (await racer.get(CALLS.paymentTransaction, { params: { id: invoiceNum } })).order.state;
    // Whoever is declined stays on the company's page: nothing is told.
    expect(await state()).toBe("open");
    await happens(sessionID, "expire");
    expect(await state()).toBe("expired");
    expect((await goldOf(racer)).membership).toBe("basic");
  });

  it("counts what came before it was known: a dispute before its payment", async () => {
    const racer = await buyer();
    const { sessionID } = await order(racer, "gold_30");
    const paid = stripe.happens(sessionID, "pay");
    const disputed = stripe.happens(sessionID, "dispute");
    expect(await send(disputed)).toBe(200);
    expect(await send(paid)).toBe(200);
    await expect.poll(async () => (await orderOf(racer))?.state, { timeout: 60_000 }).toBe("disputed");
    expect(await moneyOf(racer)).toBe(25_000);
    await happens(sessionID, "win");
    expect(await moneyOf(racer)).toBe(275_000);
  });

  it("loses nothing by a webhook that was away for a day, nor by one that is asked anew", async () => {
    const racers = [await buyer(), await buyer(), await buyer(), await buyer(), await buyer()];
    const orders = await Promise.all(racers.map((racer) => order(racer, "cash_200k")));
    for (const { sessionID } of orders) stripe.happens(sessionID, "pay");
    stripe.happens(orders[0]?.sessionID ?? "", { refund: 199 });
    const { app } = product.services;
    const provider = providerOf(app);
    if (!provider) throw new Error("nobody collects");
    const { missed } = await reconcile(app, provider);
    expect(missed).toBeGreaterThanOrEqual(6);
    expect(await Promise.all(racers.map(moneyOf))).toEqual([25_000, 225_000, 225_000, 225_000, 225_000]);
    expect((await reconcile(app, provider)).missed).toBe(0);
    expect(await Promise.all(racers.map(moneyOf))).toEqual([25_000, 225_000, 225_000, 225_000, 225_000]);
  });

  it("is given back by a button, once, also when the first answer was lost", async () => {
    const racer = await buyer();
    const { sessionID, invoiceNum } = await order(racer, "gold_30");
    await happens(sessionID, "pay");
    stripe.failNext(9);
    expect(await racer.refused(CALLS.returnOrder, { params: { invoiceNum } })).toBe("unavailable");
    stripe.failNext(0);
    expect((await goldOf(racer)).membership).toBe("gold");
    expect((await racer.get(CALLS.returnOrder, { params: { invoiceNum } })).order.state).toBe("refunded");
    expect((await goldOf(racer)).membership).toBe("basic");
  });

  it("can't be ordered while Stripe is away: nothing is charged, and the next try is another order", async () => {
    const racer = await buyer();
    stripe.failNext(9);
    const body = { SKU: "gold_30", password: PASSWORD };
    expect(await racer.refused(CALLS.createSession, { body, headers: { "idempotency-key": randomUUID() } })).toBe(
      "unavailable",
    );
    stripe.failNext(0);
    const { sessionID } = await order(racer, "gold_30");
    await happens(sessionID, "pay");
    expect((await goldOf(racer)).membership).toBe("gold");
  });
});

it("the page learns the public key, and none of the secrets", async () => {
  const text = await (await fetch(`${product.url}/site.json`)).text();
  expect(text).toContain("pk_of_the_stand_in");
  expect(text).not.toMatch(/sk_of_the|whsec/);
});
