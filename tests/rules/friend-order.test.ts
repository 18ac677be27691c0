import { describe, expect, it } from "vitest";

import { friendsInOrder, friendsNamed } from "#shared/rules/friend-order.ts";
import type { Doing } from "#shared/rules/whereabouts.ts";

const friend = (userID: number, displayName: string) => ({ userID, displayName, username: `user-${userID}` });
const sight = (userID: number, doing: Doing = "around", isOpen = false) => ({ userID, doing, isOpen });
const ALL = [friend(1, "Zoe"), friend(2, "ada"), friend(3, "Ben 10"), friend(4, "Ben 9"), friend(5, "Émile")];

describe("a list of friends", () => {
  it("puts friends online first, of them those with a free seat, and then goes by name", () => {
    const { here, away } = friendsInOrder(ALL, [
      sight(1, "friend-race", true),
      sight(2, "racing"),
      sight(5),
      sight(9, "friend-race", true),
    ]);
    expect(here.map(([{ displayName }]) => displayName)).toEqual(["Zoe", "ada", "Émile"]);
    expect(here.map(([, { doing }]) => doing)).toEqual(["friend-race", "racing", "around"]);
    expect(away.map(({ displayName }) => displayName)).toEqual(["Ben 9", "Ben 10"]);
  });

  it("moves nobody when a friend begins to race", () => {
    const order = (doing: Doing) => friendsInOrder(ALL, [sight(1), sight(2, doing)]).here.map(([{ userID }]) => userID);
    expect(order("racing")).toEqual(order("around"));
  });

  it("is searched in both names, in any case, and whole without a word", () => {
    const found = (term: string) => friendsNamed(ALL, term).map(({ userID }) => userID);
    expect([found(" BEN"), found("USER-5"), found("nobody")]).toEqual([[3, 4], [5], []]);
    expect(found("  ")).toEqual([1, 2, 3, 4, 5]);
  });
});
