import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";

import { bodyOf, newTeamValues } from "../../client/features/teams/form/form-values.ts";
import { joinOffer } from "../../client/features/teams/head/join-offer.ts";
import { boostsBy } from "../../client/features/teams/motd/boosts-by.ts";

const team = { enrollment: "open", totalMembers: 9, minRaces: 10, minSpeed: 40 } as never as Parameters<
  typeof joinOffer
>[0]["team"];
const stranger = { role: null, isOnOtherTeam: false, isInvited: false, hasApplied: false, isBarred: false };
const racer = { racesPlayed: 50, avgSpeed: 60 };

describe("what a team's page offers", () => {
  const way = (
    standing: Partial<Parameters<typeof joinOffer>[0]["standing"]> = {},
    more: Partial<typeof team> = {},
    viewer: typeof racer | undefined = racer,
  ) => joinOffer({ team: { ...team, ...more }, standing: { ...stranger, ...standing } }, viewer);

  it("is nothing for guests and for players of another team", () => {
    expect(joinOffer({ team, standing: stranger }, undefined)).toEqual({ kind: "none" });
    expect(way({ isOnOtherTeam: true })).toEqual({ kind: "none" });
  });

  it("depends on the place in the team", () => {
    expect(way({ role: "captain" })).toEqual({ kind: "captain" });
    expect(way({ role: "officer" })).toEqual({ kind: "member" });
    expect(way({ role: "member" })).toEqual({ kind: "member" });
  });

  it("is the invite before everything else", () => {
    expect(way({ isInvited: true, isBarred: true, hasApplied: true }, { enrollment: "closed" })).toEqual({
      kind: "invited",
    });
    expect(way({ hasApplied: true })).toEqual({ kind: "applied" });
  });

  it("is to apply or to join, or why not", () => {
    expect(way()).toEqual({ kind: "apply", isJoin: false });
    expect(way({}, { enrollment: "auto" })).toEqual({ kind: "apply", isJoin: true });
    expect(way({}, { enrollment: "closed" })).toEqual({ kind: "refused", why: "closed" });
    expect(way({}, { totalMembers: 50 })).toEqual({ kind: "refused", why: "full" });
    expect(way({ isBarred: true })).toEqual({ kind: "refused", why: "barred" });
    expect(way({}, {}, { racesPlayed: 9, avgSpeed: 60 })).toEqual({ kind: "refused", why: "unmet" });
  });
});

describe("the boosts of a message", () => {
  const members = [
    { userID: 1 as UserID, displayName: "Ada" },
    { userID: 2 as UserID, displayName: "Ben" },
  ];

  it("are counted in the order of the menu, with their givers", () => {
    const boosts = [
      [2, 6],
      [1, 2],
      [9, 2],
    ] as [UserID, number][];
    expect(boostsBy({ boosts }, members, 1)).toEqual([
      { boostID: 2, emoji: "🔥", name: "Fire", isOwn: true, count: 2, givers: "you, a former teammate" },
      { boostID: 6, emoji: "❤️", name: "Heart", isOwn: false, count: 1, givers: "Ben" },
    ]);
  });

  it("name eight givers at most", () => {
    const boosts = Array.from({ length: 10 }, (_each, nth) => [100 + nth, 1] as [UserID, number]);
    expect(boostsBy({ boosts }, members, undefined)[0]?.givers).toMatch(/ and 2 more$/);
  });
});

describe("the form of a team", () => {
  it("is sent with numbers, the tag in capitals, and a password only where there is one", () => {
    const typed = { ...newTeamValues, tag: " rush ", minRaces: "25", password: "secret" };
    expect(bodyOf(typed, true)).toMatchObject({ tag: "RUSH", minRaces: 25, autoRemove: 0, password: "secret" });
    expect(bodyOf(typed, false)).not.toHaveProperty("password");
  });
});
