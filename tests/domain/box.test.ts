import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CarID, UserID } from "#shared/ids.ts";
import type { Dice } from "#shared/rules/chance.ts";
import { BOX_CARS } from "#shared/rules/rewards/box.ts";
import { rewardsOf } from "#shared/server/box/boxes.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { walletOf } from "#shared/server/economy/wallet.ts";
import { garageOf } from "#shared/server/garage/garage.ts";
import type { Config } from "#shared/server/platform/config.ts";
import type { App } from "#shared/server/platform/work.ts";
import { after, hours, seconds, type Stamp } from "#shared/units.ts";

import { expectBalanced } from "../support/money.ts";
import { newStage, type Stage } from "../support/players.ts";
import { codeOf, tally } from "../support/team-stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const CASH: Dice = () => 0;
/** Dice that fall in turn, the last one again and again. */
const falling = (...rolls: readonly number[]): Dice => {
  let at = 0;
  return () => rolls[Math.min(at++, rolls.length - 1)] ?? 0;
};
const NITROS = (): Dice => falling(0.86, 0.5);
const FIRST_CAR = (): Dice => falling(0.97, 0, 0);
const CAR = BOX_CARS.find(({ rarity }) => rarity === "common")?.carID as CarID;

const open = (userID: UserID, dice = CASH) => stage.run((work) => openDailyBox(work, userID, dice));
const partOf = (userID: UserID, now: Stamp) => rewardsOf({ db: stage.db, nowStamp: () => now } as App, userID);
const money = async (userID: UserID) => (await walletOf({ db: stage.db }, userID))?.money;
const openedAt = async (userID: UserID): Promise<Stamp> => {
  const { lastMysteryBoxClaimed } = await partOf(userID, 0 as Stamp);
  return lastMysteryBoxClaimed as Stamp;
};
/** Puts the last box further back. */
const earlier = (userID: UserID, stamp: Stamp) =>
  stage.db.updateTable("mystery_boxes").set({ last_opened_stamp: stamp }).where("user_id", "=", userID).execute();

describe("a daily box", () => {
  it("is opened once by 200 calls at the same time, and the cash is constant", async () => {
    const userID = await stage.newPlayer();
    const outcomes = tally(await Promise.all(Array.from({ length: 200 }, () => codeOf(open(userID)))));
    expect(outcomes).toEqual({ done: 1, boxTooSoon: 199 });
    expect(await money(userID)).toBe(5_000);
    await expectBalanced(stage.db);
  });

  it("opens again after 21 hours, not before, and counts", async () => {
    const userID = await stage.newPlayer();
    await open(userID);
    const now = await openedAt(userID);
    await earlier(userID, after(now, seconds(60 - 21 * 3_600)));
    expect(await codeOf(open(userID))).toBe("boxTooSoon");
    await earlier(userID, after(now, seconds(-21 * 3_600)));
    expect(await open(userID, NITROS())).toEqual({ type: "nitros", value: 10, duplicateCarID: null });
    expect(await partOf(userID, 0 as Stamp)).toMatchObject({ mysteryBoxes: 2, lastMysteryBox: { type: "nitros" } });
    expect(await money(userID)).toBe(5_000);
  });

  it("counts down to the next one, which is there at once for somebody new", async () => {
    const userID = await stage.newPlayer();
    expect(await partOf(userID, 5 as Stamp)).toEqual({
      mysteryBoxes: 0,
      lastMysteryBoxClaimed: null,
      rewardCountdown: 0,
      lastMysteryBox: null,
    });
    await open(userID);
    const now = await openedAt(userID);
    expect((await partOf(userID, after(now, hours(1)))).rewardCountdown).toBe(20 * 3_600);
    expect((await partOf(userID, after(now, hours(30)))).rewardCountdown).toBe(0);
  });

  it("with a car puts it into the garage; one that is owned pays 50,000 and says which it was", async () => {
    const [lucky, owner] = [await stage.newPlayer(), await stage.newPlayer()];
    expect(await open(lucky, FIRST_CAR())).toEqual({ type: "car", value: CAR, duplicateCarID: null });
    const { cars } = await garageOf({ db: stage.db, config: { site: "type" } as Config }, lucky);
    expect(cars.map(([carID]) => carID)).toContain(CAR);
    const rewards = [{ carID: CAR }];
    await stage.run((work) =>
      grant(work, [{ userID: owner, rewards, reference: `test:box:${owner}`, reason: "test" }]),
    );
    expect(await open(owner, FIRST_CAR())).toEqual({ type: "money", value: 50_000, duplicateCarID: CAR });
    expect(await money(owner)).toBe(50_000);
    expect((await partOf(owner, 0 as Stamp)).lastMysteryBox).toEqual({
      type: "money",
      value: 50_000,
      duplicateCarID: CAR,
    });
    await expectBalanced(stage.db);
  });
});
