import { afterAll, beforeAll, expect, it } from "vitest";

import { lookAt, looksOf } from "#shared/server/looks/looks.ts";
import type { Stamp } from "#shared/units.ts";

import { atOnce, newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

it("A look goes on from the furthest one, whatever comes late, at once or from another page", async () => {
  const [userID, other] = [await stage.newPlayer(), await stage.newPlayer()];
  const look = (upto: number, at: number, place = "news") =>
    stage.run((work) => lookAt(work, userID, place, upto), at as Stamp);
  expect(await look(7, 100)).toBe(true);
  expect(await look(7, 200)).toBe(false);
  expect(await look(3, 300)).toBe(false);
  expect(await look(2, 300, "league")).toBe(true);
  expect(await looksOf(stage.db, userID)).toEqual(
    new Map([
      ["news", { stamp: 100, upto: 7 }],
      ["league", { stamp: 300, upto: 2 }],
    ]),
  );
  await atOnce([20, 9, 15, 12].map((upto) => () => look(upto, 400 + upto)));
  expect((await looksOf(stage.db, userID)).get("news")).toEqual({ stamp: 420, upto: 20 });
  expect(await looksOf(stage.db, other)).toEqual(new Map());
});
