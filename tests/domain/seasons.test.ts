import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { levelIn } from "#shared/content/achievements/fields.ts";
import { achievementsOfSeason } from "#shared/content/achievements/seasonal.ts";
import { CHALLENGE_REWARDS } from "#shared/content/challenges.ts";
import { EXTRA_LEVEL_CASH, SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { SlotMessage } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import type { CountedRace } from "#shared/rules/race/counted-race.ts";
import { levelOf } from "#shared/rules/rewards/level.ts";
import { seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { checkAchievements } from "#shared/server/achievements/check.ts";
import { countForAchievements } from "#shared/server/achievements/count-races.ts";
import { achievementsOf } from "#shared/server/achievements/own.ts";
import { countForChallenges } from "#shared/server/challenges/count-races.ts";
import { takeSteps } from "#shared/server/platform/postgres/migrate.ts";
import type { App } from "#shared/server/platform/work.ts";
import { addSeasonExperience } from "#shared/server/seasons/add-experience.ts";
import { claimExtraLevels } from "#shared/server/seasons/claim-extra.ts";
import { ownSeasonOf } from "#shared/server/seasons/own-season.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, days, hours, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { experienceFor } from "../support/extra-levels.ts";
import { releaseHeld } from "../support/holds.ts";
import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { countForSeason } from "../support/season-races.ts";
import { statementsOf } from "../support/statements.ts";
import { codeOf, tally } from "../support/team-stage.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { stageBefore } from "../support/upgrade.ts";

const [FIRST, SECOND, THIRD] = SEASON_CALENDAR as [Season, Season, Season];
const IN_FIRST = after(FIRST.startStamp, days(10));
const IN_SECOND = after(SECOND.startStamp, days(10));
const BETWEEN = after(FIRST.endStamp, hours(1));

const published: SlotMessage[] = [];
let stage: Stage;
beforeAll(async () => {
  stage = await newStage({
    publish: (messages) => Promise.resolve(void published.push(...messages)),
  } as App["bus"]);
});
afterAll(() => stage.db.destroy());

const won = (userID: UserID, experience: number, stamp: Stamp = IN_FIRST) =>
  stage.run((work) => addSeasonExperience(work, [{ userID, wonStamp: stamp, experience }]), stamp);
const seasonOf = (userID: UserID, now: Stamp) =>
  ownSeasonOf({ db: stage.db, nowStamp: () => now } as unknown as App, userID);
const claim = (userID: UserID, id: number = FIRST.seasonID, at: Stamp = IN_FIRST) =>
  stage.run((work) => claimExtraLevels(work, userID, id), at);
const count = (races: readonly CountedRace[], at?: Stamp) => stage.run((work) => countForSeason(work, races), at);
const extraPaid = async (userID: UserID) =>
  (
    await stage.db
      .selectFrom("grants")
      .select(["reference", "rewards"])
      .where("user_id", "=", userID)
      .where("reason", "=", "extra level")
      .orderBy("reference")
      .execute()
  ).map(({ reference, rewards }) => [reference, rewards]);
const balanceOf = async (userID: UserID) =>
  (await stage.db.selectFrom("money_accounts").select("balance").where("user_id", "=", userID).executeTakeFirst())
    ?.balance ?? 0;

const extras = (count: number) => Array.from({ length: count }, () => ({ cash: EXTRA_LEVEL_CASH }));

describe("the experience of a season", () => {
  it("is that of the races which started in it, of both sites", async () => {
    const userID = await stage.newPlayer();
    await count([
      countedRace(userID, { startedStamp: IN_FIRST }),
      countedRace(userID, { startedStamp: IN_FIRST, site: "math", reward: { cash: 9, experience: 40, nitros: 0 } }),
      countedRace(userID, { startedStamp: FIRST.startStamp }),
      countedRace(userID, { startedStamp: before(FIRST.startStamp, 1_000 as never) }),
      countedRace(userID, { startedStamp: BETWEEN }),
      countedRace(userID, { startedStamp: IN_SECOND }),
      countedRace(userID, { startedStamp: IN_FIRST, reward: { cash: 0, experience: 0, nitros: 0 } }),
    ]);
    expect((await seasonOf(userID, IN_FIRST))?.experience).toBe(240);
    expect((await seasonOf(userID, IN_SECOND))?.experience).toBe(100);
  });

  it("grows with a race that is paid, once, and with one that is held only when it is released", async () => {
    const [userID, held] = [await stage.newPlayer(), await stage.newPlayer({ captcha_reason: "pending" })];
    const outcome = racedBy(
      [userID, held].map((each) => ({ userID: each, typer: person(each) })),
      IN_FIRST,
      401,
    );
    await stage.run((work) => settleRace(work, outcome), IN_FIRST);
    for (let turn = 0; turn < 2; turn++) await stage.run((work) => payRace(work, outcome.raceID), IN_FIRST);
    const experienceOf = async (each: UserID) =>
      (await stage.db.selectFrom("users").select("experience").where("user_id", "=", each).executeTakeFirstOrThrow())
        .experience;
    expect(await experienceOf(userID)).toBeGreaterThan(50);
    expect((await seasonOf(userID, IN_FIRST))?.experience).toBe(await experienceOf(userID));
    expect((await seasonOf(held, IN_FIRST))?.experience).toBe(0);
    await stage.run((work) => releaseHeld(work, held), IN_SECOND);
    expect((await seasonOf(held, IN_SECOND))?.experience).toBe(0);
    expect((await seasonOf(held, IN_FIRST))?.experience).toBe(await experienceOf(held));
  });

  it("is that of challenges, too, for the day to which they belong", async () => {
    const userID = await stage.newPlayer({ membership: "gold" });
    const race = { friends: 1, mode: "friend", usedNitro: true } as const;
    const races = [...Array.from({ length: 40 }, () => countedRace(userID, race)), countedRace(userID)].map((each) => ({
      ...each,
      startedStamp: before(FIRST.endStamp, hours(1)),
    }));
    await stage.run((work) => countForChallenges(work, races), BETWEEN);
    const grants = await stage.db.selectFrom("grants").select("rewards").where("user_id", "=", userID).execute();
    const paid = grants.flatMap(({ rewards }) => rewards).flatMap((each) => ("experience" in each ? [each] : []));
    const sum = paid.reduce((total, { experience }) => total + experience, 0);
    expect(sum).toBeGreaterThanOrEqual(CHALLENGE_REWARDS.small);
    expect((await seasonOf(userID, FIRST.startStamp))?.experience).toBe(sum);
    expect((await seasonOf(userID, IN_SECOND))?.experience).toBe(0);
  });

  it("is lost by none of many races that are paid at once", async () => {
    const userID = await stage.newPlayer();
    await atOnce(Array.from({ length: 60 }, () => () => count([countedRace(userID, { startedStamp: IN_FIRST })])));
    expect((await seasonOf(userID, IN_FIRST))?.experience).toBe(6_000);
  });

  it("costs one statement for any number of races and racers, and none outside of seasons", async () => {
    const racers = await Promise.all(Array.from({ length: 20 }, () => stage.newPlayer()));
    const cost = (ids: readonly UserID[], stamps: readonly Stamp[]) =>
      statementsOf(stage, (work) =>
        countForSeason(
          work,
          ids.flatMap((userID) => stamps.map((startedStamp) => countedRace(userID, { startedStamp }))),
        ),
      );
    expect(await cost(racers.slice(0, 1), [IN_FIRST])).toBe(1);
    expect(await cost(racers, [IN_FIRST, IN_SECOND, IN_FIRST])).toBe(1);
    expect(await cost(racers, [BETWEEN])).toBe(0);
  });

  it("is told to other pages, and only where there is some", async () => {
    const userID = await stage.newPlayer();
    published.length = 0;
    await count([countedRace(userID, { startedStamp: BETWEEN })]);
    expect(published).toEqual([]);
    await count([countedRace(userID, { startedStamp: IN_FIRST })]);
    expect(published.flatMap(({ changed }) => changed)).toEqual([{ userID, facts: ["season"] }]);
  });
});

describe("what a player sees of a season", () => {
  it("is nothing before the first, then a name, a level and the way to the next one", async () => {
    const userID = await stage.newPlayer();
    expect(await seasonOf(userID, before(FIRST.startStamp, hours(1)))).toEqual({
      season: null,
      experience: 0,
      level: 1,
      lastExtraLevel: 0,
      extraUnclaimed: [],
    });
    await won(userID, 2_000);
    const reached = { experience: 2_000, level: 2, lastExtraLevel: 0 };
    const { seasonID, key, name, startStamp, endStamp } = FIRST;
    const figures = { currentLevelXP: 400, requiredXP: 1_700, percentComplete: 23 };
    expect(await seasonOf(userID, IN_FIRST)).toEqual({
      ...reached,
      season: {
        seasonID,
        key,
        name,
        startStamp,
        endStamp,
        totalRewards: 50,
        daysRemaining: 56 - Math.floor((IN_FIRST - startStamp) / 86_400),
        achievementGroupID: 1_001,
        ...reached,
        ...figures,
        nextReward: expect.objectContaining({ level: 3, free: false, experience: 3_300 }) as unknown,
        due: [100_000 + 1_000 + 1],
        waiting: 0,
      },
      extraUnclaimed: [],
    });
  });

  it("is the one that was last on the days between two, and begins anew with the next", async () => {
    const userID = await stage.newPlayer();
    await won(userID, 2_000);
    expect(await seasonOf(userID, BETWEEN)).toMatchObject({ level: 2, season: { name: FIRST.name } });
    expect(await seasonOf(userID, SECOND.startStamp)).toMatchObject({ level: 1, season: { name: SECOND.name } });
  });

  it("is gone with the account", async () => {
    expect(await seasonOf(999_999 as UserID, IN_FIRST)).toBeUndefined();
  });
});

describe("extra levels", () => {
  it("each pay once when they are claimed two hundred times at once", async () => {
    const userID = await stage.newPlayer();
    await won(userID, experienceFor(3));
    const outcomes = tally(await atOnce(Array.from({ length: 200 }, () => () => codeOf(claim(userID)))));
    expect(outcomes).toEqual({ done: 1, notEarned: 199 });
    const references = [1, 2, 3].map((level) => [
      `extra:${userID}:${FIRST.seasonID}:${level}`,
      [{ cash: EXTRA_LEVEL_CASH }],
    ]);
    expect(await extraPaid(userID)).toEqual(references);
    expect(await balanceOf(userID)).toBe(3 * EXTRA_LEVEL_CASH);
    await expectBalanced(stage.db);
  });

  it("that are reached while others are claimed each pay once, too", async () => {
    const userID = await stage.newPlayer();
    await won(userID, experienceFor(1));
    const step = experienceFor(2) - experienceFor(1);
    const moves = Array.from({ length: 100 }, (_, nth) => () => codeOf(nth % 10 ? claim(userID) : won(userID, step)));
    await atOnce(moves);
    await codeOf(claim(userID));
    const own = await seasonOf(userID, IN_FIRST);
    expect(own?.lastExtraLevel).toBeGreaterThan(5);
    expect(own?.extraUnclaimed).toEqual([]);
    expect(await extraPaid(userID)).toHaveLength(own?.lastExtraLevel ?? 0);
    expect(await balanceOf(userID)).toBe((own?.lastExtraLevel ?? 0) * EXTRA_LEVEL_CASH);
    await expectBalanced(stage.db);
  });

  it("wait until they are reached, and the next ones pay on their own", async () => {
    const userID = await stage.newPlayer();
    expect(await codeOf(claim(userID))).toBe("notEarned");
    await won(userID, experienceFor(1) - 1);
    expect(await codeOf(claim(userID))).toBe("notEarned");
    await won(userID, 1);
    expect((await seasonOf(userID, IN_FIRST))?.extraUnclaimed).toEqual([{ seasonID: FIRST.seasonID, levels: 1 }]);
    expect(await claim(userID)).toEqual(extras(1));
    await won(userID, experienceFor(3) - experienceFor(1));
    expect(await claim(userID)).toEqual(extras(2));
    expect(await seasonOf(userID, IN_FIRST)).toMatchObject({
      lastExtraLevel: 3,
      extraUnclaimed: [],
      season: { lastExtraLevel: 3 },
    });
  });

  it("don't lapse with their season, and belong to no other", async () => {
    const userID = await stage.newPlayer();
    await won(userID, experienceFor(2));
    expect(await codeOf(claim(userID, SECOND.seasonID, IN_SECOND))).toBe("notEarned");
    expect((await seasonOf(userID, IN_SECOND))?.extraUnclaimed).toEqual([{ seasonID: FIRST.seasonID, levels: 2 }]);
    expect(await claim(userID, FIRST.seasonID, IN_SECOND)).toEqual(extras(2));
    expect(await seasonOf(userID, IN_SECOND)).toMatchObject({ lastExtraLevel: 0, extraUnclaimed: [] });
  });

  it("are none of a season that has not begun, or that there is not", async () => {
    const userID = await stage.newPlayer();
    for (const id of [THIRD.seasonID, SEASON_CALENDAR.length + 1, 0, -1]) {
      expect(await codeOf(claim(userID, id))).toBe("notFound");
    }
  });
});

describe("what achievements ask of a player", () => {
  it("is the level of the season that shows, beside that of a lifetime, and gold while it lasts", async () => {
    const until = after(SECOND.startStamp, days(1));
    const userID = await stage.newPlayer({ membership: "gold", gold_until_stamp: until, experience: 30_000 });
    await won(userID, seasonXPBefore(9), IN_FIRST);
    await stage.run((work) => countForAchievements(work, [countedRace(userID, { startedStamp: IN_FIRST })]), IN_FIRST);
    const asked = async (now: Stamp) => (await achievementsOf(stage, userID, now)).standing;
    const playerLevel = levelOf(30_000);
    expect(playerLevel).toBeGreaterThan(1);
    expect(await asked(BETWEEN)).toMatchObject({ level: 9, playerLevel, membership: "gold" });
    expect(await asked(SECOND.startStamp)).toMatchObject({ level: 1, playerLevel, membership: "gold" });
    expect(await asked(until)).toMatchObject({ level: 1, playerLevel, membership: "basic" });
  });

  it("is stored nowhere where it ends, also not by what was stored before", async () => {
    const old = await stageBefore("0060");
    const userID = await old.newPlayer();
    const counts = JSON.stringify({ level: 40, racesPlayed: 3 });
    await old.db.insertInto("tallies").values({ user_id: userID, counts }).execute();
    await takeSteps(old.db);
    expect((await achievementsOf(old, userID, IN_FIRST)).standing).toMatchObject({ level: 1, racesPlayed: 3 });
    await old.run((work) => checkAchievements(work, "type", userID, []), IN_FIRST);
    const kept = await old.db.selectFrom("tallies").select("counts").executeTakeFirstOrThrow();
    expect(Object.keys(kept.counts)).not.toContain("level");
    await old.db.destroy();
  });
});

describe("achievements of a season", () => {
  const idsOf = (season: Season): number[] =>
    achievementsOfSeason(season)
      .filter(({ rules }) => rules.some(({ field }) => field === levelIn(season.seasonID)))
      .map((each) => each.achievementID);
  const NEWCOMER = 1_201;

  it("are earned by its races, on the math site as well, and by no other season's experience", async () => {
    const userID = await stage.newPlayer();
    await won(userID, seasonXPBefore(51), IN_FIRST);
    const race = countedRace(userID, { site: "math", startedStamp: IN_SECOND });
    await stage.run((work) => countForAchievements(work, [race]), IN_SECOND);
    const { achievements } = await achievementsOf(stage, userID);
    const earned = achievements.map(([id]) => id);
    expect(earned.filter((id) => [...idsOf(FIRST), ...idsOf(SECOND)].includes(id))).toEqual([]);
    const late = countedRace(userID, { site: "math", startedStamp: before(FIRST.endStamp, hours(1)) });
    await stage.run((work) => countForAchievements(work, [late]), IN_SECOND);
    const now = await achievementsOf(stage, userID);
    expect(now.achievements.map(([id]) => id)).toEqual(expect.arrayContaining(idsOf(FIRST)));
    expect(now.standing).toMatchObject({ seasonLevel_1: 51, seasonsRaced: 1 });
  });

  it("are earned by a check while it runs, and not afterwards", async () => {
    const userID = await stage.newPlayer();
    await won(userID, seasonXPBefore(5));
    const check = (at: Stamp) =>
      stage.run((work) => checkAchievements(work, "math", userID, [...idsOf(FIRST), NEWCOMER]), at);
    expect((await check(BETWEEN)).achieved).toEqual([]);
    expect((await check(IN_FIRST)).achieved).toEqual(idsOf(FIRST).slice(0, 1));
  });

  it("count the seasons that somebody raced in", async () => {
    const userID = await stage.newPlayer();
    for (const { startStamp } of SEASON_CALENDAR) await won(userID, 10, startStamp);
    const asked = [NEWCOMER, 1_202];
    const { achieved } = await stage.run((work) => checkAchievements(work, "type", userID, asked));
    expect(achieved).toEqual(asked);
  });
});
