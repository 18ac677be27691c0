import { afterAll, beforeAll, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { playerProfile } from "#shared/contracts/social/players.ts";
import type { UserID } from "#shared/ids.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { SITE: "math" } });
});
afterAll(() => product.close());

it("on the math site an average is of right answers a minute, not of words", async () => {
  const racer = await newRacer(product, "Sum_Solver");
  await product.services.app.db
    .updateTable("users")
    .set({ avg_speed: 62, avg_score: 21.5 })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  expect((await racer.get(self)).user.avgSpeed).toBe(21.5);
  const { player } = await racer.get(playerProfile, { params: { username: "Sum_Solver" } });
  expect(player.avgSpeed).toBe(21.5);
});
