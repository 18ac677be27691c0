import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";

import { type Burst, endOf } from "../../client/celebration/burst.ts";
import { explosionPlan, fireworksPlan, launchTimes, showerPlan, sparklesPlan } from "../../client/celebration/plans.ts";

const SPOT = { x: 0.5, y: 0.4 };
const PLANS: Record<string, (seed: number) => readonly Burst[]> = {
  "a small shower": (seed) => showerPlan(6, seededDice(seed)),
  "a large shower": (seed) => showerPlan(9, seededDice(seed)),
  fireworks: (seed) => fireworksPlan(8, seededDice(seed)),
  "an explosion": () => explosionPlan(SPOT),
  sparkles: (seed) => sparklesPlan(SPOT, seededDice(seed)),
};

describe("a shower", () => {
  it.each([6, 9] as const)("of %i throws as many bursts, 100 pieces each, over the whole width", (size) => {
    const bursts = showerPlan(size, seededDice(3));
    expect(bursts.map(({ pieces }) => pieces)).toEqual(Array.from({ length: size }, () => 100));
    const xs = bursts.map(({ from }) => from.x);
    expect([Math.min(...xs) < 0.1, Math.max(...xs) > 0.9]).toEqual([true, true]);
    const gaps = xs.toSorted((a, b) => a - b).map((x, nth, all) => x - (all[nth - 1] ?? x));
    expect(Math.max(...gaps)).toBeLessThan(0.25);
  });
});

describe("fireworks", () => {
  it("start one second apart", () => {
    expect(fireworksPlan(4, seededDice(1)).map(({ atMs }) => atMs)).toEqual([0, 1_000, 2_000, 3_000]);
  });

  it("are never more than five in the air, however long they fly and however fast they follow", () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        (count, life, every) => {
          const times = launchTimes(count, life, every);
          expect(times).toHaveLength(count);
          for (const now of times) {
            expect(times.filter((atMs) => atMs <= now && now < atMs + life).length).toBeLessThanOrEqual(5);
          }
        },
      ),
    );
  });

  it("wait only when they must", () => {
    expect(launchTimes(7, 6_500)).toEqual([0, 1_000, 2_000, 3_000, 4_000, 6_500, 7_500]);
  });
});

describe("an explosion", () => {
  it("throws 100 pieces at speed 15 in a spread of 20 degrees, once, from its spot", () => {
    expect(explosionPlan(SPOT)).toMatchObject([{ pieces: 100, speed: 15, spreadDegrees: 20, from: SPOT, atMs: 0 }]);
  });
});

describe("sparkles", () => {
  it("are quiet: fewer, smaller and slower than an explosion, and all in gold", () => {
    const sparkles = sparklesPlan(SPOT, seededDice(5));
    expect(sparkles.reduce((sum, { pieces }) => sum + pieces, 0)).toBeLessThan(50);
    expect(Math.max(...sparkles.map(({ speed }) => speed))).toBeLessThan(15);
    expect(new Set(sparkles.flatMap(({ colours }) => colours))).toEqual(new Set(["#f0c04c", "#fff0bd", "#d9a02b"]));
  });
});

describe.each(Object.entries(PLANS))("%s", (_, plan) => {
  it("comes out the same with the same dice", () => expect(plan(7)).toEqual(plan(7)));

  it("is over within ten seconds and begins at once", () => {
    expect(plan(7)[0]?.atMs).toBe(0);
    expect(endOf(plan(7))).toBeLessThanOrEqual(10_000);
  });
});
