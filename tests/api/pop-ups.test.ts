import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signIn } from "#shared/contracts/account/sign-in.ts";
import { duePopUps, seenPopUps } from "#shared/contracts/goals/pop-ups.ts";
import type { UserID } from "#shared/ids.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
import { dayOf } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** A racer with a complete challenge, who plays on two devices. */
async function onTwoDevices(username: string): Promise<{ one: Visitor; other: Visitor; key: string }> {
  const one = await newRacer(product, username);
  const { app } = product.services;
  const userID = one.userID as UserID;
  const day = dayOf(app.nowStamp());
  await app.db.updateTable("users").set({ races_played: 12 }).where("user_id", "=", userID).execute();
  const progress = challengesOf(day).map(({ goal }, at) => (at === 0 ? goal : 0));
  const stamps = [String(app.nowStamp()), "0", "0"];
  await app.db
    .insertInto("challenge_days")
    .values({ user_id: userID, day, progress, complete_stamps: stamps })
    .execute();
  const other = new Visitor(product);
  await other.get(signIn, { body: { username, password: PASSWORD } });
  return { one, other, key: `challenges:${day}:1` };
}

describe("pop-ups over HTTP", () => {
  it("that were seen on one device are seen on the other", async () => {
    const { one, other, key } = await onTwoDevices("TwoScreens");
    const keys = async (visitor: Visitor) => (await visitor.get(duePopUps)).challenges.map((each) => each.key);
    expect([await keys(one), await keys(other)]).toEqual([[key], [key]]);
    await one.get(seenPopUps, { body: { keys: [key] } });
    expect([await keys(one), await keys(other)]).toEqual([[], []]);
    await other.get(seenPopUps, { body: { keys: [key, key, "nothing of mine"] } });
    expect(await keys(other)).toEqual([]);
  });

  it("take no more keys than can be due, and none that is longer than any", async () => {
    const racer = await newRacer(product, "ManyKeys");
    for (const keys of [Array.from({ length: 201 }, () => "a"), ["a".repeat(61)]]) {
      expect((await racer.ask(seenPopUps, { body: { keys } })).json.error).toBe("badInput");
    }
    await racer.get(seenPopUps, { body: { keys: [] } });
  });
});
