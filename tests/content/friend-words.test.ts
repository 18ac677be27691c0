import { describe, expect, it } from "vitest";

import { agoWords } from "../../client/features/friends/ago-words.ts";
import { tabOf } from "../../client/features/friends/tabs.ts";
import { whereWords } from "../../client/features/friends/where-words.ts";
import { isTimeForOpenGames } from "../../client/line/open-games.ts";
import type { SeenFriend } from "../../shared/contracts/realtime/presence.ts";
import type { Stamp } from "../../shared/units.ts";

describe("the friends page", () => {
  it("says where a friend is", () => {
    const words = (doing: SeenFriend["doing"], isOpen = false, app: SeenFriend["app"] = "type") =>
      whereWords({ userID: 7 as SeenFriend["userID"], app, doing, isOpen }, "type");
    expect([words("around"), words("racing"), words("friend-race")]).toEqual([
      "Here now",
      "Racing now",
      "Racing with friends",
    ]);
    expect([words("friend-race", true), words("friend-race", true, "math")]).toEqual([
      "Waits to race",
      "On the math site",
    ]);
  });

  it("says when somebody asked", () => {
    const now = 1_800_000_000;
    const ago = (seconds: number) => agoWords(now - seconds, now * 1_000);
    expect([-5, 3_599, 3_600, 7_200, 86_400, 3 * 86_400].map(ago)).toEqual([
      "just now",
      "just now",
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
