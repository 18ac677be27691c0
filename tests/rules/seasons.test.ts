import { describe, expect, it } from "vitest";

import { SEASON_CALENDAR, TOTAL_REWARDS } from "#shared/content/seasons/calendar.ts";
import { seasonAt, seasonToShow } from "#shared/rules/seasons/calendar.ts";
import { extraLevels, seasonLevelXP, seasonProgress, seasonXPBefore } from "#shared/rules/seasons/level.ts";
import { dayOf, startOf, type Stamp } from "#shared/units.ts";

const [FIRST, SECOND] = SEASON_CALENDAR;
if (!FIRST || !SECOND) throw new Error("there are two seasons");
const keyAt = (stamp: number) => seasonAt(stamp as Stamp)?.key;
const shownAt = (stamp: number) => seasonToShow(stamp as Stamp)?.key;

describe("the calendar of seasons", () => {
  it("has eight weeks for each, from midnight UTC on, and three days between", () => {
    for (const { startStamp, endStamp } of SEASON_CALENDAR) {
      expect([startOf(dayOf(startStamp)), startOf(dayOf(endStamp))]).toEqual([startStamp, endStamp]);
      expect(dayOf(endStamp) - dayOf(startStamp)).toBe(56);
    }
    const rests = SEASON_CALENDAR.slice(1).map(
      ({ startStamp }, nth) => dayOf(startStamp) - dayOf(SEASON_CALENDAR[nth]?.endStamp ?? startStamp),
    );
    expect(new Set(rests)).toEqual(new Set([3]));
    expect(SEASON_CALENDAR.map(({ seasonID }) => seasonID)).toEqual(SEASON_CALENDAR.map((_, nth) => nth + 1));
  });

  it("says which one runs: from its first second until before its last, and none between two", () => {
    expect([FIRST.startStamp - 1, FIRST.startStamp, FIRST.endStamp - 1, FIRST.endStamp].map(keyAt)).toEqual([
      undefined,
      FIRST.key,
      FIRST.key,
      undefined,
    ]);
    expect([SECOND.startStamp - 1, SECOND.startStamp].map(keyAt)).toEqual([undefined, SECOND.key]);
  });

  it("shows the last one on the days between, and none before the first", () => {
    const stamps = [FIRST.startStamp - 1, FIRST.startStamp, FIRST.endStamp, SECOND.startStamp - 1, SECOND.startStamp];
    expect(stamps.map(shownAt)).toEqual([undefined, FIRST.key, FIRST.key, FIRST.key, SECOND.key]);
  });
});

describe("the levels of a season", () => {
  it("take 1,500 and 100 for each level more", () => {
    expect([1, 2, 50].map(seasonLevelXP)).toEqual([1_600, 1_700, 6_500]);
    let before = 0;
    for (let level = 1; level < 1_000; level++) {
      expect(seasonXPBefore(level)).toBe(before);
      before += seasonLevelXP(level);
    }
  });

  it("begin exactly with their experience, however high", () => {
    const levels = [...Array.from({ length: 400 }, (_, nth) => nth + 2), 10_000, 1_000_000];
    for (const level of levels) {
      const start = seasonXPBefore(level);
      const requiredXP = seasonLevelXP(level);
      expect(seasonProgress(start)).toEqual({ level, currentLevelXP: 0, requiredXP, percentComplete: 0 });
      expect(seasonProgress(start - 1)).toMatchObject({ level: level - 1, percentComplete: 99 });
    }
    expect(seasonProgress(0)).toEqual({ level: 1, currentLevelXP: 0, requiredXP: 1_600, percentComplete: 0 });
    expect(seasonProgress(800)).toMatchObject({ level: 1, percentComplete: 50 });
  });

  it("past the one with the last reward are extra", () => {
    const last = TOTAL_REWARDS + 1;
    const extraAt = (level: number) => extraLevels(seasonXPBefore(level));
    expect([1, last - 1, last, last + 1, last + 7].map(extraAt)).toEqual([0, 0, 0, 1, 7]);
    expect(extraLevels(seasonXPBefore(last + 1) - 1)).toBe(0);
  });
});
