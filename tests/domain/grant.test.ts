import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CARS, GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import { charge } from "#shared/server/economy/charge.ts";
import type { Grant } from "#shared/server/economy/given.ts";
import { grant } from "#shared/server/economy/grant.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { payStarter } from "#shared/server/economy/starter.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { lockPlayers } from "#shared/server/players/lock.ts";
import { after, days } from "#shared/units.ts";

import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

let turn = 0;
const give = (grants: readonly Grant[]) => stage.run((work) => grant(work, grants));
const to = (userID: UserID, rewards: readonly Reward[], more: Partial<Grant> = {}): Grant => ({
  userID,
  rewards,
  reference: `test:${turn++}`,
  reason: "test",
  ...more,
});
const playerOf = (userID: UserID) =>
  stage.db.selectFrom("users").selectAll().where("user_id", "=", userID).executeTakeFirstOrThrow();
const receiptsOf = (userID: UserID) =>
  stage.db.selectFrom("grants").selectAll().where("user_id", "=", userID).orderBy("reference").execute();
const carsOf = async (userID: UserID) =>
  (await stage.db.selectFrom("owned_cars").select("car_id").where("user_id", "=", userID).execute()).map(
    (row) => row.car_id,
  );
const balanceOf = async (userID: UserID): Promise<number> =>
  (await stage.db.selectFrom("money_accounts").select("balance").where("user_id", "=", userID).executeTakeFirst())
    ?.balance ?? 0;

const CAR = CARS.find(({ rarity }) => rarity === "rare");
const OTHER_CAR = CARS.find(({ rarity }) => rarity === "epic");
const carID = CAR?.carID as CarID;
const lootID = LOOT.find(({ rarity }) => rarity === "uncommon")?.lootID as LootID;

describe("a grant", () => {
  it("gives everything it names at once, and leaves a receipt", async () => {
    const userID = await stage.newPlayer();
    const now = nowStamp();
    const rewards = [{ cash: 700 }, { experience: 150 }, { nitros: 2 }, { goldDays: 30 }, { carID }, { lootID }];
    const given = to(userID, rewards, { reason: "achievement" });
    expect(await stage.run((work) => grant(work, [given]), now)).toEqual([given]);
    expect(await playerOf(userID)).toMatchObject({
      experience: 150,
      nitros: 2,
      membership: "gold",
      gold_until_stamp: after(now, days(30)),
    });
    expect([await balanceOf(userID), await carsOf(userID)]).toEqual([700, [carID]]);
    expect(await receiptsOf(userID)).toEqual([
      { reference: given.reference, user_id: userID, rewards, reason: "achievement", stamp: now },
    ]);
  });

  it("is given once, when it is given two hundred times at once", async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => stage.newPlayer()));
    const grants = players.map((userID) => to(userID, [{ cash: 100 }, { experience: 10 }, { nitros: 1 }, { carID }]));
    const fresh = await atOnce(
      Array.from({ length: 200 }, (_each, nth) => () => give(nth % 2 ? grants : grants.toReversed().slice(nth % 4))),
    );
    expect(fresh.flat()).toHaveLength(5);
    for (const userID of players) {
      expect(await playerOf(userID)).toMatchObject({ experience: 10, nitros: 1 });
      expect([await balanceOf(userID), (await receiptsOf(userID)).length]).toEqual([100, 1]);
    }
    await expectBalanced(stage.db);
  });

  it("is one, though its reference is named twice in one call", async () => {
    const userID = await stage.newPlayer();
    const one = to(userID, [{ nitros: 3 }]);
    expect(await give([one, one])).toHaveLength(1);
    expect((await playerOf(userID)).nitros).toBe(3);
  });

  it("of a car or loot that is owned already pays cash instead, and the receipt says so", async () => {
    const userID = await stage.newPlayer();
    const sold = Math.round((CAR?.price ?? 0) * 0.4);
    await give([to(userID, [{ carID }, { lootID }])]);
    expect(await give([to(userID, [{ carID }, { lootID }])])).toMatchObject([
      { rewards: [{ cash: sold }, { cash: 6_000 }] },
    ]);
    expect(await give([to(userID, [{ carID }], { source: "box" })])).toMatchObject([{ rewards: [{ cash: 50_000 }] }]);
    expect(await balanceOf(userID)).toBe(sold + 6_000 + 50_000);
    expect((await receiptsOf(userID)).flatMap(({ rewards }) => rewards)).toContainEqual({ cash: 50_000 });
    expect(await carsOf(userID)).toEqual([carID]);
  });

  it("of one car to the same player in many ways at once gives it once and pays for the others", async () => {
    const userID = await stage.newPlayer();
    const other = OTHER_CAR?.carID as CarID;
    await Promise.all(Array.from({ length: 9 }, () => give([to(userID, [{ carID: other }], { source: "box" })])));
    await give([to(userID, [{ carID }, { carID }], { source: "box" })]);
    expect(new Set(await carsOf(userID))).toEqual(new Set([other, carID]));
    expect(await balanceOf(userID)).toBe(9 * 50_000);
  });

  it("to many players costs as many statements as to one", async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => stage.newPlayer()));
    const statements = (userIDs: readonly UserID[]): Promise<number> => {
      const grants = userIDs.map((userID) =>
        to(userID, [{ cash: 5 }, { experience: 5 }, { nitros: 1 }, { carID }, { lootID }]),
      );
      return statementsOf(stage, (work) => grant(work, grants));
    };
    const ofOne = await statements([await stage.newPlayer()]);
    expect(ofOne).toBeGreaterThan(5);
    expect(await statements(players)).toBe(ofOne);
  });

  it("to an erased account has no effect, and the others get theirs", async () => {
    const userID = await stage.newPlayer();
    const gone = 999_999 as UserID;
    expect(await give([to(gone, [{ cash: 5 }, { carID }]), to(userID, [{ cash: 5 }])])).toMatchObject([{ userID }]);
    await stage.db.deleteFrom("users").where("user_id", "=", userID).execute();
    expect(await receiptsOf(userID)).toEqual([]);
    await expectBalanced(stage.db);
  });
});

describe("a new account", () => {
  it("has its start and its car once", async () => {
    const userID = await stage.newPlayer();
    await Promise.all(
      Array.from({ length: 6 }, () =>
        stage.run((work) => payStarter(work, { user_id: userID, car_id: GUEST_CAR, car_hue_angle: 0 })),
      ),
    );
    expect(await playerOf(userID)).toMatchObject({ nitros: STARTER.nitros });
    expect([await balanceOf(userID), await carsOf(userID)]).toEqual([STARTER.cash, [GUEST_CAR]]);
  });
});

describe("a charge", () => {
  const take = (userID: UserID, price: number, reference: string): Promise<string> =>
    stage
      .run(async (work) => {
        await lockPlayers(work, [userID], ["user_id"], "change");
        return charge(work, userID, { price, reference, reason: "test" });
      })
      .then(String, (error: Error & { code?: string }) => error.code ?? error.message);

  it("of the last cash is taken once, when two hundred ask for it at once", async () => {
    const userID = await stage.newPlayer();
    await stage.run((work) => pay(work, [{ userID, amount: 9_000, reference: `begin:${userID}`, reason: "test" }]));
    const codes = await atOnce(
      Array.from({ length: 200 }, (_each, nth) => () => take(userID, 9_000, `buy:${userID}:${nth}`)),
    );
    expect(codes.filter((code) => code === "true")).toHaveLength(1);
    expect(codes.filter((code) => code === "notEnoughMoney")).toHaveLength(199);
    expect(await balanceOf(userID)).toBe(0);
    await expectBalanced(stage.db);
  });

  it("with one reference is taken once, however often it is asked for", async () => {
    const userID = await stage.newPlayer();
    await stage.run((work) => pay(work, [{ userID, amount: 9_000, reference: `begin:${userID}`, reason: "test" }]));
    const codes = await atOnce(Array.from({ length: 40 }, () => () => take(userID, 4_000, `buy:${userID}`)));
    expect(codes.filter((code) => code === "true")).toHaveLength(1);
    expect(codes.filter((code) => code === "false")).toHaveLength(39);
    expect(await balanceOf(userID)).toBe(5_000);
  });

  it.each([0, -5, 1.5, Number.NaN])("of %d is none", async (price) => {
    const userID = await stage.newPlayer();
    expect(await take(userID, price, `buy:${userID}`)).toContain("is no price");
  });
});
