import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { CONTEST } from "#shared/rules/contests/numbers.ts";
import { contestPoints, contestStandings, type BestRace } from "#shared/rules/contests/standings.ts";
import { contestState, endOfContest, settledStamp, startOfContest } from "#shared/rules/contests/state.ts";
import { contestTexts } from "#shared/rules/contests/texts.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import { after, before, minutes, seconds, startOf, type Day, type Stamp } from "#shared/units.ts";

const race = (slot: number, points: number, more: Partial<BestRace> = {}): BestRace => ({
  number: ++numbers,
  slot,
  day: 100 as Day,
  points,
  startedStamp: numbers as Stamp,
  ...more,
});
let numbers = 0;

/** What a reader of the page would do with paper and pencil. */
function byHand(slots: readonly number[], races: readonly BestRace[], best: number) {
  const days = [...new Set(races.map(({ day }) => day))];
  const sumOn = (slot: number, day: Day): number => {
    const points = races.filter((each) => each.slot === slot && each.day === day).map((each) => each.points);
    let sum = 0;
    for (let nth = 0; nth < best && points.length > 0; nth++) {
      const most = Math.max(...points);
      points.splice(points.indexOf(most), 1);
      sum += most;
    }
    return sum;
  };
  const teams = slots.map((slot) => {
    let [points, daysWon, bestRace] = [0, 0, 0];
    for (const day of days) {
      points += sumOn(slot, day);
      if (slots.every((other) => other === slot || sumOn(other, day) < sumOn(slot, day))) daysWon++;
    }
    for (const each of races) if (each.slot === slot && each.points > bestRace) bestRace = each.points;
    return { slot, points, daysWon, bestRace };
  });
  const isAhead = (one: (typeof teams)[number], other: (typeof teams)[number]): boolean => {
    if (one.points !== other.points) return one.points > other.points;
    if (one.daysWon !== other.daysWon) return one.daysWon > other.daysWon;
    return one.bestRace > other.bestRace;
  };
  return teams.map((team) => ({ ...team, place: 1 + teams.filter((other) => isAhead(other, team)).length }));
}

describe("the standings of a contest", () => {
  it("are what anybody finds by hand, over many contests with few different figures", () => {
    for (let seed = 1; seed <= 400; seed++) {
      const dice = seededDice(seed);
      const roll = (sides: number): number => Math.floor(dice() * sides);
      const slots = Array.from({ length: 2 + roll(4) }, (_, slot) => slot);
      const best = 1 + roll(3);
      const races = Array.from({ length: roll(40) }, () =>
        race(roll(slots.length), roll(4), { day: (100 + roll(4)) as Day }),
      );
      const found = contestStandings(slots, races, best);
      const bare = found.map(({ slot, place, points, daysWon, bestRace }) => ({
        slot,
        points,
        daysWon,
        bestRace,
        place,
      }));
      expect(bare.toSorted((a, b) => a.slot - b.slot)).toEqual(byHand(slots, races, best));
      expect(found.map(({ place }) => place)).toEqual(found.map(({ place }) => place).toSorted((a, b) => a - b));
      for (const { points, days } of found) {
        expect(days.reduce((sum, day) => sum + day.points, 0)).toBe(points);
        for (const day of days) {
          const counted = day.races.filter(({ counts }) => counts);
          expect(counted.length).toBe(Math.min(best, day.races.length));
          expect(counted.reduce((sum, each) => sum + each.points, 0)).toBe(day.points);
        }
      }
    }
  });

  it("breaks a tie by days won, then by the best race, and shares a place where nothing tells", () => {
    const day = (nth: number) => ({ day: (100 + nth) as Day });
    const daysWon = [race(0, 10, day(0)), race(0, 10, day(1)), race(1, 0, day(0)), race(1, 20, day(2))];
    expect(contestStandings([0, 1], daysWon, 1)).toMatchObject([
      { slot: 0, place: 1, daysWon: 2 },
      { slot: 1, place: 2, daysWon: 1 },
    ]);
    const bestRace = [race(0, 10), race(0, 10), race(1, 12), race(1, 8)];
    expect(contestStandings([0, 1], bestRace, 2)).toMatchObject([
      { slot: 1, place: 1, bestRace: 12 },
      { slot: 0, place: 2 },
    ]);
    const equal = contestStandings([0, 1, 2], [race(0, 10), race(1, 10), race(2, 9)], 2);
    expect(equal.map(({ slot, place }) => [slot, place])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });

  it("lists a team without a race last, with nothing", () => {
    expect(contestStandings([0, 1], [race(1, 5)], 3).at(-1)).toMatchObject({
      slot: 0,
      place: 2,
      points: 0,
      bestRace: 0,
    });
    expect(contestStandings([0, 1], [], 3)).toMatchObject([{ place: 1 }, { place: 1 }]);
  });
});

describe("the points of a race", () => {
  it("are speed times accuracy, in tenths", () => {
    expect(contestPoints(80, 97.5)).toBe(780);
    expect(contestPoints(20, 100)).toBe(200);
    expect(contestPoints(0, 100)).toBe(0);
  });
});

describe("how far a contest is", () => {
  const times = { firstDay: 20_000 as Day, days: 3, calledOffStamp: null };
  const start = startOf(20_000 as Day);
  const at = (stamp: Stamp, teams = 2) => contestState(times, teams, stamp);

  it("is told by its days alone", () => {
    expect(startOfContest(times)).toBe(start);
    expect(at(before(start, seconds(1)))).toBe("waiting");
    expect(at(start)).toBe("running");
    expect(at(before(endOfContest(times), seconds(1)))).toBe("running");
    expect(at(endOfContest(times))).toBe("counting");
    expect(at(before(settledStamp(times), seconds(1)))).toBe("counting");
    expect(at(settledStamp(times))).toBe("over");
  });

  it("is off with too few teams as it begins, and where its host called it off", () => {
    expect(at(before(start, seconds(1)), 1)).toBe("waiting");
    expect(at(start, 1)).toBe("calledOff");
    expect(at(settledStamp(times), CONTEST.teamsMin - 1)).toBe("calledOff");
    for (const stamp of [before(start, seconds(9)), start, settledStamp(times)]) {
      expect(contestState({ ...times, calledOffStamp: 5 as Stamp }, 8, stamp)).toBe("calledOff");
    }
  });
});

describe("the text of a contest", () => {
  it("is that of the day on which a race starts, and shortly after midnight also of the day before", () => {
    const day = 20_000 as Day;
    const text = (of: number) => ({ day: of, textID: dailyText(of as Day) });
    expect(contestTexts(after(startOf(day), minutes(30)))).toEqual([text(20_000)]);
    expect(contestTexts(after(startOf(day), seconds(5)))).toEqual([text(20_000), text(19_999)]);
    expect(contestTexts(before(startOf(day), seconds(5)))).toEqual([text(19_999)]);
  });
});
