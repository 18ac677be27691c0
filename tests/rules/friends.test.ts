import { describe, expect, it } from "vitest";

import { askingResult, FRIEND_LIMIT, INBOX_LIMIT, REQUEST_LIMIT, type Asking } from "#shared/rules/friends.ts";
import { slotOf } from "#shared/rules/slot.ts";

const strangers: Asking = {
  areFriends: false,
  hasAsked: false,
  wasAsked: false,
  isOneWay: false,
  takesRequests: true,
  ownFriends: 0,
  ownRequests: 0,
  theirFriends: 0,
  theirRequests: 0,
};

describe("asking somebody to be a friend", () => {
  it.each<[string, Partial<Asking>, ReturnType<typeof askingResult>]>([
    ["a stranger is asked", {}, "ask"],
    ["asking again changes nothing", { hasAsked: true }, "nothing"],
    ["asking a friend changes nothing", { areFriends: true }, "nothing"],
    ["two who ask each other are friends", { wasAsked: true }, "accept"],
    ["also when the first one was denied", { wasAsked: true, hasAsked: true }, "accept"],
    ["also where requests are closed since", { wasAsked: true, takesRequests: false }, "accept"],
    ["who wants no requests gets none", { takesRequests: false }, "closed"],
    ["asked before they closed: nothing new", { hasAsked: true, takesRequests: false }, "nothing"],
    ["a full list asks nobody", { ownFriends: FRIEND_LIMIT }, "full"],
    ["a full list accepts nobody", { ownFriends: FRIEND_LIMIT, wasAsked: true }, "full"],
    ["one below the limit there is room", { ownFriends: FRIEND_LIMIT - 1, theirFriends: FRIEND_LIMIT - 1 }, "ask"],
    ["a full list is asked nothing", { theirFriends: FRIEND_LIMIT }, "theirsFull"],
    ["a full list is not joined", { theirFriends: FRIEND_LIMIT, wasAsked: true }, "theirsFull"],
    ["a star is a friend without being asked", { isOneWay: true, takesRequests: false }, "befriend"],
    ["however many have that star", { isOneWay: true, theirFriends: FRIEND_LIMIT }, "befriend"],
    ["but the own list has its limit", { isOneWay: true, ownFriends: FRIEND_LIMIT }, "full"],
    ["requests that wait have a limit", { ownRequests: REQUEST_LIMIT }, "tooMany"],
    ["on both sides", { theirRequests: INBOX_LIMIT }, "theirsTooMany"],
    ["which keeps nobody from accepting", { ownRequests: REQUEST_LIMIT, wasAsked: true }, "accept"],
  ])("%s", (_sentence, known, result) => expect(askingResult({ ...strangers, ...known })).toBe(result));
});

describe("a player's slot", () => {
  it("is the last three digits of the id", () =>
    expect([1_001, 1_000, 987_654_321].map((id) => slotOf(id as never))).toEqual([1, 0, 321]));
});
