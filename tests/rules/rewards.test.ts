import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { levelOf, levelProgress, pointsOfLevel } from "#shared/rules/rewards/level.ts";
import { NO_REWARD, raceReward, type Deed } from "#shared/rules/rewards/race-reward.ts";
import { sessionRaces } from "#shared/rules/rewards/session.ts";
import type { Stamp } from "#shared/units.ts";

const DEED: Deed = {
  isFinished: true,
  place: 3,
  wpm: 40,
  accuracy: 95,
  usedNitro: false,
  nitroHitLongestWord: false,
  beatWampus: false,
  friends: 0,
  isAlone: false,
  raceNumber: 1,
  isGold: false,
};

describe("what a race pays", () => {
  it("gives 40 WPM at 95 % the 114 experience that players know, and the place on top", () => {
    expect(raceReward({ ...DEED, place: null })).toMatchObject({ experience: 114, cash: 200 });
    expect(raceReward(DEED)).toMatchObject({ experience: 134, cash: 450 });
  });

  it("adds every part up", () => {
    const reward = raceReward({
      ...DEED,
      place: 1,
      accuracy: 100,
      usedNitro: true,
      nitroHitLongestWord: true,
      beatWampus: true,
      friends: 2,
      raceNumber: 20,
    });
    expect(reward.parts).toEqual({
      place: 500,
      speed: 200,
      accuracy: 250,
      longestWord: 50,
      wampus: 1_000,
      friends: 100,
    });
    expect(reward).toMatchObject({ cash: 2_100, experience: 120 + 50 + 25, nitros: 1 });
  });

  it.each([
    [100, 250],
    [99.99, 100],
    [98, 100],
    [97.99, 50],
    [96, 50],
    [95.99, 0],
  ])("pays %s %% accuracy with %s", (accuracy, cash) => {
    expect(raceReward({ ...DEED, accuracy }).parts.accuracy ?? 0).toBe(cash);
  });

  it("pays nothing under 75 %, nor to racers who did not finish", () => {
    expect(raceReward({ ...DEED, accuracy: 74.99 })).toBe(NO_REWARD);
    expect(raceReward({ ...DEED, isFinished: false })).toBe(NO_REWARD);
    expect(raceReward({ ...DEED, accuracy: 75 }).cash).toBeGreaterThan(0);
  });

  it("pays a place only where somebody else finished, too", () => {
    const alone = raceReward({ ...DEED, place: 1, isAlone: true });
    expect(alone).toEqual(raceReward({ ...DEED, place: null }));
    expect(raceReward({ ...DEED, place: 1 }).cash - alone.cash).toBe(500);
  });

  it("doubles the cash for gold, never the experience", () => {
    const basic = raceReward(DEED);
    const gold = raceReward({ ...DEED, isGold: true });
    expect([gold.cash, gold.experience]).toEqual([2 * basic.cash, basic.experience]);
  });

  it("pays whole amounts, which its parts sum to", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 290, noNaN: true }),
        fc.double({ min: 75, max: 100, noNaN: true }),
        fc.boolean(),
        (wpm, accuracy, isGold) => {
          const { cash, experience, parts } = raceReward({ ...DEED, wpm, accuracy, isGold });
          expect(Number.isSafeInteger(cash) && Number.isSafeInteger(experience)).toBe(true);
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(cash);
        },
      ),
    );
  });
});

describe("the level", () => {
  it("rises where the points say", () => {
    expect([pointsOfLevel(1), pointsOfLevel(2)]).toEqual([1_500, 5_000]);
    expect([0, 1_499, 1_500, 4_999, 5_000].map(levelOf)).toEqual([1, 1, 2, 2, 3]);
    expect(levelProgress(2_000)).toEqual({ level: 2, into: 500, needed: 3_500 });
  });

  it("is the one whose points fit, at any height", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (experience) => {
        const level = levelOf(experience);
        expect(pointsOfLevel(level)).toBeGreaterThan(experience);
        expect(level === 1 || pointsOfLevel(level - 1) <= experience).toBe(true);
      }),
    );
  });
});

describe("a session", () => {
  it("goes on while the pauses are no longer than half an hour", () => {
    const last = 1_000_000 as Stamp;
    expect(sessionRaces(4, last, (last + 1_800) as Stamp)).toBe(5);
    expect(sessionRaces(4, last, (last + 1_801) as Stamp)).toBe(1);
    expect(sessionRaces(0, undefined, last)).toBe(1);
  });
});
