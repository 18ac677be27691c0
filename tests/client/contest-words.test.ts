import { describe, expect, it } from "vitest";

import { CONTEST } from "#shared/rules/contests/numbers.ts";
import { contestState } from "#shared/rules/contests/state.ts";
import { after, dayOf, days, startOf, type Day, type Stamp } from "#shared/units.ts";

import type { ContestTeam } from "../../client/data/contests/use-contests.ts";
import {
  contestBodyOf,
  firstDays,
  newContestValues,
  tagsIn,
  tagsProblem,
} from "../../client/features/contests/form/form-values.ts";
import { hasRaces, winnersOf } from "../../client/features/contests/sides.ts";
import {
  contestPointsWords,
  dayNumber,
  placeOfTeams,
  racedWords,
  stateWords,
} from "../../client/social/contest-words.ts";

const FIRST = 20_000 as Day;
const at = (day: number): Day => (FIRST + day) as Day;

describe("how far a contest is", () => {
  const wordsOn = (day: Day, teams = 2): string => {
    const times = { firstDay: FIRST, days: 5, calledOffStamp: null };
    const state = contestState(times, teams, startOf(day));
    return stateWords({ ...times, state, startStamp: startOf(FIRST) }, day);
  };

  it("is said by its days", () => {
    expect(wordsOn(at(-1))).toMatch(/^Begins on /);
    expect([at(0), at(4), at(5), at(6)].map((day) => wordsOn(day))).toEqual([
      "Day 1 of 5",
      "Day 5 of 5",
      "Counting the last races",
      "Over after 5 days",
    ]);
    expect(wordsOn(at(0), 1)).toBe("Called off");
  });

  it("never counts a day before the first or after the last", () => {
    expect([-3, 0, 2, 4, 9].map((day) => dayNumber({ firstDay: FIRST, days: 5 }, at(day)))).toEqual([1, 1, 3, 5, 5]);
  });

  it("has points with one decimal, places among teams, and what is raced", () => {
    expect([588, 41_160, 0].map(contestPointsWords)).toEqual(["58.8", "4,116.0", "0.0"]);
    expect(placeOfTeams(2, 4)).toBe("2nd of 4");
    expect([racedWords(null), racedWords("addition_1")]).toEqual(["Each day's text", "Addition"]);
  });
});

describe("the teams of a contest", () => {
  const team = (slot: number, more: Partial<ContestTeam> = {}) =>
    ({ slot, answer: "in", place: 1, points: 10, ...more }) as ContestTeam;

  it("win together where nothing tells them apart, and not before the result stands", () => {
    const teams = [team(0), team(1), team(2, { place: 3, points: 5 })];
    expect(winnersOf({ teams, state: "over" }).map(({ slot }) => slot)).toEqual([0, 1]);
    expect(winnersOf({ teams, state: "counting" })).toEqual([]);
  });

  it("have no winner where nobody raced", () => {
    const teams = [team(0, { points: 0 }), team(1, { points: 0 })];
    expect([hasRaces({ teams }), winnersOf({ teams, state: "over" })]).toEqual([false, []]);
  });
});

describe("the form of a contest", () => {
  const now = (startOf(FIRST) + 80_000) as Stamp;

  it("takes tags however they are parted, each once and in capitals", () => {
    expect(tagsIn(" zoom, RUSH;owls [bee]  zoom\n")).toEqual(["ZOOM", "RUSH", "OWLS", "BEE"]);
    expect(tagsIn(" , ")).toEqual([]);
  });

  it("says what is wrong with them", () => {
    const seven = Array.from({ length: CONTEST.teamsMax - 1 }, (_, nth) => `T${nth}`).join(" ");
    expect(tagsProblem("", "OWN")).toMatch(/at least one/);
    expect(tagsProblem("zoom r!sh", "OWN")).toMatch(/R!SH.* isn't a tag/);
    expect(tagsProblem("zoom own", "OWN")).toMatch(/Your own team/);
    expect(tagsProblem(`${seven} more`, "OWN")).toMatch(/up to 7 teams/);
    expect(tagsProblem(seven, "OWN")).toBeUndefined();
  });

  it("offers the days from tomorrow on, and begins with tomorrow", () => {
    const offered = firstDays(now);
    expect([offered[0], offered.at(-1)]).toEqual([at(1), at(CONTEST.daysAhead)]);
    expect(Number(newContestValues(now, "addition_1").firstDay)).toBe(dayOf(now) + 1);
  });

  it("sends a lesson only where lessons are raced", () => {
    const values = { ...newContestValues(now, "division_1"), tags: "zoom rush" };
    expect(contestBodyOf(values, "type", now)).toMatchObject({
      tags: ["ZOOM", "RUSH"],
      firstDay: at(1),
      lessonID: null,
    });
    expect(contestBodyOf(values, "math", now).lessonID).toBe("division_1");
  });

  it("left open over midnight means the first day that is left", () => {
    const values = { ...newContestValues(now, "division_1"), tags: "zoom" };
    expect(contestBodyOf(values, "type", after(now, days(1))).firstDay).toBe(at(2));
  });
});
