import { afterAll, beforeAll, expect, it } from "vitest";

import { leaderboards } from "#shared/contracts/goals/leaderboards.ts";
import { playerProfile } from "#shared/contracts/social/players.ts";
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

it("a board of one world says its place to who belongs there, and to nobody else", async () => {
  const [here, there] = [await newRacer(product, "OfWorldOne"), await newRacer(product, "OfWorldTwo")];
  const { app } = product.services;
  const week = { kind: "points", group: "racers", span: "week", site: "type" } as const;
  const period = periodOf("week", app.nowStamp()) ?? 0;
  for (const { userID } of [here, there]) await didOn(app.db, { ...week, period }, userID as UserID, { points: 200 });
  await there.send("POST", "/api/v2/settings/world", { body: { worldID: 2 } });
  await makeBoards(app);
  for (const visitor of [here, there]) {
    const { status, json } = await ask(visitor, "?part=world:2");
    expect([status, json]).toMatchObject([
      200,
      {
        part: "world:2",
        racers: [{ username: "OfWorldTwo", place: 1, figure: 200 }],
        own: visitor === there ? { place: 1 } : null,
      },
    ]);
  }
});

it("what isn't a board is refused", async () => {
  const visitor = new Visitor(product);
  for (const query of [
    "?time=hourly",
    "?board=wins",
    "?group=classes",
    "?filter=enemies",
    "?time=season&seasonID=x",
    "?part=world:9",
    "?part=lesson:chess",
    "?part=lesson:money_1",
    "?part=world:1&group=teams",
  ]) {
    expect([query, (await ask(visitor, query)).json.error]).toEqual([query, "badInput"]);
  }
  const { status, json } = await ask(visitor, "?time=season&seasonID=9999");
  expect([status, json.error]).toEqual([404, "notFound"]);
  expect(leaderboards.access).toBe("anyone");
});

it("who is among the first of the week has it said on their page", async () => {
  const [first, other] = [await newRacer(product, "FirstOfWeek"), await newRacer(product, "NotOfWeek")];
  const { app } = product.services;
  const week = { kind: "points", group: "racers", span: "week", site: "type" } as const;
  const period = periodOf("week", app.nowStamp()) ?? 0;
  await didOn(app.db, { ...week, period }, first.userID as UserID, { points: 100_000 });
  await makeBoards(app);
  const rankingOf = async (username: string) =>
    (await other.get(playerProfile, { params: { username } })).player.ranking;
  expect(await rankingOf("firstofweek")).toBe(1);
  expect(await rankingOf("notofweek")).toBeNull();
});
