import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { RaceID, UserID } from "#shared/ids.ts";
import { Refusal } from "#shared/refusal.ts";
import { pick } from "#shared/rules/chance.ts";
import { ASKED_AGAIN, DENIED_FOR, FRIEND_LIMIT } from "#shared/rules/friends.ts";
import { reportPlayer } from "#shared/server/conduct/report.ts";
import { acceptFriend, acceptFriends, denyFriends } from "#shared/server/friends/answer.ts";
import { befriend, friendIDsOf, lockMembers, removeFriend } from "#shared/server/friends/friendships.ts";
import { friendListOf, friendsQuery, onlineFriendsOf, openGamesOf } from "#shared/server/friends/list.ts";
import { requestFriend, withdrawRequest } from "#shared/server/friends/request.ts";
import { countWaiting, purgeDeniedRequests, requestsBy, requestsTo } from "#shared/server/friends/waiting.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";
import { newLocalOnline } from "#shared/server/platform/online.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { recentRacersOf } from "#shared/server/players/recent-racers.ts";
import { FOUND_LIMIT, foundByName, searchPlayers } from "#shared/server/profiles/search.ts";
import { after, before, ms, seconds, type Stamp } from "#shared/units.ts";

import { cardTimes } from "../support/card-times.ts";
import { diceOf } from "../support/dice.ts";
import { indexesOf, nodesFor } from "../support/plan.ts";
import { atOnce, newStage, type Stage } from "../support/players.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.db.destroy());

const players = (count: number) => Promise.all(Array.from({ length: count }, () => stage.newPlayer()));
const two = async (): Promise<[UserID, UserID]> => [await stage.newPlayer(), await stage.newPlayer()];
const ask = (one: UserID, other: UserID, at?: Stamp) => stage.run((work) => requestFriend(work, one, other), at);
const accept = (one: UserID, other: UserID) => stage.run((work) => acceptFriend(work, one, other, undefined));
const deny = (one: UserID, other: UserID, at?: Stamp) => stage.run((work) => denyFriends(work, one, [other]), at);
const remove = (one: UserID, other: UserID) => stage.run((work) => removeFriend(work, one, other));
const nameOf = async (userID: UserID): Promise<string> => {
  const query = stage.db.selectFrom("users").select("username").where("user_id", "=", userID);
  return (await query.executeTakeFirstOrThrow()).username ?? "";
};
const friendsOf = (userID: UserID) => friendIDsOf(stage.db, userID);
const toldTo = async (userID: UserID) =>
  (await notificationsAfter(stage.db, userID, 0, 100)).map((each) => [each.kind, each.data]);
const codeOf = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

/** Gives a player so many friends. */
async function fill(userID: UserID, count: number): Promise<UserID[]> {
  const friends = await players(count);
  await stage.run(async (work) => {
    await lockMembers(work, [userID, ...friends]);
    await befriend(work, userID, friends);
  });
  return friends;
}

/** What must hold whatever was done: friends are friends of each other, and nobody asks a friend. */
async function expectWhole(): Promise<void> {
  const { rows } = await sql<{ lonely: number; asking: number; both: number; most: number }>`select
    (select count(*) from friendships f where not exists (
      select 1 from friendships b where b.user_id = f.friend_id and b.friend_id = f.user_id)) as lonely,
    (select count(*) from friend_requests r join friendships f
      on f.user_id = r.asker_id and f.friend_id = r.asked_id) as asking,
    (select count(*) from friend_requests r join friend_requests b
      on b.asked_id = r.asker_id and b.asker_id = r.asked_id
      where r.denied_stamp is null and b.denied_stamp is null) as both,
    (select coalesce(max(count), 0) from (select count(*) from friendships group by user_id) c) as most
  `.execute(stage.db);
  expect(rows[0]).toMatchObject({ lonely: 0, asking: 0, both: 0 });
  expect(rows[0]?.most).toBeLessThanOrEqual(FRIEND_LIMIT);
}

describe("friend requests", () => {
  it("notify the player who is asked, and the sender once they are accepted", async () => {
    const [one, other] = await two();
    expect(await ask(one, other)).toBe("asked");
    expect(await toldTo(other)).toMatchObject([["friend-requests", { userID: one, totalRequests: 1 }]]);
    expect(await requestsTo(stage.db, other, cardTimes())).toMatchObject([{ userID: one }]);
    expect(await requestsBy(stage.db, one, cardTimes())).toMatchObject([{ userID: other }]);
    await accept(other, one);
    expect(await toldTo(one)).toMatchObject([["friend-accept", { userID: other }]]);
    expect([await friendsOf(one), await friendsOf(other)]).toEqual([[other], [one]]);
    expect(await countWaiting(stage.db, other)).toBe(0);
    await expectWhole();
  });

  it("are one, however often they are made or accepted at once", async () => {
    const [one, other] = await two();
    await Promise.all(Array.from({ length: 8 }, () => ask(one, other)));
    expect((await toldTo(other)).length).toBe(1);
    await Promise.all(Array.from({ length: 8 }, () => accept(other, one)));
    expect((await toldTo(one)).length).toBe(1);
    expect(await ask(one, other)).toBe("friend");
    await expectWhole();
  });

  it("of two players who ask each other at once make them friends", async () => {
    const pairs = await Promise.all(Array.from({ length: 25 }, two));
    await atOnce(pairs.flatMap(([one, other]) => [() => ask(one, other), () => ask(other, one)]));
    for (const [one, other] of pairs) {
      expect([await friendsOf(one), await friendsOf(other)]).toEqual([[other], [one]]);
      const kinds = [...(await toldTo(one)), ...(await toldTo(other))].map(([kind]) => kind);
      expect(new Set(kinds)).toEqual(new Set(["friend-accept", "friend-requests"]));
      expect(kinds).toHaveLength(2);
    }
    await expectWhole();
  });

  it("are gone when they are taken back, and ring once however often they are made again that day", async () => {
    const [one, other] = await two();
    const withdraw = () => stage.run((work) => withdrawRequest(work, one, other));
    const asked = async () => (await searchPlayers(stage.db, one, await nameOf(other), cardTimes()))[0]?.relation;
    for (let round = 0; round < 3; round++) {
      expect(await ask(one, other)).toBe("asked");
      expect([await countWaiting(stage.db, other), await asked()]).toEqual([1, "asked"]);
      await withdraw();
      expect([await countWaiting(stage.db, other), await asked()]).toEqual([0, "none"]);
      expect(await codeOf(accept(other, one))).toBe("notFound");
    }
    expect(await requestsBy(stage.db, one, cardTimes())).toEqual([]);
    expect(await toldTo(other)).toHaveLength(1);
    await ask(one, other, after(nowStamp(), ASKED_AGAIN));
    expect(await toldTo(other)).toHaveLength(2);
    await accept(other, one);
    expect(await friendsOf(one)).toEqual([other]);
    await expectWhole();
  });

  it("that were denied tell the asker nothing by being taken back, and do not come through by being made again", async () => {
    const [one, other] = await two();
    await ask(one, other);
    await deny(other, one);
    await stage.run((work) => withdrawRequest(work, one, other));
    expect(await requestsBy(stage.db, one, cardTimes())).toEqual([]);
    expect(await ask(one, other, after(nowStamp(), ASKED_AGAIN))).toBe("asked");
    expect(await requestsBy(stage.db, one, cardTimes())).toHaveLength(1);
    expect([await countWaiting(stage.db, other), await toldTo(other)]).toMatchObject([0, { length: 1 }]);
    await stage.run(purgeDeniedRequests, after(nowStamp(), ms(DENIED_FOR + 5_000)));
    await ask(one, other);
    expect(await countWaiting(stage.db, other)).toBe(1);
  });

  it("do not reach players who want none, and are not counted while none are wanted", async () => {
    const [one, other] = await two();
    await ask(one, other);
    await stage.db.updateTable("users").set({ allow_friend_requests: false }).where("user_id", "=", other).execute();
    expect(await countWaiting(stage.db, other)).toBe(0);
    expect(await codeOf(ask(await stage.newPlayer(), other))).toBe("notAllowed");
    expect(await ask(other, one)).toBe("friend");
  });

  it("go to people only, and never to oneself", async () => {
    const one = await stage.newPlayer();
    const guest = await stage.newPlayer({ account_type: "guest", username: null });
    const hidden = await stage.newPlayer({ findable: false });
    const leaving = await stage.newPlayer({ erase_stamp: after(nowStamp(), DENIED_FOR) });
    expect(await codeOf(ask(one, one))).toBe("notAllowed");
    for (const nobody of [guest, hidden, leaving, 999_999 as UserID]) {
      expect(await codeOf(ask(one, nobody))).toBe("notFound");
    }
    expect(await codeOf(ask(hidden, one))).toBe("notFound");
  });

  it("that were denied look as if they waited, and come through again after 30 days", async () => {
    const [one, other] = await two();
    await ask(one, other);
    await deny(other, one);
    expect(await countWaiting(stage.db, other)).toBe(0);
    expect(await requestsBy(stage.db, one, cardTimes())).toMatchObject([{ userID: other }]);
    expect(await ask(one, other)).toBe("asked");
    expect([await countWaiting(stage.db, other), (await toldTo(other)).length]).toEqual([0, 1]);
    expect(await codeOf(accept(other, one))).toBe("notFound");

    const later = after(nowStamp(), (DENIED_FOR + seconds(5)) as never);
    await stage.run(purgeDeniedRequests);
    expect(await ask(one, other)).toBe("asked");
    expect(await countWaiting(stage.db, other)).toBe(0);
    await stage.run(purgeDeniedRequests, later);
    await ask(one, other, later);
    expect(await countWaiting(stage.db, other)).toBe(1);
  });

  it("of a player who denied undo the denial: the other one may ask and accept", async () => {
    const [one, other] = await two();
    await ask(one, other);
    await deny(other, one);
    expect(await ask(other, one)).toBe("asked");
    await accept(one, other);
    expect(await friendsOf(one)).toEqual([other]);
    await expectWhole();
  });

  it("that are gone bring the list as it is now", async () => {
    const [one, other] = await two();
    const third = await stage.newPlayer();
    await ask(third, one);
    const error: unknown = await accept(one, other).catch((no: unknown) => no);
    expect(error).toMatchObject({ code: "notFound", detail: { requests: [{ userID: third }] } });
  });

  it("to a star befriend at once, on one side", async () => {
    const [fan, star] = await two();
    const befriendStar = () => stage.run((work) => requestFriend(work, fan, star, new Set([star])));
    expect([await befriendStar(), await befriendStar()]).toEqual(["friend", "friend"]);
    expect([await friendsOf(fan), await friendsOf(star)]).toEqual([[star], []]);
    await ask(star, fan);
    await accept(fan, star);
    expect([await friendsOf(fan), await friendsOf(star)]).toEqual([[star], [fan]]);
  });
});

describe("the limit of 200 friends", () => {
  it("holds when fifty requests are accepted at once", async () => {
    const host = await stage.newPlayer();
    await fill(host, FRIEND_LIMIT - 20);
    const askers = await players(50);
    for (const asker of askers) await ask(asker, host);
    const codes = await atOnce(askers.map((asker) => () => codeOf(accept(host, asker))));
    expect(codes.filter((code) => code === "done")).toHaveLength(20);
    expect(codes.filter((code) => code === "friendLimit")).toHaveLength(30);
    expect((await friendsOf(host)).length).toBe(FRIEND_LIMIT);
    expect(await countWaiting(stage.db, host)).toBe(30);
    expect(await codeOf(ask(host, await stage.newPlayer()))).toBe("friendLimit");
    expect(await codeOf(ask(await stage.newPlayer(), host))).toBe("friendLimit");
    await expectWhole();
  });

  it("holds on the asker's side, too", async () => {
    const asker = await stage.newPlayer();
    const hosts = await players(6);
    for (const host of hosts) await ask(asker, host);
    await fill(asker, FRIEND_LIMIT - 2);
    const codes = await atOnce(hosts.map((host) => () => codeOf(accept(host, asker))));
    expect(codes.filter((code) => code === "done")).toHaveLength(2);
    expect((await friendsOf(asker)).length).toBe(FRIEND_LIMIT);
  });

  it("lets accepting all take the oldest while there is room", async () => {
    const host = await stage.newPlayer();
    const full = await stage.newPlayer();
    const askers = await players(5);
    const from = before(nowStamp(), seconds(100));
    await ask(full, host, from);
    for (const [nth, asker] of askers.entries()) await ask(asker, host, after(from, seconds(nth + 1)));
    await fill(full, FRIEND_LIMIT);
    await fill(host, FRIEND_LIMIT - 3);
    expect(await stage.run((work) => acceptFriends(work, host))).toEqual(askers.slice(0, 3));
    expect(new Set((await requestsTo(stage.db, host, cardTimes())).map((each) => each.userID))).toEqual(
      new Set([full, ...askers.slice(3)]),
    );
    for (const asker of askers.slice(0, 3)) expect(await toldTo(asker)).toMatchObject([["friend-accept", {}]]);
    await expectWhole();
  });
});

describe("many answers at once", () => {
  it("concern the named players, or everybody", async () => {
    const host = await stage.newPlayer();
    const [first, second, third, fourth] = (await players(4)) as [UserID, UserID, UserID, UserID];
    for (const asker of [first, second, third, fourth]) await ask(asker, host);
    expect(await stage.run((work) => acceptFriends(work, host, []))).toEqual([]);
    expect(await stage.run((work) => acceptFriends(work, host, [first, 999_999 as UserID]))).toEqual([first]);
    await stage.run((work) => denyFriends(work, host, [second]));
    expect(await countWaiting(stage.db, host)).toBe(2);
    await stage.run((work) => denyFriends(work, host));
    expect(await countWaiting(stage.db, host)).toBe(0);
    expect(await friendsOf(host)).toEqual([first]);
  });
});

describe("friendships", () => {
  it("that are accepted and ended at once are whole or gone", async () => {
    for (let turn = 0; turn < 15; turn++) {
      const [one, other] = await two();
      await ask(one, other);
      await Promise.all([accept(other, one), remove(one, other), remove(other, one)]);
      expect([[], [other]]).toContainEqual(await friendsOf(one));
      await expectWhole();
      await remove(one, other);
      expect([await friendsOf(one), await friendsOf(other)]).toEqual([[], []]);
    }
  });

  it("stay whole through three hundred random operations of twelve players at once", async () => {
    const crowd = await players(12);
    const dice = diceOf("friends at once");
    const any = () => pick(dice, crowd);
    const moves = [
      () => ask(any(), any()),
      () => ask(any(), any()),
      () => accept(any(), any()),
      () => deny(any(), any()),
      () => remove(any(), any()),
      () => stage.run((work) => acceptFriends(work, any())),
      () => stage.run((work) => denyFriends(work, any())),
    ];
    const codes = await atOnce(Array.from({ length: 300 }, () => () => codeOf(pick(dice, moves)())));
    expect(codes).toHaveLength(300);
    expect(codes.filter((code) => code === "done").length).toBeGreaterThan(100);
    await expectWhole();
  });
});

describe("the list", () => {
  it("is left out while its hash is known, and comes again when a friend changes", async () => {
    const [one, other] = await two();
    const empty = await friendListOf(stage.db, one, cardTimes());
    expect(empty).toMatchObject({ totalFriends: 0, values: [] });
    await ask(one, other);
    await accept(other, one);
    const list = await friendListOf(stage.db, one, cardTimes(), empty.friendsHash);
    const { fields = [], values: [row = []] = [] } = list;
    expect(Object.fromEntries(fields.map((name, nth) => [name, (row as unknown[])[nth]]))).toMatchObject({
      userID: other,
      playerLevel: 1,
      membership: "basic",
      friendType: "friend",
    });
    expect(await friendListOf(stage.db, one, cardTimes(), list.friendsHash)).toEqual({
      friendsHash: list.friendsHash,
      totalFriends: 1,
      unchanged: true,
    });
    await stage.db.updateTable("users").set({ display_name: "New Name" }).where("user_id", "=", other).execute();
    const { values: [renamed] = [] } = await friendListOf(stage.db, one, cardTimes(), list.friendsHash);
    expect(renamed).toContain("New Name");
  });

  it("shows players who appear offline neither online nor in an open race", async () => {
    const host = await stage.newPlayer();
    const [seen, hidden] = (await fill(host, 3)) as [UserID, UserID, UserID];
    await stage.db.updateTable("users").set({ offline: true }).where("user_id", "=", hidden).execute();
    const online = newLocalOnline();
    for (const friend of [seen, hidden]) await online.come(friend, { app: "type", doing: "around" });
    expect(await onlineFriendsOf({ db: stage.db, online }, host)).toEqual([seen]);
    const lease_until_stamp = after(nowStamp(), seconds(60));
    await stage.db
      .insertInto("friend_lobbies")
      .values(
        [seen, hidden].map((id) => ({ host_user_id: id, room_id: "r", node: "n", lease_until_stamp, is_open: true })),
      )
      .execute();
    expect(await openGamesOf(stage.db, host)).toEqual([seen]);
    await stage.db.updateTable("friend_lobbies").set({ is_open: false }).where("host_user_id", "=", seen).execute();
    expect(await openGamesOf(stage.db, host)).toEqual([]);
  });
});

describe("search", () => {
  const found = async (userID: UserID, term: string) =>
    (await searchPlayers(stage.db, userID, term, cardTimes())).map((each) => each.username);

  it("finds usernames before display names, the shortest first, in any case", async () => {
    const one = await stage.newPlayer();
    await stage.newPlayer({ username: "Zebra-Two" });
    await stage.newPlayer({ username: "zebra" });
    await stage.newPlayer({ username: "Striped", display_name: "Zebra Ziggy" });
    await stage.newPlayer({ username: "NotAZebra" });
    expect(await found(one, "zEB")).toEqual(["zebra", "Zebra-Two", "Striped"]);
    expect(await found(one, "zebra z")).toEqual(["Striped"]);
    expect(await found(one, "ebra")).toEqual([]);
  });

  it("reads signs as signs", async () => {
    const one = await stage.newPlayer();
    await stage.newPlayer({ username: "under_score" });
    await stage.newPlayer({ username: "underXscore", display_name: "100% \\o/" });
    expect(await found(one, "under_")).toEqual(["under_score"]);
    expect(await found(one, "100%")).toEqual(["underXscore"]);
    expect(await found(one, "100% \\")).toEqual(["underXscore"]);
    expect([await found(one, "%score"), await found(one, "_nder"), await found(one, "\\")]).toEqual([[], [], []]);
  });

  it("finds no guests, no accounts about to be erased, and no members of a class that hides them", async () => {
    const one = await stage.newPlayer();
    await stage.newPlayer({ username: null, account_type: "guest", display_name: "Quokka Guest" });
    await stage.newPlayer({ username: "Quokka-Gone", erase_stamp: nowStamp() });
    await stage.newPlayer({ username: "Quokka-Class", findable: false });
    await stage.newPlayer({ username: "Quokka" });
    expect(await found(one, "quokka")).toEqual(["Quokka"]);
  });

  it("finds twenty at most, and says what each one is to oneself", async () => {
    const one = await stage.newPlayer({ username: "Many-00" });
    const crowd = await Promise.all(
      Array.from({ length: 25 }, (_each, nth) =>
        stage.newPlayer({ username: `Many-${String(nth + 1).padStart(2, "0")}` }),
      ),
    );
    const [friend, asked, asking] = crowd as [UserID, UserID, UserID];
    await ask(one, friend);
    await accept(friend, one);
    await ask(one, asked);
    await ask(asking, one);
    const all = await searchPlayers(stage.db, one, "many", cardTimes());
    expect(all).toHaveLength(FOUND_LIMIT);
    expect(all.slice(0, 5).map((each) => each.relation)).toEqual(["self", "friend", "asked", "asking", "none"]);
  });
});

describe("recent racers", () => {
  it("are people one raced lately, the latest first, and no friends", async () => {
    const [one, friend] = await two();
    await ask(one, friend);
    await accept(friend, one);
    const [early, late] = await two();
    const hidden = await stage.newPlayer({ findable: false });
    const guest = await stage.newPlayer({ account_type: "guest", username: null });
    const race = async (at: number, ...racers: (UserID | null)[]) => {
      const race_id = randomUUID() as RaceID;
      const started_stamp = at as Stamp;
      await stage.db
        .insertInto("races")
        .values({ race_id, site: "type", text_id: 1 as never, started_stamp })
        .execute();
      await stage.db
        .insertInto("race_results")
        .values(
          racers.map((user_id, slot) => ({
            race_id,
            slot,
            started_stamp,
            user_id,
            display_name: "x",
            car_id: 1 as never,
            car_hue_angle: 0,
            is_bot: user_id === null,
            standing: "unfinished" as const,
            place: null,
            done: 0,
            errors: 0,
            elapsed_ms: 0,
            speed: 0,
            accuracy: 0,
            foul: null,
          })),
        )
        .execute();
    };
    await race(1_000, one, early, friend, null);
    await race(2_000, one, early, late, hidden, guest);
    await race(3_000, one, late, null);
    await race(4_000, friend, hidden);
    const recent = await recentRacersOf(stage.db, one, cardTimes());
    expect(recent.map((each) => each.userID)).toEqual([late, early]);
  });
});

describe("reports", () => {
  it("count once a day for each player, and take no unfriendly note", async () => {
    const [one, other] = await two();
    const report = (at?: Stamp, note?: string) =>
      stage.run((work) => reportPlayer(work, one, other, { reason: "unkind", note }), at);
    await Promise.all([report(), report(), report()]);
    await report(after(nowStamp(), seconds(86_400)), "Was not nice after the race.");
    const reports = stage.db.selectFrom("player_reports").selectAll().where("reported_id", "=", other);
    const rows = await reports.orderBy("note").execute();
    expect(rows.map((row) => [row.reporter_id, row.reason, row.note])).toEqual([
      [one, "unkind", ""],
      [one, "unkind", "Was not nice after the race."],
    ]);
    expect(await codeOf(report(undefined, "Call me on 0171 5551234"))).toBe("badInput");
    expect(await codeOf(stage.run((work) => reportPlayer(work, one, one, { reason: "name" })))).toBe("notAllowed");
    expect(await codeOf(stage.run((work) => reportPlayer(work, one, 999_999 as UserID, { reason: "name" })))).toBe(
      "notFound",
    );
  });
});

describe("with thirty thousand players", () => {
  let one: UserID;
  beforeAll(async () => {
    one = await stage.newPlayer();
    await fill(one, 150);
    await sql`insert into users (account_type, username, username_skeleton, password_hash, display_name, car_id,
        created_stamp, last_seen_stamp)
      select 'standard', 'crowd' || n, 'crowd' || n, 'x', 'crowd ' || n, 1, 0, 0 from generate_series(1, 30000) n
    `.execute(stage.db);
    await sql`insert into friendships (user_id, friend_id, since_stamp)
      select user_id, user_id + step, 0 from users, generate_series(1, 3) step
      where username like 'crowd%' and user_id + 3 <= (select max(user_id) from users)`.execute(stage.db);
    await sql`analyze users, friendships, friend_requests`.execute(stage.db);
  });

  it.each([
    ["username", "users_find_username"],
    ["displayName", "users_find_display_name"],
  ] as const)("a search by %s walks along its index, in its order", async (name, index) => {
    for (const term of ["c", "crowd 1", "crowd12", "zzz"]) {
      const nodes = await nodesFor(foundByName(stage.db, one, name, term));
      expect([term, indexesOf(nodes).includes(index)]).toEqual([term, true]);
      expect(nodes.filter((node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "users")).toEqual([]);
      expect(nodes.map((node) => node["Node Type"])).not.toContain("Sort");
    }
  });

  it("the list reads only this player's friendships and their players", async () => {
    const nodes = await nodesFor(friendsQuery(stage.db, one));
    expect(indexesOf(nodes)).toContain("friendships_pkey");
    expect(nodes.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
  });
});
