import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { duePopUpsFor } from "#shared/server/pop-ups/due.ts";
import { seePopUps } from "#shared/server/pop-ups/see.ts";
import { hours } from "#shared/units.ts";

import { firstWeek, inWeek, LeagueStage } from "../support/league-stage.ts";

let leagues: LeagueStage;
beforeAll(async () => {
  leagues = await LeagueStage.open();
});
afterAll(() => leagues.stage.db.destroy());

/** What pops up for somebody some hours after a week has begun: on one device, and on a second one after the first has shown it. */
async function newsIn(week: number, userID: UserID) {
  const now = inWeek(week, hours(4));
  const { db } = leagues.stage;
  const asked = () => duePopUpsFor({ db, site: "type", userID, now });
  const { league } = await asked();
  await leagues.stage.run(
    (work) =>
      seePopUps(
        work,
        "type",
        userID,
        league.map(({ key }) => key),
      ),
    now,
  );
  expect((await asked()).league).toEqual([]);
  return league.map(({ reason, tier, newTier, place }) => [reason, tier, newTier, place]);
}

it("A racer rises twice, falls once, comes as far as the tournament, wins it over three weeks, and hears of each week once", async () => {
  const racer = await leagues.newRacer();
  const heard: unknown[] = [];
  let week = firstWeek();
  /** A week against nine others of the same league, ending at a place. */
  const raced = async (place: number): Promise<void> => {
    await leagues.races(racer, inWeek(week, hours(1)), { each: 1_000 });
    const tier = (await leagues.standing(racer))?.tier ?? 1;
    for (let nth = 1; nth < 10; nth++) {
      const other = await leagues.newRacer(tier, week - 1);
      await leagues.races(other, inWeek(week, hours(2)), { each: nth < place ? 2_000 - nth : 900 - nth });
    }
    heard.push(...(await newsIn(week, racer)));
    await leagues.close(week);
    week++;
    heard.push(...(await newsIn(week, racer)));
  };

  for (const place of [1, 2, 10]) await raced(place);
  expect(heard).toEqual([
    ["intro", null, 1, null],
    ["promote", 1, 2, 1],
    ["promote", 2, 3, 2],
    ["demote", 3, 2, 10],
  ]);
  expect(await leagues.standing(racer)).toMatchObject({ tier: 2, highest_tier: 3 });
  expect(await leagues.money(racer)).toBe(20_000 + 30_000);

  for (let tier = 2; tier < 10; tier++) await raced(1);
  heard.length = 0;
  for (const place of [3, 5, 3, 1]) await raced(place);
  expect(heard).toEqual([
    ["tournament-entry", 10, 11, 3],
    ["semi-finals", 11, 12, 5],
    ["finals", 12, 13, 3],
    ["winner", 13, 10, 1],
  ]);
  expect(await leagues.standing(racer)).toMatchObject({ tier: 10, highest_tier: 13, tournaments_won: 1 });
  const rises = [2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((tier) => tier * 10_000);
  const titles = await leagues.stage.db
    .selectFrom("owned_loot")
    .select("loot_id")
    .where("user_id", "=", racer)
    .execute();
  expect(titles.map(({ loot_id }) => loot_id).toSorted((a, b) => a - b)).toEqual([
    530, 531, 532, 533, 534, 535, 536, 537, 538, 539,
  ]);
  /** For the title of the league that was reached a second time. */
  const again = 2_000;
  const paid = rises.reduce((sum, each) => sum + each, 250_000);
  expect(await leagues.money(racer)).toBe(paid + again);
});
