import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SlotMessage } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import { BELL, bellCount } from "#shared/rules/growls/bell.ts";
import { NEWS_FOR } from "#shared/rules/growls/groups.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { acceptFriend } from "#shared/server/friends/answer.ts";
import { befriend, lockMembers } from "#shared/server/friends/friendships.ts";
import { inviteToRace } from "#shared/server/friends/race-news.ts";
import { requestFriend, withdrawRequest } from "#shared/server/friends/request.ts";
import { collectGifts } from "#shared/server/gifts/collect.ts";
import { sendGift } from "#shared/server/gifts/send.ts";
import { latestNotificationsOf, markSeen, noticeCountersOf } from "#shared/server/notifications/bell.ts";
import { newLocalBus, type Bus } from "#shared/server/platform/bus.ts";
import { nowStamp, type Work } from "#shared/server/platform/work.ts";
import { after, before, days, seconds, type Stamp } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";

const published: SlotMessage[] = [];
const local = newLocalBus({ error: (about: unknown) => console.error(about) } as never);
const bus: Bus = {
  ...local,
  publish(messages) {
    published.push(...messages);
    return local.publish(messages);
  },
};

let stage: Stage;
beforeAll(async () => {
  stage = await newStage(bus);
});
afterAll(() => stage.db.destroy());

const notify = (userID: UserID, count: number) =>
  stage.run((work: Work) => {
    for (let nth = 1; nth <= count; nth++) work.notify(userID, "purchase", { invoiceNum: `R-${nth}` });
    return Promise.resolve();
  });
const latest = (userID: UserID, now: Stamp = nowStamp()) => latestNotificationsOf(stage.db, userID, now);
const unseen = async (userID: UserID) => (await noticeCountersOf(stage.db, userID)).unseenNotifications;
const see = (userID: UserID, notificationID: number) => stage.run((work) => markSeen(work, userID, notificationID));
const overs = async (userID: UserID, now?: Stamp) =>
  (await latest(userID, now)).notices.map(({ notification: { kind }, isOver }) => [kind, isOver]);

describe("the bell", () => {
  it("lists the last ten notifications, the newest first, and counts no further than it lists", async () => {
    const [player, other] = [await stage.newPlayer(), await stage.newPlayer()];
    expect([await latest(player), await unseen(player)]).toEqual([{ notices: [], seenID: 0 }, 0]);
    await notify(player, 3);
    expect([await unseen(player), await unseen(other)]).toEqual([3, 0]);
    await notify(player, 20);
    const { notices } = await latest(player);
    expect(notices.map(({ notification }) => notification.notificationID)).toEqual(
      Array.from({ length: BELL.shown }, (_each, nth) => 23 - nth),
    );
    expect(await unseen(player)).toBe(BELL.shown);
    expect([1, 9, 10].map(bellCount)).toEqual(["1", "9", "9+"]);
  });

  it("remembers up to where the player has looked, for every page, and never moves back", async () => {
    const player = await stage.newPlayer();
    await notify(player, 4);
    published.length = 0;
    await see(player, 3);
    expect(published.flatMap(({ changed }) => changed)).toEqual([{ userID: player, facts: ["notices"] }]);
    expect([await unseen(player), (await latest(player)).seenID]).toEqual([1, 3]);
    published.length = 0;
    await see(player, 2);
    expect([(await latest(player)).seenID, published]).toEqual([3, []]);
    await see(player, 1_000_000);
    expect([await unseen(player), (await latest(player)).seenID]).toEqual([0, 4]);
    await notify(player, 1);
    expect(await unseen(player)).toBe(1);
  });

  it("says of a friend request whether it still waits", async () => {
    const [player, one, other] = [await stage.newPlayer(), await stage.newPlayer(), await stage.newPlayer()];
    await stage.run((work) => requestFriend(work, one, player));
    await stage.run((work) => requestFriend(work, other, player));
    expect(await overs(player)).toEqual([
      ["friend-requests", false],
      ["friend-requests", false],
    ]);
    await stage.run((work) => acceptFriend(work, player, one, undefined));
    await stage.run((work) => withdrawRequest(work, other, player));
    expect(await overs(player)).toEqual([
      ["friend-requests", true],
      ["friend-requests", true],
    ]);
  });

  it("says of an invitation whether the host's lobby is still there, and for how long it counts", async () => {
    const [player, host] = [await stage.newPlayer(), await stage.newPlayer()];
    await stage.run(async (work) => {
      await lockMembers(work, [player, host]);
      await befriend(work, player, [host]);
    });
    const now = nowStamp();
    await stage.run((work) => inviteToRace(work, host, [player], "type"), now);
    expect(await overs(player)).toEqual([["race-invite", true]]);
    await stage.db
      .insertInto("friend_lobbies")
      .values({ host_user_id: host, room_id: "r", node: "n", lease_until_stamp: after(now, days(1)) })
      .execute();
    expect(await overs(player)).toEqual([["race-invite", false]]);
    expect(await overs(player, after(now, NEWS_FOR.passing))).toEqual([["race-invite", true]]);
  });

  it("says of each gift whether it was collected", async () => {
    const sinceDays = { created_stamp: before(nowStamp(), days(30)), membership: "gold" } as const;
    const [giver, player] = [await stage.newPlayer(sinceDays), await stage.newPlayer()];
    await stage.run((work) =>
      pay(work, [{ userID: giver, amount: 9_000, reference: `bell:${giver}`, reason: "race" }]),
    );
    const now = nowStamp();
    await stage.run((work) => sendGift(work, giver, player, 1_000), now);
    await stage.run((work) => sendGift(work, giver, player, 2_000), after(now, seconds(5)));
    const first = await stage.db
      .selectFrom("cash_gifts")
      .select("gift_id")
      .where("receiver_id", "=", player)
      .where("amount", "=", 1_000)
      .executeTakeFirstOrThrow();
    await stage.run((work) => collectGifts(work, player, [first.gift_id]));
    expect(await overs(player)).toEqual([
      ["sent-cash", false],
      ["sent-cash", true],
    ]);
  });
});
