import { randomUUID } from "node:crypto";

import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { emailKey } from "#shared/server/mail/email-key.ts";
import { doTestDeed, signedByTest, TEST_SIGNATURE, type TestDeed } from "#shared/server/payments/providers/test.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days, minutes, type Stamp } from "#shared/units.ts";

import { addClass, addMember } from "../support/class-world.ts";
import { letterTo } from "../support/letters.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true, env: { CONSENT_AGE: "16" } });
});
afterAll(() => product.close());

let turn = 0;
/** Somebody old enough. */
async function buyer(): Promise<Visitor> {
  const racer = await newRacer(product, `Buying-${turn++}`);
  await racer.get(CALLS.answerAge, { body: { yearOfBirth: 1980 } });
  return racer;
}
const app = () => product.services.app;
const db = () => app().db;

const order = async (racer: Visitor, body: Record<string, unknown>) =>
  racer.get(CALLS.createSession, {
    body: { password: PASSWORD, ...body },
    headers: { "idempotency-key": randomUUID() },
  });
const sessionOf = (invoiceNum: string): string => `test_${invoiceNum}`;
const stateOf = async (racer: Visitor, invoiceNum: string) =>
  (await racer.get(CALLS.paymentTransaction, { params: { id: invoiceNum } })).order.state;
const membershipOf = async (racer: Visitor) =>
  db()
    .selectFrom("users")
    .select(["membership", "gold_until_stamp"])
    .where("user_id", "=", racer.userID as UserID)
    .executeTakeFirstOrThrow();

/** What a provider sends, as bytes with headers. */
async function send({ raw, headers }: { readonly raw: Buffer; readonly headers: Record<string, string> }) {
  const answer = await fetch(`${product.url}/api/v2/payments/webhook`, {
    method: "POST",
    body: new Uint8Array(raw),
    headers,
  });
  return answer.status;
}

/** Something happens at the bank, and its event comes. */
async function happens(invoiceNum: string, deed: TestDeed): Promise<{ raw: Buffer; headers: Record<string, string> }> {
  const body = await doTestDeed(app(), sessionOf(invoiceNum), deed);
  if (body === undefined) throw new Error(`${deed} does nothing now`);
  const event = signedByTest(app(), body);
  expect(await send(event)).toBe(200);
  return event;
}

describe("an order for real money", () => {
  it("gives gold when its payment comes, once, and sends a receipt", async () => {
    const racer = await buyer();
    await db()
      .updateTable("users")
      .set({
        email: "payer@example.org",
        email_key: emailKey("payer@example.org"),
        email_verified_stamp: nowStamp(),
      })
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    const { invoiceNum, url } = await order(racer, { SKU: "gold_30" });
    expect(url).toContain(sessionOf(invoiceNum));
    expect(await stateOf(racer, invoiceNum)).toBe("open");
    expect((await membershipOf(racer)).membership).toBe("basic");
    const event = await happens(invoiceNum, "pay");
    await expect.poll(() => stateOf(racer, invoiceNum), { timeout: 60_000 }).toBe("given");
    const { membership, gold_until_stamp: until } = await membershipOf(racer);
    expect(membership).toBe("gold");
    expect(await send(event)).toBe(200);
    const letter = await letterTo(product, "payer@example.org", `Your receipt for order ${invoiceNum}`);
    expect(letter).toContain("US$4.99");
    const { orders, spending } = await racer.get(CALLS.ownOrders);
    expect(orders).toMatchObject([{ invoiceNum, state: "given", price: 499, goldDays: 30, cash: 250_000 }]);
    expect(spending).toEqual({ days: 30, spent: 499, currency: "usd" });
    expect((await membershipOf(racer)).gold_until_stamp).toBe(until);
    expect((await racer.get(CALLS.self)).user).toMatchObject({ membership: "gold", money: 275_000 });
  });

  it("is settled by the question of the page, before any webhook came", async () => {
    const racer = await buyer();
    const { invoiceNum } = await order(racer, { SKU: "cash_200k" });
    await doTestDeed(app(), sessionOf(invoiceNum), "pay");
    expect(await stateOf(racer, invoiceNum)).toBe("given");
    expect((await racer.get(CALLS.self)).user.money).toBe(225_000);
  });

  it("is somebody's own: to anybody else it isn't there", async () => {
    const [racer, other] = [await buyer(), await buyer()];
    const { invoiceNum } = await order(racer, { SKU: "gold_30" });
    await happens(invoiceNum, "pay");
    expect(await other.refused(CALLS.paymentTransaction, { params: { id: invoiceNum } })).toBe("notFound");
    expect(await other.refused(CALLS.returnOrder, { params: { invoiceNum } })).toBe("notFound");
    expect((await other.get(CALLS.ownOrders)).orders).toEqual([]);
  });

  it("asks for the password, and is one order however often it is asked for with its key", async () => {
    const racer = await buyer();
    const ask = (body: object, key = randomUUID()) =>
      racer.ask(CALLS.createSession, { body: { SKU: "gold_30", ...body }, headers: { "idempotency-key": key } });
    expect((await ask({})).json.error).toBe("wrongPassword");
    expect((await ask({ password: "not this one" })).json.error).toBe("wrongPassword");
    const key = randomUUID();
    const [one, two] = [await ask({ password: PASSWORD }, key), await ask({ password: PASSWORD }, key)];
    expect(two.json).toEqual(one.json);
    expect((await racer.get(CALLS.ownOrders)).orders).toHaveLength(1);
  });

  it.each([
    [{ SKU: "gold_31" }, "notFound"],
    [{}, "notFound"],
    [{ userBundleID: 1 }, "offerOver"],
    [{ SKU: "gold_30", price: 1 }, "badInput"],
    [{ SKU: "gold_30", username: "nobody-of-that-name" }, "notAllowed"],
    [{ SKU: "gold_30", purchaseMethod: "cash" }, "badInput"],
  ])("of %o is refused: %s", async (body, error) => {
    const racer = await buyer();
    const headers = { "idempotency-key": randomUUID() };
    expect((await racer.ask(CALLS.createSession, { body: { password: PASSWORD, ...body }, headers })).json.error).toBe(
      error,
    );
    expect((await racer.get(CALLS.ownOrders)).orders).toEqual([]);
  });

  it("can be given back for 14 days while it is unused, and then everything is as before", async () => {
    const racer = await buyer();
    const { invoiceNum } = await order(racer, { SKU: "gold_365" });
    expect(await racer.refused(CALLS.returnOrder, { params: { invoiceNum } })).toBe("notReturnable");
    await happens(invoiceNum, "pay");
    await expect.poll(() => stateOf(racer, invoiceNum), { timeout: 60_000 }).toBe("given");
    const back = await racer.get(CALLS.returnOrder, { params: { invoiceNum } });
    expect(back.order).toMatchObject({ state: "refunded", refunded: 2_999, returnableUntil: null });
    expect((await membershipOf(racer)).membership).toBe("basic");
    expect((await racer.get(CALLS.self)).user.money).toBe(25_000);
    expect(await racer.refused(CALLS.returnOrder, { params: { invoiceNum } })).toBe("notReturnable");
  });

  it("can't be given back later, nor with its cash spent", async () => {
    const racer = await buyer();
    const gold = await order(racer, { SKU: "gold_30" });
    await happens(gold.invoiceNum, "pay");
    await expect.poll(() => stateOf(racer, gold.invoiceNum), { timeout: 60_000 }).toBe("given");
    const given = (stamp: Stamp) =>
      db().updateTable("invoices").set({ given_stamp: stamp }).where("invoice_num", "=", gold.invoiceNum).execute();
    await given(before(nowStamp(), days(14)));
    expect(await racer.refused(CALLS.returnOrder, { params: { invoiceNum: gold.invoiceNum } })).toBe("notReturnable");
    await given(nowStamp());
    await racer.get(CALLS.buyCar, { params: { dlID: 110 } });
    await db()
      .updateTable("invoices")
      .set({ cash_given: 10_000_000 })
      .where("invoice_num", "=", gold.invoiceNum)
      .execute();
    expect(await racer.refused(CALLS.returnOrder, { params: { invoiceNum: gold.invoiceNum } })).toBe("notReturnable");
  });

  it("for a friend gives the friend gold, with fit words alone, and nothing to a stranger", async () => {
    const [giver, friend, stranger] = [await buyer(), await buyer(), await buyer()];
    await giver.get(CALLS.requestFriend, { params: { id: friend.userID } });
    await friend.get(CALLS.acceptFriend, { params: { id: giver.userID } });
    const nameOf = async (racer: Visitor) => (await racer.get(CALLS.self)).user.username ?? "";
    const [name, other] = [await nameOf(friend), await nameOf(stranger)];
    const wish = (more: object) =>
      giver.ask(CALLS.createSession, {
        body: { SKU: "gold_30", password: PASSWORD, ...more },
        headers: { "idempotency-key": randomUUID() },
      });
    expect((await wish({ username: other })).json.error).toBe("notAllowed");
    expect((await wish({ username: name, SKU: "cash_200k" })).json.error).toBe("notAllowed");
    expect((await wish({ username: name, message: "write to me: fox@example.org" })).json.error).toBe("badInput");
    const { invoiceNum } = await order(giver, { username: name, SKU: "gold_30", message: "For you!" });
    await happens(invoiceNum, "pay");
    await expect.poll(async () => (await membershipOf(friend)).membership, { timeout: 60_000 }).toBe("gold");
    expect((await membershipOf(giver)).membership).toBe("basic");
    expect((await friend.get(CALLS.latestNotifications)).notices[0]?.notification).toMatchObject({
      kind: "gold-gift",
      data: { userID: giver.userID, goldDays: 30 },
    });
  });
});

describe("who may buy", () => {
  const newcomer = () => newRacer(product, `Asking-${turn++}`);
  const tries = async (racer: Visitor) =>
    racer.ask(CALLS.createSession, {
      body: { SKU: "gold_30", password: PASSWORD },
      headers: { "idempotency-key": randomUUID() },
    });

  it("is nobody whose age isn't known, and no child without a parent who said yes; both see what there is", async () => {
    const [unknown, child] = [await newcomer(), await newcomer()];
    await child.get(CALLS.answerAge, { body: { yearOfBirth: new Date(nowStamp() * 1_000).getUTCFullYear() - 9 } });
    for (const [racer, why] of [
      [unknown, "ageUnknown"],
      [child, "parentNeeded"],
    ] as const) {
      expect((await tries(racer)).json.error).toBe("consentNeeded");
      expect(await racer.get(CALLS.storeProducts, { body: {} })).toMatchObject({ why });
      expect((await racer.get(CALLS.ownOrders)).orders).toEqual([]);
    }
  });

  it("is a child whose parent said yes, until the parent takes it back; the parent gets each receipt", async () => {
    const child = await newcomer();
    const parent = `parent-${turn}@example.org`;
    await child.get(CALLS.answerAge, { body: { yearOfBirth: new Date(nowStamp() * 1_000).getUTCFullYear() - 9 } });
    await child.get(CALLS.askParent, { body: { email: parent } });
    const confirmed = (stamp: Stamp | null) =>
      db()
        .updateTable("parents")
        .set({ confirmed_stamp: stamp })
        .where("user_id", "=", child.userID as UserID)
        .execute();
    expect((await tries(child)).json.error).toBe("consentNeeded");
    await confirmed(nowStamp());
    const { invoiceNum } = await order(child, { SKU: "gold_30" });
    await happens(invoiceNum, "pay");
    expect(await letterTo(product, parent, `Your receipt for order ${invoiceNum}`)).toContain("30 days of gold");
    await confirmed(null);
    expect((await tries(child)).json.error).toBe("consentNeeded");
  });

  it("is no member of a class, who is told no price either, not even of what was bought before", async () => {
    const racer = await buyer();
    const { invoiceNum } = await order(racer, { SKU: "cash_200k" });
    await happens(invoiceNum, "pay");
    await addMember(db(), await addClass(db()), racer.userID as UserID);
    expect(await racer.get(CALLS.storeProducts, { body: {} })).toMatchObject({
      products: [],
      why: "classSetting",
      spending: null,
    });
    expect((await tries(racer)).json.error).toBe("classSetting");
    expect(await racer.refused(CALLS.ownOrders)).toBe("classSetting");
    expect(await racer.refused(CALLS.paymentTransaction, { params: { id: invoiceNum } })).toBe("classSetting");
    expect(await racer.refused(CALLS.returnOrder, { params: { invoiceNum } })).toBe("classSetting");
  });
});

describe("a webhook", () => {
  const nothing = async (racer: Visitor, invoiceNum: string) => {
    expect((await membershipOf(racer)).membership).toBe("basic");
    expect(
      await db()
        .selectFrom("payment_events")
        .select("event_id")
        .where("body", "@>", JSON.stringify({ invoiceNum }) as never)
        .execute(),
    ).toEqual([]);
  };

  it("that is forged, old, changed on its way, or without a signature, changes nothing", async () => {
    const racer = await buyer();
    const { invoiceNum } = await order(racer, { SKU: "gold_life" });
    const body = JSON.stringify({
      eventID: `evt_${randomUUID()}`,
      type: "paid",
      invoiceNum,
      sessionID: sessionOf(invoiceNum),
      paymentID: "pay_forged",
      amountMinor: 8_999,
      currency: "usd",
      refundedMinor: null,
      stamp: nowStamp(),
    });
    const raw = Buffer.from(body);
    const foreign = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: "whsec_of_somebody" });
    const old = signedByTest(app(), body, before(nowStamp(), minutes(6)));
    const good = signedByTest(app(), body.replace("8999", "1"));
    for (const headers of [
      {},
      { [TEST_SIGNATURE]: "" },
      { [TEST_SIGNATURE]: "t=1,v1=00" },
      { [TEST_SIGNATURE]: foreign },
      old.headers,
      good.headers,
    ]) {
      expect(await send({ raw, headers })).toBe(400);
    }
    await nothing(racer, invoiceNum);
  });

  it("with another sum, another currency, or of somebody else's order gives nothing", async () => {
    const racer = await buyer();
    const { invoiceNum } = await order(racer, { SKU: "gold_life" });
    const event = (more: object) =>
      signedByTest(
        app(),
        JSON.stringify({
          eventID: `evt_${randomUUID()}`,
          type: "paid",
          invoiceNum,
          sessionID: null,
          paymentID: null,
          amountMinor: 8_999,
          currency: "usd",
          refundedMinor: null,
          stamp: nowStamp(),
          ...more,
        }),
      );
    for (const more of [
      { amountMinor: 1 },
      { currency: "gbp" },
      { invoiceNum: "R-AAAAAAAAAAAA" },
      { invoiceNum: "order-7" },
      { invoiceNum: null },
    ]) {
      expect(await send(event(more))).toBe(200);
    }
    expect(await stateOf(racer, invoiceNum)).toBe("open");
    expect((await membershipOf(racer)).membership).toBe("basic");
  });

  it("is answered, whatever bytes come", async () => {
    for (const raw of ["", "{", "null", "[]", "\u0000", "x".repeat(10_000)].map((text) => Buffer.from(text))) {
      const { headers } = signedByTest(app(), raw.toString("utf8"));
      expect([200, 400]).toContain(await send({ raw, headers }));
    }
    expect(await send({ raw: Buffer.alloc(600 * 1_024), headers: {} })).toBe(413);
    expect((await fetch(`${product.url}/api/v2/payments/webhook`)).status).toBe(404);
  });
});
