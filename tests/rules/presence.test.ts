import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { arrivalOf, MOST_AT_ONCE, readOnFrom } from "#shared/rules/presence/numbering.ts";
import { isLost, lineWaitMs } from "#shared/rules/presence/waits.ts";

describe("the numbers of notifications", () => {
  it("tell what is new, what is known, and that one was missed", () => {
    expect(arrivalOf(8, 7)).toBe("new");
    expect(arrivalOf(7, 7)).toBe("known");
    expect(arrivalOf(1, 7)).toBe("known");
    expect(arrivalOf(9, 7)).toBe("gap");
    expect(arrivalOf(null, 7)).toBe("new");
  });

  it("let a browser that missed very much read only the newest", () => {
    expect(readOnFrom(30, 37)).toBe(30);
    expect(readOnFrom(30, 5_000)).toBe(5_000 - MOST_AT_ONCE);
    expect(readOnFrom(37, 37)).toBe(37);
  });
});

describe("a line that broke", () => {
  it("is tried four times, ever slower, and from then on once a minute or so", () => {
    const middle = () => 0.5;
    const waits = [1, 2, 3, 4, 5, 50].map((failures) => lineWaitMs(failures, false, middle));
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 60_000, 60_000]);
    expect([1, 4, 5].map((failures) => isLost(failures, false))).toEqual([false, false, true]);
  });

  it("has no quick try on a race page", () => {
    expect(isLost(1, true)).toBe(true);
    expect(lineWaitMs(1, true, () => 0)).toBe(12_000);
  });

  it("comes back at a moment of its own", () => {
    const dice = seededDice(7);
    const waits = Array.from({ length: 100 }, () => lineWaitMs(2, false, dice));
    expect(new Set(waits).size).toBeGreaterThan(80);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(800);
    expect(Math.max(...waits)).toBeLessThanOrEqual(7_200);
  });
});
