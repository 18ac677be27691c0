import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID, ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { ACHIEVEMENT_FIELDS } from "#shared/content/achievements/fields.ts";
import { CARS } from "#shared/content/cars/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { prizesOf } from "#shared/content/events/prizes.ts";
import { LOOT, lootByID } from "#shared/content/loot/catalog.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import { seasonByID, SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import { roadOf } from "#shared/content/seasons/road.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { hasBegun } from "#shared/rules/achievements/open.ts";
import type { Change } from "#shared/rules/garage/equip.ts";
import type { Wish } from "#shared/rules/shop/offer.ts";
import { checkAchievements } from "#shared/server/achievements/check.ts";
import { claimAchievement } from "#shared/server/achievements/claim.ts";
import { countDeed } from "#shared/server/achievements/count-deed.ts";
import { achievementsOf } from "#shared/server/achievements/own.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { payStarter } from "#shared/server/economy/starter.ts";
import { sellCar } from "#shared/server/garage/sell.ts";
import { collectGifts } from "#shared/server/gifts/collect.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { addSeasonExperience } from "#shared/server/seasons/add-experience.ts";
import { claimExtraLevels } from "#shared/server/seasons/claim-extra.ts";
import { buy } from "#shared/server/shop/buy.ts";
import { returnPurchase } from "#shared/server/shop/return.ts";
import type { Stamp } from "#shared/units.ts";

import { experienceFor } from "../support/extra-levels.ts";
import { expectBalanced } from "../support/money.ts";
import { newStage, type Stage } from "../support/players.ts";
import { codeOf, tally } from "../support/team-stage.ts";
import { wear } from "../support/wear.ts";

const STARTING_CAR = 1 as CarID;
const UP_TO_10_000 = Array.from({ length: 10_011 }, (_, nth) => nth - 10);
/** Those, and of what lies far past the catalogues every tenth. */
const ITEM_NUMBERS = UP_TO_10_000.filter((id) => id <= 1_600 || id % 10 === 0);
/** Every number that is anything, and many that are nothing: also the roads of seasons and the prizes of events. */
const NUMBERS = [
  ...UP_TO_10_000,
  ...[1, 2, 3, 4].flatMap((id) => seasonByID(id) ?? []).flatMap((season) => idsOf(roadOf(season))),
  ...[1, 2].flatMap((id) => eventByID(id) ?? []).flatMap((event) => idsOf(prizesOf(event))),
];
/** All that a shop says to somebody without enough cash, level or races. */
const BUYING: ReadonlySet<string> = new Set([
  "done",
  "goldOnly",
  "levelTooLow",
  "notEnoughMoney",
  "notFound",
  "offerOver",
  "ownedAlready",
  "shopLocked",
]);
function idsOf(list: readonly { readonly achievementID: AchievementID }[]): readonly number[] {
  return list.map(({ achievementID }) => achievementID);
}
const SITES = ["type", "math"] as const;
const IN_LAST_SEASON = SEASON_CALENDAR.at(-1)?.startStamp;

let stage: Stage;
let rich: UserID;
beforeAll(async () => {
  stage = await newStage();
  rich = await newcomer();
  const counts = Object.fromEntries(ACHIEVEMENT_FIELDS.map((field) => [field, 10_000_000]));
  await stage.run(async (work) => {
    await countDeed(work, rich, { add: { ...counts, charactersTyped: 10_000_000, racedMs: 10_000_000_000 } });
    const won = SEASON_CALENDAR.map(({ startStamp: wonStamp }) => ({
      userID: rich,
      wonStamp,
      experience: experienceFor(5),
    }));
    await addSeasonExperience(work, won);
    const rewards = CARS.map(({ carID }) => ({ carID }));
    await grant(work, [{ userID: rich, rewards, reference: "test:rich", reason: "test" }]);
  });
  for (const site of SITES) await stage.run((work) => checkAchievements(work, site, rich, NUMBERS));
});
afterAll(() => stage.db.destroy());

async function newcomer(): Promise<UserID> {
  const userID = await stage.newPlayer({ car_id: STARTING_CAR });
  await stage.run((work) => payStarter(work, { user_id: userID, car_id: STARTING_CAR, car_hue_angle: 0 }));
  return userID;
}

/** All that somebody has and wears. */
async function belongingsOf(userID: UserID) {
  const { db } = stage;
  const own = async (table: "owned_cars" | "owned_loot" | "achievements" | "tracks") =>
    (await sql`select * from ${sql.table(table)} where user_id = ${userID}`.execute(db)).rows;
  return {
    user: await db
      .selectFrom("users")
      .select(["experience", "nitros", "nitros_used", "membership", "gold_until_stamp", "car_id", "look"])
      .where("user_id", "=", userID)
      .executeTakeFirstOrThrow(),
    money: await db.selectFrom("money_accounts").select("balance").where("user_id", "=", userID).execute(),
    cars: await own("owned_cars"),
    loot: await own("owned_loot"),
    grants: await db.selectFrom("grants").selectAll().where("user_id", "=", userID).execute(),
    achievements: await own("achievements"),
    tracks: await own("tracks"),
  };
}

/**
 * Tries something with many numbers in one transaction that is committed whatever was refused, so that a refusal after a
 * write would be seen.
 *
 * @returns how often each outcome came
 */
const tryAll = <T>(tried: readonly T[], doing: (work: Work, each: T) => Promise<unknown>, at?: Stamp) =>
  stage.run(async (work) => {
    const codes: string[] = [];
    for (const each of tried) codes.push(await codeOf(doing(work, each)));
    return tally(codes);
  }, at);

/** A change to each car, and to each piece of loot as what it is. */
const changesTo = (id: number): readonly Change[] => {
  const lootID = id as LootID;
  const type = lootByID(lootID)?.type ?? "trail";
  return [
    { type: "car", id: id as CarID, hueAngle: 0 },
    type === "sticker" ? { type, ids: [lootID] } : { type, id: lootID },
  ];
};

describe("somebody new who asks for everything, by numbers from -10 to 10,000", () => {
  it("has earned nothing of it, is paid nothing, and can't take what another one earned", async () => {
    const userID = await newcomer();
    const before = await belongingsOf(userID);
    for (const site of SITES) {
      const checked = await stage.run((work) => checkAchievements(work, site, userID, NUMBERS));
      expect(checked).toEqual({ achieved: [], instantClaimed: [] });
    }
    expect((await achievementsOf(stage, rich)).unclaimed.length).toBeGreaterThan(100);
    const claims = await tryAll(NUMBERS, (work, id) => claimAchievement(work, userID, id as AchievementID));
    const known = NUMBERS.filter((id) => hasBegun(id, nowStamp()) && achievementByID(id as AchievementID)).length;
    expect(known).toBeGreaterThan(ACHIEVEMENTS.length + 50);
    expect(claims).toEqual({ notEarned: known, notFound: NUMBERS.length - known });
    const extras = await tryAll(NUMBERS, (work, id) => claimExtraLevels(work, userID, id));
    expect(Object.keys(extras).toSorted()).toEqual(["notEarned", "notFound"]);
    expect(await tryAll([undefined, NUMBERS.slice(0, 500)], (work, ids) => collectGifts(work, userID, ids))).toEqual({
      done: 2,
    });
    expect(await belongingsOf(userID)).toEqual(before);
    await expectBalanced(stage.db);
  });

  it("wears and drives only what is owned, and sells nothing", async () => {
    const userID = await newcomer();
    const before = await belongingsOf(userID);
    const changes = ITEM_NUMBERS.flatMap(changesTo);
    const worn: Change[] = [];
    const outcomes = await tryAll(changes, async (work, change) => {
      if (await wear(work, userID, [change])) worn.push(change);
      else throw new Refusal("alreadyDone", "Nothing changed.");
    });
    expect(worn).toEqual([]);
    const ids = [...CARS.map(({ carID }) => carID), ...LOOT.map(({ lootID }) => lootID)];
    expect(ids.filter((id) => !ITEM_NUMBERS.includes(id))).toEqual([]);
    expect(outcomes.notOwned).toBeGreaterThan(CARS.length);
    expect(Object.keys(outcomes).toSorted()).toEqual(["alreadyDone", "notFound", "notOwned"]);
    const sales = await tryAll(ITEM_NUMBERS, (work, id) => sellCar(work, userID, id as CarID));
    expect(Object.keys(sales).toSorted()).toEqual(["lastCar", "notFound", "notOwned"]);
    expect(await belongingsOf(userID)).toEqual(before);
  });

  it("buys only what the cash is enough for, and gives back only what was bought by oneself", async () => {
    const [userID, other] = [await newcomer(), await newcomer()];
    const before = await belongingsOf(userID);
    const wishes = NUMBERS.flatMap((id): Wish[] => [
      { srlID: id },
      { dlID: id as CarID },
      { starterCarID: id as CarID },
    ]);
    const outcomes = await tryAll(wishes, (work, wish) => buy(work, "type", userID, wish));
    expect(outcomes.notEnoughMoney).toBeGreaterThan(0);
    expect(Object.keys(outcomes).filter((code) => !BUYING.has(code))).toEqual([]);
    const after = await belongingsOf(userID);
    const bought = await stage.db.selectFrom("purchases").selectAll().where("user_id", "=", userID).execute();
    expect(bought.length).toBe(outcomes.done);
    const spent = bought.reduce((sum, { price }) => sum + price, 0);
    expect(after.money[0]?.balance).toBe((before.money[0]?.balance ?? 0) - spent);
    expect(after.cars.length - before.cars.length).toBe(bought.filter(({ type }) => type === "car").length);

    const purchaseIDs = [...NUMBERS.slice(0, 500), ...bought.map(({ purchase_id: id }) => id)];
    const theirs = await tryAll(purchaseIDs, (work, id) => returnPurchase(work, other, id));
    expect(theirs).toEqual({ notFound: purchaseIDs.length });
    await tryAll(purchaseIDs, (work, id) => returnPurchase(work, userID, id));
    const left = await belongingsOf(userID);
    expect(left.money).toEqual(before.money);
    expect(await belongingsOf(other)).toMatchObject({ money: before.money });
    await expectBalanced(stage.db);
  });

  it("opens one box, whose content is all that was given", async () => {
    const userID = await newcomer();
    const before = await belongingsOf(userID);
    const outcomes = await tryAll(NUMBERS.slice(0, 500), (work) => openDailyBox(work, userID, () => 0));
    expect(outcomes).toEqual({ done: 1, boxTooSoon: 499 });
    const given = await belongingsOf(userID);
    const box = { reference: `daily:${userID}:1`, rewards: [{ cash: 5_000 }], reason: "box" };
    expect(given.grants).toEqual([...before.grants, expect.objectContaining(box)]);
    const balance = (before.money[0]?.balance ?? 0) + 5_000;
    expect(given).toEqual({ ...before, grants: given.grants, money: [{ balance }] });
    await expectBalanced(stage.db);
  });
});

describe("somebody who has earned everything and asks for it by every number, again and again", () => {
  it("is given each reward once, and nothing besides", async () => {
    const before = await belongingsOf(rich);
    const { unclaimed } = await achievementsOf(stage, rich);
    for (let turn = 0; turn < 2; turn++) {
      const claims = await tryAll(NUMBERS, (work, id) => claimAchievement(work, rich, id as AchievementID));
      expect(claims.done ?? 0).toBe(turn === 0 ? unclaimed.length : 0);
      const extras = await tryAll(NUMBERS, (work, id) => claimExtraLevels(work, rich, id), IN_LAST_SEASON);
      expect(extras.done ?? 0).toBe(turn === 0 ? SEASON_CALENDAR.length : 0);
    }
    const after = await belongingsOf(rich);
    const references = after.grants.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
    const news = after.grants.filter(({ reference }) => !before.grants.some((each) => each.reference === reference));
    const byReason = tally(news.map(({ reason }) => reason));
    expect(byReason.achievement).toBe(unclaimed.length);
    const cash = news
      .flatMap(({ rewards }) => rewards)
      .reduce((sum, each) => sum + ("cash" in each ? each.cash : 0), 0);
    expect(after.money[0]?.balance).toBe((before.money[0]?.balance ?? 0) + cash);
    await expectBalanced(stage.db);
  });
});
