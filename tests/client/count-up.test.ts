import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { COUNT_MS, countAt } from "../../client/ui/data/count.ts";

describe("a number that counts", () => {
  it("begins where it is told and ends exactly, also when frames come late", () => {
    expect(countAt(0, 72.3, 0)).toBe(0);
    expect(countAt(5, 1, -3)).toBe(5);
    expect(countAt(0, 72.3, COUNT_MS)).toBe(72.3);
    expect(countAt(0, 72.3, COUNT_MS * 50)).toBe(72.3);
  });

  it("counts between whole numbers in whole ones", () => {
    const values = [0, 100, 350, 600, 899, COUNT_MS].map((atMs) => countAt(0, 1_243, atMs));
    expect(values.filter((value) => !Number.isInteger(value))).toEqual([]);
    expect(new Set(values).size).toBeGreaterThan(4);
  });

  it("never turns back and never goes past its end, up or down", () => {
    const number = fc.double({ min: 0, max: 400, noNaN: true });
    const time = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(number, number, time, time, (from, to, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const gap = (atMs: number): number => Math.abs(to - countAt(from, to, atMs));
        expect(gap(late)).toBeLessThanOrEqual(gap(early) + 1e-9);
        expect(countAt(from, to, one)).toBeLessThanOrEqual(Math.max(from, to));
        expect(countAt(from, to, one)).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9);
      }),
    );
  });
});
