import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import type { SlotMessage } from "#shared/contracts/notifications.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import type { Counts } from "#shared/rules/achievements/tally.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { checkAchievements } from "#shared/server/achievements/check.ts";
import { claimAchievement } from "#shared/server/achievements/claim.ts";
import { countDeed } from "#shared/server/achievements/count-deed.ts";
import { countForAchievements } from "#shared/server/achievements/count-races.ts";
import { achievementsOf } from "#shared/server/achievements/own.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { nowStamp, type App } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, days } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { codeOf } from "../support/team-stage.ts";
import { person, racedBy } from "../support/typed-race.ts";

const published: SlotMessage[] = [];
let stage: Stage;
beforeAll(async () => {
  stage = await newStage({
    publish: (messages) => Promise.resolve(void published.push(...messages)),
  } as App["bus"]);
});
afterAll(() => stage.db.destroy());

const YESTERDAY = before(nowStamp(), days(1));
const named = (name: string): AchievementID => {
  const found = ACHIEVEMENTS.find((each) => each.name === name);
  if (!found) throw new Error(`no achievement is called ${name}`);
  return found.achievementID;
};
const FIRST_RACE = named("Key in the Ignition");
const ALL = ACHIEVEMENTS.map(({ achievementID }) => achievementID);

const ownOf = (userID: UserID) => achievementsOf(stage, userID);
const earnedOf = async (userID: UserID) => (await ownOf(userID)).achievements.map(([id]) => id);
const check = (userID: UserID, ids: readonly number[], site: "type" | "math" = "type") =>
  stage.run((work) => checkAchievements(work, site, userID, ids));
const claim = (userID: UserID, id: number) => stage.run((work) => claimAchievement(work, userID, id as AchievementID));
const count = (races: readonly CountedRace[]) => stage.run((work) => countForAchievements(work, races));
const balanceOf = async (userID: UserID): Promise<number> =>
  (await stage.db.selectFrom("money_accounts").select("balance").where("user_id", "=", userID).executeTakeFirst())
    ?.balance ?? 0;

/** Somebody who has done so much already. */
async function veteran(counts: Counts): Promise<UserID> {
  const userID = await stage.newPlayer();
  await stage.run((work) => countDeed(work, userID, { add: counts }));
  return userID;
}

describe("a race", () => {
  it("that pays is tallied once, and earns what it completes", async () => {
    const userID = await stage.newPlayer();
    const outcome = racedBy([{ userID, typer: person(1) }], YESTERDAY, 301);
    await stage.run((work) => settleRace(work, outcome), YESTERDAY);
    expect((await ownOf(userID)).standing.racesPlayed).toBeUndefined();
    for (let turn = 0; turn < 2; turn++) await stage.run((work) => payRace(work, outcome.raceID));
    const { standing, achievements, unclaimed } = await ownOf(userID);
    expect(standing).toMatchObject({
      racesPlayed: 1,
      highestSpeed: outcome.results[0]?.wpm,
      streakDays: 1,
      level: 1,
      playerLevel: 1,
    });
    expect(achievements).toContainEqual([FIRST_RACE, expect.any(Number), 5]);
    expect(unclaimed).toContain(FIRST_RACE);
  });

  it("that was not finished, or paid nothing, counts for nothing", async () => {
    const userID = await stage.newPlayer();
    const reward = { cash: 0, experience: 0, nitros: 0 };
    await count([countedRace(userID, { reward }), countedRace(userID, { standing: "disqualified" })]);
    expect(await ownOf(userID)).toMatchObject({ achievements: [], standing: { wordsTyped: 0 } });
  });

  it("of math earns nothing but math, even for whoever has earned more by then", async () => {
    const userID = await veteran({ racesPlayed: 100, answers: 90 });
    const mathIDs = new Set(["On Your Fingers", "One, Two, Go", "Quickest Sum in Town"].map(named));
    const race = { site: "math", lessonID: "money_1", done: 10, errors: 1, speed: 10 } as const;
    await count([countedRace(userID, race)]);
    expect(new Set(await earnedOf(userID))).toEqual(mathIDs);
    expect(await check(userID, ALL, "math")).toMatchObject({ achieved: [] });
    await count([countedRace(userID)]);
    expect(await earnedOf(userID)).toContain(named("A Hundred Green Lights"));
  });

  it("costs as many statements for one racer as for five, and one less when nothing is new", async () => {
    const racers = await Promise.all(Array.from({ length: 6 }, () => stage.newPlayer()));
    const cost = (ids: readonly UserID[], more: Partial<CountedRace> = {}) =>
      statementsOf(stage, (work) =>
        countForAchievements(
          work,
          ids.flatMap((userID) => [countedRace(userID, more), countedRace(userID, more)]),
        ),
      );
    expect(await cost(racers.slice(0, 1))).toBe(3);
    expect(await cost(racers.slice(1))).toBe(3);
    expect(await cost(racers.slice(0, 1), { place: null, done: 0, errors: 1, accuracy: 90 })).toBe(2);
  });
});

describe("a check", () => {
  it("earns only what was asked for and what the own figures allow; what has no reward needs no claim", async () => {
    const userID = await veteran({ racesPlayed: 10, giftsSent: 1 });
    const gift = named("A Present for You");
    expect(await check(userID, [FIRST_RACE, gift, named("Paint Peeler"), -1, 9_999])).toEqual({
      achieved: [FIRST_RACE, gift],
      instantClaimed: [gift],
    });
    expect(await check(userID, [FIRST_RACE, gift])).toEqual({ achieved: [], instantClaimed: [] });
    expect((await ownOf(userID)).unclaimed).toEqual([FIRST_RACE]);
  });

  it("sees friends as they are, and remembers the most there were", async () => {
    const [userID, friendID] = [await stage.newPlayer(), await stage.newPlayer()];
    expect((await check(userID, ALL)).achieved).toEqual([]);
    await stage.run((work) => befriend(work, userID, [friendID]));
    expect((await check(userID, ALL)).achieved).toEqual([named("Hello There")]);
    await stage.db.deleteFrom("friendships").execute();
    expect((await ownOf(userID)).standing.totalFriends).toBe(1);
  });

  it("of many tabs at once earns each achievement once", async () => {
    const userID = await veteran({ racesPlayed: 10 });
    const all = await atOnce(Array.from({ length: 20 }, () => () => check(userID, ALL)));
    const achieved = all.flatMap((each) => each.achieved);
    expect(achieved.length).toBeGreaterThan(2);
    expect(new Set(achieved).size).toBe(achieved.length);
  });
});

describe("a claim", () => {
  it("gives the reward once, however many claims come at once", async () => {
    const userID = await veteran({ racesPlayed: 1 });
    await check(userID, [FIRST_RACE]);
    const codes = await atOnce(Array.from({ length: 200 }, () => () => codeOf(claim(userID, FIRST_RACE))));
    expect(codes.filter((code) => code === "alreadyDone")).toHaveLength(199);
    expect(await balanceOf(userID)).toBe(1_000);
    expect((await ownOf(userID)).unclaimed).toEqual([]);
    await expectBalanced(stage.db);
  });

  it("gives cars and loot; who owns one by then gets cash instead", async () => {
    const [userID, owner] = [await veteran({ racesPlayed: 100 }), await veteran({ racesPlayed: 100 })];
    const roomy = named("Room for Your Bag");
    for (const each of [userID, owner]) await check(each, [roomy]);
    expect(await claim(userID, roomy)).toEqual([{ carID: 111 }]);
    await stage.db
      .insertInto("owned_cars")
      .values({ user_id: owner, car_id: 111 as never, stamp: nowStamp(), reference: "test" })
      .execute();
    expect(await claim(owner, roomy)).toEqual([{ cash: expect.any(Number) }]);
  });

  it("of any number gives nothing that was not earned by the own figures", async () => {
    const [rich, poor] = [await veteran({ racesPlayed: 10_000 }), await stage.newPlayer()];
    await check(rich, ALL);
    const tried = [...Array.from({ length: 150 }, (_, nth) => nth - 10), ...ALL, 10_000];
    const codes = new Set<unknown>();
    for (const id of tried) codes.add(await codeOf(claim(poor, id)));
    expect(codes).toEqual(new Set(["notFound", "notEarned"]));
    expect(await balanceOf(poor)).toBe(0);
    expect(await earnedOf(poor)).toEqual([]);
    expect(await stage.db.selectFrom("grants").select("reference").where("user_id", "=", poor).execute()).toEqual([]);
  });
});

describe("what other pages hear", () => {
  const facts = async (doing: Promise<unknown>) => {
    published.length = 0;
    await doing;
    return published.flatMap(({ changed }) => changed);
  };

  it("is that achievements changed: by a paid race, a friend, a gift of items, a check and a claim", async () => {
    const [userID, friendID] = [await veteran({ racesPlayed: 1 }), await stage.newPlayer()];
    const heard = { userID, facts: expect.arrayContaining(["achievements"]) as unknown };
    expect(await facts(count([countedRace(userID, { place: null })]))).toContainEqual(heard);
    expect(await facts(stage.run((work) => befriend(work, friendID, [userID])))).toContainEqual(heard);
    const car = { userID, rewards: [{ carID: 5 as CarID }], reference: `heard:${userID}`, reason: "test" };
    expect(await facts(stage.run((work) => grant(work, [car])))).toContainEqual(heard);
    expect(await facts(check(userID, ALL))).toContainEqual(heard);
    expect(await facts(check(userID, ALL))).toEqual([]);
    const claimed = { userID, facts: expect.arrayContaining(["achievements", "wallet"]) as unknown };
    expect(await facts(claim(userID, FIRST_RACE))).toContainEqual(claimed);
  });
});
