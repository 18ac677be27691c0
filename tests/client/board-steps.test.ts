import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { OwnBrought } from "#shared/contracts/race/own-race.ts";
import { CASH_PARTS } from "#shared/rules/rewards/race-reward.ts";

import { todayWords } from "../../client/race/screen/results/haul/today-words.ts";
import { soundOf } from "../../client/race/screen/results/step-sounds.ts";
import { LONGEST_MS, nextChange, phaseAt, shownOf, stepsOf } from "../../client/race/screen/results/steps.ts";

const challenge = (isDone: boolean) => ({
  challengeID: 1 as never,
  title: "Finish 3 races",
  goal: 3,
  reward: 1_000,
  before: 2,
  after: 3,
  isDone,
});

interface Plenty {
  readonly challenges?: number;
  readonly achievements?: number;
  readonly things?: number;
  readonly gained?: number;
  readonly isDone?: boolean;
}
const broughtOf = ({
  challenges = 0,
  achievements = 0,
  things = 0,
  gained = 100,
  isDone = false,
}: Plenty): OwnBrought => ({
  experience: { before: 1_450, after: 1_450 + gained },
  challenges: Array.from({ length: challenges }, () => challenge(isDone)),
  achievements: Array.from({ length: achievements }, (_, nth) => nth as never),
  things: Array.from({ length: things }, (_, nth) => ({ lootID: (nth + 1) as never })),
  isBest: false,
  today: { rank: 1, of: 1 },
});
const rewardOf = (parts: readonly (typeof CASH_PARTS)[number][], nitros = 0, experience = 100) => ({
  parts: Object.fromEntries(parts.map((part) => [part, 50])),
  nitros,
  experience,
});
const namesOf = (...haul: Parameters<typeof stepsOf>): string[] => stepsOf(...haul).map(({ name }) => name);

const anySteps = fc
  .record({
    parts: fc.subarray([...CASH_PARTS]),
    nitros: fc.integer({ min: 0, max: 1 }),
    experience: fc.integer({ min: 0, max: 400 }),
    plenty: fc.option(
      fc.record({
        challenges: fc.integer({ min: 0, max: 3 }),
        achievements: fc.integer({ min: 0, max: 40 }),
        things: fc.integer({ min: 0, max: 3 }),
        gained: fc.integer({ min: 0, max: 6_000 }),
      }),
    ),
  })
  .map(({ parts, nitros, experience, plenty }) =>
    stepsOf(rewardOf(parts, nitros, experience), plenty && broughtOf(plenty)),
  );

describe("the steps of a result board", () => {
  it("count each part that a race brought, gold after the others, and nothing else", () => {
    expect(namesOf(rewardOf(["gold", "speed", "place"], 1), broughtOf({ challenges: 1, achievements: 1 }))).toEqual([
      "cash place",
      "cash speed",
      "cash gold",
      "sum",
      "nitros",
      "challenge 0",
      "experience",
      "level",
      "achievement 0",
      "standing",
    ]);
    expect(namesOf(rewardOf(["speed"]), broughtOf({ gained: 40 }))).toEqual([
      "cash speed",
      "sum",
      "experience",
      "standing",
    ]);
    expect(namesOf(rewardOf([], 0, 0), null)).toEqual([]);
  });

  it("follow each other without a gap, and never take more than four seconds, whatever comes together", () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        for (const [nth, { fromMs, toMs }] of steps.entries()) {
          expect(fromMs).toBe(steps[nth - 1]?.toMs ?? 0);
          expect(toMs).toBeGreaterThan(fromMs);
        }
        expect(steps.at(-1)?.toMs ?? 0).toBeLessThanOrEqual(LONGEST_MS);
      }),
    );
    expect(LONGEST_MS).toBe(4_000);
  });

  it("show one part at a time, each in its turn, and all of them in the end", () => {
    fc.assert(
      fc.property(anySteps, fc.integer({ min: -1, max: LONGEST_MS * 2 }), (steps, elapsedMs) => {
        const phases = steps.map((step) => phaseAt(step, elapsedMs));
        const order = ["done", "counting", "waiting"];
        expect(phases).toEqual(phases.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
        expect(phases.filter((phase) => phase === "counting").length).toBeLessThanOrEqual(1);
        expect(phases.every((phase) => phase === "done" || elapsedMs < LONGEST_MS)).toBe(true);
      }),
    );
  });

  it("change at moments that are known before, until none is left", () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        let turns = 0;
        for (let atMs = nextChange(steps, -1); atMs !== undefined; atMs = nextChange(steps, atMs)) turns++;
        expect(turns).toBe(steps.length === 0 ? 0 : steps.length + 1);
        expect(nextChange(steps, Infinity)).toBeUndefined();
      }),
    );
  });

  it("name three achievements, or two and how many more", () => {
    const shown = [1, 3, 4, 13].map((count) => shownOf(broughtOf({ achievements: count }).achievements).length);
    expect(shown).toEqual([1, 3, 2, 2]);
  });

  it("are heard where money, a level, an achievement or a whole challenge comes", () => {
    const [done, moved] = [broughtOf({ challenges: 1, isDone: true }), broughtOf({ challenges: 1 })];
    expect(["sum", "level", "achievement 0"].map((name) => soundOf(name as "sum", moved))).toEqual([
      "coin",
      "win",
      "growl",
    ]);
    expect([done, moved, null].map((brought) => soundOf("challenge 0", brought))).toEqual([
      "growl",
      undefined,
      undefined,
    ]);
    expect(soundOf("cash place", done)).toBeUndefined();
  });
});

describe("how fast a race was", () => {
  it("is said by its place among those of the day", () => {
    const words = [
      { rank: 1, of: 1 },
      { rank: 1, of: 7 },
      { rank: 2, of: 7 },
      { rank: 23, of: 40 },
    ].map(todayWords);
    expect(words).toEqual([
      "First race of the day",
      "Fastest of 7 today",
      "2nd best of 7 today",
      "23rd best of 40 today",
    ]);
  });
});
