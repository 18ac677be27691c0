import { describe, expect, it } from "vitest";

import { LEAGUE_REASONS, LEAGUES } from "#shared/content/leagues.ts";
import { Notification } from "#shared/contracts/notifications.ts";
import { linesOf } from "#shared/rules/leagues/close-group.ts";
import { distanceOf, type Zone } from "#shared/rules/leagues/distance.ts";

import type { DueLeague } from "../../client/data/notices/use-pop-ups.ts";
import { aroundOwn } from "../../client/features/leagues/group/around-own.ts";
import { movedWords, placeWords } from "../../client/features/leagues/week-words.ts";
import { distanceWords, zoneWords } from "../../client/features/leagues/words.ts";
import { cheersOf } from "../../client/features/pop-ups/leagues/result-cheers.ts";
import { resultWords } from "../../client/features/pop-ups/leagues/result-words.ts";
import { scenePlan } from "../../client/features/pop-ups/leagues/scene-plan.ts";
import { growlOf, wordsOf } from "../../client/notices/growl.ts";
import { EMBLEMS } from "../../client/ui/pictures/league/emblems.ts";
import { OUTLINES } from "../../client/ui/pictures/league/outlines.ts";

/** Thirty, each with a hundred points less than the one before. */
const group = Array.from({ length: 30 }, (_, nth) => ({ points: 4_000 - nth * 100, races: 5 }));
const said = (tier: number, place: number, races = 5) => {
  const standings = group.map((each, nth) => (nth === place - 1 ? { ...each, races } : each));
  const { main, more } = distanceWords(tier, distanceOf(standings, linesOf(tier, 30), place));
  return [main, more];
};

describe("the distance to the next line", () => {
  it("is said in points to go up, to be safe, and to the line below", () => {
    expect(said(4, 10)).toEqual(["301 more to go up", "Safe by 1,400 points"]);
    expect(said(4, 24)).toEqual(["101 more to be safe", undefined]);
    expect(said(4, 7)).toEqual(["Going up so far", "Safe by 100 points"]);
    expect(said(1, 30)).toEqual(["1,001 more to go up", "Nobody goes down from here."]);
    expect(said(10, 11)).toEqual(["101 more to reach the Redline Cup", "Safe by 1,300 points"]);
  });

  it("names the round that comes next in the tournament, and the cup in the final", () => {
    expect(said(11, 3)).toEqual(["Through so far", "Safe by 1,300 points"]);
    expect(said(11, 20)).toEqual(["501 more to reach the Semi-Final", undefined]);
    expect(said(13, 2)).toEqual(["On the way to the cup", "Safe by 200 points"]);
    expect(said(13, 5)).toEqual(["201 more to win the cup", undefined]);
  });

  it("says how many races a rise still takes", () => {
    expect(said(4, 2, 3)[0]).toBe("2 more races to go up");
    expect(said(4, 2, 4)[0]).toBe("1 more race to go up");
    expect(said(13, 1, 4)).toEqual([
      "1 more race to win the cup",
      "Your place is good enough. Going on also takes 5 races in the week.",
    ]);
  });

  it("is told to who is level with the line, and to who has no line", () => {
    const of = (...points: readonly number[]) => points.map((each) => ({ points: each, races: 5 }));
    const words = (standings: ReturnType<typeof of>, lines: { up: number; down: number }, place: number) =>
      distanceWords(4, distanceOf(standings, lines, place));
    expect(words(of(80, 80), { up: 1, down: 0 }, 1).more).toBe(
      "Level with the line, and ahead of it: you got there first.",
    );
    expect(words(of(80, 60), { up: 0, down: 0 }, 2)).toEqual({
      main: "You stay in this league",
      more: "Nobody goes down from here.",
    });
    expect(words(of(80), { up: 0, down: 1 }, 1).main).toBe("Every race helps");
    expect(words(of(80), { up: 1, down: 0 }, 1)).toEqual({ main: "Going up so far", more: undefined });
    expect(words(of(81, 80), { up: 1, down: 0 }, 1).more).toBe("Safe by 1 point");
  });
});

it("the lines of a group say who goes where", () => {
  const zones = (tier: number, racers = 30) =>
    (["up", "stays", "down"] as const).map((zone: Zone) => zoneWords(tier, zone, linesOf(tier, racers)));
  expect(zones(4)).toEqual(["The first 7 go up to Ace", "Stay in Pro", "The last 7 go down to Rookie"]);
  expect(zones(4, 8)).toEqual(["The first 2 go up to Ace", "Stay in Pro", "The last 2 go down to Rookie"]);
  expect(zones(9, 3)[0]).toBe("The first place goes up to Legend");
  expect(zoneWords(4, "down", { up: 0, down: 1 })).toBe("The last place goes down to Rookie");
  expect(zones(10)[0]).toBe("The first 10 go on to the Redline Cup: Quarter-Final");
  expect([zones(12)[0], zones(12)[2]]).toEqual([
    "The first 10 go on to the Redline Cup: Final",
    "Back to Legend next week",
  ]);
  expect([zones(13)[0], zones(13, 8)[0]]).toEqual(["The first 3 win the cup", "The first place wins the cup"]);
});

it("one's own place comes with three on each side, and with more of one side at an end", () => {
  const around = (count: number, own: number) =>
    aroundOwn(Array.from({ length: count }, (_, nth) => ({ place: nth + 1, isOwn: nth + 1 === own }))).map(
      ({ place }) => place,
    );
  expect(around(30, 10)).toEqual([7, 8, 9, 10, 11, 12, 13]);
  expect(around(30, 2)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(around(30, 30)).toEqual([24, 25, 26, 27, 28, 29, 30]);
  expect([around(7, 3), around(9, 0)].map(({ length }) => length)).toEqual([7, 9]);
});

const due = (more: Partial<DueLeague>): DueLeague => ({
  key: "league:1",
  of: "racer",
  endStamp: 1 as never,
  tier: 4,
  newTier: 5,
  place: 2,
  racers: 30,
  points: 100,
  played: 5,
  seconds: 60,
  reason: "promote",
  prizes: [],
  tag: null,
  tagColor: null,
  ...more,
});
const MOVES: readonly (Partial<DueLeague> & Pick<DueLeague, "reason" | "newTier">)[] = [
  { reason: "promote", tier: 4, newTier: 5 },
  { reason: "demote", tier: 4, newTier: 3, place: 28 },
  { reason: "no-change", tier: 4, newTier: 4, place: 12 },
  { reason: "intro", tier: null, newTier: 1, place: null },
  { reason: "elimination", tier: 12, newTier: 10, place: 22 },
  { reason: "winner", tier: 13, newTier: 10, place: 1 },
  { reason: "semi-finals", tier: 11, newTier: 12, place: 4 },
  { reason: "finals", tier: 12, newTier: 13, place: 4 },
  { reason: "tournament-entry", tier: 10, newTier: 11, place: 4 },
];

describe("how a week ended", () => {
  it("has a title of its own for every reason, of a racer and of a team", () => {
    expect(MOVES.map(({ reason }) => reason)).toEqual(LEAGUE_REASONS);
    expect(MOVES.map((move) => resultWords(due(move)).title)).toEqual([
      "Up to Ace!",
      "You'll race in Rookie next week",
      "Another week in Pro",
      "Welcome to the leagues!",
      "What a run in the Redline Cup",
      "You won the Redline Cup!",
      "You're in the Semi-Final!",
      "You're in the Final!",
      "You're in the Redline Cup!",
    ]);
    for (const move of MOVES.filter(({ reason }) => reason !== "intro")) {
      const { title, text } = resultWords(due({ ...move, of: "team", tag: "ZOOM" }));
      expect(title).toContain("\u2068ZOOM\u2069");
      expect(text).toMatch(/Your team came \d+\w\w of 30 in /);
    }
  });

  it("tells a fall kindly and quietly", () => {
    expect(resultWords(due(MOVES[1]!)).text).toBe(
      "It's a good place to climb from. You came 28th of 30 in Pro. Everyone starts the new week at zero.",
    );
    expect(cheersOf("demote")).toEqual({ celebrations: [] });
    expect(cheersOf("elimination").celebrations).toEqual([]);
    expect(cheersOf("winner").celebrations.map(({ kind }) => kind)).toEqual(["confetti", "fireworks"]);
  });

  it("says what comes next in the tournament", () => {
    const text = (nth: number) => resultWords(due(MOVES[nth]!)).text;
    expect(text(8)).toBe("You came 4th of 30 in Legend. Next week is the Quarter-Final: the best 15 of 30 go on.");
    expect(text(6)).toBe("You came 4th of 30 in the Quarter-Final. Next week: the best 10 of 30 go on.");
    expect(text(7)).toBe("You came 4th of 30 in the Semi-Final. Next week: the first 3 win the cup.");
  });

  it("is a way on the hill: up, down, or on the spot", () => {
    const ways = MOVES.map((move) => scenePlan(due(move)));
    expect(ways.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "middle high",
      "middle low",
      "middle middle",
      "low low",
      "high middle",
      "middle high",
      "middle high",
      "middle high",
      "middle high",
    ]);
    for (const { badges } of ways) {
      for (const tier of Object.values(badges)) expect(LEAGUES.map((league) => league.tier)).toContain(tier);
    }
  });

  it("stands in the history in a few words", () => {
    const row = (nth: number, of: "racer" | "team" = "racer") => movedWords(due(MOVES[nth]!) as never, of);
    expect(MOVES.map((_, nth) => row(nth))).toEqual([
      "Up to Ace",
      "To Rookie, a good place to climb from",
      "Stayed in Pro",
      "A first week in Learner",
      "Semi-Final raced, and back in Legend",
      "You won the Redline Cup!",
      "On to the Redline Cup: Semi-Final",
      "On to the Redline Cup: Final",
      "On to the Redline Cup: Quarter-Final",
    ]);
    expect(row(5, "team")).toBe("Your team won the Redline Cup!");
    expect(movedWords({ tier: 4, newTier: 4, reason: "no-change", place: null }, "racer")).toBe(
      "Stayed in Pro, without a ranking",
    );
    expect([placeWords({ place: 3, racers: 30 }), placeWords({ place: null, racers: 30 })]).toEqual([
      "3rd of 30",
      "No place",
    ]);
  });
});

it("a growl names the league, and leads to the page of the racer's or the team's", () => {
  const growl = (data: object, kind = "league-update") => {
    const whole = { tier: 4, newTier: 5, place: 2, played: 9, seconds: 60, experience: 90, ...data };
    const { title, text, link } = wordsOf(
      growlOf(Notification.parse({ notificationID: 1, stamp: 1, kind, data: whole })),
      "type",
    );
    return [title, text, link?.to];
  };
  const team = (data: object) => growl({ tag: "ZOOM", tagColor: "3a86ff", ...data }, "league-update-team");
  const tag = "\u2068ZOOM\u2069";
  expect(growl({})).toEqual(["Up to Ace", "2nd place in Pro.", "/leagues"]);
  expect(growl({ newTier: 3 })).toEqual([
    "You'll race in Rookie next week",
    "It's a good place to climb from.",
    "/leagues",
  ]);
  expect(growl({ newTier: 4, place: null })).toEqual(["Another week in Pro", undefined, "/leagues"]);
  expect(growl({ tier: null, newTier: 1 })[0]).toBe("Welcome to the leagues");
  expect(growl({ tier: 12, newTier: 13 })[0]).toBe("On to the Redline Cup: Final");
  expect(growl({ tier: 13, newTier: 10 })).toEqual([
    "The Final is over",
    "2nd place in the Redline Cup: Final. Next week is in Legend again.",
    "/leagues",
  ]);
  expect(growl({ tier: 11, newTier: 10, place: null })[1]).toBe("Next week is in Legend again.");
  expect(
    [team({}), team({ newTier: 3 }), team({ newTier: 4 }), team({ tier: null, newTier: 2 })].map(([title]) => title),
  ).toEqual([
    `${tag} goes up to Ace`,
    `${tag} races in Rookie next week`,
    `${tag} stays in Pro`,
    `${tag} is in the leagues`,
  ]);
  expect(team({ tier: 11, newTier: 10 })).toEqual([
    `The Quarter-Final is over for ${tag}`,
    "2nd place in the Redline Cup: Quarter-Final. Next week is in Legend again.",
    "/leagues/team",
  ]);
});

it("each league's badge has an outline and an emblem that no other has", () => {
  expect(new Set(OUTLINES).size).toBe(LEAGUES.length);
  const emblems = LEAGUES.map(({ trackBadge }) => (EMBLEMS[trackBadge] ?? []).join(""));
  expect(new Set(emblems).size).toBe(LEAGUES.length);
  expect(emblems.every((paths) => paths.startsWith("M"))).toBe(true);
});
