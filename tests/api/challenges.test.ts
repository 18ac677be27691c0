import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CHALLENGE_REWARDS } from "#shared/content/challenges.ts";
import { challenges } from "#shared/contracts/goals/challenges.ts";
import { seenPopUps } from "#shared/contracts/goals/pop-ups.ts";
import type { UserID } from "#shared/ids.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
import { challengesKey } from "#shared/rules/pop-ups/challenges.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { dayOf, startOf, type Day, type Stamp } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const raced = ({ userID }: Visitor, count: number) =>
  product.services.app.db
    .updateTable("users")
    .set({ races_played: count })
    .where("user_id", "=", userID as UserID)
    .execute();

describe("challenges over HTTP", () => {
  it("are today's three, with how far the racer is and when the next set comes", async () => {
    const racer = await newRacer(product, "Challenged");
    const { expiration = 0 as Stamp } = (await racer.get(challenges)).challenges[0] ?? {};
    const day = (dayOf(expiration) - 1) as Day;
    expect(expiration).toBe(startOf((day + 1) as Day));
    await product.services.app.db
      .insertInto("challenge_days")
      .values({
        user_id: racer.userID as UserID,
        day,
        progress: [1, 0, 0],
        complete_stamps: [String(startOf(day)), "0", "0"],
      })
      .execute();
    expect((await racer.get(challenges)).challenges).toEqual(
      challengesOf(day).map(({ challengeID, title, field, size, goal }, at) => ({
        challengeID,
        title,
        field,
        type: size,
        reward: CHALLENGE_REWARDS[size],
        progress: at === 0 ? 1 : 0,
        goal,
        expiration,
        timeRemaining: expect.any(Number) as number,
        animateFrom: 0,
        completeStamp: at === 0 ? startOf(day) : null,
      })),
    );
  });

  it("say how long today's set stays, and from where a bar moves that was seen before", async () => {
    const racer = await newRacer(product, "SeenBefore");
    await raced(racer, 10);
    const [first] = (await racer.get(challenges)).challenges;
    const left = (first?.expiration ?? 0) - nowStamp();
    expect(first?.timeRemaining).toBeGreaterThanOrEqual(left);
    expect(first?.timeRemaining).toBeLessThanOrEqual(86_400);
    const day = (dayOf(first?.expiration ?? (0 as Stamp)) - 1) as Day;
    const goal = first?.goal ?? 0;
    const row = { progress: [goal, 1, 0], complete_stamps: [String(startOf(day)), "0", "0"] };
    const { db } = product.services.app;
    await db
      .insertInto("challenge_days")
      .values({ user_id: racer.userID as UserID, day, ...row })
      .execute();
    const from = async () => (await racer.get(challenges)).challenges.map(({ animateFrom }) => animateFrom);
    expect(await from()).toEqual([0, 0, 0]);
    await racer.get(seenPopUps, { body: { keys: [challengesKey(day, 1)] } });
    expect(await from()).toEqual([goal, 1, 0]);
  });

  it("open with ten races", async () => {
    const racer = await newRacer(product, "NearlyOpen");
    await raced(racer, 9);
    expect(await racer.get(challenges)).toMatchObject({ isOpen: false, gamesToGo: 1 });
    await raced(racer, 10);
    expect(await racer.get(challenges)).toMatchObject({ isOpen: true, gamesToGo: 0 });
  });
});
