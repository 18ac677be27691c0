import type { Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { LESSON_IDS, type LessonID } from "#shared/content/lessons/lesson.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import type { Scoring } from "#shared/rules/race/terms.ts";
import { REWARDS } from "#shared/rules/rewards/race-reward.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";

import { joinFriends, type TestFriend } from "../support/friend.ts";
import { MathRacer } from "../support/math-racer.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { SITE: "math" } });
});
afterAll(() => product.close());

let hosts = 0;
const newHost = async () => {
  const username = `Sum_Host${++hosts}`;
  return { visitor: await newRacer(product, username), username };
};
const race = async (friend: TestFriend, { token }: Visitor, nth = 0): Promise<MathRacer> =>
  new MathRacer(
    (await friend.client.consumeSeatReservation(await friend.seat(nth))) as Room<unknown, RaceStateView>,
    token ?? "",
  );
const leave = (friends: readonly TestFriend[]) => Promise.all(friends.map((friend) => friend.lobby.leave()));

/** The first round of a host and a friend, on the host's terms. */
async function round(terms: { readonly lessonID: LessonID; readonly scoring?: Scoring }) {
  const { visitor, username } = await newHost();
  const { visitor: other } = await newHost();
  const host = await joinFriends(product, visitor, username);
  const friend = await joinFriends(product, other, username);
  host.lobby.send("settings", terms);
  await friend.untilTable(({ lessonID }) => lessonID === terms.lessonID);
  host.lobby.send("begin-friend-race", {});
  const racers = await Promise.all([race(host, visitor), race(friend, other)]);
  return { username, friends: [host, friend] as const, visitors: [visitor, other] as const, racers };
}

describe("friends on the math site", () => {
  it("solve what the host chooses, and nobody else", async () => {
    const { visitor, username } = await newHost();
    const host = await joinFriends(product, visitor, username);
    const guest = await joinFriends(product, await newGuest(product), username);
    expect([host, guest].map(({ table }) => table.lessonID)).toEqual([LESSON_IDS[0], LESSON_IDS[0]]);
    guest.lobby.send("settings", { lessonID: "division_2" });
    expect(await guest.until("hint")).toMatchObject({ code: "not-the-host" });
    host.lobby.send("settings", { lessonID: "money_1" });
    await guest.untilTable(({ lessonID }) => lessonID === "money_1");
    guest.lobby.send("settings", { lessonID: "algebra_9" });
    expect(await guest.left).toBe(CLOSE_CODES.badMessage.code);
    await host.untilTable(({ seats }) => seats.length === 1);
    expect(host.table).toMatchObject({ lessonID: "money_1", scoring: "competitive", visibility: "public" });
    await leave([host]);
  });

  it("begin by themselves when five are in, and all get the same problems", async () => {
    const { visitor, username } = await newHost();
    const guests = await Promise.all([1, 2, 3, 4].map(() => newGuest(product)));
    const crowd = [visitor, ...guests];
    const friends = await Promise.all(crowd.map((one) => joinFriends(product, one, username)));
    const racers = await Promise.all(friends.map((friend, nth) => race(friend, crowd[nth] ?? visitor)));
    const problems = await Promise.all(racers.map((racer) => racer.until("problems")));
    expect(problems[0]?.prompts).toHaveLength(MATH.problems);
    expect(new Set(problems.map(({ prompts }) => JSON.stringify(prompts))).size).toBe(1);
    await Promise.all(racers.map(({ room }) => room.leave()));
    await leave(friends);
  });

  it("read in an invitation what will be solved", async () => {
    const { visitor, username } = await newHost();
    const { visitor: friend } = await newHost();
    await visitor.get(requestFriend, { params: { id: friend.userID } });
    await friend.get(acceptFriend, { params: { id: visitor.userID } });
    const { db } = product.services.app;
    await db
      .updateTable("users")
      .set({ avg_score: 12.5, avg_speed: 70 })
      .where("user_id", "=", visitor.userID as UserID)
      .execute();
    const host = await joinFriends(product, visitor, username);
    expect(host.table.seats).toMatchObject([{ avgSpeed: 12.5 }]);
    host.lobby.send("settings", { lessonID: "subtraction_1" });
    host.lobby.send("invite", { userIDs: [friend.userID] });
    await host.untilTable(({ invited }) => invited.length === 1);
    const told = await notificationsAfter(db, friend.userID as UserID, 0, 9);
    const data = { userID: visitor.userID, username, app: "math", avgSpeed: 12.5, lessonID: "subtraction_1" };
    expect(told.filter(({ kind }) => kind === "race-invite")).toMatchObject([{ data }]);
    await leave([host]);
  });
});

describe.concurrent("a math race among friends", () => {
  it("has no bots, is judged by the server, and pays them for each other", async () => {
    const { friends, visitors, racers } = await round({ lessonID: "addition_1" });
    const [host, friend] = visitors;
    await host.get(requestFriend, { params: { id: friend.userID } });
    await friend.get(acceptFriend, { params: { id: host.userID } });
    const [own, theirs] = racers;
    friends[0].lobby.send("settings", { lessonID: "division_1" });
    await friends[1].untilTable(({ lessonID, isRacing }) => lessonID === "division_1" && isRacing);
    await Promise.all([own.solve(200), theirs.solve(160)]);
    const board = await own.until("results");
    expect(board.lessonID).toBe("addition_1");
    expect(board.lines.map(({ slot, place, right, isBot }) => ({ slot, place, right, isBot }))).toEqual([
      { slot: 1, place: 1, right: MATH.problems, isBot: false },
      { slot: 0, place: 2, right: MATH.problems, isBot: false },
    ]);
    await own.raw("settled");
    const { db } = product.services.app;
    const rewards = await db
      .selectFrom("race_rewards")
      .select(["slot", "parts"])
      .where("race_id", "=", board.raceID)
      .orderBy("slot")
      .execute();
    expect(rewards.map(({ slot, parts }) => [slot, parts.friends])).toEqual([
      [0, REWARDS.friendCash],
      [1, REWARDS.friendCash],
    ]);
    await Promise.all(racers.map(({ room }) => room.leave()));
    await friends[0].untilTable(({ isRacing, seats }) => !isRacing && seats.every((seat) => seat.isAtResults));
    friends[0].lobby.send("begin-friend-race", {});
    const next = await race(friends[0], visitors[0], 1);
    expect((await next.until("welcome")).lessonID).toBe("division_1");
    await next.room.leave();
    await leave(friends);
  });

  it("shows no places when it is casual, and is what the host begins with another day", async ({ expect }) => {
    const { friends, visitors, racers, username } = await round({ lessonID: "division_1", scoring: "casual" });
    await Promise.all(racers.map((racer) => racer.solve(160)));
    expect(racers[0].room.state).toMatchObject({ mode: "friend", scoring: "casual" });
    const board = await racers[0].until("results");
    expect(board.lines.map(({ slot, place, standing }) => ({ slot, place, standing }))).toEqual(
      [0, 1].map((slot) => ({ slot, place: null, standing: "finished" })),
    );
    await racers[0].raw("settled");
    const record = await visitors[0].get(raceRecord, { params: { id: board.raceID } });
    expect(record.race.math?.lessonID).toBe("division_1");
    expect(record.race.results.map(({ place }) => place)).toEqual([null, null]);

    await leave(friends);
    const leases = () => product.services.app.db.selectFrom("friend_lobbies").select("host_user_id").execute();
    await expect
      .poll(async () => (await leases()).filter((one) => one.host_user_id === visitors[0].userID))
      .toEqual([]);
    const again = await joinFriends(product, visitors[0], username);
    expect(again.table.lessonID).toBe("division_1");
    await leave([again]);
  });
});
