import { afterAll, beforeAll, expect, it } from "vitest";

import { showStats, statsData, statsGraphs, statsSummary } from "#shared/contracts/race/stats.ts";
import type { UserID } from "#shared/ids.ts";

import { newFullRacer } from "../support/open-page.ts";
import { startProduct, type Product } from "../support/product.ts";
import { writeHistory } from "../support/race-history.ts";
import { newGuest, Visitor } from "../support/visitor.ts";

let product: Product;
let racer: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await startProduct();
  [racer, other] = [await newFullRacer(product, "Stats_Own"), await newFullRacer(product, "Stats_Other")];
  const { app } = product.services;
  await writeHistory(app.db, racer.userID as UserID, { races: 70, until: app.nowStamp() });
});
afterAll(() => product.close());

const of = (visitor: Visitor) => ({ params: { id: visitor.userID as UserID } });
const raw = (visitor: Visitor, query = "") => visitor.send("GET", `/api/v2/stats/data/${String(racer.userID)}${query}`);

it("a racer reads their own summary, graphs and races, thirty a page unless asked otherwise", async () => {
  const { alltime, site } = await racer.get(statsSummary);
  expect([site, alltime.races]).toEqual(["type", 70]);
  expect((await racer.get(statsGraphs, of(racer))).days.length).toBeGreaterThan(0);
  const first = await racer.get(statsData, of(racer));
  expect([first.logs.length, first.totalRecords]).toEqual([30, 70]);
  const { json } = await raw(racer, "?page=2&limit=30");
  expect([(json.logs as readonly unknown[]).length, json.totalRecords]).toEqual([10, 70]);
  expect((await raw(racer, `?before=${first.logs.at(-1)?.raceID ?? ""}&limit=500`)).json.logs).toHaveLength(40);
});

it("others read them only while the racer lets them, and guests never", async () => {
  const shut = async () => [
    (await other.ask(statsGraphs, of(racer))).json.error,
    (await other.ask(statsData, of(racer))).json.error,
  ];
  expect(await shut()).toEqual(["statsShut", "statsShut"]);
  expect(await racer.get(showStats, { body: { isShown: true } })).toMatchObject({ isShown: true });
  expect((await racer.get(statsSummary)).isShown).toBe(true);
  const graphs = await other.get(statsGraphs, of(racer));
  expect([graphs.days.length > 0, graphs.hours]).toEqual([true, null]);
  // Single races stay the racer's own, whatever is asked for.
  for (const query of ["", "?friends=1", "?until=1", "?limit=1"]) {
    expect([query, (await raw(other, query)).json.error]).toEqual([query, "statsShut"]);
  }
  await racer.get(showStats, { body: { isShown: false } });
  expect(await shut()).toEqual(["statsShut", "statsShut"]);
  expect((await raw(await newGuest(product))).status).toBe(403);
  expect((await raw(new Visitor(product))).status).toBe(401);
});

it("what isn't a page, a filter or a racer is refused in words", async () => {
  for (const query of [
    "?page=-1",
    "?limit=0",
    "?limit=501",
    "?before=x",
    "?site=chess",
    "?won=2",
    "?mode=solo",
    "?from=x",
  ]) {
    expect([query, (await raw(racer, query)).json.error]).toEqual([query, "badInput"]);
  }
  expect((await racer.send("GET", "/api/v2/stats/data/x")).json.error).toBe("badInput");
  expect((await racer.send("GET", "/api/v2/stats/data/99999999")).json.error).toBe("notFound");
  expect((await racer.send("GET", "/api/v2/stats/graphs/99999999999999999999")).json.error).toBe("badInput");
});
