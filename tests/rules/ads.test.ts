import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { OWN_ADS } from "#shared/content/ads.ts";
import type { Person } from "#shared/rules/account/gates.ts";
import { isUnderAgeGate } from "#shared/rules/ads/age-gate.ts";
import { adsFor } from "#shared/rules/ads/audience.ts";
import { isMidrollDue } from "#shared/rules/ads/midroll.ts";
import { ownAdsFor, type OwnAdFacts } from "#shared/rules/ads/own-ads.ts";
import { adFitting, openPlaces, placesOf, type AdPage } from "#shared/rules/ads/places.ts";
import { adAfter, AD_WORDS, ASKED, adWordIn, type AdState } from "#shared/rules/ads/request.ts";
import { isControl, refreshMs, turnsFrom } from "#shared/rules/ads/turns.ts";

import { diceOf } from "../support/dice.ts";

const PAGES: readonly AdPage[] = [
  "race",
  "garage",
  "season",
  "stats",
  "shop",
  "customizer",
  "friends",
  "team",
  "teamDetail",
  "leaderboards",
  "achievements",
  "news",
  "profile",
];
const FRAMES = ["https://one.example/ad", "https://two.example/ad"];

const racer: Person = {
  site: "type",
  membership: "basic",
  gamesPlayedAllSites: 3,
  totalFriends: 0,
  cars: 1,
  classStanding: "none",
  disabledClassSettings: [],
};

describe("who sees whose ads", () => {
  const anybody = { membership: "basic", isOfClass: false, isUnderAgeGate: false } as const;
  it.each([
    ["nobody's where the operator wants none", { noAds: true, ads: FRAMES }, anybody, "none"],
    ["nobody's with gold", { noAds: false, ads: FRAMES }, { ...anybody, membership: "gold" }, "none"],
    ["nobody's in a class", { noAds: false, ads: FRAMES }, { ...anybody, isOfClass: true }, "none"],
    ["ours under the age gate", { noAds: false, ads: FRAMES }, { ...anybody, isUnderAgeGate: true }, "own"],
    ["ours without a provider", { noAds: false, ads: [] }, anybody, "own"],
    ["a provider's otherwise", { noAds: false, ads: FRAMES }, anybody, "provider"],
  ] as const)("%s", (_who, site, audience, from) => {
    expect(adsFor(site, audience)).toEqual({ from, frames: from === "provider" ? FRAMES : [] });
  });

  it.each([
    ["unknown", true, true],
    ["unknown", false, false],
    ["under", true, true],
    ["under", false, true],
    ["over", true, false],
    ["over", false, false],
  ] as const)("age %s, gate up %s: under it is %s", (age, isGateUp, isUnder) => {
    expect(isUnderAgeGate(age, isGateUp)).toBe(isUnder);
  });
});

describe("the place of an ad", () => {
  it.each([
    [1_440, 300, 600],
    [1_365, 300, 600],
    [1_364, 160, 600],
    [1_234, 160, 600],
    [1_233, 970, 90],
    [1_009, 336, 280],
    [360, 336, 280],
  ])("beside the boards in a window %i wide is %i × %i", (windowWidth, width, height) => {
    expect(adFitting(openPlaces("leaderboards", racer), windowWidth)).toMatchObject({ width, height });
  });

  it("on a stage is above or below it, never beside", () => {
    for (const page of ["garage", "season", "shop", "customizer"] as const) {
      expect(adFitting(openPlaces(page, racer), 1_440)).toMatchObject({ width: 970, height: 90 });
      expect(adFitting(openPlaces(page, racer), 390)).toMatchObject({ width: 336, height: 280 });
    }
  });

  it("is none on the race page, nor in a window narrower than any", () => {
    expect(placesOf("race")).toEqual([]);
    for (const page of PAGES) expect(adFitting(openPlaces(page, racer), 359)).toBeUndefined();
  });

  it("above the page opens after one race, the others after three", () => {
    const after = (games: number) => openPlaces("stats", { ...racer, gamesPlayedAllSites: games });
    expect([0, 1, 2, 3].map(after)).toEqual([[], ["top"], ["top"], ["left", "top", "square"]]);
  });

  it("is none for gold and for whoever is in a class, on whatever page", () => {
    for (const page of PAGES) {
      expect(openPlaces(page, { ...racer, membership: "gold" })).toEqual([]);
      expect(openPlaces(page, { ...racer, classStanding: "member" })).toEqual([]);
      expect(openPlaces(page, { ...racer, classStanding: "pending" })).toEqual([]);
    }
  });
});

describe("turns", () => {
  it("change every thirty seconds, on the race page never", () => {
    for (const page of PAGES) expect(refreshMs(page)).toBe(page === "race" ? undefined : 30_000);
  });

  it("are those of the control variant for one visit in twenty", () => {
    const dice = diceOf("control ads");
    const visits = 20_000;
    const control = Array.from({ length: visits }, () => isControl(dice)).filter(Boolean).length;
    expect(control / visits).toBeGreaterThan(0.04);
    expect(control / visits).toBeLessThan(0.06);
    expect([isControl(() => 0.049), isControl(() => 0.05)]).toEqual([true, false]);
  });

  it("begin anywhere and leave nobody out", () => {
    const dice = diceOf("turns of ads");
    expect(turnsFrom(dice, [])).toEqual([]);
    expect(turnsFrom(() => 0.5, ["a", "b", "c"])).toEqual(["b", "c", "a"]);
    const all = ["a", "b", "c", "d"];
    for (let nth = 0; nth < 50; nth++) expect(turnsFrom(dice, all).toSorted()).toEqual(all);
  });
});

describe("a request for an ad", () => {
  const after = (...events: readonly Parameters<typeof adAfter>[1][]): AdState => events.reduce(adAfter, ASKED);

  it("is made again once when no ad comes, and fails then", () => {
    expect(after("waited")).toEqual({ is: "asked", tries: 2 });
    expect(after("waited", "waited")).toEqual({ is: "over", tries: 2, why: "failed" });
  });

  it("that failed waits for its second try, whose failure ends it", () => {
    expect(after("failed")).toEqual(ASKED);
    expect(after("failed", "waited")).toEqual({ is: "asked", tries: 2 });
    expect(after("failed", "waited", "failed")).toEqual({ is: "over", tries: 2, why: "failed" });
  });

  it("ends with the end of its ad, with a failure of it, and where it closes itself", () => {
    expect(after("playing")).toEqual({ is: "playing", tries: 1 });
    expect(after("playing", "waited")).toEqual({ is: "playing", tries: 1 });
    for (const why of ["played", "failed", "closed"] as const) {
      expect(after("playing", why)).toEqual({ is: "over", tries: 1, why });
    }
  });

  it("is over whatever a page says afterwards, and asks no more than twice", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...AD_WORDS, "waited" as const)), (events) => {
        const states = events.map((_event, at) => after(...events.slice(0, at + 1)));
        const ends = states.filter(({ is }) => is === "over");
        expect(states.slice(states.length - ends.length)).toEqual(ends.map(() => ends[0]));
        for (const { tries } of states) expect(tries).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("hears four words in one shape, and nothing else", () => {
    for (const ad of AD_WORDS) expect(adWordIn({ ad })).toBe(ad);
    const others = [{ ad: "open" }, { ad: "played", to: "/" }, { ad: ["played"] }, ["played"], "played", null, 7, {}];
    for (const other of others) expect(adWordIn(other)).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect([undefined, ...AD_WORDS]).toContain(adWordIn(message));
      }),
    );
  });
});

it("a film comes after three more races, where there is room for it", () => {
  expect([isMidrollDue(5, 3, 1_366), isMidrollDue(6, 3, 1_366), isMidrollDue(6, 3, 699)]).toEqual([false, true, false]);
});

describe("our own pictures", () => {
  const facts: OwnAdFacts = {
    page: "garage",
    mayBuy: true,
    season: { key: "golden-hour", name: "Golden Hour" },
    event: { key: "lantern-week", name: "Lantern Week" },
    ownTag: null,
    teams: [
      { tag: "FAST", tagColor: "ff0000" },
      { tag: "SLOW", tagColor: null },
    ],
  };
  const subjects = (change: Partial<OwnAdFacts>) => ownAdsFor({ ...facts, ...change }).map(({ subject }) => subject);

  it("show what there is, in words and an address of its own", () => {
    expect(ownAdsFor(facts).map(({ title, to }) => [title, to])).toEqual([
      ["Golden Hour", "/season"],
      ["Lantern Week", "/event"],
      ["FAST", "/team/FAST"],
      [OWN_ADS.teams.title, "/team"],
      [OWN_ADS.gold.title, "/store/gold"],
    ]);
  });

  it("leave out what isn't there, what one has, and what asks for money that one may not give", () => {
    expect(subjects({ season: undefined, event: undefined, teams: [] })).toEqual(["teams", "gold"]);
    expect(subjects({ ownTag: "FAST", mayBuy: false })).toEqual(["season", "event", "friendsTeam"]);
    expect(ownAdsFor({ ...facts, ownTag: "FAST" })).toContainEqual(expect.objectContaining({ to: "/team/SLOW" }));
  });

  it("lead from no page to itself", () => {
    expect(subjects({ page: "season" })).not.toContain("season");
    expect(subjects({ page: "team" })).not.toContain("teams");
    expect(subjects({ page: "teamDetail" })).toEqual(["season", "event", "gold"]);
  });
});
