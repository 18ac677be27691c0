import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signIn } from "#shared/contracts/account/sign-in.ts";
import * as contracts from "#shared/contracts/goals/achievements.ts";
import type { UserID } from "#shared/ids.ts";
import type { Counts } from "#shared/rules/achievements/tally.ts";
import { countDeed } from "#shared/server/achievements/count-deed.ts";
import { countShares } from "#shared/server/achievements/shares.ts";
import { perform } from "#shared/server/platform/work.ts";
import { before, days } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const FIRST_RACE = 301;
const GIFT = 813;
const did = (racer: Visitor, add: Counts) =>
  perform(product.services.app, (work) => countDeed(work, racer.userID as UserID, { add }));
const claim = (racer: Visitor, achievementID: number | string, headers: Record<string, string> = {}) =>
  racer.ask(contracts.claimAchievement, { params: { achievementID: achievementID as number }, headers });

describe("achievements over HTTP", () => {
  it("of a new account are none: it has a car, a level, and all to do", async () => {
    const own = await (await newRacer(product, "AllToDo")).get(contracts.achievements);
    expect(own).toMatchObject({ achievements: [], unclaimed: [], points: 0, standing: { totalCars: 1, level: 1 } });
  });

  it("are earned by a check and claimed once for each key, with the wallet as it is then", async () => {
    const racer = await newRacer(product, "Claimer");
    await did(racer, { racesPlayed: 1, giftsSent: 1 });
    const ids = [FIRST_RACE, GIFT, 302];
    expect(await racer.get(contracts.checkAchievements, { body: { ids } })).toMatchObject({
      user: { userID: racer.userID },
      achieved: [FIRST_RACE, GIFT],
      instantClaimed: [GIFT],
      unclaimed: [FIRST_RACE],
    });
    const headers = { "idempotency-key": "claim-the-first-race-1" };
    for (let turn = 0; turn < 2; turn++) {
      const { status, json } = await claim(racer, FIRST_RACE, headers);
      expect([status, json]).toMatchObject([
        200,
        { given: [{ cash: 1_000 }], unclaimed: [], wallet: { money: 26_000 } },
      ]);
    }
    const again = await claim(racer, FIRST_RACE);
    expect(again.json.error).toBe("alreadyDone");
    expect((await racer.get(contracts.achievements)).points).toBe(10);
  });

  it("are each racer's own: what another one earned can't be claimed", async () => {
    const [racer, other] = [await newRacer(product, "EarnedIt"), await newRacer(product, "Copycat")];
    await did(racer, { racesPlayed: 1 });
    await racer.get(contracts.checkAchievements, { body: { ids: [FIRST_RACE] } });
    await other.get(contracts.checkAchievements, { body: { ids: [FIRST_RACE] } });
    expect((await claim(other, FIRST_RACE)).json.error).toBe("notEarned");
    for (const id of [-10, 0, 9_999, 2 ** 31]) expect((await claim(other, id)).json.error).toBe("notFound");
    expect((await claim(other, "first")).json.error).toBe("badInput");
  });

  it("say how many racers have each, as the last count found", async () => {
    const racer = await newRacer(product, "Counted");
    expect((await racer.get(contracts.achievements)).shares).toEqual([]);
    const { app } = product.services;
    await did(racer, { racesPlayed: 1 });
    await racer.get(contracts.checkAchievements, { body: { ids: [FIRST_RACE] } });
    await sql`insert into racing_stats (user_id, site, races_played, last_race_stamp)
      values (${racer.userID}, 'type', 1, 1)`.execute(app.db);
    await countShares(app);
    const shares = new Map(
      (await racer.get(contracts.achievements)).shares.map(([id, share]) => [id as number, share]),
    );
    expect([shares.get(FIRST_RACE), shares.get(GIFT)]).toEqual([1, 0]);
  });

  it("refuses a check that asks for more than there are", async () => {
    const racer = await newRacer(product, "Asker");
    const ids = Array.from({ length: 10_001 }, (_, nth) => nth);
    expect((await racer.ask(contracts.checkAchievements, { body: { ids } })).json.error).toBe("badInput");
  });

  it("count each day with a login once", async () => {
    const racer = await newRacer(product, "ComesBack");
    const yesterday = before(product.services.app.nowStamp(), days(1));
    const users = product.services.app.db.updateTable("users").set({ last_login_stamp: yesterday });
    await users.where("user_id", "=", racer.userID as UserID).execute();
    for (let turn = 0; turn < 2; turn++)
      await racer.get(signIn, { body: { username: "ComesBack", password: PASSWORD } });
    expect((await racer.get(contracts.achievements)).standing.loginDays).toBe(1);
  });
});
