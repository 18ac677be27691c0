import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CHALLENGE_REWARDS } from "#shared/content/challenges.ts";
import { challenges } from "#shared/contracts/challenges.ts";
import type { UserID } from "#shared/ids.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
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
        completeStamp: at === 0 ? startOf(day) : null,
      })),
    );
  });

  it("open with ten races", async () => {
    const racer = await newRacer(product, "NearlyOpen");
    await raced(racer, 9);
    expect(await racer.get(challenges)).toMatchObject({ isOpen: false, gamesToGo: 1 });
    await raced(racer, 10);
    expect(await racer.get(challenges)).toMatchObject({ isOpen: true, gamesToGo: 0 });
  });
});
