import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readRhythms, rhythmOf, shareDone } from "../../client/race/session/best-rhythm.ts";
import { doneMoments } from "../../client/race/typing/results/done-moments.ts";

/** One step every 100 ms, after a start of a second. */
const even = (length: number): number[] => Array.from({ length }, (_, nth) => 1_000 + 100 * nth);

describe("the rhythm of a best race", () => {
  it("is at the line until green, on the way after it, and through the gate when the race was", () => {
    const rhythm = rhythmOf(60, even(200));
    expect(shareDone(rhythm, 200, -1_500)).toBe(0);
    expect(shareDone(rhythm, 200, 0)).toBe(0);
    expect(shareDone(rhythm, 200, 1_000 + 100 * 99)).toBeCloseTo(0.5);
    expect(shareDone(rhythm, 200, 1_000 + 100 * 199)).toBe(1);
    expect(shareDone(rhythm, 200, 3_600_000)).toBe(1);
  });

  it("goes at the same speed over a text of another length", () => {
    const rhythm = rhythmOf(60, even(200));
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const thenMs = 1_000 + 100 * (200 * share - 1);
      expect(shareDone(rhythm, 400, 2 * thenMs)).toBeCloseTo(share, 1);
    }
  });

  it("never goes back and never leaves the road, however a race went", () => {
    const races = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(races, fc.integer({ min: 1, max: 600 }), (spansMs, length) => {
        let nowMs = 0;
        const rhythm = rhythmOf(
          60,
          spansMs.map((spanMs) => (nowMs += spanMs)),
        );
        let before = 0;
        for (let atMs = -500; atMs < 60_000; atMs += 500) {
          const share = shareDone(rhythm, length, atMs);
          expect(share).toBeGreaterThanOrEqual(before);
          expect(share).toBeLessThanOrEqual(1);
          before = share;
        }
      }),
    );
  });

  it("waits at the line before the text is known", () => {
    expect(shareDone(rhythmOf(60, even(200)), 0, 5_000)).toBe(0);
  });

  it("is read from storage as far as it makes sense", () => {
    const rhythm = rhythmOf(60, even(200));
    const backwards = { ...rhythm, atMs: rhythm.atMs.toReversed() };
    const short = { ...rhythm, atMs: rhythm.atMs.slice(1) };
    const stored: unknown = JSON.parse(
      JSON.stringify({ "1 ": rhythm, "2 ": backwards, "3 ": short, "4 ": { ...rhythm, length: 0 }, "5 ": null }),
    );
    expect(readRhythms(stored)).toEqual({ "1 ": rhythm });
    expect([null, undefined, "text", 7].map(readRhythms)).toEqual([{}, {}, {}, {}]);
  });
});

describe("the moments at which a text was done", () => {
  const typed = (text: string, everyMs = 100) => [...text].map((character, at) => ({ character, atMs: at * everyMs }));

  it("are those of the right keys", () => {
    expect(doneMoments("abc", typed("axbc"))).toEqual([0, 200, 300]);
  });

  it("are one each, also where a nitro did several at once", () => {
    const text = "a longest word";
    const presses = [...typed("a "), { character: "\n", atMs: 500 }];
    const moments = doneMoments(text, presses);
    expect(moments.slice(0, 2)).toEqual([0, 100]);
    expect(moments.length).toBeGreaterThan(3);
    expect(new Set(moments.slice(2))).toEqual(new Set([500]));
  });
});
