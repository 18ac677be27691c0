import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { allowed, GAMES_TO_UNLOCK, type Feature, type Person } from "#shared/rules/account/gates.ts";
import { gateOf } from "#shared/server/profiles/person.ts";
import type { Stamp } from "#shared/units.ts";

const newcomer: Person = {
  site: "type",
  membership: "basic",
  gamesPlayedAllSites: 0,
  totalFriends: 0,
  cars: 1,
  classStanding: "none",
  disabledClassSettings: [],
};
const FEATURES: readonly Feature[] = [
  "show_daily_shop_items",
  "show_leagues",
  "show_side_ad",
  "show_leaderboard_ad",
  "show_season_progress",
  "daily_challenges",
  "friend_races",
  "parking_lot",
  "allow_class_page",
  "allow_team_communication",
  "paid_offers",
  "outside_links",
];
const ADS = ["show_side_ad", "show_leaderboard_ad"] as const;

const anybody: fc.Arbitrary<Person> = fc.record({
  site: fc.constantFrom("type", "math"),
  membership: fc.constantFrom("basic", "gold"),
  gamesPlayedAllSites: fc.nat(30),
  totalFriends: fc.nat(2),
  cars: fc.nat(3),
  classStanding: fc.constantFrom("none", "pending", "member"),
  disabledClassSettings: fc.subarray([...FEATURES]),
});

describe("the gate of a feature", () => {
  it.each([
    ["show_daily_shop_items", 14],
    ["show_leagues", 12],
    ["show_side_ad", 3],
    ["show_leaderboard_ad", 1],
    ["show_season_progress", 6],
    ["daily_challenges", 10],
  ] as const)("%s opens with the %ith game", (feature, games) => {
    expect(GAMES_TO_UNLOCK[feature]).toBe(games);
    expect(allowed(feature, newcomer)).toEqual({ allowed: false, why: "moreGames", gamesToGo: games });
    expect(allowed(feature, { ...newcomer, gamesPlayedAllSites: games - 1 })).toEqual({
      allowed: false,
      why: "moreGames",
      gamesToGo: 1,
    });
    expect(allowed(feature, { ...newcomer, gamesPlayedAllSites: games })).toEqual({ allowed: true, why: "open" });
  });

  it.each([
    ["show_leagues", { membership: "gold" }, true, "goldOpens"],
    ["show_leagues", { membership: "gold", gamesPlayedAllSites: 12 }, true, "open"],
    ["daily_challenges", { membership: "gold" }, true, "goldOpens"],
    ["daily_challenges", { site: "math", gamesPlayedAllSites: 10 }, false, "otherSite"],
    ["daily_challenges", { site: "math", membership: "gold" }, false, "otherSite"],
    ["show_leagues", { site: "math", gamesPlayedAllSites: 12 }, true, "open"],
    ["friend_races", {}, false, "needsFriend"],
    ["friend_races", { totalFriends: 1 }, true, "open"],
    ["friend_races", { classStanding: "member" }, true, "open"],
    ["friend_races", { classStanding: "pending" }, false, "needsFriend"],
    ["friend_races", { membership: "gold" }, true, "goldOpens"],
    ["parking_lot", { cars: 1 }, false, "needsCars"],
    ["parking_lot", { cars: 2 }, true, "open"],
    ["parking_lot", { cars: 1, membership: "gold" }, true, "goldOpens"],
    ["show_side_ad", { gamesPlayedAllSites: 50, membership: "gold" }, false, "noAdsWithGold"],
    ["show_leaderboard_ad", { gamesPlayedAllSites: 50, classStanding: "member" }, false, "notForClasses"],
    ["allow_class_page", {}, false, "needsClass"],
    ["allow_class_page", { membership: "gold" }, false, "needsClass"],
    ["allow_class_page", { classStanding: "pending" }, true, "open"],
    ["allow_class_page", { classStanding: "member" }, true, "open"],
    [
      "allow_class_page",
      { classStanding: "member", disabledClassSettings: ["allow_class_page"] },
      false,
      "classSetting",
    ],
    ["allow_team_communication", {}, true, "open"],
    ["allow_team_communication", { disabledClassSettings: ["allow_team_communication"] }, false, "classSetting"],
    ["paid_offers", {}, true, "open"],
    ["paid_offers", { classStanding: "member" }, false, "notForClasses"],
    ["outside_links", {}, true, "open"],
    ["outside_links", { classStanding: "pending" }, false, "notForClasses"],
    ["paid_offers", { disabledClassSettings: ["paid_offers"] }, false, "classSetting"],
  ] as const)("%s with %o is %s: %s", (feature, change, open, why) => {
    expect(allowed(feature, { ...newcomer, ...change })).toEqual({ allowed: open, why });
  });

  it("stays shut where a teacher switched the feature off, whatever else is true", () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...FEATURES), (person, feature) => {
        const disabledClassSettings = [...person.disabledClassSettings, feature];
        expect(allowed(feature, { ...person, disabledClassSettings })).toEqual({ allowed: false, why: "classSetting" });
      }),
    );
  });

  it("shows no ad to gold or class members", () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...ADS), (person, ad) => {
        fc.pre(person.membership === "gold" || person.classStanding !== "none");
        expect(allowed(ad, person).allowed).toBe(false);
      }),
    );
  });

  it("never closes by playing more, making friends or buying cars", () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...FEATURES), fc.nat(20), (person, feature, more) => {
        fc.pre(allowed(feature, person).allowed);
        const later = {
          ...person,
          gamesPlayedAllSites: person.gamesPlayedAllSites + more,
          totalFriends: person.totalFriends + more,
          cars: person.cars + more,
        };
        expect(allowed(feature, later).allowed).toBe(true);
      }),
    );
  });

  it("opens after exactly the games that it says are to go", () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...FEATURES), (person, feature) => {
        const gate = allowed(feature, person);
        expect(gate.why === "moreGames").toBe(gate.gamesToGo !== undefined);
        fc.pre(gate.gamesToGo !== undefined);
        const games = person.gamesPlayedAllSites + (gate.gamesToGo ?? 0);
        expect(allowed(feature, { ...person, gamesPlayedAllSites: games }).allowed).toBe(true);
        expect(allowed(feature, { ...person, gamesPlayedAllSites: games - 1 }).allowed).toBe(false);
      }),
    );
  });

  it("is never shut by gold but for ads", () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...FEATURES), (person, feature) => {
        fc.pre(allowed(feature, person).allowed && !ADS.some((ad) => ad === feature));
        expect(allowed(feature, { ...person, membership: "gold" }).allowed).toBe(true);
      }),
    );
  });
});

describe("the gate of a player", () => {
  const NOW = 1_800_000_000 as Stamp;
  const until = (seconds: number) => (NOW + seconds) as Stamp;
  const gate = (membership: "basic" | "gold", gold_until_stamp: Stamp | null, races_played = 3) =>
    gateOf(
      "daily_challenges",
      { membership, gold_until_stamp, races_played, friends: 0, cars: 1, class: null },
      "type",
      NOW,
    );
  const shut = { allowed: false, why: "moreGames", gamesToGo: 7 };
  const open = { allowed: true, why: "goldOpens" };

  it("is opened by gold as long as it lasts, and not from the second at which it is over", () => {
    expect(gate("gold", null)).toEqual(open);
    expect(gate("gold", until(1))).toEqual(open);
    expect(gate("gold", until(0))).toEqual(shut);
    expect(gate("gold", until(-1))).toEqual(shut);
    expect(gate("basic", until(1))).toEqual(shut);
    expect(gate("basic", null)).toEqual(shut);
  });

  it("stays open after gold by the games that were played", () => {
    expect(gate("gold", until(-1), 10)).toEqual({ allowed: true, why: "open" });
    expect(gate("gold", until(-1), 9)).toEqual({ allowed: false, why: "moreGames", gamesToGo: 1 });
  });
});
