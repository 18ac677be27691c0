import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days } from "#shared/units.ts";

import { giveTo } from "../support/garage-deeds.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let turn = 0;

/** Somebody with cash, gold and two cars that may be sold. */
async function owner(): Promise<Visitor> {
  const racer = await newRacer(product, `Repeats-${turn++}`);
  const created_stamp = before(nowStamp(), days(8));
  await product.services.app.db
    .updateTable("users")
    .set({ membership: "gold", created_stamp })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  await giveTo(product, racer, [{ carID: 5 as CarID }, { carID: 6 as CarID }, { cash: 100_000 }]);
  return racer;
}
const moneyOf = async (racer: Visitor): Promise<number> => (await racer.get(self)).user.money;

/** Calls with a parameter in their path: two of the same call with the same body, which differ in that alone. */
const PAIRS = {
  sellCar: () => [{ carID: 5 }, { carID: 6 }],
  buyCar: () => [{ dlID: 12 }, { dlID: 110 }],
  sendCash: async () => [{ id: (await owner()).userID }, { id: (await owner()).userID }],
  returnPurchase: async (racer: Visitor) => {
    for (const dlID of [12, 110]) await racer.get(CALLS.buyCar, { params: { dlID } });
    const { shop } = await racer.get(CALLS.shop);
    return shop.purchases.map(({ purchaseID }) => ({ purchaseID }));
  },
} as const;
const BODIES = { sendCash: { amount: 1_000, password: PASSWORD } } as const;
const namesOf = Object.keys as <K extends string>(of: Readonly<Record<K, unknown>>) => K[];

describe("a call that comes again with the key of an earlier one", () => {
  it.each(namesOf(PAIRS))("is another call when its path names something else, and does nothing: %s", async (name) => {
    const racer = await owner();
    const [one, other] = await PAIRS[name](racer);
    if (!one || !other) throw new Error("there are no two");
    const headers = { "idempotency-key": randomUUID() };
    const body = name === "sendCash" ? BODIES.sendCash : {};
    const ask = (params: Record<string, number>, more = headers) =>
      racer.ask(CALLS[name], { params, body, headers: more });
    const first = await ask(one);
    expect(first.status).toBe(200);
    const money = await moneyOf(racer);
    expect((await ask(other)).json).toMatchObject({ success: false, error: "alreadyDone" });
    expect(await moneyOf(racer)).toBe(money);
    expect((await ask(one)).json).toEqual(first.json);
    expect(await moneyOf(racer)).toBe(money);
    expect((await ask(other, { "idempotency-key": randomUUID() })).status).toBe(200);
    expect(await moneyOf(racer)).not.toBe(money);
  });

  it("is another call when its body says something else, or when it is another call by name", async () => {
    const [racer, friend] = [await owner(), await owner()];
    const headers = { "idempotency-key": randomUUID() };
    const send = (amount: number) =>
      racer.ask(CALLS.sendCash, { params: { id: friend.userID }, body: { amount, password: PASSWORD }, headers });
    expect((await send(1_000)).status).toBe(200);
    const money = await moneyOf(racer);
    expect((await send(1_001)).json.error).toBe("alreadyDone");
    expect((await racer.ask(CALLS.sellCar, { params: { carID: 5 }, headers })).json.error).toBe("alreadyDone");
    expect((await racer.ask(CALLS.receiveCash, { headers })).json.error).toBe("alreadyDone");
    expect(await moneyOf(racer)).toBe(money);
  });

  it("is somebody else's own call under the same key", async () => {
    const headers = { "idempotency-key": randomUUID() };
    for (const racer of [await owner(), await owner()]) {
      const money = await moneyOf(racer);
      expect((await racer.ask(CALLS.sellCar, { params: { carID: 5 }, headers })).json).toMatchObject({ success: true });
      expect(await moneyOf(racer)).toBeGreaterThan(money);
    }
  });
});
