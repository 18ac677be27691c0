import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { dueLook, newcomersPace, SETTLING, stretched, stretchOf, type Settler } from "#shared/rules/race/settling.ts";

const TOTAL = 200;
/** A bot of an even pace, in steps a minute, that has driven so far. */
const settler = (pace: number, rank: number, nowMs: number): Settler => {
  const left = Math.max(1, TOTAL - Math.floor((nowMs * pace) / 60_000));
  return { rank, total: TOTAL, left, lastMs: nowMs + (left * 60_000) / pace };
};
const pace = () => fc.double({ min: 50, max: 700, noNaN: true });
const rank = () => fc.double({ min: 0, max: 1, noNaN: true });

describe("a bot beside newcomers", () => {
  it("keeps its pace when it will be in at about their time", () => {
    for (const own of [280, 300, 315]) expect(stretchOf(settler(own, 0.5, 3_000), 300, 3_000)).toBe(1);
  });

  it("becomes slower where it is far ahead and quicker where it is far behind, within what newcomers do", () => {
    fc.assert(
      fc.property(pace(), rank(), pace(), (own, at, newcomers) => {
        const times = stretchOf(settler(own, at, 3_000), newcomers, 3_000);
        const ratio = own / newcomers;
        const [least, most] = ratio > 2.2 ? [1, Infinity] : ratio < 0.4 ? [0, 1] : [0.4, 2.5];
        expect(times).toBeGreaterThan(least);
        expect(times).toBeLessThan(most);
      }),
    );
  });

  it("looks four times in the first seconds and never later", () => {
    const looks: number[] = [];
    for (let nowMs = 0; nowMs < 60_000; nowMs += 70) {
      const look = dueLook(looks.length, nowMs);
      if (look !== undefined) looks.push(nowMs);
    }
    expect(looks).toHaveLength(SETTLING.looksMs.length);
    expect(Math.max(...looks)).toBeLessThanOrEqual(SETTLING.untilMs);
    expect(dueLook(0, SETTLING.untilMs + 1)).toBeUndefined();
    expect(dueLook(0, 7_100)).toBe(2);
  });

  it("has no pace to settle to before a newcomer has begun", () => {
    expect(newcomersPace([{ done: 0, fairMs: 0 }], 5_000)).toBeUndefined();
    expect(
      newcomersPace(
        [
          { done: 0, fairMs: 0 },
          { done: 20, fairMs: 4_000 },
        ],
        5_000,
      ),
    ).toBe(300);
    expect(newcomersPace([{ done: 2, fairMs: 400 }], 4_000)).toBe(60);
  });

  it("does what is left in the same order, more slowly or more quickly, never two things at once, and nothing earlier than now", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60_000)).map((all) => all.toSorted((a, b) => a - b)),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (moments, times, part) => {
          const nowMs = Math.max(0, (moments[0] ?? 0) - part);
          const left = stretched(
            moments.map((atMs) => ({ atMs })),
            nowMs,
            times,
            40,
          ).map(({ atMs }) => atMs);
          expect(left.every((atMs, nth) => atMs >= (left[nth - 1] ?? nowMs) + 40)).toBe(true);
          expect(left.filter((atMs) => !Number.isInteger(atMs))).toEqual([]);
        },
      ),
    );
  });
});
