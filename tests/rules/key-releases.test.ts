import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { KeyBatch } from "#shared/contracts/realtime/race.ts";
import { decodeKeyLog, encodeKeyLog } from "#shared/rules/race/key-log.ts";
import type { Key } from "#shared/rules/race/keys.ts";
import { newLane, takeBatch, type Batch, type Lane } from "#shared/rules/race/lane.ts";
import { RELEASES } from "#shared/rules/race/numbers.ts";
import { encodeReleaseLog, withReleases } from "#shared/rules/race/release-log.ts";

import { aStream } from "../support/streams.ts";

const TEXT = "the road bends to the left and climbs";
const ARRIVAL = { arrivalMs: 1_000, roundTripMs: 40 };

/** A lane that takes these presses, a tenth of a second apart, and then what is told with the last of them. */
function told(held: unknown, chars = "the road", lane = newLane()): Lane {
  const at = [...chars].map((_character, nth) => nth * 100);
  return takeBatch(TEXT, lane, { from: 0, at, chars, held }, ARRIVAL);
}

describe("what a batch tells of keys that were let go", () => {
  it("is noted by press, in whatever order it comes", () => {
    expect(told([7, 90, 5, 110, 6, 0]).heldMs).toEqual([90, 0, 110]);
    expect(told([0, 300]).heldMs).toEqual([...Array<undefined>(7), 300]);
  });

  it("may be of presses in earlier batches, and is noted once, also when a batch is sent again", () => {
    const lane = told([7, 90]);
    const next = takeBatch(TEXT, lane, { from: 8, at: [800], chars: " ", held: [8, 20, 7, 80] }, ARRIVAL);
    expect(next.heldMs).toEqual([90, 80]);
    expect(told([7, 1, 6, 1, 5, 60], "the road", next)).toBe(next);
    expect(next.heldMs).toEqual([90, 80, 60]);
  });

  it.each<[what: string, held: unknown]>([
    ["a press before the first", [8, 90]],
    ["a press that is still to come", [-1, 90]],
    ["a press between two", [0.5, 90]],
    ["no number for a press", [Number.NaN, 90, "7", 90, null, 90, undefined, 90, 7n, 90]],
    ["less than nothing", [7, -1]],
    ["more than a minute", [7, RELEASES.longestMs + 1]],
    ["more than numbers hold", [7, Number.POSITIVE_INFINITY, 7, 2 ** 53, 7, Number.NaN]],
    ["a part of a millisecond", [7, 90.5]],
    ["no number for the time", [7, "90", 7, null, 7, [90], 7, {}]],
    ["later than it came", [7, 1_001, 0, 301]],
    ["half a pair", [7]],
    ["no list", 90],
    ["no list but something like one", { 0: 7, 1: 90, length: 2 }],
    ["text", "7,90"],
    ["nothing", null],
    ["too much", Array.from({ length: 2 * RELEASES.mostInBatch + 2 }, (_each, nth) => (nth % 2 === 0 ? 7 : 90))],
  ])("is passed over where it is %s, and the presses count as they would without", (_what, held) => {
    const lane = told(held);
    expect(lane.heldMs).toEqual([]);
    expect({ ...lane }).toEqual({ ...told(undefined) });
    expect(KeyBatch.safeParse({ from: 0, at: [1], chars: "t", held }).success).toBe(true);
  });

  it("is noted beside what is passed over", () => {
    expect(told([7, -1, 7, 90, 0, 9_999, 6, 70]).heldMs).toEqual([90, 70]);
  });

  it("is of the right press where Enters lay between that did nothing, and of no nitro", () => {
    const chars = "\nth\n\ne road\n";
    expect(told([11, 1, 10, 20, 9, 30, 8, 1, 7, 1, 6, 40, 0, 1], chars).heldMs).toEqual([20, 30, 40]);
    const withNitro = told([2, 50, 1, 60, 0, 70], "the r\nb", newLane(true));
    expect(withNitro).toMatchObject({ skipped: 4, typed: 10 });
    expect(withNitro.heldMs).toEqual([...Array<undefined>(4), 50, undefined, 70]);
  });

  it("counts for nothing where a press before the batch is missing, or once the text is complete", () => {
    const lane = newLane();
    expect(takeBatch(TEXT, lane, { from: 2, at: [200], chars: "e", held: [0, 50] }, ARRIVAL)).toBe(lane);
    expect(lane.heldMs).toEqual([]);
    const done = takeBatch("the", newLane(), { from: 0, at: [0, 90, 180], chars: "the", held: [1, 60] }, ARRIVAL);
    const again: Batch = { from: 0, at: [0, 90, 180], chars: "the", held: [2, 60, 0, 60] };
    expect(takeBatch("the", done, again, ARRIVAL)).toBe(done);
    expect(done.heldMs).toEqual([undefined, 60]);
  });

  it("changes nothing of a race and stays within its bounds, for whatever is told", () => {
    const likely = fc.tuple(fc.nat(8), fc.nat(300));
    const nonsense = fc.tuple(
      fc.oneof(fc.integer(), fc.double(), fc.anything()),
      fc.oneof(fc.integer(), fc.anything()),
    );
    const aTale = fc.oneof(
      { arbitrary: fc.array(fc.oneof(likely, nonsense), { maxLength: 9 }).map((pairs) => pairs.flat()), weight: 4 },
      { arbitrary: fc.anything(), weight: 1 },
    );
    let noted = 0;
    fc.assert(
      fc.property(aStream, fc.array(aTale, { minLength: 5, maxLength: 9 }), (stream, tales) => {
        let [plain, lane] = [newLane(), newLane()];
        for (const [nth, { batch, ...arrival }] of stream.batches.entries()) {
          plain = takeBatch(stream.text, plain, batch, arrival);
          lane = takeBatch(stream.text, lane, { ...batch, held: tales[nth % tales.length] }, arrival);
        }
        expect({ ...lane, heldMs: [] }).toEqual(plain);
        expect(lane.heldMs.length).toBeLessThanOrEqual(lane.keys.length);
        const lastMs = stream.batches.at(-1)?.arrivalMs ?? 0;
        for (const [nth, downMs] of lane.heldMs.entries()) {
          if (downMs === undefined) continue;
          noted++;
          expect(Number.isInteger(downMs) && downMs >= 0 && downMs <= RELEASES.longestMs).toBe(true);
          expect((lane.keys[nth]?.atMs ?? Infinity) + downMs).toBeLessThanOrEqual(lastMs);
        }
        const stored = decodeKeyLog(stream.text, encodeKeyLog(stream.text, lane.keys));
        const keys = withReleases(stored, encodeReleaseLog(lane.heldMs));
        expect(keys.map(({ heldMs }) => heldMs)).toEqual(lane.keys.map((_key, nth) => lane.heldMs[nth]));
      }),
      { numRuns: 400 },
    );
    expect(noted).toBeGreaterThan(1_000);
  });
});

describe("a stored log of releases", () => {
  const keysOf = (count: number): Key[] =>
    Array.from({ length: count }, (_each, nth) => ({ atMs: nth * 100, fairMs: nth * 100, character: "a" }));
  const heldOf = (keys: readonly Key[]) => keys.map(({ heldMs }) => heldMs);
  const aHold = fc.option(fc.integer({ min: 0, max: RELEASES.longestMs }), { nil: undefined });
  const aLog = fc.array(aHold, { maxLength: 300 });

  it("gives back what was stored, and all else of the keys as it was", () => {
    fc.assert(
      fc.property(aLog, fc.nat(20), (heldMs, more) => {
        const keys = keysOf(heldMs.length + more);
        const read = withReleases(keys, encodeReleaseLog(heldMs));
        expect(heldOf(read)).toEqual([...heldMs, ...Array<undefined>(more)]);
        expect(read.map(({ heldMs: _held, ...key }) => key)).toEqual(keys);
        expect(read.every((key) => "heldMs" in key === (key.heldMs !== undefined))).toBe(true);
      }),
    );
  });

  it("is none where nothing is known, and ends with the last press of which something is", () => {
    expect(encodeReleaseLog([])).toBeNull();
    expect(encodeReleaseLog([undefined, undefined])).toBeNull();
    expect(encodeReleaseLog([undefined, 0, 126, undefined])).toEqual(Uint8Array.of(0, 1, 127));
    expect(encodeReleaseLog([127])).toEqual(Uint8Array.of(0x80, 1));
    for (const none of [null, new Uint8Array()]) expect(withReleases(keysOf(2), none)).toEqual(keysOf(2));
  });

  it("cut short or longer than the keys: what is whole and has a key is read, the rest is unknown", () => {
    fc.assert(
      fc.property(aLog, fc.nat(400), fc.nat(300), (heldMs, cutAt, count) => {
        const whole = encodeReleaseLog(heldMs);
        const read = heldOf(withReleases(keysOf(count), whole && whole.slice(0, cutAt)));
        expect(read).toHaveLength(count);
        const known = read.findLastIndex((downMs) => downMs !== undefined) + 1;
        expect(read.slice(0, known)).toEqual(heldMs.slice(0, known));
        if (whole && cutAt >= whole.length) expect(read.slice(0, heldMs.length)).toEqual(heldMs.slice(0, count));
      }),
    );
  });

  it("of any bytes is read without a fault, and never says what cannot be", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        for (const downMs of heldOf(withReleases(keysOf(100), bytes)))
          expect(downMs === undefined || (downMs >= 0 && downMs <= RELEASES.longestMs)).toBe(true);
      }),
    );
  });
});
