import { describe, expect, it } from "vitest";

import { EVENT_SCENERY, SCENERY_KEYS, SEASON_SCENERY, type RaceScenery } from "#shared/content/scenery.ts";
import { SEASON_CALENDAR } from "#shared/content/seasons/calendar.ts";
import type { EventKey } from "#shared/content/ways.ts";
import { sceneryFor } from "#shared/rules/scenery.ts";
import { before, days } from "#shared/units.ts";
import type { Stamp } from "#shared/units.ts";

import { diceOf } from "../support/dice.ts";

const RACES = 6_000;
const [FIRST, SECOND] = SEASON_CALENDAR;
if (!FIRST || !SECOND) throw new Error("there are no two seasons");

const racesAt = (now: Stamp, event?: EventKey): readonly RaceScenery[] => {
  const dice = diceOf(`races at ${now} ${event ?? ""}`);
  return Array.from({ length: RACES }, () => sceneryFor(now, dice, event));
};
const shareOf = (races: readonly RaceScenery[], special: string | undefined): number =>
  races.filter(({ specialScenery }) => specialScenery === special).length / races.length;

describe("the scenery of a race", () => {
  it.each(SEASON_CALENDAR)("is that of $name in a third of its races, from its first second to its last", (season) => {
    for (const now of [season.startStamp, (season.endStamp - 1) as Stamp]) {
      const races = racesAt(now);
      expect(shareOf(races, SEASON_SCENERY[season.key])).toBeCloseTo(1 / 3, 1);
      expect(shareOf(races, undefined)).toBeCloseTo(2 / 3, 1);
    }
  });

  it("is one of every day before, between and after seasons", () => {
    for (const now of [before(FIRST.startStamp, days(1)), FIRST.endStamp, (SECOND.startStamp - 1) as Stamp]) {
      expect(shareOf(racesAt(now), undefined)).toBe(1);
    }
  });

  it("is that of an event in half of the races while it runs, beside a season or without one", () => {
    const beside = racesAt(FIRST.startStamp, "lantern-week");
    expect(shareOf(beside, EVENT_SCENERY["lantern-week"])).toBeCloseTo(1 / 2, 1);
    expect(shareOf(beside, SEASON_SCENERY[FIRST.key])).toBeCloseTo(1 / 3, 1);
    const alone = racesAt(FIRST.endStamp, "snowball-sprint");
    expect(shareOf(alone, EVENT_SCENERY["snowball-sprint"])).toBeCloseTo(1 / 2, 1);
    expect(shareOf(alone, undefined)).toBeCloseTo(1 / 2, 1);
  });

  it("always has one of every day besides, all of them alike often, for pages that know no other", () => {
    const races = racesAt(FIRST.startStamp, "lantern-week");
    for (const key of SCENERY_KEYS) {
      const share = races.filter(({ sceneryKey }) => sceneryKey === key).length / RACES;
      expect(share).toBeCloseTo(1 / SCENERY_KEYS.length, 1);
    }
    expect(races.filter(({ sceneryKey }) => !SCENERY_KEYS.includes(sceneryKey))).toEqual([]);
  });
});
