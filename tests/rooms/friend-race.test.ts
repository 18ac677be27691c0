import { Client, type Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { raceRecord } from "#shared/contracts/race/race.ts";
import { CLOSE_CODES, NO_PLACE } from "#shared/contracts/realtime/close-codes.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";
import { friendRace } from "#shared/contracts/social/friend-lobby.ts";
import { acceptFriend, requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { notificationsAfter } from "#shared/server/platform/notifications.ts";

import { joinFriends, type TestFriend } from "../support/friend.ts";
import { openLine, untilAllTold } from "../support/line.ts";
import { startProduct, type Product } from "../support/product.ts";
import { hear, newTicket, resultsOf, settledOf, typeText, type TestRacer } from "../support/racer.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let hosts = 0;
const newHost = (): Promise<{ visitor: Visitor; username: string }> => {
  const username = `Host${String(++hosts).padStart(2, "0")}`;
  return newRacer(product, username).then((visitor) => ({ visitor, username }));
};
const guests = (count: number): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: count }, () => newGuest(product)));

/** A host and so many guests in the host's lobby. */
async function gathering(count: number) {
  const { visitor, username } = await newHost();
  const host = await joinFriends(product, visitor, username);
  const others: TestFriend[] = [];
  for (const guest of await guests(count)) others.push(await joinFriends(product, guest, username));
  await host.untilTable((table) => table.seats.length === count + 1);
  return { host, others, username, visitor };
}
const leases = () => product.services.app.db.selectFrom("friend_lobbies").selectAll().execute();
const leave = (friends: readonly TestFriend[]) => Promise.all(friends.map((friend) => friend.lobby.leave()));
const race = async (friend: TestFriend, nth = 0): Promise<TestRacer> =>
  hear((await friend.client.consumeSeatReservation(await friend.seat(nth))) as Room<unknown, RaceStateView>);

describe("a host's link", () => {
  it("is found in upper and lower case, by guests too, and leads nowhere for a name nobody has", async () => {
    const { username, visitor } = await newHost();
    const [guest] = await guests(1);
    const answer = await guest?.get(friendRace, { body: { link: username.toUpperCase() } });
    expect(answer).toMatchObject({ host: { link: username }, isHost: false });
    expect(await visitor.get(friendRace, { body: { link: username } })).toMatchObject({ isHost: true });
    expect(await guest?.refused(friendRace, { body: { link: "NobodyAtAll" } })).toBe("notFound");
  });

  it("opened by a class at once is table after table, and the first keeps a slot for the host", async () => {
    const { username, visitor } = await newHost();
    const visitors = await guests(20);
    const inside = await Promise.all(visitors.map((each) => joinFriends(product, each, username)));
    const rooms = Map.groupBy(inside, ({ lobby }) => lobby.roomId);
    const sizes = [...rooms.values()].map((racers) => [racers[0]?.table.tableNumber, racers.length] as const);
    expect(new Map(sizes)).toEqual(
      new Map([
        [1, 4],
        [2, 5],
        [3, 5],
        [4, 5],
        [5, 1],
      ]),
    );
    expect(await leases()).toHaveLength(5);
    const host = await joinFriends(product, visitor, username);
    expect(host.table).toMatchObject({ tableNumber: 1, ownSlot: 0, starterSlot: 0 });
    await leave([...inside, host]);
    await expect.poll(leases).toEqual([]);
  });

  it("leads a racer back to the own table, tells all tables of each other, and is full with thirty-nine guests", async () => {
    const { username } = await newHost();
    const come = async (visitors: readonly Visitor[]): Promise<TestFriend[]> => {
      const inside: TestFriend[] = [];
      for (const visitor of visitors) inside.push(await joinFriends(product, visitor, username));
      return inside;
    };
    const visitors = await guests(36);
    const [first, ...inside] = await come(visitors);
    const last = inside.pop();
    const reloading = visitors.at(-1);
    if (!first || !last || !reloading) throw new Error("nobody came");
    const counts = (table: TestFriend["table"]) => table.tables.map(({ racers }) => racers);
    await last.untilTable((table) => counts(table).join("") === "45555552");

    await first.lobby.leave();
    await last.untilTable((table) => counts(table)[0] === 3);
    const [reloaded] = await come([reloading]);
    expect(reloaded?.table).toMatchObject({ tableNumber: 8, ownSlot: 1 });
    expect(await last.left).toBe(CLOSE_CODES.elsewhere.code);
    const late = await come(await guests(4));
    expect(late.map(({ table }) => [table.tableNumber, table.ownSlot])).toEqual([
      [1, 1],
      [8, 2],
      [8, 3],
      [8, 4],
    ]);
    const [refused] = await guests(1);
    const client = new Client(product.url);
    client.auth.token = (await refused?.get(friendRace, { body: { link: username } }))?.ticket ?? "";
    await expect(client.join("friend-lobby")).rejects.toMatchObject({ code: NO_PLACE.full });
    await expect(client.join("friend-lobby")).rejects.toMatchObject({ code: 401 });
    await leave([...inside, ...(reloaded ? [reloaded] : []), ...late]);
    await expect.poll(leases).toEqual([]);
  });

  it("takes the host's terms to every table, where a full one starts by itself and nobody is host", async () => {
    const { host, others, username } = await gathering(4);
    const second: TestFriend[] = [];
    for (const guest of await guests(2)) second.push(await joinFriends(product, guest, username));
    const [first] = second;
    if (!first) throw new Error("nobody came");
    expect(first.table).toMatchObject({ tableNumber: 2, ownSlot: 0, starterSlot: 0, scoring: "competitive" });
    expect(first.table.seats.some(({ isHost }) => isHost)).toBe(false);
    first.lobby.send("settings", { scoring: "casual" });
    expect(await first.until("hint")).toMatchObject({ code: "not-the-host" });
    host.lobby.send("settings", { scoring: "casual", visibility: "invite-only" });
    await first.untilTable((table) => table.scoring === "casual" && table.visibility === "invite-only");
    const [stranger, ...more] = await guests(4);
    if (!stranger) throw new Error("nobody came");
    await expect(joinFriends(product, stranger, username)).rejects.toMatchObject({ code: NO_PLACE["invite-only"] });
    host.lobby.send("settings", { visibility: "public" });
    await host.untilTable((table) => table.visibility === "public");
    for (const guest of more) second.push(await joinFriends(product, guest, username));
    await Promise.all(second.map((friend) => friend.seat()));
    await leave([host, ...others, ...second]);
  });

  it("opens with nothing but a ticket for it", async () => {
    const { username } = await newHost();
    const [guest] = await guests(1);
    if (!guest) throw new Error("nobody came");
    const join = (ticket: string) => {
      const client = new Client(product.url);
      client.auth.token = ticket;
      return client.join("friend-lobby");
    };
    await expect(join((await newTicket(product.url)).ticket)).rejects.toMatchObject({ code: 401 });
    await expect(join("none")).rejects.toMatchObject({ code: 401 });
    const { ticket } = await guest.get(friendRace, { body: { link: username } });
    const lobby = await join(ticket);
    await expect(join(ticket)).rejects.toMatchObject({ code: 401 });
    const other = await newHost();
    const elsewhere = new Client(product.url);
    elsewhere.auth.token = (await guest.get(friendRace, { body: { link: other.username } })).ticket;
    await expect(elsewhere.joinById(lobby.roomId)).rejects.toMatchObject({ code: 403 });
    await lobby.leave();
  });
});

describe("friends in the lobby", () => {
  it("see each other: the host first, in whatever order they came", async () => {
    const { username, visitor } = await newHost();
    const [early, late] = await guests(2);
    if (!early || !late) throw new Error("nobody came");
    const first = await joinFriends(product, early, username);
    const host = await joinFriends(product, visitor, username);
    const last = await joinFriends(product, late, username);
    const table = await host.untilTable(({ seats }) => seats.length === 3);
    expect(table.seats.map(({ slot, isHost, isHere }) => ({ slot, isHost, isHere }))).toEqual([
      { slot: 0, isHost: true, isHere: true },
      { slot: 1, isHost: false, isHere: true },
      { slot: 2, isHost: false, isHere: true },
    ]);
    expect([host, first, last].map((friend) => friend.table.ownSlot)).toEqual([0, 1, 2]);
    expect(table).toMatchObject({ starterSlot: 0, scoring: "competitive", visibility: "public", isRacing: false });
    await leave([host, first, last]);
  });

  it("say phrases, one every two seconds, and nothing else", async () => {
    const { host, others } = await gathering(2);
    const [talker, other] = others;
    if (!talker || !other) throw new Error("nobody came");
    talker.lobby.send("chat", { phraseID: "hello" });
    talker.lobby.send("chat", { phraseID: "luck" });
    expect(await talker.until("hint")).toMatchObject({ code: "chat-too-soon" });
    await host.until("chat");
    host.lobby.send("chat", { phraseID: "ready" });
    for (const friend of [host, talker, other]) {
      await friend.until("chat", 1);
      expect(friend.all("chat")).toMatchObject([
        { slot: 1, phraseID: "hello" },
        { slot: 0, phraseID: "ready" },
      ]);
    }
    expect(host.all("hint")).toEqual([]);
    other.lobby.send("chat", { phraseID: "hello", text: "call me" });
    await host.until("chat", 2);
    expect(host.all("chat").at(-1)).toEqual({ slot: 2, displayName: expect.any(String), phraseID: "hello" });
    talker.lobby.send("chat", { phraseID: "constructor" });
    expect(await talker.left).toBe(CLOSE_CODES.badMessage.code);
    await host.untilTable(({ seats }) => seats.length === 2);
    await leave([host, other]);
  });

  it("change the terms only as the host", async () => {
    const { host, others } = await gathering(1);
    const [guest] = others;
    guest?.lobby.send("settings", { scoring: "casual" });
    expect(await guest?.until("hint")).toMatchObject({ code: "not-the-host" });
    guest?.lobby.send("begin-friend-race", {});
    expect(await guest?.until("hint", 1)).toMatchObject({ code: "not-the-starter" });
    host.lobby.send("settings", { scoring: "casual" });
    await guest?.untilTable((table) => table.scoring === "casual" && table.visibility === "public");
    expect(host.table.lessonID).toBeUndefined();
    host.lobby.send("settings", { lessonID: "addition_1", scoring: "competitive" });
    await guest?.untilTable((table) => table.scoring === "competitive");
    expect([host.table.lessonID, guest?.table.lessonID]).toEqual([undefined, undefined]);
    await leave([host, ...others]);
  });

  it("stay when the race becomes invite-only, which then opens to invited friends alone, who are told once", async () => {
    const { host, others, username, visitor } = await gathering(1);
    const [{ visitor: invited }, { visitor: stranger }] = [await newHost(), await newHost()];
    await visitor.get(requestFriend, { params: { id: invited.userID } });
    await invited.get(acceptFriend, { params: { id: visitor.userID } });
    host.lobby.send("settings", { visibility: "invite-only" });
    others[0]?.lobby.send("invite", { userIDs: [stranger.userID] });
    host.lobby.send("invite", { userIDs: [stranger.userID, invited.userID] });
    await host.untilTable((table) => table.invited.length === 1);
    expect([host.table.invited, others[0]?.table.invited]).toEqual([[invited.userID], []]);
    expect(await host.until("hint")).toMatchObject({ code: "friends-only" });
    expect(await others[0]?.until("hint")).toMatchObject({ code: "not-the-host" });
    host.lobby.send("invite", { userIDs: [stranger.userID, invited.userID] });
    await host.until("hint", 1);
    const { app } = product.services;
    expect(await notificationsAfter(app.db, invited.userID as UserID, 0, 9)).toMatchObject([
      { kind: "friend-requests" },
      { kind: "race-invite", data: { userID: visitor.userID, username, app: "type" } },
    ]);
    expect(await notificationsAfter(app.db, stranger.userID as UserID, 0, 9)).toEqual([]);
    await expect(joinFriends(product, stranger, username)).rejects.toMatchObject({
      code: NO_PLACE["invite-only"],
      message: expect.stringContaining("invite-only"),
    });
    const third = await joinFriends(product, invited, username);
    await host.untilTable(({ seats }) => seats.length === 3);
    await leave([host, ...others, third]);
  });

  it("are shown as waiting while a seat is free for anybody, and friends who are online are told once", async () => {
    const { visitor, username } = await newHost();
    const [{ visitor: friend }, { visitor: racing }, { visitor: stranger }] = [
      await newHost(),
      await newHost(),
      await newHost(),
    ];
    for (const each of [friend, racing]) {
      await visitor.get(requestFriend, { params: { id: each.userID } });
      await each.get(acceptFriend, { params: { id: visitor.userID } });
    }
    const lines = await Promise.all([visitor, friend, racing, stranger].map((each) => openLine(product.url, each)));
    const [own, theirs, away, other] = lines;
    if (!own || !theirs || !away || !other) throw new Error("a line is missing");
    await own.checkIn({ path: `/race/${username}` });
    await Promise.all([theirs.checkIn(), away.checkIn({ path: "/race" }), other.checkIn()]);
    const host = await joinFriends(product, visitor, username);
    expect(await theirs.untilTold("waiting-to-play")).toMatchObject({
      notificationID: null,
      data: { userID: visitor.userID, username, app: "type", totalWaiting: 1 },
    });
    await untilAllTold(product, racing, away);
    await untilAllTold(product, stranger, other);
    expect([...away.told, ...other.told].filter(({ kind }) => kind === "waiting-to-play")).toEqual([]);
    const seen = async () => (await theirs.checkIn({ first: false })).friends;
    expect(await seen()).toMatchObject([{ userID: visitor.userID, doing: "friend-race", isOpen: true }]);
    theirs.room.send("open-games", {});
    theirs.room.send("open-games", {});
    expect(await theirs.untilTold("open-games")).toMatchObject({
      notificationID: null,
      data: { friends: 1, games: 1 },
    });
    host.lobby.send("settings", { visibility: "invite-only" });
    await expect.poll(seen, { interval: 50 }).toMatchObject([{ isOpen: false }]);
    await leave([host]);
    const again = await joinFriends(product, visitor, username);
    await again.lobby.leave();
    await untilAllTold(product, friend, theirs);
    expect(theirs.told.filter(({ kind }) => kind === "open-games")).toHaveLength(1);
    await Promise.all(lines.map(({ room }) => room.leave()));
  });

  it("are the host's own from then on: the next lobby begins with them", async () => {
    const { visitor, username } = await newHost();
    const first = await joinFriends(product, visitor, username);
    first.lobby.send("settings", { scoring: "casual", visibility: "invite-only" });
    await first.untilTable(({ scoring, visibility }) => scoring === "casual" && visibility === "invite-only");
    await expect
      .poll(async () => (await visitor.get(self)).user)
      .toMatchObject({ scoringMode: "casual", gameVisibility: "invite-only" });
    await leave([first]);
    await expect.poll(leases).toEqual([]);
    const next = await joinFriends(product, visitor, username);
    expect(next.table).toMatchObject({ scoring: "casual", visibility: "invite-only" });
    await leave([next]);
  });

  it("find the host's own settings when the host is not there yet", async () => {
    const { username, visitor } = await newHost();
    await product.services.app.db
      .updateTable("users")
      .set({ game_visibility: "invite-only", scoring_mode: "casual" })
      .where("user_id", "=", visitor.userID as never)
      .execute();
    const [guest] = await guests(1);
    if (!guest) throw new Error("nobody came");
    await expect(joinFriends(product, guest, username)).rejects.toMatchObject({ code: NO_PLACE["invite-only"] });
    const host = await joinFriends(product, visitor, username);
    expect(host.table).toMatchObject({ visibility: "invite-only", scoring: "casual" });
    await leave([host]);
  });

  it("pass the start button on when the host leaves, and the host has it again on coming back", async () => {
    const { host, others, username, visitor } = await gathering(2);
    const [longest] = others;
    await leave([host]);
    await longest?.untilTable((table) => table.starterSlot === 1 && table.seats.length === 2);
    const back = await joinFriends(product, visitor, username);
    const table = await longest?.untilTable(({ seats }) => seats.length === 3);
    expect(table?.starterSlot).toBe(0);
    await leave([back, ...others]);
  });

  it("keep the slot of a racer who loses the connection, and a second tab replaces the first", async () => {
    const { host, others, username } = await gathering(0);
    const [one, two] = await guests(2);
    if (!one || !two) throw new Error("nobody came");
    const first = await joinFriends(product, one, username);
    const second = await joinFriends(product, two, username);
    first.lobby.connection.transport.close(4_010, "the line broke");
    await host.untilTable(({ seats }) => seats[1]?.isHere === false);
    const again = await joinFriends(product, one, username);
    expect(again.table.ownSlot).toBe(1);
    await host.untilTable(({ seats }) => seats.length === 3 && seats[1]?.isHere === true);
    const tab = await joinFriends(product, two, username);
    expect(await second.left).toBe(CLOSE_CODES.elsewhere.code);
    expect(tab.table.ownSlot).toBe(2);
    expect(tab.table.seats).toHaveLength(3);
    await leave([host, ...others, again, tab]);
  });

  it("take the same line up again where it broke", async () => {
    const { host, others } = await gathering(1);
    const [lost] = others;
    if (!lost) throw new Error("nobody came");
    lost.lobby.reconnection.enabled = true;
    lost.lobby.reconnection.minUptime = 0;
    const back = new Promise<void>((resolve) => lost.lobby.onReconnect(() => resolve()));
    lost.lobby.connection.transport.close(4_010, "the line broke");
    await host.untilTable(({ seats }) => seats[1]?.isHere === false);
    await back;
    const table = await host.untilTable(({ seats }) => seats[1]?.isHere === true);
    expect(table.seats).toHaveLength(2);
    lost.lobby.send("chat", { phraseID: "hello" });
    expect(await host.until("chat")).toMatchObject({ slot: 1 });
    await leave([host, lost]);
  });

  it("are closed with their session", async () => {
    const { host, others } = await gathering(0);
    const [guest] = await guests(1);
    if (!guest) throw new Error("nobody came");
    const friend = await joinFriends(product, guest, host.table.host.link);
    await host.untilTable(({ seats }) => seats.length === 2);
    await guest.send("POST", "/api/v2/auth/logout");
    expect(await friend.left).toBe(CLOSE_CODES.sessionEnded.code);
    await host.untilTable(({ seats }) => seats.length === 1);
    await leave([host, ...others]);
  });

  it("give the link free when the last one leaves", async () => {
    const { host, username, visitor } = await gathering(0);
    const { roomId } = host.lobby;
    await leave([host]);
    await expect.poll(async () => (await leases()).filter((lease) => lease.room_id === roomId)).toEqual([]);
    const again = await joinFriends(product, visitor, username);
    expect(again.lobby.roomId).not.toBe(roomId);
    await leave([again]);
  });
});

describe.concurrent("a friend race", () => {
  it("can be raced alone, without bots", async () => {
    const { host } = await gathering(0);
    host.lobby.send("begin-friend-race", {});
    const racer = await race(host);
    expect([...racer.room.state.seats.values()]).toHaveLength(1);
    expect(racer.room.state).toMatchObject({ mode: "friend", scoring: "competitive" });
    await typeText(racer, 280);
    expect((await resultsOf(racer)).lines).toMatchObject([{ slot: 0, place: 1, standing: "finished" }]);
    await settledOf(racer);
    await leave([host]);
  });

  it("begins by itself when five are in", async () => {
    const { host, others } = await gathering(4);
    const racers = await Promise.all([host, ...others].map((friend) => race(friend)));
    expect(new Set(racers.map((racer) => racer.room.roomId)).size).toBe(1);
    expect(racers.map((racer) => racer.welcome.slot)).toEqual([0, 1, 2, 3, 4]);
    host.lobby.send("begin-friend-race", {});
    expect(await host.until("hint")).toMatchObject({ code: "race-runs" });
    await Promise.all(racers.map((racer) => racer.room.leave()));
    await host.untilTable((table) => !table.isRacing && table.seats.every((seat) => seat.isAtResults));
    await leave([host, ...others]);
  });

  it("shows places or not as agreed, and everyone comes back for the next round", async () => {
    const { host, others } = await gathering(2);
    const friends = [host, ...others];
    host.lobby.send("begin-friend-race", {});
    const first = await Promise.all(friends.map((friend) => race(friend)));
    await Promise.all(first.map((racer, index) => typeText(racer, 250 + index * 15)));
    const board = await resultsOf(first[0] as TestRacer);
    expect(board.lines.map(({ slot, place }) => ({ slot, place }))).toEqual([
      { slot: 2, place: 1 },
      { slot: 1, place: 2 },
      { slot: 0, place: 3 },
    ]);
    await host.untilTable((table) => !table.isRacing && table.seats.every((seat) => seat.isAtResults));
    await Promise.all(first.map(settledOf));
    await Promise.all(first.map((racer) => racer.room.leave()));

    host.lobby.send("settings", { scoring: "casual" });
    for (const friend of others) friend.lobby.send("gather", {});
    await host.untilTable(({ seats }) => seats.filter((seat) => seat.isAtResults).length === 1);
    host.lobby.send("begin-friend-race", {});
    const second = await Promise.all(friends.map((friend) => race(friend, 1)));
    expect(second[0]?.welcome.raceID).not.toBe(first[0]?.welcome.raceID);
    expect(second[0]?.room.state.scoring).toBe("casual");
    await Promise.all(second.map((racer, index) => typeText(racer, 250 + index * 15)));
    const casual = await resultsOf(second[0] as TestRacer);
    expect(casual.lines.map(({ slot, place, standing }) => ({ slot, place, standing }))).toEqual(
      [0, 1, 2].map((slot) => ({ slot, place: null, standing: "finished" })),
    );
    const { raceID } = await settledOf(second[0] as TestRacer);
    const answer = await fetch(`${product.url}/api/v2/race/${raceID}`);
    const { results } = raceRecord.answer.parse(await answer.json()).race;
    expect(results.map(({ slot, place }) => ({ slot, place }))).toEqual(
      [0, 1, 2].map((slot) => ({ slot, place: null })),
    );
    const row = await product.services.app.db
      .selectFrom("races")
      .select(["mode", "scoring"])
      .where("race_id", "=", raceID)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ mode: "friend", scoring: "casual" });
    await leave(friends);
  });

  it("leaves out racers who still look at the results, and waits in the lobby for latecomers", async () => {
    const { host, others, username } = await gathering(1);
    host.lobby.send("begin-friend-race", {});
    const racers = await Promise.all([host, ...others].map((friend) => race(friend)));
    const [guest] = await guests(1);
    if (!guest) throw new Error("nobody came");
    const late = await joinFriends(product, guest, username);
    expect(late.table.isRacing).toBe(true);
    await Promise.all(racers.map((racer) => racer.room.leave()));
    await host.untilTable((table) => !table.isRacing);
    host.lobby.send("begin-friend-race", {});
    const next = await Promise.all([race(host, 1), race(late)]);
    expect([...(next[0]?.room.state.seats.values() ?? [])]).toHaveLength(2);
    expect(others[0]?.all("seat")).toHaveLength(1);
    await Promise.all(next.map((racer) => racer.room.leave()));
    await leave([host, ...others, late]);
  });
});
