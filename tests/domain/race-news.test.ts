import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Delivery } from "#shared/contracts/notifications.ts";
import type { UserID } from "#shared/ids.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";
import { slotOf } from "#shared/rules/slot.ts";
import type { Doing } from "#shared/rules/whereabouts.ts";
import { befriend, lockMembers } from "#shared/server/friends/friendships.ts";
import { inviteToRace, tellOfWaiting } from "#shared/server/friends/race-news.ts";
import { newLocalBus } from "#shared/server/platform/bus.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { newLocalOnline } from "#shared/server/platform/online.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, type Stamp } from "#shared/units.ts";

import { newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const players = (count: number) => Promise.all(Array.from({ length: count }, () => stage.newPlayer()));
const befriended = async (userID: UserID, friends: readonly UserID[]) =>
  stage.run(async (work) => {
    await lockMembers(work, [userID, ...friends]);
    await befriend(work, userID, friends);
  });
const kindsOf = async (userID: UserID) => (await notificationsAfter(stage.db, userID, 0, 99)).map(({ kind }) => kind);

describe("invitations to a race", () => {
  const invite = (host: UserID, userIDs: readonly UserID[], at?: Stamp) =>
    stage.run((work) => inviteToRace(work, host, userIDs, "type"), at);

  it("reach the host's friends, and nobody else", async () => {
    const [host, friend, stranger, famous] = (await players(4)) as [UserID, UserID, UserID, UserID];
    await befriended(host, [friend]);
    await stage.db
      .insertInto("friendships")
      .values({ user_id: host, friend_id: famous, since_stamp: nowStamp() })
      .execute();
    expect(await invite(host, [friend, stranger, famous, host, 999_999 as UserID])).toEqual([friend]);
    expect(await Promise.all([friend, stranger, famous, host].map(kindsOf))).toEqual([["race-invite"], [], [], []]);
    const [told] = await notificationsAfter(stage.db, friend, 0, 99);
    expect(told?.data).toMatchObject({ userID: host, tag: null, tagColor: null, app: "type", avgSpeed: null });
  });

  it("ring once in a while, however often and from however many lobbies they are made", async () => {
    const [host, one, other] = (await players(3)) as [UserID, UserID, UserID];
    await befriended(host, [one, other]);
    const start = nowStamp();
    await Promise.all(Array.from({ length: 6 }, () => invite(host, [one], start)));
    expect(await invite(host, [one, other], start)).toEqual([one, other].toSorted((a, b) => a - b));
    expect(await Promise.all([one, other].map(kindsOf))).toEqual([["race-invite"], ["race-invite"]]);
    await invite(host, [one], after(start, FRIEND_RACE.inviteAgainMs));
    expect(await kindsOf(one)).toEqual(["race-invite", "race-invite"]);
  });
});

describe("the word that a host waits", () => {
  it("goes to friends who are online and free, but not from a host who appears offline", async () => {
    const [host, free, racing, away, stranger] = (await players(5)) as [UserID, UserID, UserID, UserID, UserID];
    await befriended(host, [free, racing, away]);
    const bus = newLocalBus(console);
    const online = newLocalOnline();
    const app = { db: stage.db, bus, online, nowStamp, config: { site: "type" } as never };
    const told: Delivery[] = [];
    for (const userID of [host, free, racing, away, stranger]) {
      bus.subscribe(slotOf(userID), (message) => told.push(...message.told.filter((each) => each.userID === userID)));
    }
    const here: readonly (readonly [UserID, Doing])[] = [
      [free, "around"],
      [racing, "racing"],
      [stranger, "around"],
    ];
    for (const [userID, doing] of here) await online.come(userID, { app: "type", doing });
    await tellOfWaiting(app, host, 1);
    expect(told).toEqual([]);
    await online.come(host, { app: "type", doing: "friend-race" });
    await tellOfWaiting(app, host, 2, "money_1");
    expect(told).toMatchObject([
      {
        userID: free,
        notification: {
          notificationID: null,
          kind: "waiting-to-play",
          data: { userID: host, tag: null, tagColor: null, lessonID: "money_1", totalWaiting: 2 },
        },
      },
    ]);
    await stage.db.updateTable("users").set({ offline: true }).where("user_id", "=", host).execute();
    await tellOfWaiting(app, host, 1);
    expect(told).toHaveLength(1);
  });
});
