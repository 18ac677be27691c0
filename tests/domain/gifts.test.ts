import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { GIFTS, giftDayOf } from "#shared/rules/gifts.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { befriend } from "#shared/server/friends/friendships.ts";
import { collectGifts } from "#shared/server/gifts/collect.ts";
import { receivedGiftsOf } from "#shared/server/gifts/received.ts";
import { returnOverdueGifts } from "#shared/server/gifts/return.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import { sentGiftsOf } from "#shared/server/gifts/sent.ts";
import { givingOf, waitingGiftsOf, waitingSumOf } from "#shared/server/gifts/waiting.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { after, before, days, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { expectBalanced } from "../support/money.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

let turn = 0;
const OLD = before(nowStamp(), days(400));

/** A gold member of old, with so much cash. */
async function giver(cash: number, more: Parameters<Stage["newPlayer"]>[0] = {}): Promise<UserID> {
  const userID = await stage.newPlayer({ membership: "gold", created_stamp: OLD, ...more });
  await stage.run((work) => pay(work, [{ userID, amount: cash, reference: `test:${turn++}`, reason: "race" }]));
  return userID;
}

const send = (from: UserID, to: UserID, amount: number, at?: Stamp) =>
  stage.run((work) => sendGift(work, from, to, amount), at);
const collect = (userID: UserID, only?: readonly number[]) => stage.run((work) => collectGifts(work, userID, only));
const giveBack = (at: Stamp) => returnOverdueGifts({ db: stage.db, nowStamp: () => at });
const inDays = (count: number): Stamp => after(nowStamp(), days(count));
const codeOf = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

async function eraseOf(userID: UserID): Promise<void> {
  await stage.db.updateTable("users").set({ erase_stamp: nowStamp() }).where("user_id", "=", userID).execute();
  await eraseAccounts(stage.performer());
}

async function balanceOf(userID: UserID): Promise<number> {
  const row = await stage.db
    .selectFrom("money_accounts")
    .select("balance")
    .where("user_id", "=", userID)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

const waitingIDs = async (userID: UserID): Promise<number[]> =>
  (await waitingGiftsOf(stage.db, userID, cardTimes())).map(({ giftID }) => giftID);

describe("a gift", () => {
  it("leaves the sender at once, tells the receiver, and waits until it is collected", async () => {
    const [one, other] = [await giver(50_000, { display_name: "Giver" }), await stage.newPlayer()];
    await send(one, other, 12_500);
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([37_500, 0]);
    expect(await notificationsAfter(stage.db, other, 0, 10)).toMatchObject([
      { kind: "sent-cash", data: { userID: one, displayName: "Giver", amount: 12_500 } },
    ]);
    expect(await waitingSumOf(stage.db, other)).toEqual({ count: 1, amount: 12_500 });
    expect(await waitingGiftsOf(stage.db, other, cardTimes())).toMatchObject([
      { amount: 12_500, from: { userID: one, displayName: "Giver", membership: "gold" } },
    ]);
    expect(await collect(other)).toMatchObject([{ amount: 12_500 }]);
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([37_500, 12_500]);
    expect(await collect(other)).toEqual([]);
    await expectBalanced(stage.db);
  });

  it("of a whole balance is sent once, when it is sent two hundred times at once", async () => {
    const [one, other] = [await giver(80_000), await stage.newPlayer()];
    const codes = await atOnce(Array.from({ length: 200 }, () => () => codeOf(send(one, other, 80_000))));
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "notEnoughMoney")).toHaveLength(199);
    expect([await balanceOf(one), (await waitingSumOf(stage.db, other)).amount]).toEqual([0, 80_000]);
    expect(await notificationsAfter(stage.db, other, 0, 10)).toHaveLength(1);
    await expectBalanced(stage.db);
  });

  it("of 1,000 is sent twenty-five times by a player who has 25,000 and sends it two hundred times at once", async () => {
    const [one, other] = [await giver(25_000), await stage.newPlayer()];
    const codes = await atOnce(Array.from({ length: 200 }, () => () => codeOf(send(one, other, 1_000))));
    expect(codes.filter((code) => code === "done")).toHaveLength(25);
    expect(codes.filter((code) => code === "notEnoughMoney")).toHaveLength(175);
    expect([await balanceOf(one), await waitingSumOf(stage.db, other)]).toEqual([0, { count: 25, amount: 25_000 }]);
    await expectBalanced(stage.db);
  });

  it.each([
    -1,
    -5_000,
    0,
    1.5,
    1_000.5,
    1e-7,
    Number.NaN,
    Infinity,
    -Infinity,
    2 ** 53,
    2 ** 53 + 2,
    -(2 ** 53),
    1e308,
  ])("of %d is none", async (amount) => {
    const [one, other] = [await giver(50_000), await stage.newPlayer()];
    expect(await codeOf(send(one, other, amount))).toMatch(/^(badInput|notAllowed)$/);
    expect([await balanceOf(one), (await waitingSumOf(stage.db, other)).count]).toEqual([50_000, 0]);
  });

  it("is paid once, when it is collected two hundred times at once", async () => {
    const [one, other] = [await giver(90_000), await stage.newPlayer()];
    for (let nth = 0; nth < 5; nth++) await send(one, other, 1_000 * (nth + 1));
    const ids = await waitingIDs(other);
    const paid = await atOnce(
      Array.from({ length: 200 }, (_each, nth) => () => collect(other, nth % 2 ? ids.slice(nth % 5) : undefined)),
    );
    expect(paid.flat()).toHaveLength(5);
    expect(await balanceOf(other)).toBe(15_000);
    await expectBalanced(stage.db);
  });

  it("is collected by its receiver only, all or the named ones", async () => {
    const [one, other, thief] = [await giver(90_000), await stage.newPlayer(), await stage.newPlayer()];
    for (let nth = 0; nth < 3; nth++) await send(one, other, 1_000);
    const [first, second] = await waitingIDs(other);
    expect(await collect(thief, [Number(first)])).toEqual([]);
    expect(await collect(other, [])).toEqual([]);
    expect(await collect(other, [Number(second), 999_999])).toEqual([{ giftID: second, amount: 1_000 }]);
    expect((await collect(other)).length).toBe(2);
    expect([await balanceOf(thief), await balanceOf(other)]).toEqual([0, 3_000]);
  });
});

describe("who may give", () => {
  it.each([
    ["a basic member", { membership: "basic" as const }, "goldOnly"],
    ["somebody whose gold is over", { gold_until_stamp: before(nowStamp(), seconds(5)) }, "goldOnly"],
    ["an account of six days", { created_stamp: before(nowStamp(), days(6)) }, "notAllowed"],
    ["an account of seven days", { created_stamp: before(nowStamp(), days(7)) }, "done"],
    ["a class member to somebody who is no friend", { findable: false }, "notFound"],
  ])("%s", async (_who, more, code) => {
    const [one, other] = [await giver(5_000, more), await stage.newPlayer()];
    expect(await codeOf(send(one, other, 1_000))).toBe(code);
    expect(await balanceOf(one)).toBe(code === "done" ? 4_000 : 5_000);
  });

  it("nobody to themselves, to guests, to accounts about to be erased, or to nobody", async () => {
    const one = await giver(5_000);
    const guest = await stage.newPlayer({ account_type: "guest", username: null });
    const leaving = await stage.newPlayer({ erase_stamp: inDays(3) });
    const hidden = await stage.newPlayer({ findable: false });
    const codes = [one, guest, leaving, hidden, 999_999 as UserID].map((to) => codeOf(send(one, to, 1_000)));
    expect(await Promise.all(codes)).toEqual(["notAllowed", "notFound", "notAllowed", "notFound", "notFound"]);
    expect(await balanceOf(one)).toBe(5_000);
  });

  it("friends also where strangers do not meet", async () => {
    const [one, hidden] = [await giver(5_000), await stage.newPlayer({ findable: false })];
    await stage.run((work) => befriend(work, one, [hidden]));
    expect(await codeOf(send(one, hidden, 1_000))).toBe("done");
  });

  it("a million a day, from midnight UTC", async () => {
    const [one, other] = [await giver(5_000_000), await stage.newPlayer()];
    const midnight = giftDayOf(inDays(1));
    const late = before(midnight, minutes(1));
    expect(await codeOf(send(one, other, GIFTS.least - 1))).toBe("badInput");
    expect(await codeOf(send(one, other, 1_000.5))).toBe("badInput");
    const codes = await atOnce(Array.from({ length: 12 }, () => () => codeOf(send(one, other, 150_000, late))));
    expect(codes.toSorted()).toEqual([...Array(6).fill("done"), ...Array(6).fill("notAllowed")]);
    expect((await givingOf(stage.db, one, late)).leftToday).toBe(100_000);
    expect(await codeOf(send(one, other, GIFTS.mostADay, midnight))).toBe("done");
    expect((await givingOf(stage.db, one, after(midnight, hours(1)))).leftToday).toBe(0);
  });
});

describe("a gift that nobody collects", () => {
  it("goes back after 30 days, once, and not a moment sooner", async () => {
    const [one, other] = [await giver(5_000), await stage.newPlayer()];
    const sent = nowStamp();
    await send(one, other, 3_000, sent);
    await giveBack(before(after(sent, days(30)), seconds(1)));
    expect([await balanceOf(one), (await waitingSumOf(stage.db, other)).count]).toEqual([2_000, 1]);
    await Promise.all(Array.from({ length: 6 }, () => giveBack(after(sent, days(30)))));
    expect([await balanceOf(one), (await waitingSumOf(stage.db, other)).count]).toEqual([5_000, 0]);
    expect(await collect(other)).toEqual([]);
    await expectBalanced(stage.db);
  });

  it("is seen by its giver, with what became of it", async () => {
    const [one, other, leaver] = [await giver(9_000), await stage.newPlayer(), await stage.newPlayer()];
    const sent = before(nowStamp(), days(31));
    await send(one, other, 1_000, sent);
    await giveBack(nowStamp());
    await send(one, other, 2_000);
    await collect(other);
    await send(one, leaver, 3_000);
    const fates = (await sentGiftsOf(stage.db, one, cardTimes())).map(({ amount, ending, to }) => [
      amount,
      ending,
      to?.userID,
    ]);
    expect(fates).toEqual([
      [3_000, null, leaver],
      [2_000, "collected", other],
      [1_000, "returned", other],
    ]);
    await eraseOf(leaver);
    expect((await sentGiftsOf(stage.db, one, cardTimes()))[0]).toMatchObject({
      amount: 3_000,
      ending: "returned",
      to: null,
    });
    expect(await sentGiftsOf(stage.db, other, cardTimes())).toEqual([]);
  });

  it("is seen by its receiver once it was collected, also when its giver is gone", async () => {
    const [one, leaver, other] = [await giver(9_000), await giver(9_000), await stage.newPlayer()];
    await send(one, other, 1_000);
    await collect(other);
    await send(leaver, other, 2_000);
    await send(one, other, 3_000);
    const [first] = await waitingIDs(other);
    const later = after(nowStamp(), seconds(5));
    await stage.run((work) => collectGifts(work, other, [first ?? 0]), later);
    const seen = async () =>
      (await receivedGiftsOf(stage.db, other, cardTimes())).map(({ amount, from }) => [amount, from?.userID]);
    expect(await seen()).toEqual([
      [2_000, leaver],
      [1_000, one],
    ]);
    await eraseOf(leaver);
    expect(await seen()).toEqual([
      [2_000, undefined],
      [1_000, one],
    ]);
    expect(await receivedGiftsOf(stage.db, one, cardTimes())).toEqual([]);
  });

  it("is collected or goes back, never both, when both happen at once", async () => {
    const [one, other] = [await giver(300_000), await stage.newPlayer()];
    const sent = before(nowStamp(), days(31));
    await atOnce(Array.from({ length: 120 }, () => () => send(one, other, 1_000, sent)));
    await Promise.all([giveBack(nowStamp()), collect(other), giveBack(nowStamp()), collect(other)]);
    await giveBack(nowStamp());
    const [back, taken] = [(await balanceOf(one)) - 180_000, await balanceOf(other)];
    expect([back + taken, (await waitingSumOf(stage.db, other)).count]).toEqual([120_000, 0]);
    await expectBalanced(stage.db);
  });

  it("is forgotten 90 days after its end, but not by the ledger", async () => {
    const [one, other] = [await giver(5_000), await stage.newPlayer()];
    await send(one, other, 3_000);
    await collect(other);
    const kept = () => stage.db.selectFrom("cash_gifts").select("amount").where("sender_id", "=", one).execute();
    await giveBack(inDays(89));
    expect(await kept()).toEqual([{ amount: 3_000 }]);
    await giveBack(inDays(91));
    expect(await kept()).toEqual([]);
    await expectBalanced(stage.db);
  });
});

describe("an account that is erased", () => {
  it("gives back what waits for it", async () => {
    const [one, other] = [await giver(5_000), await stage.newPlayer()];
    await send(one, other, 3_000);
    await eraseOf(other);
    expect(await balanceOf(one)).toBe(5_000);
    await expectBalanced(stage.db);
  });

  it("leaves its gifts to their receivers, under no name", async () => {
    const [one, other, slow] = [await giver(9_000), await stage.newPlayer(), await stage.newPlayer()];
    await send(one, other, 3_000);
    await send(one, slow, 2_000);
    await eraseOf(one);
    expect(await waitingGiftsOf(stage.db, other, cardTimes())).toMatchObject([{ amount: 3_000, from: null }]);
    await collect(other);
    expect(await balanceOf(other)).toBe(3_000);
    await giveBack(inDays(31));
    expect((await waitingSumOf(stage.db, slow)).count).toBe(0);
    await expectBalanced(stage.db);
  });
});
