import type { Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CLOSE_CODES } from "#shared/contracts/realtime/close-codes.ts";
import { SeatReservation } from "#shared/contracts/realtime/lobby.ts";
import type { RaceStateView } from "#shared/contracts/realtime/race-state.ts";

import { joinFriends, type TestFriend } from "../support/friend.ts";
import { startProduct, type Product } from "../support/product.ts";
import { hear, typeText, type TestRacer } from "../support/racer.ts";
import { drop, openLobby } from "../support/seat.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let players = 0;
const newPlayer = (): Promise<Visitor> => newRacer(product, `Seated${String(++players).padStart(3, "0")}`);
const newcomer = { guest: () => newGuest(product), account: newPlayer };
const open = (visitor: Visitor, options?: { takeOver?: true }) => openLobby(product.url, visitor, options);
const ELSEWHERE = CLOSE_CODES.elsewhere.code;

async function racing(visitor: Visitor): Promise<TestRacer> {
  const racer = await (await open(visitor)).race();
  await racer.untilPhase("racing");
  return racer;
}

function type(racer: TestRacer, from: number, characters: number): void {
  const chars = racer.room.state.text.slice(from, from + characters);
  racer.room.send("keys", { from, at: [...chars].map((_char, nth) => 400 + (from + nth) * 60), chars });
}

const peopleIn = ({ room }: TestRacer): string[] =>
  [...room.state.seats.values()].filter(({ isBot }) => !isBot).map(({ displayName }) => displayName);

const friendRacer = async (friend: TestFriend, message: "seat" | "way-back"): Promise<TestRacer> => {
  const seat = SeatReservation.parse(await friend.until(message));
  return hear((await friend.client.consumeSeatReservation(seat)) as Room<unknown, RaceStateView>);
};

describe.each(["guest", "account"] as const)("one seat in the lobby for a %s", (kind) => {
  it("whose pages come at once: the newest has it, the others are closed, and the race has its racer once", async () => {
    const visitor = await newcomer[kind]();
    const pages = await Promise.all(Array.from({ length: 4 }, () => open(visitor)));
    const ends = pages.map(({ left }) => left);
    const seated = await Promise.any(pages.map(async (page) => ({ page, racer: await page.race() })));
    expect(peopleIn(seated.racer)).toHaveLength(1);
    const others = ends.filter((_left, nth) => pages[nth] !== seated.page);
    expect(await Promise.all(others)).toEqual([ELSEWHERE, ELSEWHERE, ELSEWHERE]);
    await seated.racer.room.leave();
  });
});

describe.concurrent("one seat in a race", () => {
  it("leaves no room for lobbies without end: beyond what pages need, the oldest is closed", async ({ expect }) => {
    const visitor = await newPlayer();
    await drop(await racing(visitor));
    const lobbies = [];
    for (let nth = 0; nth < 20; nth++) lobbies.push(await open(visitor));
    expect(await Promise.all(lobbies.slice(0, 4).map(({ left }) => left))).toEqual(
      Array.from({ length: 4 }, () => CLOSE_CODES.manyLines.code),
    );
    for (const { lobby } of lobbies.slice(4)) await lobby.leave();
  });

  it("is not given to a second page, which may take it over where it stands, and so may the first again", async ({
    expect,
  }) => {
    const visitor = await newGuest(product);
    const first = await racing(visitor);
    type(first, 0, 5);
    await expect.poll(() => first.lanes.get(first.welcome.slot)?.typed).toBe(5);
    await expect(open(visitor)).rejects.toMatchObject({ code: ELSEWHERE });

    const second = await (await open(visitor, { takeOver: true })).race();
    expect(second.room.roomId).toBe(first.room.roomId);
    expect(second.welcome).toMatchObject({ slot: first.welcome.slot, received: 5 });
    expect(await first.left).toBe(ELSEWHERE);
    type(second, 5, 3);
    await expect.poll(() => second.lanes.get(second.welcome.slot)?.typed).toBe(8);

    const third = await (await open(visitor, { takeOver: true })).race();
    expect(third.welcome).toMatchObject({ slot: first.welcome.slot, received: 8 });
    expect(await second.left).toBe(ELSEWHERE);
    const own = [...third.room.state.seats.values()].find(({ slot }) => slot === third.welcome.slot);
    expect(own).toMatchObject({ isHere: true, standing: "racing" });
    await third.room.leave();
  });

  it("is given back at once to a racer who lost the page, with nothing kept in the browser", async ({ expect }) => {
    const visitor = await newGuest(product);
    const first = await racing(visitor);
    type(first, 0, 4);
    await expect.poll(() => first.lanes.get(first.welcome.slot)?.typed).toBe(4);
    void drop(first);
    await first.left;
    const back = await (await open(visitor)).race();
    expect(back.room.roomId).toBe(first.room.roomId);
    expect(back.welcome).toMatchObject({ slot: first.welcome.slot, received: 4 });
    await back.room.leave();
  });

  it("is free as soon as its racer is done, while others still race, and when it was given up", async ({ expect }) => {
    const visitor = await newGuest(product);
    const first = await racing(visitor);
    await typeText(first, 280);
    const own = () => [...first.room.state.seats.values()].find(({ slot }) => slot === first.welcome.slot)?.standing;
    await expect.poll(own).toBe("finished");
    expect(first.room.state.phase).toBe("racing");
    const next = await (await open(visitor)).race();
    expect(next.welcome.raceID).not.toBe(first.welcome.raceID);
    await next.room.leave();
    const third = await (await open(visitor)).race();
    expect(third.welcome.raceID).not.toBe(next.welcome.raceID);
    await Promise.all([first, third].map(({ room }) => room.leave()));
  });
});

describe.concurrent("one seat among friends and strangers", () => {
  it("is one with the friend race: a second page is told, takes both over, and goes on in the next round", async ({
    expect,
  }) => {
    const username = "Seat_Host";
    const host = await newRacer(product, username);
    const first = await joinFriends(product, host, username);
    first.lobby.send("begin-friend-race", {});
    const driving = await friendRacer(first, "seat");
    await driving.untilPhase("racing");
    type(driving, 0, 6);
    await expect.poll(() => driving.lanes.get(driving.welcome.slot)?.typed).toBe(6);
    await expect(joinFriends(product, host, username)).rejects.toMatchObject({ code: ELSEWHERE });
    await expect(open(host)).rejects.toMatchObject({ code: ELSEWHERE });

    const second = await joinFriends(product, host, username, { takeOver: true });
    expect(await first.left).toBe(ELSEWHERE);
    const taken = await friendRacer(second, "way-back");
    expect(await driving.left).toBe(ELSEWHERE);
    expect(taken.welcome).toMatchObject({ raceID: driving.welcome.raceID, received: 6 });
    await taken.room.leave();
    await second.untilTable(({ isRacing }) => !isRacing);
    second.lobby.send("begin-friend-race", {});
    const next = await friendRacer(second, "seat");
    expect(next.welcome.raceID).not.toBe(taken.welcome.raceID);
    await next.room.leave();
    await second.lobby.leave();
  });

  it("in a race with strangers keeps a friend's link closed while it is driven, and is given up for it when it is not", async ({
    expect,
  }) => {
    const username = "Seat_Friend";
    await newRacer(product, username);
    const visitor = await newGuest(product);
    const racer = await racing(visitor);
    const watching = racer.room;
    await expect(joinFriends(product, visitor, username)).rejects.toMatchObject({ code: CLOSE_CODES.otherRace.code });
    void drop(racer);
    await racer.left;
    const friend = await joinFriends(product, visitor, username);
    expect(friend.table.seats).toHaveLength(1);
    const next = await open(visitor);
    expect(await friend.left).toBe(ELSEWHERE);
    const other = await next.race();
    expect(other.room.roomId).not.toBe(watching.roomId);
    await other.room.leave();
  });
});
