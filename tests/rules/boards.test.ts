import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LESSON_IDS } from "#shared/content/lessons/lesson.ts";
import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import { SITES } from "#shared/content/site.ts";
import { WORLDS } from "#shared/content/worlds.ts";
import { isCountDue } from "#shared/rules/board-counts.ts";
import { BOARD_PARTS, lessonOf, partsOf, worldOf } from "#shared/rules/board-parts.ts";
import {
  bestPercent,
  BOARD,
  BOARD_GROUPS,
  boardKey,
  boardOf,
  BOARD_KINDS,
  figureOf,
  HOF_RACES,
  inBoardOrder,
  isRunning,
  isSettled,
  periodsToMake,
  periodToShow,
  racesToGo,
  SHARES,
  SPAN_OF,
  standsOn,
  type Standing,
} from "#shared/rules/boards.ts";
import { endOfPeriod, periodOf, startOfPeriod } from "#shared/rules/periods.ts";
import { after, before, days, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

const [FIRST, SECOND] = SEASON_CALENDAR as readonly [Season, Season];
const SPANS = Object.values(SPAN_OF);

/** Few values, so that many are equal. */
const standing = fc.record({
  points: fc.nat(3),
  average: fc.option(fc.constantFrom(40, 50.5, 60), { nil: null }),
  ranked: fc.nat(3),
  lastStamp: fc.nat(2) as fc.Arbitrary<Stamp>,
});
const crowd = fc
  .array(standing, { maxLength: 12 })
  .map((all): Standing[] => all.map((each, nth) => ({ ...each, id: nth + 1 })));

/** Plainly: what one has to be, in the order in which it tells, the larger first. */
const MODEL = {
  points: ({ points, lastStamp, ranked, id }: Standing) => [points, 0 - lastStamp, -ranked, -id],
  hof: ({ average, ranked, id }: Standing) => [average ?? 0, ranked, -id],
};
function isFirst(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, nth) => value !== other[nth]);
  return (one[at] ?? 0) > (other[at] ?? 0);
}

describe.each(BOARD_KINDS)("the order of a board of %s", (kind) => {
  it("is that of what tells first, and no two are equal in it", () => {
    fc.assert(
      fc.property(crowd, (all) => {
        const places = all.map((own) => all.filter((other) => isFirst(MODEL[kind](other), MODEL[kind](own))).length);
        const ordered = all.toSorted(inBoardOrder(kind));
        expect(ordered.map(({ id }) => places[id - 1])).toEqual(all.map((_, nth) => nth));
      }),
    );
  });
});

describe("a place", () => {
  const done = { id: 1, average: 60, lastStamp: 0 as Stamp };

  it.each([
    ["day", 10],
    ["week", 25],
    ["month", 50],
    ["season", 100],
  ] as const)("among the averages of a %s takes %i ranked races", (span, races) => {
    const board = { kind: "hof", span } as const;
    expect(standsOn(board, { ...done, points: 0, ranked: races })).toBe(true);
    expect(standsOn(board, { ...done, points: 9_000, ranked: races - 1 })).toBe(false);
    expect([racesToGo(board, races - 1), racesToGo(board, races), racesToGo(board, races + 7)]).toEqual([1, 0, 0]);
  });

  it("among points takes one, and asks for no races", () => {
    const board = { kind: "points", span: "day" } as const;
    expect(standsOn(board, { ...done, points: 1, ranked: 1 })).toBe(true);
    expect(standsOn(board, { ...done, points: 0, ranked: HOF_RACES.day })).toBe(false);
    expect(racesToGo(board, 0)).toBe(0);
  });

  it("is by points, or by the average", () => {
    expect(figureOf("points", { points: 7, average: 60 })).toBe(7);
    expect(figureOf("hof", { points: 7, average: 60 })).toBe(60);
    expect(figureOf("hof", { points: 7, average: null })).toBe(0);
  });
});

describe("a share", () => {
  it("is the smallest one that somebody is among", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 100, maxLength: 300 }), fc.nat(299), (figures, at) => {
        const ordered = figures.toSorted((one, other) => other - one);
        const shares = SHARES.map((share) => ordered[Math.ceil(share * ordered.length - 1e-9) - 1] ?? 0);
        const own = ordered[at % ordered.length] ?? 0;
        const percent = bestPercent(own, shares);
        const last = (share: number) => ordered[Math.ceil((share * ordered.length) / 100 - 1e-9) - 1] ?? 0;
        expect(own).toBeGreaterThanOrEqual(last(percent));
        expect(own).toBeLessThan(percent === 1 ? Infinity : last(percent - 1));
      }),
    );
  });

  it("is everybody for who is behind all of them", () => {
    expect(bestPercent(0, [9, 8])).toBe(100);
    expect(bestPercent(8, [9, 8])).toBe(2);
  });
});

describe("the name of a board", () => {
  it("says which one it is", () => {
    const board = { kind: "points", group: "racers", span: "week", period: 2_947, site: "type" } as const;
    expect(boardKey(board)).toBe("points:racers:week:2947:type");
    expect(boardOf("points:racers:week:2947:type")).toEqual(board);
    expect(boardKey({ ...board, part: "world:3" })).toBe("points:racers:week:2947:type:world:3");
  });

  it("is of one board only, and leads back to it, whatever its part", () => {
    const anyBoard = fc.record({
      kind: fc.constantFrom(...BOARD_KINDS),
      group: fc.constantFrom(...BOARD_GROUPS),
      span: fc.constantFrom(...SPANS),
      period: fc.nat(30_000),
      site: fc.constantFrom(...SITES),
      part: fc.constantFrom(undefined, ...BOARD_PARTS),
    });
    fc.assert(
      fc.property(anyBoard, anyBoard, (one, other) => {
        expect(boardOf(boardKey(one))).toEqual(one);
        expect(boardKey(one) === boardKey(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});

describe("the parts of boards", () => {
  it("are every world, and every lesson where math is raced", () => {
    expect(partsOf("type").map(worldOf)).toEqual(WORLDS.map(({ worldID }) => worldID));
    expect(partsOf("math").flatMap((part) => lessonOf(part) ?? [])).toEqual([...LESSON_IDS]);
    for (const part of BOARD_PARTS)
      expect([worldOf(part), lessonOf(part)].filter((each) => each !== undefined).length).toBe(1);
    expect([worldOf(undefined), lessonOf(undefined)]).toEqual([undefined, undefined]);
  });
});

describe("the periods that are made", () => {
  it("are the one of now and the one that ended last, each of its span", () => {
    const moment = fc.integer({ min: FIRST.startStamp, max: SECOND.endStamp }) as fc.Arbitrary<Stamp>;
    fc.assert(
      fc.property(moment, fc.constantFrom("day" as const, "week" as const, "month" as const), (now, span) => {
        const [shown = 0, last = 0, ...more] = periodsToMake(span, now);
        expect([shown, more]).toEqual([periodOf(span, now), []]);
        expect(endOfPeriod(span, last)).toBe(startOfPeriod(span, shown));
      }),
    );
  });

  it("are, between two seasons, that which was last; none before the first", () => {
    const between = after(FIRST.endStamp, hours(1));
    expect(periodsToMake("season", between)).toEqual([FIRST.seasonID]);
    expect(periodToShow("season", between)).toBe(FIRST.seasonID);
    expect(periodsToMake("season", after(SECOND.startStamp, hours(1)))).toEqual([SECOND.seasonID, FIRST.seasonID]);
    expect(periodsToMake("season", before(FIRST.startStamp, seconds(1)))).toEqual([]);
  });

  it("run until the second in which they end, and are settled an hour later", () => {
    for (const span of SPANS) {
      const period = periodOf(span, after(SECOND.startStamp, days(2))) ?? 0;
      const end = endOfPeriod(span, period) ?? (0 as Stamp);
      expect([isRunning(span, period, before(end, seconds(1))), isRunning(span, period, end)]).toEqual([true, false]);
      expect([isSettled(end, after(end, minutes(59))), isSettled(end, after(end, hours(1)))]).toEqual([false, true]);
    }
  });
});

describe("everybody on a board", () => {
  const START = startOfPeriod("week", 2_960) ?? (0 as Stamp);
  const minutesOf = (count: number) => Array.from({ length: count }, (_, nth) => after(START, minutes(nth)));

  it("is counted at once, and from then on once in each half hour, whenever the board was made first", () => {
    for (const part of [undefined, ...BOARD_PARTS]) {
      let counted = 0 as Stamp;
      const counts = minutesOf(180).filter((now) => {
        if (!isCountDue({ part }, counted, now)) return false;
        counted = now;
        return true;
      });
      expect(counts[0]).toBe(START);
      const gaps = counts.slice(1).map((stamp, nth) => stamp - (counts[nth] ?? 0));
      expect(Math.max(...gaps)).toBe(BOARD.countedEvery / 1_000);
      expect(new Set(gaps.slice(1))).toEqual(new Set([BOARD.countedEvery / 1_000]));
    }
  });

  it("isn't counted with that of all other parts in the same minute", () => {
    const counted = new Map(BOARD_PARTS.map((part) => [part, START]));
    for (const now of minutesOf(120).slice(1)) {
      const due = BOARD_PARTS.filter((part) => isCountDue({ part }, counted.get(part) ?? START, now));
      for (const part of due) counted.set(part, now);
      expect(due.length).toBeLessThanOrEqual(Math.ceil(BOARD_PARTS.length / 30));
    }
  });
});
