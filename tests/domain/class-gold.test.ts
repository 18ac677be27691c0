import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { seasonByID } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import type { UserID } from "#shared/ids.ts";
import { seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { ownSeasonOf } from "#shared/server/seasons/own-season.ts";
import { seasonPageOf } from "#shared/server/seasons/page.ts";
import { shopOf } from "#shared/server/shop/shop.ts";
import { after, days } from "#shared/units.ts";

import { accountApp } from "../support/account-app.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { newStage, type Stage } from "../support/players.ts";
import { race } from "../support/season-player.ts";

const SEASON = seasonByID(1)!;
const DAY = after(SEASON.startStamp, days(9));
const ROAD = roadOf(SEASON);
const FREE = ROAD.filter(({ free }) => free);

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const app = () => ({ ...accountApp(stage), nowStamp: () => DAY });
async function pupil(more: Parameters<Stage["newPlayer"]>[0] = {}): Promise<UserID> {
  const userID = await stage.newPlayer(more);
  await addMember(stage.db, await addClass(stage.db, { closed: [] }), userID);
  return userID;
}
const stopsOf = async (userID: UserID) => (await seasonPageOf(app(), userID)).rewards.filter((each) => !each.extraTier);

describe("the road of a season in a class", () => {
  it("has what is for everyone, and nothing that only gold opens", async () => {
    const stops = await stopsOf(await pupil());
    expect(stops.map(({ achievementID }) => achievementID)).toEqual(FREE.map(({ achievementID }) => achievementID));
    expect(await stopsOf(await stage.newPlayer())).toHaveLength(ROAD.length);
    expect(await stopsOf(await pupil({ membership: "gold" }))).toHaveLength(ROAD.length);
  });

  it("leads from one of its rewards to the next, however many levels lie between", async () => {
    const [one, other] =
      FREE.flatMap((reward, nth) => {
        const next = FREE[nth + 1];
        return next && next.level - reward.level > 2 ? [[reward, next] as const] : [];
      })[0] ?? [];
    if (!one || !other) throw new Error("the road has no gap");
    const userID = await pupil();
    const [from, to] = [seasonXPBefore(one.level), seasonXPBefore(other.level)];
    await race(stage, userID, { at: DAY, paidAt: DAY, experience: from + Math.round((to - from) / 2) });
    const page = await seasonPageOf(app(), userID);
    expect(page.nextReward).toBe(other.achievementID);
    const progress = page.rewards.find(({ achievementID }) => achievementID === other.achievementID)?.progress ?? 0;
    expect(progress).toBeGreaterThanOrEqual(49);
    expect(progress).toBeLessThanOrEqual(50);
    expect((await ownSeasonOf(app(), userID))?.season?.nextReward.achievementID).toBe(other.achievementID);
  });
});

it("sells a pupil nothing that only gold members can buy, and names none of it", async () => {
  const goldIn = async (userID: UserID): Promise<number> =>
    (await shopOf(app(), userID)).dealerships.flatMap(({ items }) => items).filter(({ goldOnly }) => goldOnly).length;
  expect(await goldIn(await stage.newPlayer({ races_played: 60 }))).toBeGreaterThan(0);
  expect(await goldIn(await pupil({ races_played: 60 }))).toBe(0);
});
