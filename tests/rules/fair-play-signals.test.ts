import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { contrastOf } from "#shared/rules/fair-play/contrast.ts";
import { costLineOf } from "#shared/rules/fair-play/cost-line.ts";
import { evenWaits } from "#shared/rules/fair-play/even-waits.ts";
import { hardKeys } from "#shared/rules/fair-play/hard-keys.ts";
import { keyCosts } from "#shared/rules/fair-play/key-costs.ts";
import { noErrors } from "#shared/rules/fair-play/no-errors.ts";
import { SOFT_LIMITS } from "#shared/rules/fair-play/numbers.ts";
import { repeatedRhythm } from "#shared/rules/fair-play/repeated-rhythm.ts";
import { likeness } from "#shared/rules/fair-play/rhythm.ts";
import { sameStart } from "#shared/rules/fair-play/same-start.ts";
import { over, under } from "#shared/rules/fair-play/signal.ts";
import { suddenJump } from "#shared/rules/fair-play/sudden-jump.ts";
import { traceOf, type Evidence, type Trace } from "#shared/rules/fair-play/trace.ts";
import { assess } from "#shared/rules/fair-play/verdict.ts";

const trace = (more: Partial<Trace>): Trace =>
  ({ wpm: 60, errors: 0, startMs: 300, rhythm: [], beats: [], hasRhythm: true, ...more }) as Trace;
const evidence = (now: Partial<Trace>, ...earlier: readonly Partial<Trace>[]): Evidence => ({
  now: trace(now),
  earlier: earlier.map(trace),
  others: [],
});

describe("a soft signal", () => {
  it("is measured to a thousandth, and fires past its limit, on its own side alone", () => {
    const named = { code: "no-tail", kind: "evenness" } as const;
    expect(over(named, 1.23449, 1.2)).toEqual({
      ...named,
      measured: 1.234,
      threshold: 1.2,
      fired: true,
      isConclusive: false,
    });
    expect([over(named, 1.2, 1.2).fired, over(named, 1.1, 1.2).fired, over(named, null, 1.2).fired]).toEqual([
      false,
      false,
      false,
    ]);
    expect([under(named, 1.1, 1.2).fired, under(named, 1.2, 1.2).fired, under(named, null, 1.2)]).toMatchObject([
      true,
      false,
      { measured: null, fired: false },
    ]);
  });

  it("of no errors counts the races since the last one, up to and including this one", () => {
    const errorsOf = (...all: readonly number[]) => {
      const [now = 0, ...before] = all.toReversed();
      return noErrors(evidence({ errors: now }, ...before.toReversed().map((errors) => ({ errors })))).measured;
    };
    expect([errorsOf(0, 2, 0, 0, 0), errorsOf(0, 0), errorsOf(0, 0, 1), errorsOf(0)]).toEqual([3, 2, 0, 1]);
  });

  it("of a sudden jump compares with the best of the latest races, and with none where there was no speed", () => {
    const { races, times } = SOFT_LIMITS.suddenJump;
    const speeds = (...all: readonly number[]) => all.map((wpm) => ({ wpm }));
    const slow = Array<number>(races - 1).fill(30);
    expect(suddenJump(evidence({ wpm: 90 }, ...speeds(...slow))).measured).toBeNull();
    expect(suddenJump(evidence({ wpm: 90 }, ...speeds(200, ...slow, 45)))).toMatchObject({
      measured: 2,
      fired: 2 > times,
    });
    expect(suddenJump(evidence({ wpm: 90 }, ...speeds(...slow.map(() => 0), 0))).measured).toBeNull();
  });

  it("of the same start needs a rhythm, and as many races as it speaks of", () => {
    const { races } = SOFT_LIMITS.sameStart;
    const before = Array.from({ length: races - 1 }, () => ({ startMs: 300 }));
    expect(sameStart(evidence({}, ...before))).toMatchObject({ measured: 0, fired: true });
    expect(sameStart(evidence({ hasRhythm: false }, ...before)).measured).toBeNull();
    expect(sameStart(evidence({}, ...before.slice(1))).measured).toBeNull();
  });

  it("of even waits leaves out the longest of many, and says nothing of few", () => {
    const { fewestMoments } = SOFT_LIMITS;
    const { longestShare } = SOFT_LIMITS.evenWaits;
    const even = Array<number>(fewestMoments).fill(100);
    const long = Array<number>(Math.floor((fewestMoments * longestShare) / (1 - longestShare))).fill(2_000);
    expect(long.length).toBeGreaterThan(0);
    expect(evenWaits(evidence({ beats: [...long, ...even] }))).toMatchObject({ measured: 0, fired: true });
    expect(evenWaits(evidence({ beats: even.slice(1) })).measured).toBeNull();
  });

  it("of a repeated rhythm is measured where there is another, shifted to either side", () => {
    const { fewestMoments, shift } = SOFT_LIMITS.repeatedRhythm;
    const dice = seededDice(5);
    const rhythm = Array.from({ length: fewestMoments + 4 * shift + 40 }, () => 4 + 2 * dice());
    expect(repeatedRhythm(evidence({ rhythm })).measured).toBeNull();
    const shifted = rhythm.slice(shift);
    for (const [one, other] of [
      [rhythm, shifted],
      [shifted, rhythm],
    ] as const) {
      expect(likeness(one, other)).toBeCloseTo(1);
      expect(repeatedRhythm(evidence({ rhythm: one }, { rhythm: other }))).toMatchObject({ measured: 1, fired: true });
    }
  });

  it("of the costs of keys says nothing new where capitals and marks cost nothing by themselves", () => {
    const dice = seededDice(6);
    const costs = (start: number, hard: number): Evidence => {
      const sorts = ["inside", "inside", "inside", "start", "mark", "capital"] as const;
      const above = { inside: 0, start, mark: hard, capital: start + hard };
      const lengths = Array.from({ length: 600 }, (_none, nth) => {
        const sort = sorts[nth % sorts.length] ?? "inside";
        return { sort, length: 5 + above[sort] + 0.2 * (dice() - 0.5) };
      });
      const stretch = contrastOf(lengths, [
        { harder: "mark", easier: "inside" },
        { harder: "capital", easier: "start" },
      ]);
      return evidence({ stretch, costLine: costLineOf(lengths) });
    };
    const both = (weighed: Evidence) => [hardKeys(weighed), keyCosts(weighed)];
    expect(both(costs(0, 0))).toMatchObject([
      { kind: "keys", fired: true },
      { kind: "keys", fired: true },
    ]);
    expect(assess(null, both(costs(0, 0)))).toBe("clear");
    expect(both(costs(-0.2, 0.3))).toMatchObject([{ fired: false }, { kind: "words", fired: true }]);
    expect(both(costs(0.25, 0.45))).toMatchObject([{ fired: false }, { kind: "words", fired: false }]);
  });
});

it("a race starts with its first right character", () => {
  const keys = [
    { character: "x", atMs: 120 },
    { character: "a", atMs: 340 },
    { character: "b", atMs: 500 },
  ];
  expect(traceOf("ab", keys as never).startMs).toBe(340);
  expect(traceOf("ab", []).startMs).toBe(0);
});
