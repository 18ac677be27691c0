import { afterAll, beforeAll, expect, it } from "vitest";

import type { Call } from "#shared/contracts/call.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { dailyReward } from "#shared/contracts/economy/rewards.ts";
import { claimAchievement } from "#shared/contracts/goals/achievements.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

it("No answer of a call is stored by a browser or a proxy, whether it succeeds, is refused or fails", async () => {
  const [stranger, racer] = [new Visitor(product), await newRacer(product, "Never_Stored")];
  const claim = { params: { achievementID: 9_999 as never } };
  const answers = [
    await racer.ask(dailyReward),
    await racer.ask(dailyReward),
    await racer.ask(claimAchievement, claim),
    await racer.ask(claimAchievement, { params: { achievementID: "first" as never } }),
    await stranger.ask(claimAchievement, claim),
    await racer.send("GET", "/api/v2/no/such/call"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 404, 422, 401, 404]);
  const kept: Call[] = [];
  for (const call of Object.values<Call>(CALLS)) {
    if (call.isSameForAll) kept.push(call);
    else if (call.method === "GET") answers.push(await stranger.ask(call));
  }
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(10);
  expect(new Set(answers.map(({ headers }) => headers.get("cache-control")))).toEqual(new Set(["no-store"]));
  // What is the same for everyone a browser keeps, and asks about each time.
  expect(kept.every(({ access, method }) => access === "anyone" && method === "GET")).toBe(true);
  expect((await stranger.ask(CALLS.newsList)).headers.get("cache-control")).toBe("private, no-cache");
});
