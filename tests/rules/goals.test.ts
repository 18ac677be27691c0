import { describe, expect, it } from "vitest";

import { goalsAfter, goalsOn, NO_GOALS, type GoalRace, type Goals } from "#shared/rules/rewards/goals.ts";
import { dayOf, type Day, type Stamp } from "#shared/units.ts";

const race = (day: number, changes: Partial<GoalRace> = {}): GoalRace => ({
  day: day as Day,
  isFinished: true,
  speed: 60,
  isContest: true,
  place: 1,
  ...changes,
});
const after = (...races: readonly GoalRace[]): Goals => races.reduce(goalsAfter, NO_GOALS);
const on = (goals: Goals, day: number) => goalsOn(goals, day as Day);

describe("a day", () => {
  it("begins at midnight UTC", () => {
    const midnight = Date.UTC(2026, 10, 23) / 1_000;
    expect(dayOf(midnight as Stamp) - dayOf((midnight - 1) as Stamp)).toBe(1);
    expect(dayOf((midnight + 86_399) as Stamp)).toBe(dayOf(midnight as Stamp));
  });
});

describe("days running", () => {
  it("grow by the first finished race of the next day, however many follow", () => {
    const goals = after(race(10), race(11), race(11), race(12), race(12));
    expect(on(goals, 12)).toMatchObject({ streakDays: 3, hasRacedToday: true });
  });

  it("wait a whole day for the next race, and are over after it", () => {
    const goals = after(race(10), race(11));
    expect(on(goals, 12)).toMatchObject({ streakDays: 2, hasRacedToday: false });
    expect(on(goals, 13)).toMatchObject({ streakDays: 0, hasRacedToday: false });
    expect(on(goalsAfter(goals, race(13)), 13)).toMatchObject({ streakDays: 1, hasRacedToday: true });
  });

  it("need a race that is finished; a friend race is one, too", () => {
    const goals = after(race(10), race(11, { isFinished: false, place: null }));
    expect(on(goals, 11)).toMatchObject({ streakDays: 1, hasRacedToday: false });
    expect(on(after(race(10), race(11, { isContest: false })), 11)).toMatchObject({ streakDays: 2 });
  });

  it("are not changed by a race of an earlier day that is written late", () => {
    const goals = after(race(10), race(11, { speed: 50 }), race(10, { speed: 90 }), race(3));
    expect(on(goals, 11)).toMatchObject({ streakDays: 2, bestToday: 50 });
  });

  it("are none before the first race", () => {
    expect(on(NO_GOALS, 10)).toEqual({ streakDays: 0, hasRacedToday: false, winsRunning: 0, bestToday: null });
  });
});

describe("the best of today", () => {
  it("is the fastest finished race of the day, and none on the next", () => {
    const goals = after(race(10, { speed: 80 }), race(11, { speed: 55 }), race(11, { speed: 61 }), race(11));
    expect(on(goals, 11).bestToday).toBe(61);
    expect(on(goals, 12).bestToday).toBeNull();
  });
});

describe("wins running", () => {
  it("end with any other place, and with a race that is not finished", () => {
    expect(after(race(10), race(11), race(20)).winsRunning).toBe(3);
    expect(after(race(10), race(10, { place: 2 })).winsRunning).toBe(0);
    expect(after(race(10), race(10, { place: null, isFinished: false })).winsRunning).toBe(0);
  });

  it("are neither made nor ended by a race without places or among friends", () => {
    const aside = race(10, { isContest: false, place: 1 });
    expect(after(race(10), aside).winsRunning).toBe(1);
    expect(after(race(10), { ...aside, place: 3 }).winsRunning).toBe(1);
  });
});
