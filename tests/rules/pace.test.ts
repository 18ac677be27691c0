import { describe, expect, it } from "vitest";

import { FULL_PACE, PACE, paceAfter, type Load, type Pace } from "#shared/rules/race/pace.ts";

const after = (pace: Pace, ...loads: readonly Load[]): Pace => loads.reduce(paceAfter, pace);
const calm: Load = { busy: 0.5, ticking: 0.2, turnMs: 6 };
const full: Load = { busy: 0.99, ticking: 0.6, turnMs: 20 };
const slow = after(FULL_PACE, full);

describe("the pace of a node", () => {
  it("stays full while the loop has any rest", () => {
    expect(after(FULL_PACE, calm, { ...calm, busy: 0.94, ticking: 0.7 })).toBe(FULL_PACE);
  });

  it("is half as quick once the loop had no rest", () => expect(slow.tickMs).toBe(PACE.slowMs));

  it("is half as quick while the loop's turns are long, however much of them is counted as rest", () => {
    const reading: Load = { busy: 0.4, ticking: 0.05, turnMs: 300 };
    expect(after(FULL_PACE, reading)).toEqual(slow);
    expect(after(slow, reading, reading, reading, reading)).toBe(slow);
  });

  it("is full again after three looks that have room for twice the ticks", () => {
    expect(after(slow, calm, calm).tickMs).toBe(PACE.slowMs);
    expect(after(slow, calm, calm, calm)).toBe(FULL_PACE);
  });

  it("stays slow where the ticks that were saved would fill the loop again", () => {
    const tight: Load = { ...calm, busy: 0.6, ticking: 0.3 };
    expect(after(slow, tight, tight, tight, tight)).toBe(slow);
  });

  it("counts its three looks anew when one of them has no room", () => {
    expect(after(slow, calm, calm, full, calm, calm).tickMs).toBe(PACE.slowMs);
  });
});
