import { describe, expect, it } from "vitest";

import { newLane, takeBatch, type Lane } from "#shared/rules/race/lane.ts";
import { HARD_LIMITS } from "#shared/rules/race/numbers.ts";

const TEXT =
  "the road bends to the left and climbs, then it falls to the sea again and again and again until night".repeat(3);
const LINE = { arrivalMs: 100_000, roundTripMs: 100_000 };

/** A lane after these characters, one every `everyMs`. */
function typing(chars: string, everyMs: number, lane: Lane = newLane(), arrivalMs?: number): Lane {
  let next = lane;
  for (const [index, character] of [...chars].entries()) {
    const at = (lane.received + index) * everyMs;
    next = takeBatch(
      TEXT,
      next,
      { from: lane.received + index, at: [at], chars: character },
      { arrivalMs: arrivalMs ?? at, roundTripMs: 50 },
    );
  }
  return next;
}

describe("a lane", () => {
  it("moves on by a right key and stays on a wrong one", () => {
    const lane = typing("txh", 200);
    expect(lane).toMatchObject({ typed: 2, errors: 1, received: 3 });
  });

  it("takes each press once, however often a batch is sent", () => {
    const batch = { from: 0, at: [0, 100, 200], chars: "the" };
    const once = takeBatch(TEXT, newLane(), batch, { arrivalMs: 250, roundTripMs: 20 });
    expect(takeBatch(TEXT, once, batch, { arrivalMs: 300, roundTripMs: 20 })).toBe(once);
    const more = takeBatch(
      TEXT,
      once,
      { from: 1, at: [100, 200, 300], chars: "he " },
      { arrivalMs: 350, roundTripMs: 20 },
    );
    expect(more).toMatchObject({ typed: 4, received: 4 });
  });

  it("waits when a press before the batch is missing", () => {
    const lane = newLane();
    expect(takeBatch(TEXT, lane, { from: 2, at: [200], chars: "e" }, LINE)).toBe(lane);
  });

  it("counts a key at its own offset while that agrees with its arrival", () => {
    const lane = takeBatch(
      TEXT,
      newLane(),
      { from: 0, at: [1_000], chars: "t" },
      { arrivalMs: 1_200, roundTripMs: 80 },
    );
    expect(lane.fairMs).toBe(1_000);
  });

  it("counts a key at its arrival when it claims to be from the future, or from too long ago", () => {
    const early = takeBatch(
      TEXT,
      newLane(),
      { from: 0, at: [5_000], chars: "t" },
      { arrivalMs: 1_200, roundTripMs: 80 },
    );
    const late = takeBatch(TEXT, newLane(), { from: 0, at: [100], chars: "t" }, { arrivalMs: 5_000, roundTripMs: 80 });
    expect(early.fairMs).toBe(1_200);
    expect(late.fairMs).toBe(5_000);
  });

  it("never lets a client's slow answers buy more than the cap", () => {
    const lane = takeBatch(
      TEXT,
      newLane(),
      { from: 0, at: [100], chars: "t" },
      { arrivalMs: 5_000, roundTripMs: 60_000 },
    );
    expect(lane.fairMs).toBe(5_000);
  });

  it("ends for a whole text at time zero", () => {
    const chars = TEXT.slice(0, 100);
    const lane = takeBatch(
      TEXT,
      newLane(),
      { from: 0, at: Array.from(chars, () => 0), chars },
      { arrivalMs: 20, roundTripMs: 20 },
    );
    expect(lane.foul).toMatchObject({ code: "burst", threshold: HARD_LIMITS.burst.characters });
    expect(lane.typed).toBeLessThan(40);
  });

  it("ends for more than 300 WPM over five seconds, and not for 290", () => {
    expect(typing(TEXT.slice(0, 200), 38).foul?.code).toBe("speed");
    expect(typing(TEXT.slice(0, 200), 42).foul).toBeUndefined();
  });

  it("ends when time runs backwards", () => {
    const lane = takeBatch(TEXT, newLane(), { from: 0, at: [500, 400], chars: "th" }, LINE);
    expect(lane.foul).toEqual({ code: "backwards", measured: -100, threshold: 0 });
  });

  it("ends for a text that was never shown, not for a child who hits many wrong keys", () => {
    expect(typing("z".repeat(59), 150).foul).toBeUndefined();
    expect(typing("z".repeat(60), 150).foul?.code).toBe("never-shown");
  });

  it("does not blame a slow line that delivers many keys at once", () => {
    const chars = TEXT.slice(0, 60);
    const at = Array.from(chars, (_character, index) => index * 150);
    const lane = takeBatch(TEXT, newLane(), { from: 0, at, chars }, { arrivalMs: 12_000, roundTripMs: 200 });
    expect(lane).toMatchObject({ typed: 60, fairMs: 12_000 });
    expect(lane.foul).toBeUndefined();
  });
});
