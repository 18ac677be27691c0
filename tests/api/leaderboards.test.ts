import { afterAll, beforeAll, expect, it } from "vitest";

import { leaderboards } from "#shared/contracts/goals/leaderboards.ts";
import type { UserID } from "#shared/ids.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { makeBoards } from "#shared/server/boards/make.ts";

import { didOn } from "../support/board-scores.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const ask = (visitor: Visitor, query = "") => visitor.send("GET", `/api/v2/leaderboards${query}`);

it("a board is open to everybody, with a place for who has an account", async () => {
  const racer = await newRacer(product, "OnTheBoard");
  const { app } = product.services;
  const day = { kind: "points", group: "racers", span: "day", site: "type" } as const;
  const period = periodOf("day", app.nowStamp()) ?? 0;
  await didOn(app.db, { ...day, period }, racer.userID as UserID, { points: 321 });
  await makeBoards(app);
  for (const visitor of [new Visitor(product), await newGuest(product), racer]) {
    const { status, json } = await ask(visitor, "?time=daily");
    expect([status, json]).toMatchObject([
      200,
      {
        board: "points",
        group: "racers",
        time: "daily",
        site: "type",
        racers: [{ username: "OnTheBoard", place: 1, figure: 321, races: 1 }],
        own: visitor === racer ? { place: 1, figure: 321 } : null,
      },
    ]);
    expect(JSON.stringify(json)).not.toMatch(/email|password|firstname/);
  }
  const { json } = await ask(racer);
  expect(json).toMatchObject({ time: "weekly", racers: [] });
});

it("what isn't a board is refused", async () => {
  const visitor = new Visitor(product);
  for (const query of ["?time=hourly", "?board=wins", "?group=classes", "?filter=enemies", "?time=season&seasonID=x"]) {
    expect([query, (await ask(visitor, query)).json.error]).toEqual([query, "badInput"]);
  }
  const { status, json } = await ask(visitor, "?time=season&seasonID=9999");
  expect([status, json.error]).toEqual([404, "notFound"]);
  expect(leaderboards.access).toBe("anyone");
});
