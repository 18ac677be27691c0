import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { SlotMessage } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import { challengesOf } from "#shared/rules/challenges/draw.ts";
import { achievementKey } from "#shared/rules/pop-ups/achievements.ts";
import { KEPT_DAYS } from "#shared/rules/retention.ts";
import { claimAchievement } from "#shared/server/achievements/claim.ts";
import { lookPurges } from "#shared/server/looks/purge.ts";
import type { App } from "#shared/server/platform/work.ts";
import { duePopUpsFor } from "#shared/server/pop-ups/due.ts";
import { seePopUps } from "#shared/server/pop-ups/see.ts";
import { after, before, dayOf, days, hours, seconds, startOf, type Day, type Stamp } from "#shared/units.ts";

import { atOnce, newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";

const published: SlotMessage[] = [];
let stage: Stage;
beforeAll(async () => {
  stage = await newStage({ publish: (messages) => Promise.resolve(void published.push(...messages)) } as App["bus"]);
});
afterAll(() => stage.db.destroy());

/** A noon in the first season. */
const [SEASON] = SEASON_CALENDAR as readonly [Season, ...Season[]];
const TODAY = (dayOf(SEASON.startStamp) + 5) as Day;
const NOW = after(startOf(TODAY), hours(12));
const YESTERDAY = (TODAY - 1) as Day;
const SEASON_KEY = `announcement:season:${SEASON.seasonID}`;
const GOALS = challengesOf(TODAY).map(({ goal }) => goal);
const withReward = (has: boolean): AchievementID => {
  const found = ACHIEVEMENTS.find(({ reward }) => (reward !== null) === has);
  if (!found) throw new Error("there is no such achievement");
  return found.achievementID;
};
const [PLAIN, PAYING] = [withReward(false), withReward(true)];

const due = (userID: UserID, { site = "type", at = NOW }: { site?: "type" | "math"; at?: Stamp } = {}) =>
  duePopUpsFor({ db: stage.db, site, userID, now: at });
async function keysFor(...given: Parameters<typeof due>): Promise<readonly string[]> {
  const { achievements, challenges, announcements } = await due(...given);
  return [...achievements, ...challenges, ...announcements].map(({ key }) => key);
}
const see = (userID: UserID, ...keys: readonly string[]) =>
  stage.run((work) => seePopUps(work, "type", userID, keys), NOW);

/** Somebody of three months, who last logged in before the season and may do challenges. */
const veteran = () =>
  stage.newPlayer({
    created_stamp: before(NOW, days(90)),
    previous_login_stamp: before(NOW, days(1)),
    races_played: 30,
  });
const earn = (userID: UserID, achievementID: AchievementID, at: Stamp = before(NOW, days(1))) =>
  stage.db
    .insertInto("achievements")
    .values({
      user_id: userID,
      achievement_id: achievementID,
      earned_stamp: at,
      claimed_stamp: achievementID === PLAIN ? at : null,
    })
    .execute();
/** How far a player is with a day's challenges; those at their goal are complete, one second after the other. */
async function come(userID: UserID, day: Day, progress: readonly number[]): Promise<void> {
  const goals = challengesOf(day).map(({ goal }) => goal);
  const stamps = progress.map((each, at) => (each === goals[at] ? String(startOf(day) + at) : "0"));
  const row = { progress: [...progress], complete_stamps: stamps };
  await stage.db
    .insertInto("challenge_days")
    .values({ user_id: userID, day, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doUpdateSet(row))
    .execute();
}
const seenBy = async (userID: UserID): Promise<readonly string[]> =>
  (await stage.db.selectFrom("seen_pop_ups").select("key").where("user_id", "=", userID).orderBy("key").execute()).map(
    ({ key }) => key,
  );

describe("what is due", () => {
  it("are achievements of the last seven days, the oldest first, until they are seen", async () => {
    const userID = await veteran();
    await earn(userID, PAYING, before(NOW, days(7)));
    await earn(userID, PLAIN);
    expect((await due(userID)).achievements).toMatchObject([
      { key: achievementKey(PAYING), reward: expect.anything() as unknown, group: expect.any(String) as unknown },
      { key: achievementKey(PLAIN), reward: null },
    ]);
    expect(await keysFor(userID, { at: after(NOW, seconds(1)) })).toEqual([achievementKey(PLAIN)]);
    await see(userID, achievementKey(PLAIN));
    expect(await keysFor(userID)).toEqual([achievementKey(PAYING)]);
  });

  it("is an achievement no more when its reward was taken elsewhere", async () => {
    const userID = await veteran();
    await earn(userID, PAYING);
    await stage.run((work) => claimAchievement(work, userID, PAYING), NOW);
    expect(await keysFor(userID)).toEqual([]);
  });

  it("are the day's challenges when one is newly complete, with how far each was last seen", async () => {
    const userID = await veteran();
    await come(userID, TODAY, [GOALS[0] ?? 0, 1, 0]);
    const key = `challenges:${TODAY}:1`;
    expect((await due(userID)).challenges).toMatchObject([
      { key, day: TODAY, challenges: [{ animateFrom: 0, progress: GOALS[0] }, { animateFrom: 0, progress: 1 }, {}] },
    ]);
    await see(userID, key);
    expect(await keysFor(userID)).toEqual([]);
    await come(userID, TODAY, [GOALS[0] ?? 0, 1, GOALS[2] ?? 0]);
    expect((await due(userID)).challenges).toMatchObject([
      { key: `challenges:${TODAY}:2`, challenges: [{ animateFrom: GOALS[0] }, { animateFrom: 1 }, { animateFrom: 0 }] },
    ]);
  });

  it("are yesterday's challenges, too, which were completed about midnight, and none that are older", async () => {
    const userID = await veteran();
    for (const day of [TODAY, YESTERDAY, YESTERDAY - 1] as Day[]) {
      await come(
        userID,
        day,
        challengesOf(day).map(({ goal }) => goal),
      );
    }
    expect(await keysFor(userID)).toEqual([`challenges:${YESTERDAY}:3`, `challenges:${TODAY}:3`]);
  });

  it("are no challenges on the math site, nor before they are open", async () => {
    const userID = await veteran();
    const beginner = await stage.newPlayer({ races_played: 9 });
    for (const each of [userID, beginner]) await come(each, TODAY, GOALS);
    expect(await keysFor(userID, { site: "math" })).toEqual([]);
    expect(await keysFor(beginner)).toEqual([]);
    expect(await keysFor(userID)).toHaveLength(1);
  });

  it("is the season's announcement for who last logged in before it, once", async () => {
    const userID = await stage.newPlayer({
      created_stamp: before(NOW, days(90)),
      previous_login_stamp: before(SEASON.startStamp, days(1)),
    });
    expect((await due(userID)).announcements).toMatchObject([{ key: SEASON_KEY, kind: "season", name: SEASON.name }]);
    expect(await keysFor(await veteran())).toEqual([]);
    await see(userID, SEASON_KEY);
    expect(await keysFor(userID)).toEqual([]);
  });

  it("costs as many statements with much to tell as with little", async () => {
    const [much, little] = [await veteran(), await veteran()];
    for (const { achievementID } of ACHIEVEMENTS) await earn(much, achievementID);
    for (const day of [TODAY, YESTERDAY])
      await come(
        much,
        day,
        challengesOf(day).map(({ goal }) => goal),
      );
    await come(little, TODAY, [GOALS[0] ?? 0, 0, 0]);
    const all = await keysFor(much);
    expect(all.length).toBeGreaterThan(100);
    const cost = (userID: UserID) =>
      statementsOf(stage, ({ trx }) => duePopUpsFor({ db: trx, site: "type", userID, now: NOW }));
    expect(await cost(much)).toBe(await cost(little));
    const costOfSeeing = (userID: UserID, keys: readonly string[]) =>
      statementsOf(stage, (work) => seePopUps({ ...work, now: NOW }, "type", userID, keys));
    expect(await costOfSeeing(much, all)).toBe(await costOfSeeing(much, all.slice(0, 1)));
  });
});

describe("seeing", () => {
  it("of keys that can't pop up for the player writes nothing: others', made-up ones, those to come", async () => {
    const [userID, other] = [await veteran(), await veteran()];
    await earn(other, PAYING);
    await come(userID, TODAY, [GOALS[0] ?? 0, 0, 0]);
    await see(
      userID,
      achievementKey(PAYING),
      SEASON_KEY,
      `challenges:${TODAY}:2`,
      `challenges:${TODAY}:0`,
      `challenges:${YESTERDAY}:1`,
      "anything",
      "",
    );
    expect(await seenBy(userID)).toEqual([]);
    expect(await keysFor(other)).toEqual([achievementKey(PAYING)]);
  });

  it("is written once, however many pages say it at once, and is told once", async () => {
    const userID = await veteran();
    await earn(userID, PAYING);
    await earn(userID, PLAIN);
    await come(userID, TODAY, GOALS);
    const keys = await keysFor(userID);
    published.length = 0;
    await atOnce(Array.from({ length: 200 }, (_, nth) => () => see(userID, ...(nth % 2 ? keys : keys.toReversed()))));
    expect(await seenBy(userID)).toEqual([...keys].toSorted());
    expect(await keysFor(userID)).toEqual([]);
    expect(published.flatMap(({ changed }) => changed)).toEqual([{ userID, facts: ["popUps"] }]);
  });

  it("of fewer complete challenges than there are by now leaves the newer ones new", async () => {
    const userID = await veteran();
    await come(userID, TODAY, [GOALS[0] ?? 0, GOALS[1] ?? 0, 1]);
    await see(userID, `challenges:${TODAY}:1`);
    expect((await due(userID)).challenges).toMatchObject([
      { key: `challenges:${TODAY}:2`, challenges: [{ animateFrom: GOALS[0] }, { animateFrom: 0 }, { animateFrom: 1 }] },
    ]);
  });

  it("is forgotten when nothing of it can come again", async () => {
    const userID = await veteran();
    const at = before(NOW, days(KEPT_DAYS.seenPopUp));
    await stage.db
      .insertInto("seen_pop_ups")
      .values([
        { user_id: userID, key: "kept", seen_stamp: at, progress: null },
        { user_id: userID, key: "gone", seen_stamp: before(at, seconds(1)), progress: null },
      ])
      .execute();
    await stage.run((work) => lookPurges[0]?.(work) ?? Promise.reject(new Error("nothing is purged")), NOW);
    expect(await seenBy(userID)).toEqual(["kept"]);
  });
});
