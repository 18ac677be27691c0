import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { GUEST_CAR } from "#shared/content/cars/catalog.ts";
import { CHAT_PHRASES } from "#shared/content/chat.ts";
import type { RaceID, UserID } from "#shared/ids.ts";
import { say } from "#shared/rules/friend-lobby/chat.ts";
import { closedFor, come, expectRacer, invite, isOpen, isWaiting } from "#shared/rules/friend-lobby/entry.ts";
import { comeBack, gather, goAway, isDeserted, leave } from "#shared/rules/friend-lobby/gathering.ts";
import { changeSettings, withTerms } from "#shared/rules/friend-lobby/host-terms.ts";
import { isHere, newFriendLobby, racerOf, type FriendLobby } from "#shared/rules/friend-lobby/lobby.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";
import {
  begin,
  beginsByItself,
  callOff,
  endRound,
  gatherEarly,
  lineUp,
  mayBegin,
  tick,
  starterOf,
} from "#shared/rules/friend-lobby/rounds.ts";

const HOST = 1 as UserID;
const HOST_TABLE = { hostUserID: HOST, tableNumber: 1 };
const RACE_ID = "the race" as RaceID;
const guest = (userID: number, key = `k${userID}`) => ({
  userID: userID as UserID,
  key,
  displayName: `Racer ${userID}`,
  carID: GUEST_CAR,
  carHueAngle: 0,
  avgSpeed: 40,
  hasNitro: false,
  recentTexts: [],
  dailyDay: null,
});
const OPEN = newFriendLobby(HOST_TABLE, { scoring: "competitive", visibility: "public" });
const lobbyOf = (...userIDs: number[]): FriendLobby =>
  userIDs.reduce((race, userID) => come(race, guest(userID)), OPEN);
const seatsOf = (race: FriendLobby) => race.racers.map((racer) => [racer.slot, racer.userID]);
const starter = (race: FriendLobby) => starterOf(race)?.userID;

describe("a friend race's lobby", () => {
  it("is open while somebody is there, a seat is free and no invitation is needed", () => {
    const key = "k1";
    expect([OPEN, lobbyOf(1), lobbyOf(7), lobbyOf(1, 2, 3, 4, 5)].map(isOpen)).toEqual([false, true, true, false]);
    expect(isOpen(goAway(lobbyOf(1), key, 0))).toBe(false);
    expect(isOpen(changeSettings(lobbyOf(1), key, { visibility: "invite-only" }))).toBe(false);
    expect(isOpen(begin(lobbyOf(1, 2), RACE_ID, 0))).toBe(true);
  });

  it("waits for company while its host is at the line", () => {
    const racing = begin(lobbyOf(1), RACE_ID, 0);
    expect([OPEN, lobbyOf(1), lobbyOf(7), racing].map(isWaiting)).toEqual([false, true, false, false]);
    expect(isWaiting(endRound(racing, RACE_ID, 9))).toBe(false);
    expect(isWaiting(gather(endRound(racing, RACE_ID, 9), "k1"))).toBe(true);
  });

  it("keeps the first slot for the host, and fills the others in turn", () => {
    expect(seatsOf(lobbyOf(7, 8, 1))).toEqual([
      [0, 1],
      [1, 7],
      [2, 8],
    ]);
    expect(seatsOf(come(leave(lobbyOf(7, 8, 1), "k7"), guest(9)))).toEqual([
      [0, 1],
      [1, 9],
      [2, 8],
    ]);
  });

  it("has room for the host and four others", () => {
    const four = lobbyOf(2, 3, 4, 5);
    expect(closedFor(four, 6 as UserID)).toBe("full");
    expect(come(four, guest(6))).toBe(four);
    expect(seatsOf(come(four, guest(1)))).toHaveLength(5);
  });

  it("takes a second connection in the place of the first", () => {
    const twice = come(lobbyOf(1, 2), guest(2, "other tab"));
    expect(seatsOf(twice)).toEqual(seatsOf(lobbyOf(1, 2)));
    expect(racerOf(twice, "k2")).toBeUndefined();
    expect(leave(twice, "k2")).toBe(twice);
    expect(racerOf(twice, "other tab")?.slot).toBe(1);
  });

  it.each([
    ["the host, while here", lobbyOf(2, 3, 1), 1],
    ["who has been here longest, without the host", lobbyOf(3, 2), 3],
    ["who has been here longest, whoever takes a seat before theirs", come(leave(lobbyOf(3, 2), "k3"), guest(4)), 2],
    ["who has been here longest, when the host leaves", leave(lobbyOf(1, 3, 2), "k1"), 3],
    ["somebody else, while the host's line is down", goAway(lobbyOf(1, 3, 2), "k1", 0), 3],
    ["the host again, once back", comeBack(goAway(lobbyOf(1, 3, 2), "k1", 0), "k1"), 1],
    ["nobody, when nobody is here", goAway(lobbyOf(1), "k1", 0), undefined],
  ])("gives the start button to %s", (_whom, race, expected) => expect(starter(race)).toBe(expected));

  it("keeps the slot of a lost connection for 20 s", () => {
    const away = goAway(lobbyOf(1, 2, 3), "k2", 1_000);
    expect(tick(away, 20_999)).toBe(away);
    expect(seatsOf(tick(away, 21_000))).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(racerOf(tick(come(away, guest(2, "new")), 30_000), "new")).toMatchObject({ slot: 1, arrival: 1 });
    expect(goAway(away, "k2", 5_000)).toBe(away);
  });

  it("is invite-only only for strangers: the host, racers already in, and the invited may come", () => {
    const race = invite(changeSettings(lobbyOf(1, 2), "k1", { visibility: "invite-only" }), "k1", [5 as UserID]);
    expect([1, 2, 5, 6].map((userID) => closedFor(race, userID as UserID))).toEqual([
      undefined,
      undefined,
      undefined,
      "invite-only",
    ]);
    expect(closedFor(goAway(race, "k2", 0), 2 as UserID)).toBeUndefined();
    expect(closedFor(leave(race, "k2"), 2 as UserID)).toBe("invite-only");
  });

  it("lets the host alone change the terms and invite, also when somebody else has the start button", () => {
    const race = lobbyOf(1, 2);
    expect(changeSettings(race, "k2", { scoring: "casual" })).toBe(race);
    expect(invite(race, "k2", [5 as UserID])).toBe(race);
    const alone = leave(race, "k1");
    expect(changeSettings(alone, "k2", { scoring: "casual" })).toBe(alone);
    expect(changeSettings(race, "k1", { scoring: "casual" })).toMatchObject({
      scoring: "casual",
      visibility: "public",
    });
    expect(changeSettings(race, "k1", { scoring: "competitive" })).toBe(race);
  });

  it("has a lesson for the host to choose on the math site, where a round that runs goes on, and none elsewhere", () => {
    const terms = { scoring: "competitive", visibility: "public", lessonID: "addition_1" } as const;
    const race = come(come(newFriendLobby(HOST_TABLE, terms), guest(1)), guest(2));
    expect(race.lessonID).toBe("addition_1");
    expect(changeSettings(race, "k2", { lessonID: "money_1" })).toBe(race);
    expect(changeSettings(race, "k1", { lessonID: "addition_1" })).toBe(race);
    expect(changeSettings(race, "k1", { scoring: "casual" }).lessonID).toBe("addition_1");
    const running = begin(race, RACE_ID, 0);
    const changed = changeSettings(running, "k1", { lessonID: "money_1" });
    expect([changed.lessonID, changed.round]).toEqual(["money_1", running.round]);
    expect(changeSettings(lobbyOf(1), "k1", { lessonID: "money_1" })).toEqual(lobbyOf(1));
  });

  it("keeps a place for a racer who was told to come, for ten seconds, besides the host's", () => {
    const tell = (race: FriendLobby, userID: number, isInvited = false) =>
      expectRacer(race, { userID: userID as UserID, isInvited, isGuest: false, network: "192.0.2.1" }, 0);
    const told = [2, 3, 4, 5].reduce((race, userID) => tell(race, userID), OPEN);
    expect(told.expected).toHaveLength(4);
    expect([2, 6, 1].map((userID) => closedFor(told, userID as UserID))).toEqual([undefined, "full", undefined]);
    expect(tell(told, 6, true).expected).toHaveLength(4);
    expect(isDeserted(told)).toBe(false);
    const inside = come(told, guest(4));
    expect(seatsOf(inside)).toEqual([[1, 4]]);
    expect(inside.expected.map(({ userID }) => userID)).toEqual([2, 3, 5]);
    expect(tell(inside, 4)).toBe(inside);
    expect(closedFor(inside, 6 as UserID)).toBe("full");
    expect(tick(inside, FRIEND_RACE.expectedMs - 1)).toBe(inside);
    const later = tick(inside, FRIEND_RACE.expectedMs);
    expect([later.expected, closedFor(later, 6 as UserID)]).toEqual([[], undefined]);
  });

  it("has five equal seats at the tables after the host's, and the terms of the host's table", () => {
    const second = newFriendLobby({ ...HOST_TABLE, tableNumber: 2 }, { scoring: "competitive", visibility: "public" });
    const full = [7, 6, 5, 4, 3].reduce((race, userID) => come(race, guest(userID)), second);
    expect(seatsOf(full)).toEqual([7, 6, 5, 4, 3].map((userID, slot) => [slot, userID]));
    expect([starter(full), beginsByItself(full)]).toEqual([7, true]);
    expect(closedFor(full, HOST)).toBe("full");
    const withHost = come(second, guest(HOST));
    expect(changeSettings(withHost, "k1", { scoring: "casual" })).toBe(withHost);
    expect(withTerms(full, { scoring: "casual", visibility: "invite-only" })).toMatchObject({ scoring: "casual" });
  });

  it("remembers 200 invitations, the newest", () => {
    const many = Array.from({ length: 150 }, (_unused, n) => (100 + n) as UserID);
    const more = Array.from({ length: 100 }, (_unused, n) => (300 + n) as UserID);
    const race = invite(invite(lobbyOf(1), "k1", many), "k1", more);
    expect(race.invited).toHaveLength(200);
    expect(race.invited.at(-1)).toBe(399);
    expect(invite(race, "k1", more)).toBe(race);
  });

  it("has eight phrases, one every two seconds from each racer", () => {
    expect(Object.keys(CHAT_PHRASES)).toHaveLength(8);
    const said = say(lobbyOf(1, 2), "k1", 10_000);
    expect(say(said, "k1", 11_999)).toBe(said);
    expect(say(said, "k2", 11_999)).not.toBe(said);
    expect(say(said, "k1", 12_000)).not.toBe(said);
    const reloaded = come(leave(said, "k1"), guest(1, "new"));
    expect(say(reloaded, "new", 11_000)).toBe(reloaded);
  });
});

describe("a round", () => {
  it("is begun by the start button's holder, also alone", () => {
    expect(mayBegin(lobbyOf(1), "k1")).toBe(true);
    expect(mayBegin(lobbyOf(1, 2), "k2")).toBe(false);
    expect(begin(lobbyOf(1), RACE_ID, 0).round?.userIDs).toEqual([1]);
  });

  it("begins by itself with five racers who are here and ready", () => {
    const five = lobbyOf(1, 2, 3, 4, 5);
    expect(beginsByItself(five)).toBe(true);
    expect(beginsByItself(lobbyOf(1, 2, 3, 4))).toBe(false);
    expect(beginsByItself(goAway(five, "k5", 0))).toBe(false);
    const after = endRound(begin(five, RACE_ID, 0), RACE_ID, 60_000);
    expect(beginsByItself(after)).toBe(false);
    const gathered = after.racers.reduce((race, { key }) => gather(race, key), after);
    expect(beginsByItself(gathered)).toBe(true);
  });

  it("takes racers who are here and have seen the results, the host first", () => {
    const race = goAway(lobbyOf(3, 2, 1, 4), "k2", 0);
    expect(lineUp(race).map((racer) => racer.userID)).toEqual([1, 3, 4]);
    const after = endRound(begin(race, RACE_ID, 0), RACE_ID, 1_000);
    expect(lineUp(gather(after, "k3")).map((racer) => racer.userID)).toEqual([3]);
  });

  it("takes a racer who is done back while others still race, ready for the next round", () => {
    const racing = begin(lobbyOf(1, 2), RACE_ID, 0);
    const waiting = gatherEarly(racing, "k2");
    expect(waiting.round?.userIDs).toEqual([1]);
    expect(gather(racing, "k2")).toBe(racing);
    expect(mayBegin(waiting, "k2")).toBe(false);
    expect(lineUp(endRound(waiting, RACE_ID, 9)).map((racer) => racer.userID)).toEqual([2]);
  });

  it("is one at a time", () => {
    const running = begin(lobbyOf(1, 2), RACE_ID, 0);
    expect(begin(running, "another" as RaceID, 1)).toBe(running);
    expect(mayBegin(running, "k1")).toBe(false);
    expect(endRound(running, "another" as RaceID, 1)).toBe(running);
    expect(callOff(running, "another" as RaceID)).toBe(running);
    expect(callOff(running, RACE_ID)).toEqual(lobbyOf(1, 2));
    expect(begin(goAway(lobbyOf(1), "k1", 0), RACE_ID, 1).round).toBeUndefined();
  });

  it("keeps every slot until 20 s after its end, and the lobby while it runs", () => {
    const away = goAway(begin(lobbyOf(1, 2), RACE_ID, 0), "k2", 5_000);
    expect(tick(away, 100_000)).toBe(away);
    const after = endRound(away, RACE_ID, 100_000);
    expect(tick(after, 119_999)).toBe(after);
    expect(tick(after, 120_000).racers).toHaveLength(1);
    const left = leave(leave(away, "k1"), "k2");
    expect(isDeserted(left)).toBe(false);
    expect(isDeserted(endRound(left, RACE_ID, 1))).toBe(true);
  });

  it("ends by itself without further news", () => {
    const running = begin(lobbyOf(1), RACE_ID, 1_000);
    expect(tick(running, 1_000 + FRIEND_RACE.roundCapMs - 1)).toBe(running);
    expect(tick(running, 1_000 + FRIEND_RACE.roundCapMs).round).toBeUndefined();
  });
});

type Move = (race: FriendLobby, nowMs: number) => FriendLobby;
const keys = fc.integer({ min: 1, max: 12 }).map((n) => `k${n}`);
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 12 })).map(
    ([userID, n]): Move =>
      (race) =>
        racerOf(race, `k${n}`) ? race : come(race, guest(userID, `k${n}`)),
  ),
  keys.map(
    (key): Move =>
      (race) =>
        leave(race, key),
  ),
  keys.map(
    (key): Move =>
      (race, nowMs) =>
        goAway(race, key, nowMs),
  ),
  keys.map(
    (key): Move =>
      (race) =>
        comeBack(race, key),
  ),
  keys.map(
    (key): Move =>
      (race) =>
        gather(race, key),
  ),
  keys.map(
    (key): Move =>
      (race, nowMs) =>
        say(race, key, nowMs),
  ),
  keys.map(
    (key): Move =>
      (race, nowMs) =>
        mayBegin(race, key) ? begin(race, RACE_ID, nowMs) : race,
  ),
  fc.constant<Move>((race, nowMs) => endRound(race, RACE_ID, nowMs)),
  fc.constant<Move>(tick),
  fc.tuple(keys, fc.constantFrom("public" as const, "invite-only" as const)).map(
    ([key, visibility]): Move =>
      (race) =>
        changeSettings(race, key, { visibility }),
  ),
  fc.tuple(keys, fc.integer({ min: 2, max: 8 })).map(
    ([key, userID]): Move =>
      (race) =>
        invite(race, key, [userID as UserID]),
  ),
);
const games = fc.array(fc.tuple(moves, fc.integer({ min: 0, max: 15_000 })), { maxLength: 60 });

/** Plays the moves one after another and looks at the lobby after each. */
function play(
  game: readonly (readonly [Move, number])[],
  look: (now: FriendLobby, was: FriendLobby, nowMs: number) => void,
) {
  let race = OPEN;
  let nowMs = 0;
  for (const [move, laterMs] of game) {
    nowMs += laterMs;
    const next = move(race, nowMs);
    look(next, race, nowMs);
    race = next;
  }
}
const lineUpIDs = (race: FriendLobby) => lineUp(race).map((racer) => racer.userID);
const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe("whatever happens in a lobby", () => {
  it("nobody is in it twice, no slot is taken twice, and there are never more than five", () => {
    fc.assert(
      fc.property(games, (game) =>
        play(game, ({ racers }) => {
          expect(racers.length).toBeLessThanOrEqual(5);
          expect(isUnique(racers.map((racer) => racer.userID))).toBe(true);
          expect(isUnique(racers.map((racer) => racer.key))).toBe(true);
          expect(isUnique(racers.map((racer) => racer.slot))).toBe(true);
          for (const { slot, userID } of racers) expect(slot === 0).toBe(userID === HOST);
        }),
      ),
    );
  });

  it("the start button is with somebody who is here, as long as anybody is", () => {
    fc.assert(
      fc.property(games, (game) =>
        play(game, (race) => {
          const holder = starterOf(race);
          const here = race.racers.filter(isHere);
          expect(here.length === 0 ? [undefined] : here).toContain(holder);
        }),
      ),
    );
  });

  it("a racer speaks at most every two seconds", () => {
    fc.assert(
      fc.property(games, (game) => {
        const lastMs = new Map<UserID, number>();
        play(game, ({ spoken }, was) => {
          const said = spoken === was.spoken ? [] : spoken.slice(-1);
          for (const { userID, atMs } of said) {
            expect(atMs - (lastMs.get(userID) ?? -Infinity)).toBeGreaterThanOrEqual(FRIEND_RACE.chatEveryMs);
            lastMs.set(userID, atMs);
          }
        });
      }),
    );
  });

  it("a round takes one to five who are here, and nothing changes the running one but its end", () => {
    fc.assert(
      fc.property(games, (game) =>
        play(game, (race, was) => {
          const taken = race.round?.userIDs ?? [];
          const expected = was.round ?? race.round;
          expect([expected, undefined]).toContain(race.round);
          expect(taken.length).toBeLessThanOrEqual(5);
          expect(race.round === undefined || taken.length > 0).toBe(true);
          const isNew = race.round !== undefined && was.round === undefined;
          expect(isNew ? taken : lineUpIDs(race)).toEqual(lineUpIDs(race));
        }),
      ),
    );
  });
});
