import { afterAll, beforeAll, expect, it } from "vitest";

import { keyStats } from "#shared/contracts/race/key-costs.ts";
import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, minutes } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const NOTHING = { races: 0, racesNeeded: 10, comparedWith: 0, pairs: [], keys: [], facts: [] };

it("tells a racer what keys cost, and nobody else", async () => {
  const { app } = product.services;
  const [own, other] = [await newRacer(product, "Own-Keys"), await newRacer(product, "Other-Keys")];
  expect(await own.get(keyStats)).toEqual(NOTHING);
  const typer = person(6);
  for (let race = 0; race < 12; race++) {
    const outcome = racedBy(
      [{ userID: own.userID as UserID, typer }],
      before(app.nowStamp(), minutes(90 - race * 5)),
      300 + race,
    );
    await perform(app, (work) => settleRace(work, outcome));
    await perform(app, (work) => payRace(work, outcome.raceID));
  }
  const { races, keys, facts } = await own.get(keyStats);
  expect(races).toBe(12);
  expect(facts).toEqual([]);
  expect(keys.length).toBeGreaterThan(15);
  const e = keys.find(({ part }) => part === "e");
  expect(e?.uses).toBe(60);
  expect(e?.times).toBeGreaterThan(20);
  expect(await other.get(keyStats)).toEqual(NOTHING);
  expect((await new Visitor(product).ask(keyStats)).status).toBe(401);
});
