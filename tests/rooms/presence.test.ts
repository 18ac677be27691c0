import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";

import { matchMaker, Protocol } from "@colyseus/core";
import { Client } from "@colyseus/sdk";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";

import { logOut, realtimeTicket, self } from "#shared/contracts/account/auth.ts";
import { changeSocial } from "#shared/contracts/account/settings.ts";
import { FACTS } from "#shared/contracts/facts.ts";
import type { NotificationKind } from "#shared/contracts/notifications.ts";
import { CLOSE_CODES, NO_PLACE } from "#shared/contracts/realtime/close-codes.ts";
import { PRESENCE, PRESENCE_MESSAGES } from "#shared/contracts/realtime/presence.ts";
import { FRIEND_LOBBY, friendRace } from "#shared/contracts/social/friend-lobby.ts";
import { acceptFriend, removeFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { REFUSALS } from "#shared/refusal.ts";
import { MOST_AT_ONCE } from "#shared/rules/presence/numbering.ts";
import { MOST_LINES, TOKEN_RENEWAL } from "#shared/rules/presence/times.ts";
import { slotOf } from "#shared/rules/slot.ts";
import { openSession } from "#shared/server/accounts/sessions/sessions.ts";
import type { LocalBus } from "#shared/server/platform/bus.ts";
import { perform } from "#shared/server/platform/work.ts";

import type { PresenceClient } from "../../game-server/presence/present-player.ts";
import { openLine, untilAllTold } from "../support/line.ts";
import { atOnce } from "../support/players.ts";
import { startProduct, type Product } from "../support/product.ts";
import { newGuest, newRacer, Visitor } from "../support/visitor.ts";

/** A ticket is good for a minute; so many guesses are made well within it. */
const GUESSES_A_TICKET = 500;

let product: Product;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  agent.destroy();
  await product.close();
});

let players = 0;
const newPlayer = (): Promise<Visitor> => newRacer(product, `Present${String(++players).padStart(3, "0")}`);
const open = (visitor: Visitor) => openLine(product.url, visitor);
/** A line that answers nothing any more, not even that it is sent away. */
async function deafLine(visitor: Visitor) {
  const { ticket } = await visitor.get(realtimeTicket);
  const headers = { authorization: `Bearer ${ticket}`, "content-type": "application/json" };
  const seat = await fetch(`${product.url}/matchmake/join/${PRESENCE}`, { method: "POST", headers, body: "{}" });
  const { roomId, processId, sessionId } = (await seat.json()) as Record<string, string>;
  const place = `${processId}/${roomId}?sessionId=${sessionId}&_authToken=${ticket}`;
  const socket = new WebSocket(`${product.url.replace("http", "ws")}/${place}`);
  await once(socket, "message");
  socket.send(Uint8Array.of(Protocol.JOIN_ROOM));
  socket.pause();
  return { socket, roomId };
}
const to = (visitor: Visitor) => ({ params: { id: visitor.userID } });
const tell = (visitor: Visitor, count: number): Promise<void> =>
  perform(product.services.app, (work) => {
    for (let nth = 0; nth < count; nth++) {
      work.notify(visitor.userID as UserID, "purchase", { invoiceNum: `N${nth}` });
    }
    return Promise.resolve();
  });

/** What a page of a later version might say besides. */
const LATER = { seasonStamp: 7, toString: "x", plans: [{ nth: 1 }] };

async function friends(): Promise<readonly [Visitor, Visitor]> {
  const [one, other] = [await newPlayer(), await newPlayer()];
  await one.get(requestFriend, to(other));
  await other.get(acceptFriend, to(one));
  return [one, other];
}

describe("a player's line", () => {
  it("tells every tab at once what is committed, and a stranger nothing", async () => {
    const [one, stranger] = [await newPlayer(), await newPlayer()];
    const [tab, phone, other] = [await open(one), await open(one), await open(stranger)];
    await Promise.all([tab, phone, other].map((line) => line.checkIn()));
    await tell(one, 1);
    await Promise.all([tab.untilTold("purchase"), phone.untilTold("purchase")]);
    expect(tab.told).toMatchObject([{ notificationID: 1, data: { invoiceNum: "N0" } }]);
    expect(phone.told).toEqual(tab.told);
    await untilAllTold(product, stranger, other);
    expect(other.told).toHaveLength(1);
    await Promise.all([tab, phone, other].map((line) => line.room.leave()));
  });

  it("brings what was missed at the next check-in, so many at a time, each once", async () => {
    const one = await newPlayer();
    await tell(one, MOST_AT_ONCE + 7);
    const line = await open(one);
    const first = await line.checkIn();
    expect(first.notifications.map(({ notificationID }) => notificationID)).toEqual(
      Array.from({ length: MOST_AT_ONCE }, (_unused, index) => index + 1),
    );
    expect(first.lastNotificationID).toBe(MOST_AT_ONCE + 7);
    const second = await line.checkIn({ first: false, lastNotificationID: MOST_AT_ONCE });
    expect(second.notifications).toHaveLength(7);
    const third = await line.checkIn({ first: false, lastNotificationID: MOST_AT_ONCE + 7 });
    expect(third.notifications).toEqual([]);
    await line.room.leave();
  });

  it("passes over what a newer version wrote or an erasure took, and doesn't send a page to ask for it again", async () => {
    const one = await newPlayer();
    await tell(one, 5);
    const { db } = product.services.app;
    const ofOne = db.updateTable("notifications").where("user_id", "=", one.userID as UserID);
    await ofOne
      .set({ kind: "sticker-swap" as NotificationKind })
      .where("notification_id", "in", [1, 4])
      .execute();
    await db
      .deleteFrom("notifications")
      .where("user_id", "=", one.userID as UserID)
      .where("notification_id", "=", 5)
      .execute();
    const line = await open(one);
    const first = await line.checkIn();
    expect([first.notifications.map(({ notificationID }) => notificationID), first.lastNotificationID]).toEqual([
      [2, 3],
      3,
    ]);
    const second = await line.checkIn({ first: false, lastNotificationID: 3 });
    expect([second.notifications, second.lastNotificationID]).toEqual([[], 3]);
    await line.room.leave();
  });

  it("brings a second tab what the first one was told before it opened, each tab from where it is", async () => {
    const one = await newPlayer();
    const tab = await open(one);
    expect(await tab.checkIn()).toMatchObject({ notifications: [], lastNotificationID: 0 });
    await tell(one, 2);
    await expect.poll(() => tab.told.length).toBe(2);
    const idsIn = ({
      notifications,
    }: {
      readonly notifications: readonly { readonly notificationID: number | null }[];
    }) => notifications.map(({ notificationID }) => notificationID);
    const second = await open(one);
    const first = await second.checkIn();
    expect([idsIn(first), first.lastNotificationID]).toEqual([[1, 2], 2]);
    expect(idsIn(await second.checkIn({ first: false, lastNotificationID: 2 }))).toEqual([]);
    const third = await open(one);
    expect(idsIn(await third.checkIn({ lastNotificationID: 1 }))).toEqual([2]);
    await tell(one, 1);
    await Promise.all([second, third].map((line) => line.untilTold("purchase")));
    expect(idsIn(await tab.checkIn({ first: false, lastNotificationID: 2 }))).toEqual([3]);
    await Promise.all([tab, second, third].map((line) => line.room.leave()));
  });

  it("tells a second tab how many friends ask, when the first one has heard it", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const tab = await open(one);
    expect(await tab.checkIn()).toMatchObject({ totalRequests: 0, totalFriends: 0 });
    await other.get(requestFriend, to(one));
    await tab.untilTold("friend-requests");
    const second = await open(one);
    expect(await second.checkIn()).toMatchObject({ totalRequests: 1, lastNotificationID: 1 });
    await one.get(acceptFriend, to(other));
    await expect.poll(() => second.changes.length).toBeGreaterThan(0);
    expect(await second.checkIn({ first: false })).toMatchObject({ totalRequests: 0, totalFriends: 1 });
    await Promise.all([tab, second].map((line) => line.room.leave()));
  });

  it("reads an account afresh for a session that is new, whose beginning may have changed it untold", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    await other.get(requestFriend, to(one));
    const tab = await open(one);
    expect(await tab.checkIn()).toMatchObject({ totalRequests: 1 });
    const { app, tokens } = product.services;
    const elsewhere = new Visitor(product);
    const { userID, sessionID } = await perform(app, async (work) => {
      const own = work.trx.updateTable("users").where("user_id", "=", one.userID as UserID);
      await own.set({ allow_friend_requests: false }).execute();
      return openSession(work, one.userID as UserID);
    });
    [elsewhere.userID, elsewhere.token] = [userID, await tokens.issue(userID, sessionID)];
    const line = await open(elsewhere);
    expect(await line.checkIn()).toMatchObject({ totalRequests: 0 });
    await Promise.all([tab, line].map(({ room }) => room.leave()));
  });

  it("brings after a reload what was told in between", async () => {
    const one = await newPlayer();
    const before = await open(one);
    await before.checkIn();
    await before.room.leave();
    await tell(one, 1);
    const reloaded = await open(one);
    expect((await reloaded.checkIn()).notifications).toHaveLength(1);
    await reloaded.room.leave();
  });

  it("shows friends online and where they race, announces arrivals, and hides players who appear offline", async () => {
    const [one, other] = await friends();
    const line = await open(one);
    expect((await line.checkIn()).friends).toEqual([]);
    const theirs = await open(other);
    expect((await theirs.checkIn({ path: "/race/somebody" })).friends).toEqual([
      { userID: one.userID, app: "type", doing: "around", isOpen: false },
    ]);
    expect(await line.untilTold("friend-online")).toMatchObject({
      notificationID: null,
      data: {
        type: "friend-online",
        userID: other.userID,
        tag: null,
        tagColor: null,
        carID: 1,
        carHueAngle: expect.any(Number) as number,
        friendType: "friend",
      },
    });
    expect(await line.checkIn({ first: false })).toMatchObject({
      friends: [{ userID: other.userID, app: "type", doing: "friend-race", isOpen: false }],
      openGames: 0,
      totalFriends: 1,
    });
    await other.get(changeSocial, { body: { offline: 1 } });
    await expect.poll(() => theirs.changes).toMatchObject([{ facts: ["account"] }]);
    await theirs.checkIn({ first: false });
    expect((await line.checkIn({ first: false })).friends).toEqual([]);
    await Promise.all([line, theirs].map((each) => each.room.leave()));
  });

  it("says nothing about non-friends, whatever ids are asked for, nor about former friends", async () => {
    const [one, other] = await friends();
    const stranger = await newPlayer();
    const lines = await Promise.all([one, other, stranger].map(open));
    for (const line of lines) await line.checkIn();
    const near = one.userID - 95;
    const guessed = [stranger.userID, other.userID, ...Array.from({ length: 190 }, (_unused, index) => near + index)];
    expect(guessed.slice(2)).toEqual(expect.arrayContaining([stranger.userID, other.userID]));
    const asked = await lines[0]?.checkIn({ first: false, friendIDs: guessed as UserID[] });
    expect(asked?.friends.map(({ userID }) => userID)).toEqual([other.userID]);
    await one.get(removeFriend, to(other));
    expect((await lines[0]?.checkIn({ first: false }))?.friends).toEqual([]);
    expect((await lines[1]?.checkIn({ first: false }))?.friends).toEqual([]);
    await Promise.all(lines.map((line) => line.room.leave()));
  });

  it("says to every tab what changed, whoever changed it, and not to others", async () => {
    const [one, other, stranger] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const lines = await Promise.all([one, one, other, stranger].map(open));
    for (const line of lines) await line.checkIn();
    await one.get(requestFriend, to(other));
    await other.get(acceptFriend, to(one));
    await one.get(changeSocial, { body: { lookingForTeam: 1 } });
    const [tab, phone, theirs, strangers] = lines.map(({ changes }) => changes);
    await expect
      .poll(() => [tab, phone].map((changes) => changes?.map(({ facts }) => facts)))
      .toEqual([
        [["friends"], ["friends", "achievements"], ["account"]],
        [["friends"], ["friends", "achievements"], ["account"]],
      ]);
    await expect.poll(() => theirs?.at(-1)?.facts).toEqual(["friends", "achievements"]);
    await stranger.get(changeSocial, { body: { lookingForTeam: 1 } });
    await expect.poll(() => strangers?.at(-1)?.facts).toEqual(["account"]);
    expect(strangers).toHaveLength(1);
    await Promise.all(lines.map((line) => line.room.leave()));
  });

  it("says that everything may have changed when messages may have been missed", async () => {
    const line = await open(await newPlayer());
    await line.checkIn();
    (product.services.app.bus as LocalBus).missed();
    await expect.poll(() => line.changes.map(({ facts }) => facts)).toEqual([FACTS]);
    expect(line.pleas).toHaveLength(1);
    await line.room.leave();
  });

  it("survives a reload without going offline, and goes offline a few seconds after the last tab", async () => {
    const [one, other] = await friends();
    const line = await open(one);
    await line.checkIn();
    const before = await open(other);
    await before.checkIn();
    await before.room.leave();
    const reloaded = await open(other);
    await reloaded.checkIn();
    await untilAllTold(product, one, line);
    expect(line.told.filter(({ kind }) => kind === "friend-online")).toHaveLength(1);
    await reloaded.room.leave();
    await expect
      .poll(async () => (await line.checkIn({ first: false })).friends, { timeout: 120_000, interval: 500 })
      .toEqual([]);
    await line.room.leave();
  });

  it("that is one of two leaves its player online, and goes on hearing, when the other one is closed", async () => {
    const [one, twice, once] = [await newPlayer(), await newPlayer(), await newPlayer()];
    for (const each of [twice, once]) {
      await one.get(requestFriend, to(each));
      await each.get(acceptFriend, to(one));
    }
    const line = await open(one);
    const [first, second, only] = [await open(twice), await open(twice), await open(once)];
    for (const each of [line, first, second, only]) await each.checkIn();
    await first.room.leave();
    await only.room.leave();
    const friendsHere = async () => (await line.checkIn({ first: false })).friends.map(({ userID }) => userID);
    await expect.poll(friendsHere, { timeout: 120_000, interval: 500 }).not.toContain(once.userID);
    expect(await friendsHere()).toEqual([twice.userID]);
    await tell(twice, 1);
    await second.untilTold("purchase");
    await Promise.all([line, second].map((each) => each.room.leave()));
  });
});

describe("a line", () => {
  /** The lines of a player, as the server has them. */
  const clientsOf = (roomID: string): readonly PresenceClient[] => matchMaker.getLocalRoomById(roomID)?.clients ?? [];

  it("that is used for five minutes brings a new token of the same session", async () => {
    const one = await newPlayer();
    const line = await open(one);
    const offered: string[] = [];
    line.room.onMessage("auth", (message: unknown) => {
      offered.push(PRESENCE_MESSAGES.received.auth.parse(message).token);
    });
    await line.checkIn();
    expect(offered).toEqual([]);
    for (const { userData } of clientsOf(line.room.roomId)) if (userData) userData.tokenMs -= TOKEN_RENEWAL;
    await line.checkIn({ first: false });
    await expect.poll(() => offered.length).toBe(1);
    await line.checkIn({ first: false });
    expect(offered).toHaveLength(1);
    const [sessionID, renewed] = [one.token ?? "", offered[0] ?? ""].map((token) => decodeJwt(token).sid);
    expect(renewed).toBe(sessionID);
    one.token = offered[0];
    expect((await one.get(self)).user.userID).toBe(one.userID);
    await line.room.leave();
  });

  it("says that its session is invalid before it closes", async () => {
    const one = await newPlayer();
    const line = await open(one);
    const said: unknown[] = [];
    line.room.onMessage("error", (message: unknown) => void said.push(message));
    await line.checkIn();
    await one.get(logOut);
    expect(await line.left).toBe(CLOSE_CODES.sessionEnded.code);
    expect(said).toMatchObject([{ error: "invalid-session" }]);
  });

  it("invites friends to the player's own race, and never to somebody else's", async () => {
    const [host, friend] = await friends();
    const stranger = await newPlayer();
    await product.services.app.db
      .updateTable("users")
      .set({ game_visibility: "invite-only" })
      .where("user_id", "in", [host.userID, stranger.userID] as UserID[])
      .execute();
    const [hers, his] = [await open(host), await open(friend)];
    const answers: unknown[] = [];
    hers.room.onMessage("invited", (message: unknown) => void answers.push(message));
    await his.checkIn();
    hers.room.send("race-invites", { friendIDs: [friend.userID, stranger.userID] });
    expect(await his.untilTold("race-invite")).toMatchObject({ data: { userID: host.userID, app: "type" } });
    await expect.poll(() => answers).toEqual([{ friendIDs: [friend.userID] }]);

    const username = async (visitor: Visitor) => (await visitor.get(self)).user.username ?? "";
    const comeTo = async (guest: Visitor, owner: Visitor) => {
      const { ticket } = await guest.get(friendRace, { body: { link: await username(owner) } });
      const client = new Client(product.url);
      client.auth.token = ticket;
      const room = await client.join(FRIEND_LOBBY);
      room.onMessage("table", () => undefined);
      return room;
    };
    const invited = await comeTo(friend, host);
    await expect(comeTo(friend, stranger)).rejects.toMatchObject({ code: NO_PLACE["invite-only"] });
    await expect(comeTo(stranger, host)).rejects.toMatchObject({ code: NO_PLACE["invite-only"] });
    await invited.leave();
    hers.room.send("race-invites", { friendIDs: [], options: { host: stranger.userID } });
    expect(await hers.left).toBe(CLOSE_CODES.badMessage.code);
    await his.room.leave();
  });
});

describe("what a page of a later version says", () => {
  it("is heard without what this one doesn't know, on every way", async () => {
    const [host, friend] = await friends();
    const [hers, his] = [await open(host), await open(friend)];
    await his.checkIn();
    const answer = await hers.checkIn({ ...LATER, knownStamp: 0 } as never);
    expect(answer.friends).toEqual([expect.objectContaining({ userID: friend.userID })]);
    hers.room.send("race-invites", { ...LATER, friendIDs: [friend.userID], options: LATER });
    expect(await his.untilTold("race-invite")).toMatchObject({ data: { userID: host.userID } });
    hers.room.send("open-games", LATER);
    expect(await hers.untilTold("open-games")).toMatchObject({ data: { games: 0 } });
    await Promise.all([hers.room.leave(), his.room.leave()]);
  });
});

describe("the way to a line", () => {
  it("needs an unused ticket, and leads to the player's own slot only", async () => {
    const one = await newPlayer();
    const { ticket } = await one.get(realtimeTicket);
    const client = new Client(product.url);
    client.auth.token = ticket;
    const room = await client.join(PRESENCE);
    expect(room.roomId.split("-").at(-1)).toBe(String(slotOf(one.userID as UserID)));
    await expect(client.join(PRESENCE)).rejects.toMatchObject({ code: 401 });
    const { ticket: another } = await one.get(realtimeTicket);
    client.auth.token = another;
    await expect(client.joinById(room.roomId)).rejects.toMatchObject({ code: 403 });
    client.auth.token = "nonsense";
    await expect(client.join(PRESENCE)).rejects.toMatchObject({ code: 401 });
    await room.leave();
  });

  it("is found by none of 10,000 guesses, nor from a foreign page, and stays good for its owner", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const line = await open(other);
    await line.checkIn();
    const post = async (ticket: string, way: string, more = {}): Promise<number> => {
      const headers = { authorization: `Bearer ${ticket}`, "content-type": "application/json", ...more };
      const asked = request(`${product.url}/matchmake/${way}`, { method: "POST", agent, headers }).end("{}");
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      await once(answer.resume(), "end");
      return answer.statusCode ?? 0;
    };
    const node = line.room.roomId.replace(/-\d+$/, "");
    const statuses = new Set<number>();
    for (let nth = 0; nth < 10_000; nth += GUESSES_A_TICKET) {
      const { ticket } = await one.get(realtimeTicket);
      const guesses = Array.from({ length: GUESSES_A_TICKET - 1 }, (_each, more) => `${node}-${nth + more}`);
      await atOnce(
        [line.room.roomId, ...guesses].map(
          (roomID) => async () => void statuses.add(await post(ticket, `joinById/${roomID}`)),
        ),
      );
      expect(await post(ticket, `reconnect/${line.room.roomId}`)).not.toBe(200);
      expect(await post(ticket, `join/${PRESENCE}`, { origin: "https://elsewhere.example" })).toBe(403);
      expect(await post(ticket, `join/${PRESENCE}`)).toBe(200);
    }
    expect(statuses).toEqual(new Set([403, 503]));
    await untilAllTold(product, other, line);
    expect(line.told).toHaveLength(1);
    await line.room.leave();
  });

  it("ends with the session and at a message that does not fit, and a guest gets none", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const line = await open(one);
    await line.checkIn();
    await one.get(logOut);
    expect(await line.left).toBe(CLOSE_CODES.sessionEnded.code);
    const theirs = await open(other);
    theirs.room.send("check-in", { path: 1 });
    expect(await theirs.left).toBe(CLOSE_CODES.badMessage.code);
    const guest = await newGuest(product);
    await expect(open(guest)).rejects.toMatchObject({ code: REFUSALS.registeredOnly });
  });

  it("is open for so many pages of an account: one more, and the oldest is closed", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const theirs = await open(other);
    const lines = [];
    for (let nth = 0; nth < MOST_LINES + 3; nth++) lines.push(await open(one));
    expect(await Promise.all(lines.slice(0, 3).map(({ left }) => left))).toEqual(
      Array.from({ length: 3 }, () => CLOSE_CODES.manyLines.code),
    );
    const kept = lines.slice(3);
    await Promise.all([...kept, theirs].map((line) => line.checkIn()));
    await tell(one, 1);
    await Promise.all(kept.map((line) => line.untilTold("purchase")));
    await Promise.all([...kept, theirs].map((line) => line.room.leave()));
  });

  it("is cut off when it is sent away and doesn't answer", async () => {
    const racer = await newPlayer();
    const sockets = [];
    for (let nth = 0; nth < MOST_LINES + 5; nth++) sockets.push(await deafLine(racer));
    const room = matchMaker.getLocalRoomById(sockets[0]?.roomId ?? "");
    const held = () => room.clients.filter(({ auth }) => auth?.userID === racer.userID).length;
    await expect.poll(held, { timeout: 20_000 }).toBe(MOST_LINES);
    await racer.get(logOut, { body: { everywhere: true } });
    await expect.poll(held, { timeout: 20_000 }).toBe(0);
    for (const { socket } of sockets) socket.terminate();
  });

  it("holds two hundred lines at once, each with one room for their slot", async () => {
    const visitors = await atOnce(Array.from({ length: 40 }, () => newPlayer));
    const lines = await atOnce(visitors.flatMap((visitor) => Array.from({ length: 5 }, () => () => open(visitor))));
    await Promise.all(lines.map((line) => line.checkIn()));
    const rooms = new Map(lines.map(({ room }) => [room.roomId, room]));
    expect(rooms.size).toBe(new Set(visitors.map(({ userID }) => slotOf(userID as UserID))).size);
    await Promise.all(visitors.map((visitor) => tell(visitor, 1)));
    await Promise.all(lines.map((line) => line.untilTold("purchase", 120_000)));
    expect(lines.every(({ told }) => told.length === 1)).toBe(true);
    await Promise.all(lines.map((line) => line.room.leave()));
  });
});
