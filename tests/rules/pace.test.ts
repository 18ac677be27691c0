import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { FULL_PACE, PACE, paceAfter, type Load, type Pace } from "#shared/rules/race/pace.ts";

const after = (pace: Pace, ...loads: readonly Load[]): Pace => loads.reduce(paceAfter, pace);
const times = (count: number, load: Load): Load[] => Array.from({ length: count }, () => load);
const calm: Load = { busy: 0.5, ticking: 0.2, turnMs: 6 };
const full: Load = { busy: 0.99, ticking: 0.6, turnMs: 20 };
const reading: Load = { busy: 0.4, ticking: 0.05, turnMs: 300 };
const slowest = after(FULL_PACE, ...times(4, full), calm);

/** The pace in a world where a tick of all races costs so many milliseconds, and the rest so much of the time. */
function livedIn({ tickCostMs, rest }: { tickCostMs: number; rest: number }, looks: number): number[] {
  let pace = FULL_PACE;
  return Array.from({ length: looks }, () => {
    const ticking = Math.min(1, tickCostMs / pace.tickMs);
    pace = paceAfter(pace, { busy: Math.min(1, ticking + rest), ticking, turnMs: 6 });
    return pace.tickMs;
  });
}

describe("the pace of a node", () => {
  it("stays full while the loop has any rest", () => {
    expect(after(FULL_PACE, calm, { ...calm, busy: 0.94, ticking: 0.7 }).tickMs).toBe(PACE.fullMs);
  });

  it("is a step slower with each look at a loop that had no rest but the first, down to half the rate", () => {
    const paces = [1, 2, 3, 4, 5].map((looks) => after(FULL_PACE, ...times(looks, full)).tickMs);
    expect(paces).toEqual([100, 125, 150, 200, 200]);
    expect(after(FULL_PACE, full, calm, full, calm).tickMs).toBe(PACE.fullMs);
  });

  it("is the slowest soon where the loop's turns are long, however much of them is counted as rest", () => {
    expect([1, 2, 3].map((looks) => after(FULL_PACE, ...times(looks, reading)).tickMs)).toEqual([125, 200, 200]);
    expect(after(slowest, ...times(10, reading)).tickMs).toBe(PACE.slowMs);
  });

  it("is a step quicker after three looks that have room for its ticks, up to the full one", () => {
    expect(after(slowest, calm).tickMs).toBe(200);
    expect([2, 5, 8, 11].map((looks) => after(slowest, ...times(looks, calm)).tickMs)).toEqual([150, 125, 100, 100]);
  });

  it("counts its three looks anew when one of them has no room", () => {
    expect(after(slowest, calm, full, calm, calm).tickMs).toBe(PACE.slowMs);
  });

  it("goes back only where the ticks of the next step have room, and not where those of the full pace would have to", () => {
    const tight: Load = { busy: 0.65, ticking: 0.4, turnMs: 6 };
    expect(after(slowest, ...times(3, tight)).tickMs).toBe(150);
    const filled: Load = { busy: 0.8, ticking: 0.6, turnMs: 6 };
    expect(after(slowest, ...times(30, filled)).tickMs).toBe(PACE.slowMs);
  });

  it("waits longer for its next try where a quicker step did not hold, and as before where one held", () => {
    const failed = after(slowest, ...times(2, calm), full, full);
    expect([failed.tickMs, failed.neededLooks]).toEqual([200, 6]);
    expect(after(failed, ...times(5, calm)).tickMs).toBe(200);
    const again = after(failed, ...times(6, calm), full, full);
    expect(again.neededLooks).toBe(12);
    let pace = again;
    for (let turn = 0; turn < 5; turn++) pace = after(pace, ...times(pace.neededLooks, calm), full, full);
    expect(pace.neededLooks).toBe(PACE.roomyLooks.most);
    const busy: Load = { busy: 0.9, ticking: 0.1, turnMs: 6 };
    expect(after(pace, ...times(48, calm), ...times(PACE.heldLooks, busy)).neededLooks).toBe(PACE.roomyLooks.least);
  });

  it("settles at the quickest step that the loop has room for, whatever a tick costs, and seldom leaves it", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 400, noNaN: true }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (tickCostMs, rest) => {
          const busyAt = (tickMs: number) => tickCostMs / tickMs + rest;
          const best = PACE.steps.find((tickMs) => busyAt(tickMs) <= PACE.room) ?? PACE.slowMs;
          const lived = livedIn({ tickCostMs, rest }, 400).slice(100);
          const atLeast = lived.filter((tickMs) => tickMs <= best).length;
          expect(atLeast / lived.length).toBeGreaterThanOrEqual(0.95);
        },
      ),
    );
  });
});
