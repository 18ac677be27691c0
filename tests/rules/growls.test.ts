import { describe, expect, it } from "vitest";

import type { GrowlGroup } from "#shared/rules/growls/groups.ts";
import {
  held,
  keyOf,
  readUpTo,
  withGrowl,
  withoutCalls,
  withoutGroup,
  withoutGrowl,
  withoutOver,
  type Growl,
  type GrowlQueue,
} from "#shared/rules/growls/queue.ts";
import { isWorthGrowling, stillNews, type Scene } from "#shared/rules/growls/worth.ts";
import type { Stamp } from "#shared/units.ts";

const GROUP_OF = {
  "race-invite": "races",
  "open-games": "races",
  "waiting-to-play": "races",
  "friend-online": "friends",
  "friend-accept": "friends",
  "friend-requests": "friends",
  "team-invite": "teams",
  "sent-cash": "gifts",
} as const satisfies Record<string, GrowlGroup>;
type GrowlKind = keyof typeof GROUP_OF;
const EMPTY: GrowlQueue<Growl> = { shown: [], waiting: [], isHeld: false };
const growl = (kind: GrowlKind, userID: number, number = userID): Growl => ({
  key: keyOf(kind, userID),
  kind,
  group: GROUP_OF[kind],
  from: [userID],
  numbers: [number],
});
const deskOf = (...growls: readonly Growl[]): GrowlQueue<Growl> => growls.reduce(withGrowl, EMPTY);
const keys = (growls: readonly Growl[]): string[] => growls.map(({ key }) => key);

describe("growls", () => {
  const four = deskOf(...[1, 2, 3, 4].map((userID) => growl("friend-accept", userID)));

  it("are three at most; the next one comes when one has gone", () => {
    expect(keys(four.shown)).toEqual(["growl:friend-accept:1", "growl:friend-accept:2", "growl:friend-accept:3"]);
    expect(keys(withoutGrowl(four, "growl:friend-accept:2").shown)).toEqual(
      [1, 3, 4].map((id) => `growl:friend-accept:${id}`),
    );
    expect(withoutGrowl(four, "growl:friend-accept:4")).toBe(four);
  });

  it("are one at a time where there is room for one", () => {
    const one = [1, 2]
      .map((userID) => growl("friend-accept", userID))
      .reduce<GrowlQueue<Growl>>(withGrowl, { ...EMPTY, most: 1 });
    expect([keys(one.shown), keys(one.waiting)]).toEqual([["growl:friend-accept:1"], ["growl:friend-accept:2"]]);
    expect(keys(withoutGrowl(one, "growl:friend-accept:1").shown)).toEqual(["growl:friend-accept:2"]);
  });

  it("are dropped when what they call to is over before they are shown", () => {
    const waiting = held(deskOf(growl("race-invite", 1, 11), growl("friend-accept", 2, 12)), true);
    expect(keys(held(withoutOver(waiting, new Set([11])), false).shown)).toEqual(["growl:friend-accept:2"]);
    expect(withoutOver(waiting, new Set([7]))).toBe(waiting);
  });

  it("have a name of type, sub-type and player", () => {
    expect(keyOf("race-invite", 7)).toBe("growl:race-invite:7");
    expect(keyOf("open-games")).toBe("growl:open-games");
  });

  it("take the place of an older one of the same kind and player", () => {
    const again = withGrowl(four, growl("friend-accept", 1, 9));
    expect(keys(again.shown)).toEqual(keys(four.shown));
    expect(again.shown[0]?.numbers).toEqual([9]);
  });

  it("of more than two players who wait to play are one, with their count", () => {
    const two = deskOf(growl("waiting-to-play", 1), growl("sent-cash", 9), growl("waiting-to-play", 2));
    expect(two.shown).toHaveLength(3);
    expect(withGrowl(two, growl("waiting-to-play", 2)).shown).toHaveLength(3);
    const three = withGrowl(two, growl("waiting-to-play", 3));
    expect(three.waiting).toEqual([]);
    expect(keys(three.shown)).toEqual(["growl:waiting-to-play", "growl:sent-cash:9"]);
    expect(three.shown[0]?.from).toEqual([1, 2, 3]);
    const again = withGrowl(withGrowl(three, growl("waiting-to-play", 4)), growl("waiting-to-play", 1));
    expect(keys(again.shown)).toEqual(["growl:waiting-to-play", "growl:sent-cash:9"]);
    expect(again.shown[0]?.from).toEqual([1, 2, 3, 4]);
  });

  it("wait while a race is on, and come after it", () => {
    const racing = withGrowl(held(four, true), growl("sent-cash", 5));
    expect(racing.shown).toEqual([]);
    expect(withoutGrowl(racing, "growl:friend-accept:1")).toBe(racing);
    const after = held(racing, false);
    expect(after.shown).toEqual(four.shown);
    expect(keys(after.waiting)).toEqual(["growl:friend-accept:4", "growl:sent-cash:5"]);
  });

  it("show one friend who comes online at a time, without holding up the others", () => {
    const registry = deskOf(growl("friend-online", 1), growl("friend-online", 2), growl("sent-cash", 3));
    expect(keys(registry.shown)).toEqual(["growl:friend-online:1", "growl:sent-cash:3"]);
    expect(keys(withoutGrowl(registry, "growl:friend-online:1").shown)).toEqual([
      "growl:sent-cash:3",
      "growl:friend-online:2",
    ]);
  });

  it("of a group go together", () => {
    const registry = deskOf(growl("friend-online", 1), growl("sent-cash", 3), growl("friend-requests", 2));
    expect(keys(withoutGroup(registry, "friends").shown)).toEqual(["growl:sent-cash:3"]);
  });

  it("that some race is open goes when one says whose, and all calls go on the page of a race", () => {
    const named = deskOf(growl("sent-cash", 3), growl("open-games", 0), growl("race-invite", 5));
    expect(keys(named.shown)).toEqual(["growl:sent-cash:3", "growl:race-invite:5"]);
    const atRace = withoutCalls(withGrowl(named, growl("waiting-to-play", 6)));
    expect(keys(atRace.shown)).toEqual(["growl:sent-cash:3"]);
    expect(withoutCalls(atRace)).toBe(atRace);
  });

  it("are read only when they were shown", () => {
    expect(readUpTo(four, 12)).toBe(0);
    expect(readUpTo(withoutGrowl(four, "growl:friend-accept:1"), 12)).toBe(1);
    expect(readUpTo(EMPTY, 12)).toBe(12);
  });
});

describe("news", () => {
  const NOW = 1_800_000_000 as Stamp;
  const scene: Scene = {
    now: NOW,
    friendIDs: new Set([7]),
    befriendedIDs: new Set([7]),
    seen: {},
    host: undefined,
    muted: {},
  };
  const from = (kind: GrowlKind, userID = 7, stamp: number = NOW) => ({
    kind,
    group: GROUP_OF[kind],
    stamp: stamp as Stamp,
    data: { userID, username: "Nell" },
  });

  it("of races and of coming online counts only from a friend", () => {
    for (const kind of ["race-invite", "friend-online", "waiting-to-play"] as const) {
      expect(isWorthGrowling(from(kind), scene)).toBe(true);
      expect(isWorthGrowling(from(kind, 8), scene)).toBe(false);
    }
    expect(isWorthGrowling(from("friend-requests", 8), scene)).toBe(true);
  });

  it("of a player who waits to play, or invites, are not shown on that player's race page", () => {
    for (const kind of ["waiting-to-play", "race-invite"] as const) {
      expect(isWorthGrowling(from(kind), { ...scene, host: "nell" })).toBe(false);
      expect(isWorthGrowling(from(kind), { ...scene, host: "Somebody" })).toBe(true);
    }
  });

  it("of open races is none while there are none", () => {
    const open = (games: number) => ({
      kind: "open-games",
      group: "races" as const,
      stamp: NOW,
      data: { friends: 3, games },
    });
    expect([0, 1].map((games) => isWorthGrowling(open(games), scene))).toEqual([false, true]);
  });

  it("of a friend who was seen within 900 s are not shown", () => {
    const seenAgo = (seconds: number) =>
      isWorthGrowling(from("friend-online"), { ...scene, seen: { 7: NOW - seconds } });
    expect([0, 899, 900].map(seenAgo)).toEqual([false, false, true]);
  });

  it("of a group that was asked to be quiet waits until its time is over", () => {
    const quietUntil = (stamp: number) =>
      isWorthGrowling(from("friend-accept"), { ...scene, muted: { friends: stamp, races: NOW + 9 } });
    expect([NOW + 1, NOW].map(quietUntil)).toEqual([false, true]);
  });

  it("that was missed counts while it is news, and of each kind the newest", () => {
    const day = 86_400;
    const missed = [
      from("friend-accept", 1, NOW - 3 * day),
      from("friend-accept", 2, NOW - 2 * day),
      from("race-invite", 3, NOW - 601),
      from("sent-cash", 4, NOW - 8 * day),
    ];
    expect(stillNews(missed, NOW, 0)).toEqual([missed[1]]);
  });

  it("of a request that was answered elsewhere is none", () => {
    const request = from("friend-requests");
    expect(isWorthGrowling(request, scene)).toBe(false);
    expect(stillNews([request], NOW, 0)).toEqual([]);
    expect(stillNews([request], NOW, 1)).toEqual([request]);
  });
});
