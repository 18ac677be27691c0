import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { dailyReward } from "#shared/contracts/economy/rewards.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("the daily box over HTTP", () => {
  it("gives what it shows, tells the countdown, and refuses a second one with the time that is left", async () => {
    const racer = await newRacer(product, "BoxOpener");
    const before = (await racer.get(self)).user;
    const { reward, rewards, wallet } = await racer.get(dailyReward);
    expect(rewards).toMatchObject({ mysteryBoxes: 1, lastMysteryBox: reward });
    expect(rewards.rewardCountdown).toBeGreaterThan(20.9 * 3_600);
    expect(rewards.rewardCountdown).toBeLessThanOrEqual(21 * 3_600);
    expect(wallet.money - before.money).toBe(reward.type === "money" ? reward.value : 0);
    expect(wallet.nitros - before.nitros).toBe(reward.type === "nitros" ? reward.value : 0);
    const { status, json } = await racer.ask(dailyReward);
    expect([status, json.error]).toEqual([409, "boxTooSoon"]);
    expect(json.message).toMatch(/^Your next box opens in 2[01] hours/);
    expect((await racer.get(self)).user).toMatchObject({ mysteryBoxes: 1, lastMysteryBox: reward });
  });

  it("is never kept by a browser or a proxy", async () => {
    const racer = await newRacer(product, "BoxNoStore");
    const { headers } = await racer.ask(dailyReward);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
