import { describe, expect, test } from "vitest";

import {
  formatClock,
  formatDuration,
  formatMoney,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatShortMoney,
  formatSpeed,
} from "#shared/format/figures.ts";
import { minutes, ms, seconds } from "#shared/units.ts";

import { limitText } from "../../client/ui/controls/text-limits.ts";
import { asksBetween, passedMark } from "../../client/ui/data/countdown-marks.ts";
import { gaugeMax } from "../../client/ui/data/gauge-scale.ts";
import { restingNeedle, swing } from "../../client/ui/data/needle.ts";
import { pageWindow } from "../../client/ui/data/page-window.ts";
import { pressColumn, sortRows } from "../../client/ui/data/sort.ts";

describe("numbers", () => {
  test("have thousands separators and at most two decimals, trimmed", () => {
    expect([1_234_567, 12.5, 12.345, 7].map(formatNumber)).toEqual(["1,234,567", "12.5", "12.35", "7"]);
  });

  test("as money carry the sign before the dollar", () => {
    expect([1_234, 0, -50].map(formatMoney)).toEqual(["$1,234", "$0", "−$50"]);
  });

  test("as short money never show more than there is", () => {
    expect([999, 1_000, 12_560, 999_999, 3_000_000, 1_250_000_000].map(formatShortMoney)).toEqual([
      "$999",
      "$1K",
      "$12.5K",
      "$999.9K",
      "$3M",
      "$1.2B",
    ]);
  });

  test("as places end in st, nd, rd and th, also in the teens", () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(formatOrdinal).join(" ")).toBe(
      "1st 2nd 3rd 4th 11th 12th 13th 21st 102nd 111th",
    );
  });

  test("as speed keep one decimal, as a share are never rounded up to perfect", () => {
    expect(formatSpeed(81.46)).toBe("81.4");
    expect(formatPercent(0.9999)).toBe("99.9%");
    expect(formatPercent(1)).toBe("100%");
  });
});

describe("spans of time", () => {
  test("read as on a clock", () => {
    expect([seconds(7), seconds(72), seconds(11_109), seconds(190_000), ms(-5)].map(formatClock)).toEqual([
      "0:07",
      "1:12",
      "3:05:09",
      "2d 4h",
      "0:00",
    ]);
  });

  test("read in words, the two largest parts", () => {
    expect([seconds(65), minutes(60), seconds(93_784), ms(0)].map(formatDuration)).toEqual([
      "1 minute 5 seconds",
      "1 hour",
      "1 day 2 hours",
      "0 seconds",
    ]);
  });

  test("are spoken only when a mark is passed", () => {
    expect(passedMark(ms(60_500), ms(59_500))).toBe(60_000);
    expect(passedMark(ms(59_500), ms(58_500))).toBeUndefined();
    expect(passedMark(ms(1_000), ms(0))).toBeUndefined();
  });

  test("ask for what comes at the end and twice more while it isn't there, also after a sleep", () => {
    const looks = [-2_000, -1_000, 0, 1_000, 3_900, 4_100, 14_000, 15_000];
    const asks = looks.slice(1).filter((now, nth) => asksBetween(ms(looks[nth] ?? 0), ms(now)));
    expect(asks).toEqual([0, 4_100, 15_000]);
    expect(asksBetween(ms(-90_000), ms(15_000))).toBe(true);
  });
});

describe("a column", () => {
  test("starts in its own direction and turns when pressed again", () => {
    const once = pressColumn(undefined, "name", "ascending");
    const twice = pressColumn(once, "name", "ascending");
    expect([once.direction, twice.direction]).toEqual(["ascending", "descending"]);
    expect(pressColumn(twice, "speed", "descending")).toEqual({ column: "speed", direction: "descending" });
  });

  test("sorts words like people do and keeps rows without a value last", () => {
    const names = ["car 10", undefined, "Car 2", "ant"];
    expect(sortRows(names, (name) => name, "ascending")).toEqual(["ant", "Car 2", "car 10", undefined]);
    expect(sortRows(names, (name) => name, "descending")).toEqual(["car 10", "Car 2", "ant", undefined]);
  });
});

test("a numeric field keeps only digits and cuts after that", () => {
  expect(limitText("1,000,000 cash", { numeric: true, maxLength: 4 })).toBe("1000");
  expect(limitText("abcdef", { maxLength: 4 })).toBe("abcd");
  expect(limitText("abcdef", { maxLength: 4, overflow: true })).toBe("abcdef");
});

test("pages near the current one, the first and the last have a button, a single gap is filled", () => {
  expect(pageWindow(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

test("the needle overshoots a little and comes to rest", () => {
  let needle = restingNeedle;
  let highest = 0;
  for (let frame = 0; frame < 240; frame += 1) {
    needle = swing(needle, 80, ms(16));
    highest = Math.max(highest, needle.value);
  }
  expect(needle).toEqual({ value: 80, speed: 0 });
  expect(highest).toBeGreaterThan(80);
  expect(highest).toBeLessThan(92);
});

describe("the end of a gauge", () => {
  test.each([
    [0, 120],
    [62, 120],
    [104, 120],
    [110, 160],
    [150, 200],
    [218, 320],
    [999, 320],
  ])("leaves the needle room beyond %i WPM: %i", (reached, max) => expect(gaugeMax(reached)).toBe(max));
});
