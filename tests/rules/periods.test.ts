import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import { endOfPeriod, periodOf, SPANS, startOfPeriod } from "#shared/rules/periods.ts";
import { before, seconds, type Stamp } from "#shared/units.ts";

const at = (text: string): Stamp => (Date.parse(text) / 1_000) as Stamp;
const text = (stamp: Stamp | undefined): string | undefined =>
  stamp === undefined ? undefined : new Date(stamp * 1_000).toISOString().slice(0, 16);

/** From 1971 on, for eighty years. */
const stampIn = (min: number, max: number) => fc.integer({ min, max }).map((stamp) => stamp as Stamp);
const anyStamp = stampIn(31_536_000, 2_550_000_000);
const [FIRST_SEASON] = SEASON_CALENDAR as readonly [Season, ...Season[]];
const aSeason = stampIn(FIRST_SEASON.startStamp, FIRST_SEASON.endStamp - 1);

describe("periods", () => {
  it.each(SPANS)("of a %s hold their moments, from the first second to the last", (span) => {
    fc.assert(
      fc.property(span === "season" ? aSeason : anyStamp, (stamp) => {
        const period = periodOf(span, stamp) ?? Number.NaN;
        const [start, end] = [startOfPeriod(span, period), endOfPeriod(span, period)] as [Stamp, Stamp];
        expect(start).toBeLessThanOrEqual(stamp);
        expect(stamp).toBeLessThan(end);
        expect(periodOf(span, start)).toBe(period);
        expect(periodOf(span, before(end, seconds(1)))).toBe(period);
        expect(periodOf(span, end)).not.toBe(period);
      }),
    );
  });

  it.each(SPANS.filter((span) => span !== "season"))("of a %s follow each other without a gap", (span) => {
    fc.assert(
      fc.property(anyStamp, (stamp) => {
        const period = periodOf(span, stamp) ?? 0;
        expect(endOfPeriod(span, period)).toBe(startOfPeriod(span, period + 1));
      }),
    );
  });

  it("begin where people expect it, in UTC", () => {
    const spanOf = (span: (typeof SPANS)[number], moment: string) => {
      const period = periodOf(span, at(moment)) ?? 0;
      return [text(startOfPeriod(span, period)), text(endOfPeriod(span, period))];
    };
    const friday = "2026-11-27T20:59:59Z";
    expect(spanOf("day", friday)).toEqual(["2026-11-27T00:00", "2026-11-28T00:00"]);
    expect(spanOf("week", friday)).toEqual(["2026-11-23T00:00", "2026-11-30T00:00"]);
    expect(spanOf("month", friday)).toEqual(["2026-11-01T00:00", "2026-12-01T00:00"]);
    expect(spanOf("month", "2028-02-29T23:59:59Z")).toEqual(["2028-02-01T00:00", "2028-03-01T00:00"]);
    expect(spanOf("league", friday)).toEqual(["2026-11-20T21:00", "2026-11-27T21:00"]);
    expect(spanOf("league", "2026-11-27T21:00:00Z")).toEqual(["2026-11-27T21:00", "2026-12-04T21:00"]);
    expect(spanOf("team-league", friday)).toEqual(["2026-11-25T21:00", "2026-12-02T21:00"]);
  });

  it("of seasons are those of the calendar, and the days between belong to none", () => {
    const [first, second] = SEASON_CALENDAR as readonly [Season, Season, ...Season[]];
    expect(periodOf("season", first.startStamp)).toBe(first.seasonID);
    expect(periodOf("season", first.endStamp)).toBeUndefined();
    expect(periodOf("season", second.startStamp)).toBe(second.seasonID);
    expect(startOfPeriod("season", 0)).toBeUndefined();
    expect(endOfPeriod("season", first.seasonID)).toBe(first.endStamp);
  });
});
