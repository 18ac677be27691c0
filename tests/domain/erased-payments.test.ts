import { afterAll, beforeAll, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { payStarter } from "#shared/server/economy/starter.ts";
import { readConfig } from "#shared/server/platform/config.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { askForErasure, eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, days } from "#shared/units.ts";

import { rowsNaming } from "../support/every-row.ts";
import { nextIsPlayer } from "../support/next-id.ts";
import { newStage, type Stage } from "../support/players.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { testVault } from "../support/vault.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

it("of an erased account no payment names the number, and a racer's beside it keeps what it was for", async () => {
  await nextIsPlayer(stage.db, 987_654_321);
  const [erased, other] = [await stage.newPlayer({ races_played: 20 }), await stage.newPlayer({ races_played: 20 })];
  for (const userID of [erased, other]) {
    await stage.run((work) => payStarter(work, { user_id: userID, car_id: GUEST_CAR, car_hue_angle: 0 }));
  }
  const racers = [erased, other].map((userID, nth) => ({ userID, typer: person(40 + nth) }));
  const outcome = racedBy(racers, nowStamp(), 40);
  await stage.run((work) => settleRace(work, outcome));
  await stage.run((work) => payRace(work, outcome.raceID));
  const references = () => stage.db.selectFrom("money_transfers").select("reference").orderBy("transfer_id").execute();
  const before = (await references()).map(({ reference }) => reference);
  expect(before.filter((reference) => reference.includes(String(erased)))).not.toEqual([]);

  await stage.run((work) => askForErasure(work, { config: readConfig({}), vault: testVault }, erased));
  await eraseAccounts(stage.performer(after(nowStamp(), days(15))));
  expect(await rowsNaming(stage.db, [erased])).toEqual({});
  const now = (await references()).map(({ reference }) => reference);
  expect(now).toHaveLength(before.length);
  const slot = outcome.results.find(({ seat }) => seat.userID === other)?.seat.slot;
  const kept = now.filter((reference) => !reference.startsWith("erased:"));
  expect(kept).toEqual(expect.arrayContaining([`starter:${other}`, `race:${outcome.raceID}:${slot}`]));
  expect(kept.filter((reference) => reference.startsWith("race:"))).toHaveLength(1);
});
