import { afterAll, beforeAll, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { buyerOf } from "#shared/server/accounts/age/buyer.ts";
import { perform } from "#shared/server/platform/work.ts";

import { startProduct, type Product } from "../support/product.ts";
import { PASSWORD, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { CONSENT_AGE: "0" } });
});
afterAll(() => product.close());

it("a site whose operator asks nobody keeps no answer, needs no parent, and lets everyone buy", async () => {
  const { app } = product.services;
  const racer = new Visitor(product);
  const body = { username: "Open_One", password: PASSWORD, acceptPolicy: "on", yearOfBirth: 2019 };
  await racer.get(CALLS.signUp, { body });
  expect((await racer.get(CALLS.self)).user).toMatchObject({ age: "unknown", hasParent: false });
  expect(await racer.refused(CALLS.answerAge, { body: { yearOfBirth: 2019 } })).toBe("notAllowed");
  expect(await racer.refused(CALLS.askParent, { body: { email: "mum@example.org" } })).toBe("notAllowed");
  expect(await app.db.selectFrom("ages").selectAll().execute()).toEqual([]);
  expect(await perform(app, (work) => buyerOf(work, racer.userID as UserID, app.config))).toEqual({
    mayBuy: true,
    receiptsTo: [],
  });
  expect((await racer.send("GET", "/site.json")).json).toMatchObject({ consentAge: 0 });
});
