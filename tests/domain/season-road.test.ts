import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID } from "#shared/content/achievements/catalog.ts";
import { seasonByID, TOTAL_REWARDS, type Season } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import type { UserID } from "#shared/ids.ts";
import { isItem } from "#shared/rules/rewards/reward.ts";
import { seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { checkAchievements } from "#shared/server/achievements/check.ts";
import { claimAchievement } from "#shared/server/achievements/claim.ts";
import { grant } from "#shared/server/economy/grant.ts";
import type { App } from "#shared/server/platform/work.ts";
import { duePopUpsFor } from "#shared/server/pop-ups/due.ts";
import { seePopUps } from "#shared/server/pop-ups/see.ts";
import { seasonMemoriesOf } from "#shared/server/seasons/memories.ts";
import { ownSeasonOf } from "#shared/server/seasons/own-season.ts";
import { seasonPageOf } from "#shared/server/seasons/page.ts";
import { after, before, days, hours, seconds, type Stamp } from "#shared/units.ts";

import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { claimAll, race } from "../support/season-player.ts";
import { codeOf, tally } from "../support/team-stage.ts";

const season = (id: number): Season => {
  const found = seasonByID(id);
  if (!found) throw new Error(`there is no season ${id}`);
  return found;
};
const [FIRST, SECOND, FOURTH] = [season(1), season(2), season(4)];
const WHOLE_ROAD = seasonXPBefore(TOTAL_REWARDS + 1);

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const appAt = (now: Stamp) => ({ db: stage.db, nowStamp: () => now }) as unknown as App;
const pageOf = (userID: UserID, now: Stamp) => seasonPageOf(appAt(now), userID);
const popUpsOf = async (userID: UserID, now: Stamp) =>
  (await duePopUpsFor({ db: stage.db, site: "type", userID, now })).season;
const statesOf = async (userID: UserID, now: Stamp) =>
  tally((await pageOf(userID, now)).rewards.map(({ state }) => state));
const onRoad = (ids: Iterable<AchievementID>, { achievementGroupID }: Season) =>
  [...ids].filter((id) => achievementByID(id)?.gid === achievementGroupID);

/** Races on every day of a season until all its levels are reached, and takes what comes each week. */
async function live(userID: UserID, own: Season): Promise<ReadonlySet<AchievementID>> {
  const taken = new Set<AchievementID>();
  for (let day = 0; day < 56; day++) {
    const at = after(own.startStamp, hours(day * 24 + 16));
    await race(stage, userID, { at, experience: Math.ceil(WHOLE_ROAD / 50) });
    if (day % 7 !== 6) continue;
    for (const id of (await claimAll(stage, userID, at)).keys()) {
      expect(taken.has(id)).toBe(false);
      taken.add(id);
    }
  }
  return taken;
}

const grantsOf = async (userID: UserID) =>
  (await stage.db.selectFrom("grants").select("reference").where("user_id", "=", userID).execute()).map(
    ({ reference }) => reference,
  );

describe("a whole season", () => {
  it("gives a basic member the twenty free rewards and every surprise, and a gold member all, each once", async () => {
    const [basic, gold] = [await stage.newPlayer(), await stage.newPlayer({ membership: "gold" })];
    const road = roadOf(FIRST);
    const free = road.filter((each) => each.free).map(({ achievementID }) => achievementID);
    expect([free.length, road.length]).toEqual([25, 55]);
    expect(new Set(onRoad(await live(basic, FIRST), FIRST))).toEqual(new Set(free));
    expect(new Set(onRoad(await live(gold, FIRST), FIRST))).toEqual(
      new Set(road.map(({ achievementID }) => achievementID)),
    );
    const last = before(FIRST.endStamp, seconds(1));
    expect(await statesOf(basic, last)).toEqual({ claimed: 25, locked: 30, waiting: 1 });
    expect(await statesOf(gold, last)).toEqual({ claimed: 55, waiting: 1 });
    for (const userID of [basic, gold]) {
      const references = await grantsOf(userID);
      expect(new Set(references).size).toBe(references.length);
    }
    await expectBalanced(stage.db);

    const [rest, then] = [after(FIRST.endStamp, hours(1)), after(SECOND.startStamp, hours(1))];
    expect(await pageOf(basic, rest)).toMatchObject({
      season: { seasonID: 1, isActive: false, daysRemaining: 0 },
      next: { seasonID: 2 },
      closed: [{ seasonID: 1 }],
    });
    expect((await statesOf(basic, rest)).missed).toBe(30);
    expect(await pageOf(basic, then)).toMatchObject({
      season: { seasonID: 2, isActive: true },
      level: 1,
      experience: 0,
    });
    expect(await statesOf(basic, then)).toEqual({ ahead: 56 });
    await race(stage, basic, { at: then, experience: seasonXPBefore(3) });
    expect(onRoad((await claimAll(stage, basic, then)).keys(), SECOND)).toHaveLength(1);

    const memories = await seasonMemoriesOf(appAt(then), basic, 1);
    expect(memories).toMatchObject({ season: { seasonID: 1 }, totalRewards: 50 });
    expect(memories.level).toBeGreaterThan(TOTAL_REWARDS);
    expect(memories.earned.filter(({ isClaimed }) => isClaimed).length).toBeGreaterThanOrEqual(25);
    for (const id of [0, -1, 2, 3, 99_999])
      expect(await codeOf(seasonMemoriesOf(appAt(then), basic, id))).toBe("notFound");
  });

  it("opens what was locked to who buys gold in its seventh week: each once, and nothing pops up as locked any more", async () => {
    const userID = await stage.newPlayer();
    const week = after(FIRST.startStamp, days(45));
    await race(stage, userID, { at: week, experience: WHOLE_ROAD });
    expect(onRoad((await claimAll(stage, userID, week)).keys(), FIRST)).toHaveLength(25);
    const locked = await popUpsOf(userID, week);
    expect([locked.length, locked.every(({ isLocked }) => isLocked)]).toEqual([30, true]);
    expect(await codeOf(stage.run((work) => claimAchievement(work, userID, locked[0]!.achievementID), week))).toBe(
      "notEarned",
    );

    await stage.run(
      (work) => grant(work, [{ userID, rewards: [{ goldDays: 30 }], reference: `gold:${userID}`, reason: "test" }]),
      week,
    );
    const own = (await ownSeasonOf(appAt(week), userID))?.season;
    expect(own?.due).toHaveLength(30);
    const asked = await stage.run((work) => checkAchievements(work, "type", userID, own?.due ?? []), week);
    expect(asked.achieved).toHaveLength(30);
    expect((await popUpsOf(userID, week)).map(({ isLocked }) => isLocked)).toEqual(Array(30).fill(false));
    expect((await claimAll(stage, userID, week)).size).toBe(30);
    expect(await popUpsOf(userID, week)).toEqual([]);
    expect(await statesOf(userID, week)).toEqual({ claimed: 55, ahead: 1 });
  });

  it("gives nothing for gold that comes after it, though what was earned waits for good", async () => {
    const userID = await stage.newPlayer();
    const last = before(FIRST.endStamp, seconds(1));
    await race(stage, userID, { at: last, paidAt: after(FIRST.endStamp, hours(5)), experience: WHOLE_ROAD });
    await stage.run(
      (work) => grant(work, [{ userID, rewards: [{ goldDays: 30 }], reference: `late:${userID}`, reason: "test" }]),
      after(FIRST.endStamp, hours(6)),
    );
    const late = after(SECOND.startStamp, days(3));
    const ids = roadOf(FIRST).map(({ achievementID }) => achievementID);
    expect((await stage.run((work) => checkAchievements(work, "type", userID, ids), late)).achieved).toEqual([]);
    expect((await popUpsOf(userID, late)).filter(({ season: { seasonID } }) => seasonID === 1)).toHaveLength(25);
    expect(onRoad((await claimAll(stage, userID, late)).keys(), FIRST)).toHaveLength(25);
  });
});

describe("a design that returns", () => {
  it("has a name with its year and a road of its own, and pays the worth of what one has", async () => {
    expect([FOURTH.key, FOURTH.name, season(7).name]).toEqual([FIRST.key, "Golden Hour 2027", "Golden Hour 2027 II"]);
    const userID = await stage.newPlayer({ membership: "gold" });
    await race(stage, userID, { at: FIRST.startStamp, experience: WHOLE_ROAD });
    const before = await claimAll(stage, userID, FIRST.startStamp);
    await race(stage, userID, { at: FOURTH.startStamp, experience: WHOLE_ROAD });
    const again = await claimAll(stage, userID, FOURTH.startStamp);
    const things = (given: typeof again, own: Season) =>
      onRoad(given.keys(), own).flatMap((id) => (given.get(id) ?? []).filter(isItem));
    expect([things(before, FIRST).length, things(again, FOURTH).length]).toEqual([32, 0]);
    for (const id of onRoad(again.keys(), FOURTH))
      expect(again.get(id)).toEqual([{ cash: expect.any(Number) as number }]);
    expect(await statesOf(userID, FOURTH.startStamp)).toEqual({ claimed: 55, ahead: 1 });
    await expectBalanced(stage.db);
  });
});

describe("rewards of a road", () => {
  it("are each given once to two hundred claims at once", async () => {
    const userID = await stage.newPlayer();
    await race(stage, userID, { at: FIRST.startStamp, experience: seasonXPBefore(3) });
    const [reward] = roadOf(FIRST);
    const outcomes = await atOnce(
      Array.from(
        { length: 200 },
        () => () =>
          codeOf(stage.run((work) => claimAchievement(work, userID, reward!.achievementID), FIRST.startStamp)),
      ),
    );
    expect(tally(outcomes.map((each) => each ?? "done"))).toEqual({ done: 1, alreadyDone: 199 });
  });

  it("pop up until they were seen, on whatever device, and never what is over as locked", async () => {
    const userID = await stage.newPlayer();
    await race(stage, userID, { at: FIRST.startStamp, experience: seasonXPBefore(4) });
    const due = await popUpsOf(userID, FIRST.startStamp);
    expect(due.map(({ isLocked }) => isLocked)).toEqual([false, false, true]);
    const [first, , locked] = due;
    await stage.run((work) => seePopUps(work, "type", userID, [first!.key, locked!.key, "season:1"]), FIRST.startStamp);
    expect((await popUpsOf(userID, FIRST.startStamp)).map(({ key }) => key)).toEqual([due[1]!.key]);
    expect((await popUpsOf(userID, FIRST.endStamp)).every(({ isLocked }) => !isLocked)).toBe(true);
  });

  it("are seen by gold members a day before their season, and by nobody else", async () => {
    const [basic, gold] = [await stage.newPlayer(), await stage.newPlayer({ membership: "gold" })];
    const [early, tooEarly] = [before(SECOND.startStamp, hours(24)), before(SECOND.startStamp, hours(25))];
    const seen = async (userID: UserID, now: Stamp) => (await pageOf(userID, now)).season?.seasonID;
    expect([await seen(basic, early), await seen(gold, tooEarly), await seen(gold, early)]).toEqual([1, 1, 2]);
    expect((await pageOf(gold, early)).season).toMatchObject({ isEarly: true, isActive: false });
  });
});
