import { afterAll, beforeAll, expect, it } from "vitest";

import { challenges } from "#shared/contracts/goals/challenges.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { SITE: "math" } });
});
afterAll(() => product.close());

it("There are no challenges on the math site", async () => {
  const racer = await newRacer(product, "MathRacer");
  expect(await racer.get(challenges)).toEqual({ isOpen: false, gamesToGo: 0, challenges: [] });
});
