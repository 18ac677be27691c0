import { describe, expect, it } from "vitest";

import {
  achievementsOf,
  COMPARISONS,
  least,
  type Achievement,
  type AchievementRule,
} from "#shared/content/achievements/achievement.ts";
import type { SeasonID } from "#shared/content/seasons/calendar.ts";
import { backOffAfter, CHECK_DEBOUNCE_MS, checkWait } from "#shared/rules/achievements/back-off.ts";
import { earnedBy, holds, isActive, lockOf, newlyEarned } from "#shared/rules/achievements/earned.ts";
import { nearestOf, progressOf } from "#shared/rules/achievements/progress.ts";
import { standingOf, tallyAfterDeed, tallyAfterRace, type TalliedRace } from "#shared/rules/achievements/tally.ts";
import { after, seconds, type Stamp } from "#shared/units.ts";

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
  startedStamp: 0 as Stamp,
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
    expect(holds({ level: 5 }, rule("ne", "five"))).toBe(true);
  });

  it("may ask for a word: it is that word or not, without a way to it", () => {
    const gold = (comparison: AchievementRule["comparison"]): AchievementRule => ({
      field: "membership",
      comparison,
      value: "gold",
    });
    const against = (membership: "basic" | "gold") =>
      COMPARISONS.filter((comparison) => holds({ membership }, gold(comparison)));
    expect([against("gold"), against("basic")]).toEqual([["eq"], ["ne"]]);
    const way = (membership?: "basic" | "gold") => progressOf({ membership }, one({ rules: [gold("eq")] }));
    expect([way("gold"), way("basic"), way()].map(({ own, goal, share }) => [own, goal, share])).toEqual([
      [1, 1, 1],
      [0, 1, 0],
      [0, 1, 0],
    ]);
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

describe("what keeps an achievement closed", () => {
  const math = achievementsOf("math")(2, "Two", "Two.", 5, null, least("answers", 1));
  const seasonal = one({ season: { seasonID: 1 as SeasonID, startStamp: NOW, endStamp: (NOW + 10) as Stamp } });

  it("is said: it is locked, its season is not on, or it is earned on the other site", () => {
    expect(lockOf(one({ locked: true }), "math", NOW)).toBe("locked");
    expect(lockOf(one(), "math", NOW)).toBe("typing-only");
    expect([lockOf(one(), "type", NOW), lockOf(math, "math", NOW), lockOf(math, "type", NOW)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([-1, 0, 10].map((later) => lockOf(seasonal, "type", (NOW + later) as Stamp))).toEqual([
      "season-to-come",
      undefined,
      "season-over",
    ]);
  });
});

describe("the way to an achievement", () => {
  it("is the one of the rule that is furthest from holding, and is over only when that holds", () => {
    expect(progressOf({ racesPlayed: 1, highestSpeed: 45 }, one())).toEqual({
      field: "racesPlayed",
      own: 1,
      goal: 2,
      share: 0.5,
    });
    expect(progressOf({ racesPlayed: 9, highestSpeed: 49.99999 }, one()).share).toBeLessThan(1);
    expect(progressOf({ racesPlayed: 9, highestSpeed: 50 }, one()).share).toBe(1);
    expect(progressOf({}, one()).share).toBe(0);
  });

  it("has no parts where a figure must stay low or differ", () => {
    const low = (comparison: AchievementRule["comparison"], level: number) =>
      progressOf({ level }, one({ rules: [rule(comparison, 5)] })).share;
    expect([low("lt", 9), low("lt", 4), low("ne", 5), low("lte", 6), low("eq", 5), low("gt", 5)]).toEqual([
      0, 1, 0, 0, 1, 0.999,
    ]);
  });

  it("is shortest for those nearest, of which each asks for another figure", () => {
    const ask = (id: number, field: "podiums" | "placed1" | "giftsSent", value: number) =>
      speed(id, `${id}`, `${id}.`, 5, null, least(field, value));
    const among = [ask(1, "podiums", 10), ask(2, "podiums", 20), ask(3, "placed1", 4), ask(4, "giftsSent", 1)];
    const ids = (count: number) =>
      nearestOf({ podiums: 9, placed1: 1 }, among, count).map(({ achievementID }) => achievementID);
    expect(ids(2)).toEqual([1, 3]);
    expect(ids(9)).toEqual([1, 3, 4]);
  });
});

describe("a check that failed", () => {
  it("is not tried again for 120 seconds, and for 300 while checks go on failing", () => {
    const first = backOffAfter(undefined, NOW);
    expect(first).toBe(after(NOW, seconds(120)));
    expect(backOffAfter(first, after(first, seconds(9)))).toBe(after(first, seconds(309)));
  });

  it("makes the next one wait for that long, and never shorter than what comes together takes", () => {
    const until = backOffAfter(undefined, NOW);
    expect(checkWait(undefined, NOW)).toBe(CHECK_DEBOUNCE_MS);
    expect(checkWait(until, NOW)).toBe(seconds(120));
    expect(checkWait(until, after(NOW, seconds(119)))).toBe(seconds(1));
    expect(checkWait(until, after(NOW, seconds(500)))).toBe(CHECK_DEBOUNCE_MS);
  });

  it("doesn't stop checks for hours where the clock of a computer was wrong", () => {
    expect(checkWait(after(NOW, seconds(301)), NOW)).toBe(CHECK_DEBOUNCE_MS);
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
