import { afterAll, beforeAll, expect, it } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID, ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import { pick } from "#shared/rules/chance.ts";
import { GIFTS } from "#shared/rules/gifts.ts";
import { pointsOfLevel } from "#shared/rules/rewards/level.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import { checkAchievements } from "#shared/server/achievements/check.ts";
import { claimAchievement } from "#shared/server/achievements/claim.ts";
import { countDeed } from "#shared/server/achievements/count-deed.ts";
import { unclaimedOf } from "#shared/server/achievements/own.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { countForChallenges } from "#shared/server/challenges/count-races.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { sellCar } from "#shared/server/garage/sell.ts";
import { collectGifts } from "#shared/server/gifts/collect.ts";
import { returnOverdueGifts } from "#shared/server/gifts/return.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { lockPlayer } from "#shared/server/players/lock.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { addSeasonExperience } from "#shared/server/seasons/add-experience.ts";
import { claimExtraLevels } from "#shared/server/seasons/claim-extra.ts";
import { buy } from "#shared/server/shop/buy.ts";
import { returnPurchase } from "#shared/server/shop/return.ts";
import { after, before, days, hours, type Stamp } from "#shared/units.ts";

import { countedRace } from "../support/counted-race.ts";
import { diceOf } from "../support/dice.ts";
import { experienceFor } from "../support/extra-levels.ts";
import { expectBalanced, isWhole, lookAtMoney } from "../support/money.ts";
import { newStage, type Stage } from "../support/players.ts";
import { race as raceOf } from "../support/season-player.ts";
import { codeOf } from "../support/team-stage.ts";

/** `REDLINE_BANK_RUN_SECONDS=20` runs it for longer, and says what it did. */
const BANK_RUN_SECONDS = Number(process.env.REDLINE_BANK_RUN_SECONDS ?? 8);
const PLAYERS = 16;
const HANDS = 12;
const ALL = ACHIEVEMENTS.map(({ achievementID }) => achievementID);

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

let turn = 0;
/** A gold member of old who may buy everything, with so much cash. */
async function giver(cash: number): Promise<UserID> {
  const userID = await stage.newPlayer({
    membership: "gold",
    created_stamp: before(nowStamp(), days(400)),
    races_played: 50,
    experience: pointsOfLevel(60),
  });
  await stage.run((work) => pay(work, [{ userID, amount: cash, reference: `test:${turn++}`, reason: "race" }]));
  return userID;
}

const dice = diceOf("a bank run");
const any = <T>(from: readonly T[]): T => pick(dice, from);
const some = (): number => GIFTS.least + Math.floor(dice() * 60_000);
/** A moment that no box was opened before. */
const later = (): Stamp => after(nowStamp(), hours(22 * turn++));

/** Whoever is in the way of an erasure is gone; everything else that is no refusal is a fault. */
async function outcomeOf(doing: Promise<unknown>): Promise<string> {
  try {
    return await codeOf(doing);
  } catch (error) {
    if (error instanceof Error && error.message === "a player went while an operation began") return "gone";
    throw error;
  }
}

/** Does something for a player, as the transaction that pays a race does: with the player locked. */
const locked = (userID: UserID, doing: (work: Work) => Promise<unknown>, at?: Stamp) =>
  stage.run(async (work) => {
    await lockPlayer(work, userID, ["user_id"], "change");
    await doing(work);
  }, at);

const spend = (userID: UserID, amount: number) =>
  stage.run((work) => pay(work, [{ userID, amount, reference: `run:${turn++}`, reason: "race" }]));

/** Does so much that achievements are earned. */
const practise = (userID: UserID) =>
  stage.run(async (work) => {
    await lockPlayer(work, userID, ["user_id"], "change");
    await countDeed(work, userID, { add: { racesPlayed: 20, placed1: 7, nitrosUsed: 5, answers: 200 } });
    await checkAchievements(work, "type", userID, ALL);
  });
const claim = async (userID: UserID) => {
  const waiting = await unclaimedOf(stage, userID);
  await stage.run((work) => claimAchievement(work, userID, any<AchievementID>(waiting.length > 0 ? waiting : ALL)));
};

const race = (userID: UserID) => {
  const { startStamp } = any(SEASON_CALENDAR);
  const races = Array.from({ length: 5 }, () =>
    countedRace(userID, { startedStamp: after(startStamp, days(Math.floor(dice() * 50))), usedNitro: true }),
  );
  return locked(userID, (work) => countForChallenges(work, races));
};
const level = (userID: UserID) => {
  const { startStamp: wonStamp } = any(SEASON_CALENDAR);
  const experience = experienceFor(2);
  return locked(userID, (work) => addSeasonExperience(work, [{ userID, wonStamp, experience }]));
};
/** Some days of a season on its road, and perhaps in its event. */
const walk = (userID: UserID) => {
  const { startStamp } = any(SEASON_CALENDAR);
  return raceOf(stage, userID, { at: after(startStamp, days(Math.floor(dice() * 50))), experience: 4_000 });
};
const joining = (userID: UserID) => {
  const event = any([1, 2].flatMap((id) => eventByID(id) ?? []));
  const { starterCarID, startStamp } = event;
  return stage.run((work) => buy(work, "type", userID, { starterCarID }), after(startStamp, hours(1)));
};
const extra = (userID: UserID) =>
  stage.run((work) => claimExtraLevels(work, userID, any(SEASON_CALENDAR).seasonID), SEASON_CALENDAR.at(-1)?.endStamp);

async function sale(userID: UserID): Promise<void> {
  const cars = await stage.db.selectFrom("owned_cars").select("car_id").where("user_id", "=", userID).execute();
  if (cars.length > 0) await stage.run((work) => sellCar(work, userID, any(cars).car_id));
}

const purchase = (userID: UserID) => stage.run((work) => buy(work, "type", userID, any(offersAt(work.now, true)).wish));
async function giveBack(userID: UserID): Promise<void> {
  const bought = await stage.db
    .selectFrom("purchases")
    .select("purchase_id")
    .where("user_id", "=", userID)
    .where("state", "=", "open")
    .execute();
  if (bought.length > 0) await stage.run((work) => returnPurchase(work, userID, any(bought).purchase_id));
}

/** What was given and what it was given for: each is as often there as the other. */
async function receipts() {
  const { db } = stage;
  const given = async (reason: string) =>
    (await db.selectFrom("grants").select("reference").where("reason", "=", reason).execute()).length;
  const boxes = await db.selectFrom("mystery_boxes").select("opened").execute();
  const seasons = await db.selectFrom("tracks").select("taken_level").execute();
  const claimed = await db
    .selectFrom("achievements")
    .select("achievement_id")
    .where("claimed_stamp", "is not", null)
    .execute();
  const purchases = await db.selectFrom("purchases").select("state").execute();
  return {
    given: [
      await given("box"),
      await given("achievement"),
      await given("extra level"),
      await given("purchase"),
      await given("purchase-returned"),
    ],
    due: [
      boxes.reduce((sum, { opened }) => sum + opened, 0),
      claimed.filter(({ achievement_id: id }) => achievementByID(id)?.reward).length,
      seasons.reduce((sum, { taken_level: levels }) => sum + levels, 0),
      purchases.length,
      purchases.filter(({ state }) => state === "returned").length,
    ],
  };
}

it(
  "A bank run of everything that gives or takes cash, at once, never makes or loses any",
  async () => {
    const crowd = await Promise.all(Array.from({ length: PLAYERS }, () => giver(200_000)));
    const one = (): UserID => any(crowd);
    const erase = async (): Promise<void> => {
      const nth = Math.floor(dice() * crowd.length);
      const gone = crowd[nth] as UserID;
      crowd[nth] = await giver(200_000);
      await stage.db.updateTable("users").set({ erase_stamp: nowStamp() }).where("user_id", "=", gone).execute();
      await eraseAccounts(stage.performer());
    };
    const give = () => stage.run((work) => sendGift(work, one(), one(), some()), before(nowStamp(), days(dice() * 33)));

    /** How often each is made, of all their shares. What else gives or takes cash has its line here. */
    const moves = {
      gift: [40, give],
      collection: [16, () => stage.run((work) => collectGifts(work, one()))],
      reward: [12, () => spend(one(), some())],
      expense: [10, () => spend(one(), -some())],
      return: [3, () => returnOverdueGifts({ db: stage.db, nowStamp })],
      erasure: [2, erase],
      box: [8, () => stage.run((work) => openDailyBox(work, one(), dice), later())],
      practice: [4, () => practise(one())],
      claim: [12, () => claim(one())],
      challenge: [4, () => race(one())],
      level: [4, () => level(one())],
      road: [6, () => walk(one())],
      event: [4, () => joining(one())],
      extra: [8, () => extra(one())],
      sale: [4, () => sale(one())],
      purchase: [10, () => purchase(one())],
      "giving back": [6, () => giveBack(one())],
    } satisfies Record<string, readonly [share: number, move: () => Promise<unknown>]>;

    type Move = keyof typeof moves;
    const deck = (Object.keys(moves) as Move[]).flatMap((name) => Array.from({ length: moves[name][0] }, () => name));
    const counts: Record<string, number> = {};
    const enough: readonly Move[] = [
      "gift",
      "box",
      "claim",
      "challenge",
      "extra",
      "sale",
      "purchase",
      "expense",
      "road",
      "event",
    ];
    const until = Date.now() + BANK_RUN_SECONDS * 1_000;
    let looks = 0;
    const isOver = (): boolean => Date.now() > until && looks > 5 && enough.every((name) => (counts[name] ?? 0) > 5);
    const broken: string[] = [];
    const hand = async (): Promise<void> => {
      while (!isOver() && broken.length === 0) {
        const name = any(deck);
        try {
          const code = await outcomeOf(moves[name][1]());
          const what = code === "done" ? name : `${name} ${code}`;
          counts[what] = (counts[what] ?? 0) + 1;
        } catch (error) {
          broken.push(`${name}: ${String(error)}`);
        }
      }
    };
    const wrong: unknown[] = [];
    const reader = async (): Promise<void> => {
      for (; !isOver() && broken.length === 0; looks++) {
        const money = await lookAtMoney(stage.db);
        if (!isWhole(money)) wrong.push(money);
      }
    };
    await Promise.all([reader(), ...Array.from({ length: HANDS }, hand)]);
    expect([wrong, broken]).toEqual([[], []]);
    await expectBalanced(stage.db);
    const { given, due } = await receipts();
    expect(given).toEqual(due);
    if (process.env.REDLINE_BANK_RUN_SECONDS !== undefined) console.info({ looks, ...counts });
  },
  BANK_RUN_SECONDS * 1_000 + 300_000,
);
