import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { eraseAccount, exportData } from "#shared/contracts/account/privacy.ts";
import { changeAccount, changeSocial } from "#shared/contracts/account/settings.ts";
import type { Delivery } from "#shared/contracts/notifications.ts";
import {
  acceptAllFriends,
  acceptFriend,
  denyAllFriends,
  denyFriend,
  FRIEND_FIELDS,
  friendRequests,
  friends,
  removeFriend,
  requestFriend,
} from "#shared/contracts/social/friends.ts";
import { playerProfile, reportPlayer, searchPlayers } from "#shared/contracts/social/players.ts";
import type { UserID } from "#shared/ids.ts";
import { slotOf } from "#shared/rules/slot.ts";
import { ERASE_AFTER_DAYS, eraseAccounts } from "#shared/server/privacy/erasure.ts";
import { after, days } from "#shared/units.ts";

import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const to = ({ userID }: Visitor) => ({ params: { id: userID } });
const own = { body: { password: PASSWORD } };

let turn = 0;
const newcomers = (count: number): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: count }, () => newRacer(product, `Pal-${turn++}`)));

async function befriended(): Promise<[Visitor, Visitor]> {
  const [one, other] = (await newcomers(2)) as [Visitor, Visitor];
  await one.get(requestFriend, to(other));
  await other.get(acceptFriend, to(one));
  return [one, other];
}

/** The list that a page knows rides on each of these calls, whichever it is about. */
const knowing = ({ userID }: Visitor) => ({ params: { id: userID }, body: { friendIDs: [4, 8], friendsHash: "x" } });

const idsIn = (values: readonly (readonly unknown[])[] | undefined) => values?.map(([userID]) => userID);

describe("friends", () => {
  it("are dealt with by the address alone, whatever list rides on the call", async () => {
    const [one, other, third] = (await newcomers(3)) as [Visitor, Visitor, Visitor];
    await one.get(requestFriend, knowing(other));
    expect((await other.get(acceptFriend, knowing(one))).totalFriends).toBe(1);
    expect((await other.get(removeFriend, knowing(one))).totalFriends).toBe(0);
    await third.get(requestFriend, knowing(one));
    expect((await one.get(denyFriend, knowing(third))).totalRequests).toBe(0);
  });

  it("are asked, accepted, listed as a table, and ended", async () => {
    const [one, other] = (await newcomers(2)) as [Visitor, Visitor];
    const heard: Delivery[] = [];
    const stop = product.services.app.bus.subscribe(slotOf(other.userID as UserID), ({ told }) => heard.push(...told));
    const asked = await one.get(requestFriend, to(other));
    expect(asked).toMatchObject({ result: "asked", totalFriends: 0, values: [] });
    expect(heard).toMatchObject([
      {
        userID: other.userID,
        notification: { notificationID: 1, kind: "friend-requests", data: { userID: one.userID, totalRequests: 1 } },
      },
    ]);
    stop();
    expect((await one.get(friendRequests)).requestedFriends).toMatchObject([{ userID: other.userID }]);
    expect(await other.get(friendRequests)).toMatchObject({ requests: [{ userID: one.userID }], totalRequests: 1 });
    expect((await other.get(self)).user).toMatchObject({ requests: 1, totalFriends: 0, friendLimit: 200 });

    const accepted = await other.get(acceptFriend, to(one));
    expect(accepted).toMatchObject({ totalFriends: 1, totalRequests: 0, fields: [...FRIEND_FIELDS] });
    expect(idsIn(accepted.values)).toEqual([one.userID]);
    expect((await one.get(self)).user).toMatchObject({ requests: 0, totalFriends: 1 });

    const { friendsHash } = await one.get(friends);
    const same = await one.send("GET", `/api/v2/friends?friendsHash=${friendsHash}`);
    expect(same.json).toEqual({ success: true, friendsHash, totalFriends: 1, unchanged: true });
    const ended = await one.get(removeFriend, { ...to(other), body: { friendsHash } });
    expect([ended.unchanged, ended.values]).toEqual([undefined, []]);
    expect((await other.get(friends)).values).toEqual([]);
    expect(await one.get(removeFriend, { ...to(other), body: { friendsHash: ended.friendsHash } })).toMatchObject({
      unchanged: true,
    });
  });

  it("that ask all at once are accepted or denied together", async () => {
    const [host, ...askers] = (await newcomers(6)) as [Visitor, ...Visitor[]];
    for (const asker of askers) await asker.get(requestFriend, to(host));
    const [first, second, third] = askers.map((asker) => asker.userID as UserID);
    expect(await host.refused(acceptAllFriends, { body: { friendIDs: ["x"] } })).toBe("badInput friendIDs.0");
    await host.get(denyFriend, { params: { id: Number(third) } });
    const some = await host.get(acceptAllFriends, { body: { friendIDs: [first, second, third] } });
    expect([new Set(some.friendIDs), some.totalRequests]).toEqual([new Set([first, second]), 2]);
    expect((await host.get(denyAllFriends)).totalRequests).toBe(0);
    expect(new Set(idsIn((await host.get(friends)).values))).toEqual(new Set([first, second]));
  });

  it("who can't be added say so in a sentence, and missed notifications come along", async () => {
    const [one, other, third] = (await newcomers(3)) as [Visitor, Visitor, Visitor];
    await other.get(changeSocial, { body: { allowFriendRequests: 0 } });
    expect(await one.refused(requestFriend, to(other))).toBe("notAllowed");
    expect(await one.refused(requestFriend, to(one))).toBe("notAllowed");
    expect(await one.refused(requestFriend, { params: { id: 999_999_999 } })).toBe("notFound");
    expect(await one.refused(requestFriend, { params: { id: "12x" } })).toBe("badInput id");
    await third.get(requestFriend, to(one));
    const { status, json } = await one.ask(acceptFriend, to(other));
    expect([status, json]).toMatchObject([404, { error: "notFound", requests: [{ userID: third.userID }] }]);
  });

  it("who want to appear offline appear offline everywhere", async () => {
    const [one, other] = await befriended();
    const { app } = product.services;
    for (const { userID } of [one, other]) await app.online.come(userID as UserID, { app: "type", doing: "around" });
    const seen = async () => ({
      list: (await one.send("GET", "/api/v2/friends?online")).json.online,
      page: (await one.get(playerProfile, { params: { username: await nameOf(other) } })).player.isOnline,
    });
    expect(await seen()).toEqual({ list: [other.userID], page: true });
    await other.get(changeSocial, { body: { offline: 1 } });
    expect(await seen()).toEqual({ list: [], page: false });
    for (const { userID } of [one, other]) await app.online.go(userID as UserID);
    expect((await one.send("GET", "/api/v2/friends?online=1&games=1")).json).toMatchObject({ online: [], games: [] });
    expect((await one.send("GET", "/api/v2/friends?online=0")).json).not.toHaveProperty("online");
  });
});

const nameOf = async (visitor: Visitor): Promise<string> => (await visitor.get(self)).user.username ?? "";

/** What strangers may see of a player: nothing else belongs on a public page. */
const PUBLIC_FIELDS = [
  "userID", "username", "displayName", "title", "carID", "carHueAngle", "playerLevel", "membership", "createdStamp", "look",
  "lookingForTeam", "relation", "isOnline", "racesPlayed", "avgSpeed", "avgAcc", "highestSpeed", "placed1", "placed2",
  "placed3", "tag", "tagColor", "isBot", "isFounder", "isGarageOpen", "areStatsShown", "ranking", "collection", "showcase", "seasons",
]; // prettier-ignore

describe("players", () => {
  it("are found by the beginning of a name", async () => {
    const finder = await newRacer(product, "Finder-Of-Pals");
    const found = await newRacer(product, "Wombat-Racer", "wombat@example.org");
    const { players } = await finder.get(searchPlayers, { body: { term: "  wombat " } });
    expect(players).toMatchObject([{ userID: found.userID, username: "Wombat-Racer", relation: "none" }]);
    expect((await finder.get(searchPlayers, { body: { term: "%" } })).players).toEqual([]);
    expect(await finder.refused(searchPlayers, { body: { term: " " } })).toBe("badInput term");
    expect(await finder.refused(searchPlayers, { body: { term: "x".repeat(31) } })).toBe("badInput term");
  });

  it("have a public page that says nothing of the person or the account", async () => {
    const racer = await newRacer(product, "Page-Owner", "page.owner@example.org");
    await racer.get(changeAccount, {
      body: {
        firstname: "Secreta",
        lastname: "Hidden",
        email: "page.owner@example.org",
        contact: 1,
        password: PASSWORD,
      },
    });
    const guest = await newGuest(product);
    const { json } = await guest.ask(playerProfile, { params: { username: "pAGE-oWNER" } });
    expect(new Set(Object.keys(json.player as object))).toEqual(new Set(PUBLIC_FIELDS));
    expect(json.player).toMatchObject({ username: "Page-Owner", relation: "none", isOnline: null, avgAcc: null });
    expect(JSON.stringify(json)).not.toMatch(/Secreta|Hidden|example/);
    expect((await racer.get(playerProfile, { params: { username: "Page-Owner" } })).player.relation).toBe("self");
    expect(await guest.refused(playerProfile, { params: { username: "Nobody-At-All" } })).toBe("notFound");
  });

  it("show on their page what they have raced: each place for itself, on this site", async () => {
    const racer = await newRacer(product, "Third-Often");
    const figures = (site: "type" | "math", more: number) => ({
      user_id: racer.userID as UserID,
      site,
      last_race_stamp: product.services.app.nowStamp(),
      races_played: 40 + more,
      session_races: 4 + more,
      longest_session: 5 + more,
      placed1: 11 + more,
      placed2: 7 + more,
      placed3: 3 + more,
      highest_speed: 71.5 + more,
      done: 950 - more,
      errors: 50 + more,
    });
    const { db } = product.services.app;
    await db
      .insertInto("racing_stats")
      .values([figures("type", 0), figures("math", 100)])
      .execute();
    await db
      .updateTable("users")
      .set({ avg_speed: 55.5, avg_score: 20.5, races_played: 90 })
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    const { player } = await (await newGuest(product)).get(playerProfile, { params: { username: "Third-Often" } });
    expect(player).toMatchObject({
      racesPlayed: 40,
      placed1: 11,
      placed2: 7,
      placed3: 3,
      avgSpeed: 55.5,
      highestSpeed: 71.5,
      avgAcc: 95,
    });
    const newcomer = await newRacer(product, "Not-Raced-Yet");
    const fresh = await newcomer.get(playerProfile, { params: { username: "Not-Raced-Yet" } });
    expect(fresh.player).toMatchObject({
      racesPlayed: 0,
      placed1: 0,
      placed2: 0,
      placed3: 0,
      avgSpeed: null,
      avgAcc: null,
    });
  });

  it("whose class keeps its members to itself have a page for friends only", async () => {
    const [one, other] = await befriended();
    const [stranger] = (await newcomers(1)) as [Visitor];
    const username = await nameOf(other);
    await product.services.app.db
      .updateTable("users")
      .set({ findable: false })
      .where("user_id", "=", other.userID as UserID)
      .execute();
    expect((await one.get(playerProfile, { params: { username } })).player.relation).toBe("friend");
    expect(await stranger.refused(playerProfile, { params: { username } })).toBe("notFound");
    expect((await stranger.get(searchPlayers, { body: { term: username } })).players).toEqual([]);
  });

  it("are reported for a reason from the list", async () => {
    const [one, other] = (await newcomers(2)) as [Visitor, Visitor];
    await one.get(reportPlayer, { ...to(other), body: { reason: "cheating", note: "Too fast to be true." } });
    await one.get(reportPlayer, { ...to(other), body: { reason: "name" } });
    const rows = await product.services.app.db
      .selectFrom("player_reports")
      .select(["reason", "note"])
      .where("reporter_id", "=", one.userID as UserID)
      .execute();
    expect(rows).toEqual([{ reason: "cheating", note: "Too fast to be true." }]);
    expect(await one.refused(reportPlayer, { ...to(other), body: { reason: "ugly" } })).toBe("badInput reason");
    expect(await one.refused(reportPlayer, { ...to(one), body: { reason: "name" } })).toBe("notAllowed");
  });
});

describe("one's data", () => {
  it("in an export has friends, requests and reports, but no denials by others", async () => {
    const [one, friend] = await befriended();
    const [asked] = (await newcomers(1)) as [Visitor];
    await one.get(requestFriend, to(asked));
    await asked.get(denyFriend, to(one));
    await one.get(reportPlayer, { ...to(asked), body: { reason: "unkind" } });
    const { export: document } = await one.get(exportData, own);
    expect(document).toMatchObject({
      friends: [{ friend_id: friend.userID }],
      requestedFriends: [{ asked_id: asked.userID }],
      friendRequests: [],
      reports: [{ reason: "unkind" }],
      notifications: [{ kind: "friend-accept", notification_id: 1 }],
    });
    expect(JSON.stringify(document)).not.toContain("denied");
    expect((await asked.get(exportData, own)).export).toMatchObject({ reports: [] });
  });

  it("erased is gone from lists, requests and notifications of others", async () => {
    const [one, gone] = await befriended();
    const [asked, stranger] = (await newcomers(2)) as [Visitor, Visitor];
    await gone.get(requestFriend, to(asked));
    await gone.get(reportPlayer, { ...to(asked), body: { reason: "other", note: "Something about me." } });
    await gone.get(eraseAccount, own);
    expect(await stranger.refused(requestFriend, to(gone))).toBe("notFound");
    const { app } = product.services;
    const nowStamp = () => after(app.nowStamp(), days(ERASE_AFTER_DAYS));
    await eraseAccounts({ ...app, nowStamp });
    expect((await one.get(friends)).values).toEqual([]);
    expect(await asked.get(friendRequests)).toMatchObject({ requests: [], totalRequests: 0 });
    const userID = gone.userID as UserID;
    const left = await app.db
      .selectFrom("notifications")
      .selectAll()
      .where((eb) => eb.or([eb("user_id", "=", userID), eb("from_user_id", "=", userID)]))
      .execute();
    const notes = await app.db
      .selectFrom("player_reports")
      .select(["reporter_id", "note"])
      .where("reported_id", "=", asked.userID as UserID)
      .execute();
    expect([left, notes]).toEqual([[], [{ reporter_id: null, note: "" }]]);
  });
});
