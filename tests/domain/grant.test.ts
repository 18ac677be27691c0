import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CARS, GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import type { LootID } from "#shared/content/loot/loot.ts";
import type { Fact } from "#shared/contracts/facts.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import type { Reward } from "#shared/rules/rewards/reward.ts";
import { STARTER } from "#shared/rules/rewards/starter.ts";
import { charge } from "#shared/server/economy/charge.ts";
import type { Grant } from "#shared/server/economy/given.ts";
import { grantWon } from "#shared/server/economy/grant.ts";
import { pay, type Purse } from "#shared/server/economy/ledger.ts";
import { economyData } from "#shared/server/economy/personal.ts";
import { heldBy, takeBack } from "#shared/server/economy/receipt.ts";
import { sellOwned } from "#shared/server/economy/sell.ts";
import { payStarter } from "#shared/server/economy/starter.ts";
import { lockWallets, walletOf } from "#shared/server/economy/wallet.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { lockPlayers } from "#shared/server/players/lock.ts";
import { after, days } from "#shared/units.ts";

import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";
import { statementsOf } from "../support/statements.ts";
import { toldBy } from "../support/told-by.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

let turn = 0;
const give = (grants: readonly Grant[]) => stage.run((work) => grantWon(work, grants));
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

/** What a purse has given, as a negative sum, or holds. */
const purseOf = async (kind: Purse): Promise<number> => {
  const entries = await stage.db
    .selectFrom("money_entries")
    .innerJoin("money_accounts", "money_accounts.account_id", "money_entries.account_id")
    .select("amount")
    .where("kind", "=", kind)
    .execute();
  return entries.reduce((sum, { amount }) => sum + amount, 0);
};
/** What an operation takes from the treasury and from escrow. */
async function takenFrom(op: () => Promise<unknown>): Promise<Record<Purse, number>> {
  const before = [await purseOf("treasury"), await purseOf("escrow")] as const;
  await op();
  return { treasury: before[0] - (await purseOf("treasury")), escrow: before[1] - (await purseOf("escrow")) };
}
const CAR = CARS.find(({ rarity }) => rarity === "rare");
const OTHER_CAR = CARS.find(({ rarity }) => rarity === "epic");
const carID = CAR?.carID as CarID;
const lootID = LOOT.find(({ rarity }) => rarity === "uncommon")?.lootID as LootID;
const otherLoot = LOOT.find(({ rarity }) => rarity === "common")?.lootID as LootID;

describe("a grant", () => {
  it("gives everything it names at once, and leaves a receipt", async () => {
    const userID = await stage.newPlayer();
    const now = nowStamp();
    const rewards = [{ cash: 700 }, { experience: 150 }, { nitros: 2 }, { goldDays: 30 }, { carID }, { lootID }];
    const given = to(userID, rewards, { reason: "achievement" });
    expect(await stage.run((work) => grantWon(work, [given]), now)).toEqual([given]);
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
      return statementsOf(stage, (work) => grantWon(work, grants));
    };
    const ofOne = await statements([await stage.newPlayer()]);
    expect(ofOne).toBeGreaterThan(5);
    expect(await statements(players)).toBe(ofOne);
  });

  it.each<[string, Reward, Fact[]]>([
    ["cash", { cash: 1 }, ["wallet"]],
    ["a nitro", { nitros: 1 }, ["wallet"]],
    ["experience", { experience: 1 }, ["progress"]],
    ["a day of gold", { goldDays: 1 }, ["account"]],
    ["a car", { carID }, ["garage", "achievements"]],
    ["loot", { lootID }, ["garage", "achievements"]],
  ])("of %s tells of just that", async (_what, reward, facts) => {
    const [userID, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const told = await toldBy(stage, (work) => grantWon(work, [to(userID, [reward]), to(other, [{ experience: 5 }])]));
    expect(told).toEqual(
      new Map([
        [userID, new Set(facts)],
        [other, new Set(["progress"])],
      ]),
    );
    const nothing = await toldBy(stage, (work) => grantWon(work, [to(userID, [])]));
    expect(nothing).toEqual(new Map());
  });

  it("of cash takes it from the purse that is named, and from the treasury where none is", async () => {
    const userID = await stage.newPlayer();
    const escrow = () => stage.run((work) => grantWon(work, [to(userID, [{ cash: 30 }, { nitros: 1 }])], "escrow"));
    expect(await takenFrom(escrow)).toEqual({ treasury: 0, escrow: 30 });
    expect(await takenFrom(() => give([to(userID, [{ cash: 20 }])]))).toEqual({ treasury: 20, escrow: 0 });
    await stage.run((work) =>
      pay(work, [{ userID, amount: -30, reference: `back:${userID}`, reason: "test" }], "escrow"),
    );
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
    expect((await receiptsOf(userID)).map(({ reason }) => reason)).toEqual(["starter"]);
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

  it("of 1 is the least; it goes to the purse that is named, to the treasury where none is, and is told", async () => {
    const userID = await stage.newPlayer();
    await give([to(userID, [{ cash: 10 }])]);
    const one = (reference: string, ...purse: [] | [Purse]) =>
      toldBy(stage, (work) => charge(work, userID, { price: 1, reference, reason: "test" }, ...purse));
    expect(await takenFrom(() => one(`one:${userID}`))).toEqual({ treasury: -1, escrow: 0 });
    expect(await takenFrom(() => one(`two:${userID}`, "escrow"))).toEqual({ treasury: 0, escrow: -1 });
    expect(await one(`three:${userID}`)).toEqual(new Map([[userID, new Set(["wallet"])]]));
    expect(await one(`three:${userID}`)).toEqual(new Map());
    expect(await balanceOf(userID)).toBe(7);
    await stage.run((work) =>
      pay(work, [{ userID, amount: 1, reference: `back:${userID}`, reason: "test" }], "escrow"),
    );
  });

  it.each([0, -5, 1.5, Number.NaN])("of %d is none", async (price) => {
    const userID = await stage.newPlayer();
    expect(await take(userID, price, `buy:${userID}`)).toContain("is no price");
  });
});

describe("payments", () => {
  it("of which some were paid before pay the others, and say which", async () => {
    const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
    const to100 = (userID: UserID) => ({ userID, amount: 100, reference: `paid:${userID}`, reason: "test" });
    await stage.run((work) => pay(work, [to100(one)]));
    let paid: ReadonlySet<string> = new Set();
    const told = await toldBy(stage, async (work) => (paid = await pay(work, [to100(one), to100(other)])));
    expect(paid).toEqual(new Set([`paid:${other}`]));
    expect(told).toEqual(new Map([[other, new Set(["wallet"])]]));
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([100, 100]);
    await expectBalanced(stage.db);
  });
});

describe("what was given for one reason", () => {
  it("is no longer held for it once it came again for another, and only then", async () => {
    const userID = await stage.newPlayer();
    const other = OTHER_CAR?.carID as CarID;
    const first = to(userID, [{ carID }, { lootID }]);
    const second = to(userID, [{ carID: other }]);
    await give([first, second]);
    const held = ({ reference }: Grant) => stage.run((work) => heldBy(work, userID, reference));
    expect(await held(first)).toEqual([{ carID }, { lootID }]);
    await give([to(userID, [{ carID }])]);
    expect(await held(first)).toBeUndefined();
    expect(await held(second)).toEqual([{ carID: other }]);
  });

  it("is taken back with all of it and nothing else, and told", async () => {
    const userID = await stage.newPlayer();
    const other = OTHER_CAR?.carID as CarID;
    const [first, second] = [
      to(userID, [{ carID }, { lootID }]),
      to(userID, [{ carID: other }, { lootID: otherLoot }]),
    ];
    await give([first, second]);
    const told = await toldBy(stage, (work) => takeBack(work, userID, first.reference));
    expect(told).toEqual(new Map([[userID, new Set(["garage", "achievements"])]]));
    const held = ({ reference }: Grant) => stage.run((work) => heldBy(work, userID, reference));
    expect(await held(first)).toBeUndefined();
    expect(await held(second)).toEqual([{ carID: other }, { lootID: otherLoot }]);
    await stage.run((work) => sellOwned(work, userID, other, 500));
    // Half of it is not all of it.
    expect(await held(second)).toBeUndefined();
  });
});

describe("a car", () => {
  it("is sold once for each time that it was got", async () => {
    const userID = await stage.newPlayer();
    const sell = () => stage.run((work) => sellOwned(work, userID, carID, 500));
    await give([to(userID, [{ carID }])]);
    await sell();
    await expect(sell()).rejects.toThrow("no result");
    expect(await balanceOf(userID)).toBe(500);
    await give([to(userID, [{ carID }])]);
    await sell();
    expect(await balanceOf(userID)).toBe(1_000);
    expect((await receiptsOf(userID)).map(({ reason }) => reason).toSorted()).toEqual(["sale", "sale", "test", "test"]);
  });
});

describe("a wallet", () => {
  it("is empty before anything was paid, and nobody's when the account is gone", async () => {
    const userID = await stage.newPlayer();
    expect(await walletOf(stage, userID)).toEqual({ money: 0, nitros: 0, nitrosUsed: 0 });
    await give([to(userID, [{ cash: 3 }, { nitros: 2 }])]);
    expect(await walletOf(stage, userID)).toEqual({ money: 3, nitros: 2, nitrosUsed: 0 });
    expect(await walletOf(stage, 999_999 as UserID)).toBeUndefined();
  });

  it("is locked until the end, and those of others are not; new ones come in the order of their owners", async () => {
    const [one, two, other] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await give([to(other, [{ cash: 1 }])]);
    await stage.run((work) => lockWallets(work, [two, one]));
    const freeMeanwhile = await stage.run(async (work) => {
      const accounts = await lockWallets(work, [two, one]);
      expect(accounts.get(one)?.accountID).toBeLessThan(accounts.get(two)?.accountID ?? 0);
      return stage.db
        .selectFrom("money_accounts")
        .select("user_id")
        .where("user_id", "in", [one, two, other])
        .forUpdate()
        .skipLocked()
        .execute();
    });
    expect(freeMeanwhile).toEqual([{ user_id: other }]);
  });
});

it("what an account takes along of its money is its own payments, from the first to the last", async () => {
  const [one, other] = [await stage.newPlayer(), await stage.newPlayer()];
  const now = nowStamp();
  for (const [userID, amount, nth] of [
    [one, 100, 1],
    [other, 70, 2],
    [one, 30, 3],
    [one, -5, 4],
  ] as const)
    await stage.run((work) => pay(work, [{ userID, amount, reference: `nth:${nth}:${userID}`, reason: "test" }]), now);
  const payments = economyData.exports.find(({ name }) => name === "payments");
  expect(await payments?.read(stage.db, one)).toEqual(
    [
      [1, 100],
      [3, 30],
      [4, -5],
    ].map(([nth, amount]) => ({
      stamp: now,
      reason: "test",
      reference: `nth:${nth}:${one}`,
      amount,
    })),
  );
});
