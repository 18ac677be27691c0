import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { closedFor, come, expectRacer, isOpen } from "#shared/rules/friend-lobby/entry.ts";
import { newFriendLobby, type FriendLobby } from "#shared/rules/friend-lobby/lobby.ts";
import { FRIEND_RACE } from "#shared/rules/friend-lobby/numbers.ts";
import { tick } from "#shared/rules/friend-lobby/rounds.ts";

import { lobbyGuest } from "../support/lobby-guest.ts";

const TABLE = { hostUserID: 1 as UserID, tableNumber: 1 };
const OPEN = newFriendLobby(TABLE, { scoring: "competitive", visibility: "public" });
const MACHINE = "192.0.2.1";

interface Told {
  readonly isGuest?: boolean;
  readonly network?: string;
}
const tell = (race: FriendLobby, userID: number, told: Told = {}, atMs = 0): FriendLobby =>
  expectRacer(
    race,
    { userID: userID as UserID, isGuest: true, isInvited: false, network: `192.0.2.${userID}`, ...told },
    atMs,
  );
const placesOf = (race: FriendLobby): readonly number[] => race.expected.map(({ userID }) => userID);
const closed = (race: FriendLobby, userID: number, isGuest: boolean) => closedFor(race, userID as UserID, isGuest);

/** Guests of one machine who are told to come and never do. */
const machine = (race: FriendLobby, userIDs: readonly number[], atMs = 0): FriendLobby =>
  userIDs.reduce((before, userID) => tell(before, userID, { network: MACHINE }, atMs), race);

describe("places kept for guests who were told to come", () => {
  it("keep other guests out, and no accounts", () => {
    const told = machine(OPEN, [11, 12, 13, 14]);
    expect([closed(told, 5, true), closed(told, 5, false)]).toEqual(["full", undefined]);
    expect([isOpen(come(told, lobbyGuest("k5", 40, 5))), placesOf(tell(told, 5))]).toEqual([true, [11, 12, 13, 14]]);
    const withAccount = tell(told, 5, { isGuest: false });
    expect(placesOf(withAccount)).toEqual([11, 12, 13, 14, 5]);
    const seated = come(withAccount, lobbyGuest("k5", 40, 5), false);
    expect(seated.racers.map(({ userID }) => userID)).toEqual([5]);
    const [eleven, twelve] = [
      come(seated, lobbyGuest("k11", 40, 11), true),
      come(seated, lobbyGuest("k99", 40, 99), true),
    ];
    expect([eleven === seated, twelve === seated]).toEqual([true, true]);
  });

  it("are kept from accounts by accounts: no more are told to come than there are seats", () => {
    const told = [2, 3, 4, 5].reduce((race, userID) => tell(race, userID, { isGuest: false }), OPEN);
    expect([closed(told, 6, false), closed(told, 6, true)]).toEqual(["full", "full"]);
  });

  it("are not kept again for whoever did not come, who may still come", () => {
    const missed = tick(tell(OPEN, 2), FRIEND_RACE.expectedMs);
    expect([placesOf(missed), placesOf(tell(missed, 2, {}, FRIEND_RACE.expectedMs))]).toEqual([[], []]);
    expect(closed(missed, 2, true)).toBeUndefined();
    const back = come(missed, lobbyGuest("k2", 40, 2), true);
    expect([back.racers.length, back.missed]).toEqual([1, []]);
    const later = FRIEND_RACE.expectedMs + FRIEND_RACE.missedMs;
    expect(placesOf(tell(tick(missed, later), 2, {}, later))).toEqual([2]);
  });

  it("are kept for nobody of a network from which a few did not come, and for everybody else", () => {
    const missed = tick(machine(OPEN, [11, 12, 13]), FRIEND_RACE.expectedMs);
    const more = machine(missed, [14, 15, 16, 17], FRIEND_RACE.expectedMs);
    expect(placesOf(more)).toEqual([]);
    expect([closed(more, 14, true), closed(more, 2, true)]).toEqual([undefined, undefined]);
    expect(placesOf(tell(more, 2, {}, FRIEND_RACE.expectedMs))).toEqual([2]);
    expect(placesOf(tell(more, 3, { isGuest: false, network: MACHINE }, FRIEND_RACE.expectedMs))).toEqual([]);
  });
});
