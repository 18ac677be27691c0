import { randomUUID } from "node:crypto";

import type { Updateable } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { exportData } from "#shared/contracts/account/privacy.ts";
import { cashGifts, receiveCash, sendCash } from "#shared/contracts/economy/gifts.ts";
import type { UserID } from "#shared/ids.ts";
import { GIFTS, returnsAt } from "#shared/rules/gifts.ts";
import type { Database } from "#shared/server/database.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { before, days } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withWorkers: true });
});
afterAll(() => product.close());

let turn = 0;
const newcomer = (): Promise<Visitor> => newRacer(product, `Giving-${turn++}`);

/** A gold member of old. @source rules Rewards Starter: with 25,000 cash */
async function giver(): Promise<Visitor> {
  const racer = await newcomer();
  await set(racer, { membership: "gold", created_stamp: before(nowStamp(), days(8)) });
  return racer;
}

const set = (visitor: Visitor, values: Updateable<Database["users"]>) =>
  product.services.app.db
    .updateTable("users")
    .set(values)
    .where("user_id", "=", visitor.userID as UserID)
    .execute();

const to = ({ userID }: { readonly userID: number }, amount: unknown, password: unknown = PASSWORD) => ({
  params: { id: userID },
  body: { amount, password },
});

describe("cash gifts", () => {
  it("go from one player to the other, and are collected once", async () => {
    const [one, other] = [await giver(), await newcomer()];
    const sent = await one.get(sendCash, to(other, 5_000));
    expect(sent).toMatchObject({
      toUserID: other.userID,
      amount: 5_000,
      leftToday: GIFTS.mostADay - 5_000,
      wallet: { money: 20_000 },
    });
    const { waiting } = await other.get(cashGifts);
    expect((await other.get(self)).user).toMatchObject({ money: 25_000, pendingCashGifts: 1 });
    expect(waiting).toMatchObject({ total: { count: 1, amount: 5_000 }, gifts: [{ from: { userID: one.userID } }] });
    const [gift] = waiting.gifts;
    expect(gift?.returnsStamp).toBe(returnsAt(gift?.sentStamp as never));
    expect(await other.get(receiveCash)).toMatchObject({
      collected: [{ giftID: gift?.giftID, amount: 5_000 }],
      waiting: { gifts: [], total: { count: 0, amount: 0 } },
      wallet: { money: 30_000 },
    });
    expect((await other.get(self)).user).toMatchObject({ money: 30_000, pendingCashGifts: 0 });
    expect(await other.get(receiveCash)).toMatchObject({ collected: [], wallet: { money: 30_000 } });
    expect((await one.get(receiveCash)).collected).toEqual([]);
  });

  it("are sent once when the same call comes again, and not by a key that is none", async () => {
    const [one, other] = [await giver(), await newcomer()];
    const headers = { "idempotency-key": randomUUID() };
    const calls = await Promise.all(
      Array.from({ length: 5 }, () => one.ask(sendCash, { ...to(other, 4_000), headers })),
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await one.get(self)).user.money).toBe(21_000);
    expect(await one.refused(sendCash, { ...to(other, 5_000), headers })).toBe("alreadyDone");
    expect(await one.refused(sendCash, { ...to(other, 5_000), headers: { "idempotency-key": "x" } })).toBe(
      "badInput idempotency-key",
    );
  });

  it("that were refused may be sent again with the same key, and a key is good for one call", async () => {
    const [one, other] = [await giver(), await newcomer()];
    const headers = { "idempotency-key": randomUUID() };
    expect(await one.refused(sendCash, { ...to(other, 1_000, "not-the-password"), headers })).toBe(
      "wrongPassword password",
    );
    await one.get(sendCash, { ...to(other, 1_000), headers });
    expect(await one.refused(receiveCash, { headers })).toBe("alreadyDone");
    expect((await one.get(self)).user.money).toBe(24_000);
  });

  it("are named again when they are collected again with the same key", async () => {
    const [one, other] = [await giver(), await newcomer()];
    await one.get(sendCash, to(other, 2_000));
    const headers = { "idempotency-key": randomUUID() };
    const [first, again] = [await other.get(receiveCash, { headers }), await other.get(receiveCash, { headers })];
    expect(first.collected).toMatchObject([{ amount: 2_000 }]);
    expect(again.collected).toEqual(first.collected);
    expect((await other.get(receiveCash)).collected).toEqual([]);
    expect((await other.get(self)).user.money).toBe(27_000);
  });

  it("that cannot be sent are refused with a word about what is wrong", async () => {
    const [one, other] = [await giver(), await newcomer()];
    const refusals = {
      "wrongPassword password": to(other, 1_000, "not-the-password"),
      "badInput password": to(other, 1_000, ""),
      "badInput amount": to(other, 999),
      notFound: to({ userID: 999_999_999 }, 1_000),
      notAllowed: to(one, 1_000),
      "notEnoughMoney amount": to(other, 25_001),
    };
    for (const [code, given] of Object.entries(refusals)) expect(await one.refused(sendCash, given)).toBe(code);
    expect(await one.refused(sendCash, { params: { id: other.userID }, body: { amount: 1_000 } })).toBe(
      "badInput password",
    );
    expect(await other.refused(sendCash, to(one, 1_000))).toBe("goldOnly");
    expect(await (await newGuest(product)).refused(sendCash, to(one, 1_000))).toBe("registeredOnly");
    expect((await one.get(self)).user.money).toBe(25_000);
  });

  it("refuse invalid amounts, as in a body that no client would write", async () => {
    const amounts =
      '-1 -5000 -0 0 1.5 1000.5 1e-7 1e309 -1e309 9007199254740992 9007199254740993 18446744073709552616 1e20 1000001 null true [5000] {} "5000" "0x1388"';
    const [givers, other] = [[await giver(), await giver()], await newcomer()];
    for (const [nth, amount] of amounts.split(" ").entries()) {
      const answer = await fetch(`${product.url}/api/v2/players/${other.userID}/send-cash`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${givers[nth % 2]?.token}` },
        body: `{"amount":${amount},"password":"${PASSWORD}"}`,
      });
      const { error, field } = (await answer.json()) as Record<string, unknown>;
      expect([amount, answer.status, error, field]).toEqual([amount, 422, "badInput", "amount"]);
    }
    for (const one of givers) expect((await one.get(self)).user.money).toBe(25_000);
    expect((await other.get(cashGifts)).waiting.gifts).toEqual([]);
  });

  it("wait for an account of seven days and for a password", async () => {
    const [young, passwordless, other] = [await giver(), await giver(), await newcomer()];
    await set(young, { created_stamp: nowStamp() });
    await set(passwordless, { account_type: "single_sign_on", password_hash: null });
    expect(await young.refused(sendCash, to(other, 1_000))).toBe("notAllowed");
    expect((await young.get(cashGifts)).giving.fromStamp).toBeGreaterThan(nowStamp());
    expect(await passwordless.refused(sendCash, to(other, 1_000, "anything"))).toBe("notAllowed password");
    expect((await passwordless.get(cashGifts)).giving.hasPassword).toBe(false);
  });

  it("that nobody collected in 30 days are given back by the job", async () => {
    const [one, other] = [await giver(), await newcomer()];
    await one.get(sendCash, to(other, 6_000));
    const { app } = product.services;
    await app.db
      .updateTable("cash_gifts")
      .set({ sent_stamp: before(nowStamp(), days(30)) })
      .where("receiver_id", "=", other.userID as UserID)
      .execute();
    await perform(app, (work) => Promise.resolve(work.job("return-gifts", {})));
    await expect.poll(async () => (await one.get(self)).user.money).toBe(25_000);
    expect((await other.get(cashGifts)).waiting.gifts).toEqual([]);
  });

  it("take no field that is not theirs", async () => {
    const [one, other] = [await giver(), await newcomer()];
    for (const field of [
      "senderID",
      "sender_id",
      "receiver_id",
      "toUserID",
      "fee",
      "sent_stamp",
      "ending",
      "user_id",
    ]) {
      const given = to(other, 1_000);
      expect(await one.refused(sendCash, { ...given, body: { ...given.body, [field]: 1 } })).toBe(`badInput ${field}`);
      expect(await other.refused(receiveCash, { body: { [field]: 1 } })).toBe(`badInput ${field}`);
    }
    expect(await other.refused(receiveCash, { body: { giftIDs: ["1"] } })).toBe("badInput giftIDs.0");
    expect((await other.get(cashGifts)).waiting.total.count).toBe(0);
  });

  it("are in the export of both, without the other one's name", async () => {
    const [one, other] = [await giver(), await newcomer()];
    await one.get(sendCash, to(other, 3_000));
    const own = { body: { password: PASSWORD } };
    expect((await one.get(exportData, own)).export).toMatchObject({
      giftsSent: [{ amount: 3_000, receiver_id: other.userID }],
      giftsReceived: [],
    });
    expect((await other.get(exportData, own)).export).toMatchObject({
      giftsSent: [],
      giftsReceived: [{ amount: 3_000, ending: null }],
    });
  });
});
