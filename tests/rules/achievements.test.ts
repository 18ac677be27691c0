import { describe, expect, it } from "vitest";

import {
  achievementsOf,
  COMPARISONS,
  least,
  type Achievement,
  type AchievementRule,
} from "#shared/content/achievements/achievement.ts";
import type { SeasonID } from "#shared/content/seasons.ts";
import { earnedBy, holds, isActive, newlyEarned } from "#shared/rules/achievements/earned.ts";
import { standingOf, tallyAfterDeed, tallyAfterRace, type TalliedRace } from "#shared/rules/achievements/tally.ts";
import type { Stamp } from "#shared/units.ts";

const NOW = 1_800_000_000 as Stamp;
const RACE: TalliedRace = {
  site: "type",
  lessonID: null,
  place: 2,
  done: 203,
  errors: 1,
  elapsedMs: 40_000,
  speed: 61.5,
  accuracy: 99.5,
  usedNitro: true,
  friends: 0,
  beatWampus: false,
};
const rule = (comparison: AchievementRule["comparison"], value: number | string): AchievementRule => ({
  field: "level",
  comparison,
  value,
});
const speed = achievementsOf("speed");
const one = (more: Partial<Achievement> = {}): Achievement => ({
  ...speed(1, "One", "One.", 5, null, [least("racesPlayed", 2), least("highestSpeed", 50)]),
  ...more,
});

describe("a rule of an achievement", () => {
  it("compares a figure in six ways; a figure that is missing is 0", () => {
    const against = (own: number) => COMPARISONS.filter((comparison) => holds({ level: own }, rule(comparison, 5)));
    expect(against(4)).toEqual(["ne", "lt", "lte"]);
    expect(against(5)).toEqual(["eq", "gte", "lte"]);
    expect(against(6)).toEqual(["ne", "gt", "gte"]);
    expect([holds({}, rule("eq", 0)), holds({}, rule("gte", 1))]).toEqual([true, false]);
  });

  it("takes equal words for equal, and words that are no number for nothing else", () => {
    expect(holds({ level: 5 }, rule("eq", "5"))).toBe(true);
    for (const comparison of ["eq", "gt", "gte", "lt", "lte"] as const)
      expect(holds({ level: 5 }, rule(comparison, "five"))).toBe(false);
  });
});

describe("an achievement", () => {
  it("is earned only when every rule holds", () => {
    const among = [one()];
    expect(earnedBy({ racesPlayed: 2, highestSpeed: 50 }, "type", NOW, among)).toEqual(among);
    expect(earnedBy({ racesPlayed: 2, highestSpeed: 49.9 }, "type", NOW, among)).toEqual([]);
    expect(earnedBy({ racesPlayed: 1, highestSpeed: 90 }, "type", NOW, among)).toEqual([]);
  });

  it("is newly earned once", () => {
    const standing = { racesPlayed: 2, highestSpeed: 60 };
    expect(newlyEarned(standing, new Set(), "type", NOW, [one()])).toEqual([one()]);
    expect(newlyEarned(standing, new Set([one().achievementID]), "type", NOW, [one()])).toEqual([]);
  });

  it("sleeps while it is locked, and on the math site unless it is about math", () => {
    expect([isActive(one(), "type", NOW), isActive(one(), "math", NOW)]).toEqual([true, false]);
    expect(isActive(one({ locked: true }), "type", NOW)).toBe(false);
    expect(isActive(achievementsOf("math")(2, "Two", "Two.", 5, null, least("answers", 1)), "math", NOW)).toBe(true);
  });

  it("of a season can be earned on both sites, from its first stamp until before its last", () => {
    const seasonal = one({ season: { seasonID: 1 as SeasonID, startStamp: NOW, endStamp: (NOW + 10) as Stamp } });
    for (const site of ["type", "math"] as const)
      expect([-1, 0, 9, 10].map((later) => isActive(seasonal, site, (NOW + later) as Stamp))).toEqual([
        false,
        true,
        true,
        false,
      ]);
  });
});

describe("a tally", () => {
  it("adds what a typing race did, and keeps the best speed", () => {
    const twice = tallyAfterRace(tallyAfterRace({}, RACE), { ...RACE, place: 1, errors: 0, speed: 50, friends: 4 });
    expect(standingOf(twice)).toEqual({
      racesPlayed: 2,
      placed1: 1,
      podiums: 2,
      wordsTyped: 81,
      minutesRaced: 1,
      accurateRaces: 2,
      perfectRaces: 1,
      nitrosUsed: 2,
      perfectNitroRaces: 1,
      wampusBeaten: 0,
      friendRaces: 1,
      fullFriendRaces: 1,
      highestSpeed: 61.5,
    });
  });

  it("keeps math apart: races, answers and answers of the lesson", () => {
    const race: TalliedRace = { ...RACE, site: "math", lessonID: "money_1", place: 1, done: 20, speed: 25 };
    expect(tallyAfterRace(tallyAfterRace({}, race), { ...race, lessonID: null })).toEqual({
      mathRaces: 2,
      mathWins: 2,
      mathPerfectRaces: 0,
      answers: 40,
      answers_money_1: 20,
      mathSpeed: 25,
    });
  });

  it("sums what is added, and never lowers what was reached", () => {
    const counts = tallyAfterDeed({ giftsSent: 1, totalCars: 5 }, { add: { giftsSent: 2 }, reach: { totalCars: 3 } });
    expect(counts).toEqual({ giftsSent: 3, totalCars: 5 });
  });
});
