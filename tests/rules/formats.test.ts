import { describe, expect, it } from "vitest";

import {
  formatClockTime,
  formatDay,
  formatLastDay,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatTime,
  formatWeekday,
  formatWeekdayMoment,
  formatZonedMoment,
} from "#shared/format/dates.ts";
import {
  formatAccuracy,
  formatChange,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSeconds,
  formatSpeed,
  formatShownChange,
  formatUpTo,
  formatWholeSpeed,
  formatPrice,
} from "#shared/format/figures.ts";

import { progressWords } from "../../client/features/achievements/words.ts";

/** Sunday 22 November 2026, 05:50:09 UTC. */
const STAMP = 1_795_326_609;

describe("days and times", () => {
  it("are written the British way, on a clock of 24 hours", () => {
    expect(formatDay(STAMP, "UTC")).toBe("22 November");
    expect(formatLongDay(STAMP, "UTC")).toBe("22 November 2026");
    const midnight = Date.UTC(2026, 10, 30) / 1_000;
    expect(formatLastDay(midnight, "UTC")).toBe("29 November");
    expect(formatLastDay(midnight, "Pacific/Auckland")).toBe("30 November");
    expect(formatWeekday(STAMP, "UTC")).toBe("Sunday 22 November 2026");
    expect(formatMonth(STAMP, "UTC")).toBe("November 2026");
    expect(formatTime(STAMP, "UTC")).toBe("05:50");
    expect(formatMoment(STAMP, "UTC")).toBe("22 November at 05:50");
    expect(formatWeekdayMoment(STAMP, "UTC")).toBe("Sunday 22 November 2026 at 05:50");
    expect(formatClockTime(STAMP)).toMatch(/^\w+ 2[123] November 2026, \d\d:\d\d:09$/);
  });

  it("go by the reader's zone, and name it where it is only guessed", () => {
    expect(formatMoment(STAMP, "Pacific/Auckland")).toBe("22 November at 18:50");
    expect(formatTime(STAMP - 5 * 3_600 - 50 * 60, "UTC")).toBe("00:00");
    expect(formatZonedMoment(STAMP, "UTC")).toBe("22 November 2026 at 05:50 UTC");
    expect(formatZonedMoment(STAMP, "Europe/London")).toBe("22 November 2026 at 05:50 GMT");
  });
});

describe("figures", () => {
  it("have a true minus, and none at nothing", () => {
    expect([-1_234.5, -0.001, 0].map(formatNumber)).toEqual(["−1,234.5", "0", "0"]);
    expect(formatMoney(-50)).toBe("−$50");
    expect(formatChange(-18.89, 2)).toBe("−18.89");
    expect(formatChange(1.5, 1)).toBe("+1.5");
    expect(formatChange(0, 1)).toBe("0.0");
    expect(formatChange(3, 0)).toBe("+3");
  });

  it("of accuracy keep a decimal, and are 100% only when nothing was wrong", () => {
    expect([97, 97.7, 99.96, 100].map(formatAccuracy)).toEqual(["97.0%", "97.7%", "99.9%", "100%"]);
  });

  it("of a share lose nothing to the way that computers count", () => {
    const shares = Array.from({ length: 101 }, (_each, percent) => percent);
    expect(shares.map((percent) => formatPercent(percent / 100))).toEqual(shares.map((percent) => `${percent}%`));
  });

  it("of speed have one decimal where they are compared, and none where they cheer", () => {
    expect([62, 91.15, 99.96].map(formatSpeed)).toEqual(["62.0", "91.1", "99.9"]);
    expect([62, 62.5, 99.96].map(formatWholeSpeed)).toEqual(["62", "62", "99"]);
    expect(formatShownChange(61.19, 62.4)).toBe("+1.3");
    expect(formatSeconds(38_213, 2)).toBe("38.21 s");
    expect(formatUpTo(1.2541, 3)).toBe("1.254");
  });

  it("of speed are one figure wherever they stand, whatever was measured, and reach a goal only when the racer has", () => {
    const measured = Array.from({ length: 30_001 }, (_each, hundredths) => hundredths / 100);
    const wrong = measured.filter((speed) => {
      const [fine, whole] = [Number(formatSpeed(speed)), Number(formatWholeSpeed(speed))];
      const progress = progressWords({ field: "highestSpeed", own: speed, goal: 400, share: 0 });
      return (
        whole !== Math.trunc(fine) ||
        fine > speed ||
        speed - fine >= 0.1 ||
        !progress.startsWith(formatSpeed(speed) + " ")
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe("a price", () => {
  it("is short where that is the very price, and in full otherwise", () => {
    const said = [950, 5_000, 12_500, 144_375, 2_400_000, 2_450_000].map(formatPrice);
    expect(said).toEqual(["$950", "$5K", "$12.5K", "$144,375", "$2.4M", "$2,450,000"]);
  });
});
