import { describe, expect, it } from "vitest";

import type { Site } from "#shared/content/site.ts";
import { Notification } from "#shared/contracts/notifications.ts";
import type { SeenFriend } from "#shared/contracts/realtime/presence.ts";
import type { Stamp } from "#shared/units.ts";

import { tabOf } from "../../client/features/friends/tabs.ts";
import { growlOf, wordsOf } from "../../client/notices/growl.ts";
import { isTimeForOpenGames } from "../../client/realtime/open-games.ts";
import { whereWords } from "../../client/social/where-words.ts";
import { agoWords } from "../../client/ui/ago-words.ts";
describe("the friends page", () => {
  it("says where a friend is", () => {
    const words = (doing: SeenFriend["doing"], isOpen = false, app: SeenFriend["app"] = "type") =>
      whereWords({ userID: 7 as SeenFriend["userID"], app, doing, isOpen }, "type");
    expect([words("around"), words("racing"), words("friend-race")]).toEqual([
      "Online",
      "Racing now",
      "Racing with friends",
    ]);
    expect([words("friend-race", true), words("friend-race", true, "math")]).toEqual([
      "Waiting to race",
      "On the math site",
    ]);
  });

  it("says when somebody asked", () => {
    const now = 1_800_000_000;
    const ago = (seconds: number) => agoWords(now - seconds, now * 1_000);
    expect([-5, 59, 60, 3_599, 3_600, 7_200, 86_400, 3 * 86_400].map(ago)).toEqual([
      "just now",
      "just now",
      "1 minute ago",
      "59 minutes ago",
      "1 hour ago",
      "2 hours ago",
      "yesterday",
      "3 days ago",
    ]);
  });

  it("opens at the part that its address names", () => {
    expect(["", "#requests", "#find", "#nonsense"].map(tabOf)).toEqual(["list", "requests", "find", "list"]);
  });
});

it("open races are news once in a while, and none where they are seen or raced", () => {
  const now = 1_800_000_000 as Stamp;
  const later = (seconds: number) => (now + seconds) as Stamp;
  expect(["/friends", "/race", "/race/somebody"].map((path) => isTimeForOpenGames(now, path))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isTimeForOpenGames(now, "/garage")).toBe(true);
  expect([later(1), later(899), later(900)].map((at) => isTimeForOpenGames(at, "/garage"))).toEqual([
    false,
    false,
    true,
  ]);
});

it("news of a league says all of the week that is over, and which way it went", () => {
  const said = (tier: number | null, newTier: number): string => {
    const data = { tier, newTier, place: tier && 4, played: 31, seconds: 1_240, experience: 6_150 };
    const notification = Notification.parse({
      notificationID: 1,
      stamp: 1_800_000_000,
      kind: "league-update",
      data,
    });
    expect(notification.data).toEqual(data);
    return wordsOf(growlOf(notification), "type").title;
  };
  expect([said(null, 1), said(2, 2), said(2, 3), said(3, 2)]).toEqual([
    "Welcome to the leagues",
    "Another week in Novice",
    "Up to Rookie",
    "You'll race in Novice next week",
  ]);
});

describe("an invitation to a race", () => {
  const said = (data: object, site: Site) => {
    const host = { userID: 7, username: "Sum_Host", displayName: "Sum Host", app: "math", avgSpeed: null };
    const notification = Notification.parse({
      notificationID: 1,
      stamp: 1_800_000_000,
      kind: "race-invite",
      data: { ...host, ...data },
    });
    const { text, link } = wordsOf(growlOf(notification), site);
    return [text, link?.to];
  };

  it("says what is solved and how fast the host is, and leads there from the same site", () => {
    expect(said({ lessonID: "money_1", avgSpeed: 12.4 }, "math")).toEqual([
      "You'll all solve Coins. Usually about 12 correct answers a minute.",
      "/play/Sum_Host",
    ]);
    expect(said({ lessonID: "money_1" }, "math")).toEqual(["You'll all solve Coins.", "/play/Sum_Host"]);
    expect(said({ app: "type", avgSpeed: 71.6 }, "type")).toEqual(["Usually about 71 WPM.", "/race/Sum_Host"]);
    expect(said({ app: "type" }, "type")).toEqual([undefined, "/race/Sum_Host"]);
    expect(said({ lessonID: "money_1" }, "type")).toEqual(["It's on the math site.", undefined]);
  });
});
