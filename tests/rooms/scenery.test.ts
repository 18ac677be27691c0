import { afterAll, beforeAll, expect, it } from "vitest";

import { SCENERY_KEYS } from "#shared/content/scenery.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import { sceneryFor } from "#shared/rules/scenery.ts";

import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { callProduct, hear, newTicket, settledOf, takeTable, typeText } from "../support/racer.ts";

/** What falls where a race gets the scenery of the season. */
const OF_THE_SEASON = 0.7;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ dice: () => OF_THE_SEASON, tableTimes: tablesOf(1) });
});
afterAll(() => product.close());

it("a race is told with the scenery of the season and with one that pages of the version before know, and the first is stored", async () => {
  const due = sceneryFor(product.services.app.nowStamp(), () => OF_THE_SEASON);
  // The first race of somebody new is drawn in one of every day.
  const { token: known } = await newTicket(product.url);
  await product.services.app.db.updateTable("users").set({ avg_speed: 40 }).execute();
  const { seat, tables, client, lobby, token } = await takeTable(product.url, known);
  const racer = await hear(await client.consumeSeatReservation(await seat));
  void lobby.leave();
  expect(SCENERY_KEYS).toContain(due.sceneryKey);
  expect(tables.at(-1)).toMatchObject(due);
  await racer.untilPhase("racing");
  expect(racer.room.state).toMatchObject(due);
  await typeText(racer, 280);
  await settledOf(racer);
  const { race } = await callProduct(product.url, raceRecord, token, { id: racer.welcome.raceID });
  expect(race.sceneryKey).toBe(due.specialScenery ?? due.sceneryKey);
});
