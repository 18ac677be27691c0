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
  it("is noted by press, from where it begins, and where nothing is told nothing is known", () => {
    expect(told([7, 90, 0, 110]).heldMs).toEqual([90, 0, 110]);
    expect(told([2, -1, -1, 300]).heldMs).toEqual([...Array<undefined>(7), 300]);
  });

  it("may be of presses in earlier batches, and is noted once, also when a batch is sent again", () => {
    const lane = told([7, 90]);
    const next = takeBatch(TEXT, lane, { from: 8, at: [800], chars: " ", held: [8, 20, 80] }, ARRIVAL);
    expect(next.heldMs).toEqual([90, 80]);
    expect(told([7, 1, 1, 60], "the road", next)).toBe(next);
    expect(next.heldMs).toEqual([90, 80, 60]);
  });

  it.each<[what: string, held: unknown]>([
    ["from before the first press", [8, 90]],
    ["from presses that are still to come", [-1, 90]],
    ["from between two presses", [0.5, 90]],
    ["from nowhere", [Number.NaN, 90]],
    ["from a text", ["7", 90]],
    ["from nothing", [null, 90]],
    ["from a number of another kind", [7n, 90]],
    ["less than nothing", [7, -1, -90]],
    ["more than a minute", [7, RELEASES.longestMs + 1]],
    ["more than numbers hold", [7, Number.POSITIVE_INFINITY, 2 ** 53, Number.NaN, Number.NEGATIVE_INFINITY]],
    ["a part of a millisecond", [7, 90.5]],
    ["no number", [7, "90", null, [90], {}, undefined, true, 90n]],
    ["later than it came", [7, 1_001, 901, 801, 701, 601, 501, 401, 301]],
    ["of presses that aren't there", [0, -1, 90, 90]],
    ["a beginning alone", [7]],
    ["an empty list", []],
    ["no list", 90],
    ["no list but something like one", { 0: 7, 1: 90, length: 2 }],
    ["text", "7,90"],
    ["nothing", null],
    ["too much", [7, 90, ...Array<number>(RELEASES.mostInBatch).fill(-1)]],
  ])("is passed over where it is %s, and the presses count as they would without", (_what, held) => {
    const lane = told(held);
    expect(lane.heldMs).toEqual([]);
    expect({ ...lane }).toEqual({ ...told(undefined) });
    expect(KeyBatch.safeParse({ from: 0, at: [1], chars: "t", held }).success).toBe(true);
  });

  it("is noted beside what is passed over, and up to as much as a batch may tell", () => {
    expect(told([7, 90, -1, Number.NaN, 70, 9_999]).heldMs).toEqual([90, undefined, undefined, 70]);
    expect(told([7, 90, ...Array<number>(RELEASES.mostInBatch - 1).fill(-1)]).heldMs).toEqual([90]);
  });

  it("is of the right press where Enters lay between that did nothing, and of no nitro", () => {
    expect(told([11, 1, 20, 30, 1, 1, 40, -1, -1, -1, -1, -1, 1], "\nth\n\ne road\n").heldMs).toEqual([20, 30, 40]);
    const withNitro = told([2, 50, 60, 70], "the r\nb", newLane(true));
    expect(withNitro).toMatchObject({ skipped: 4, typed: 10 });
    expect(withNitro.heldMs).toEqual([...Array<undefined>(4), 50, undefined, 70]);
  });

  it("counts for nothing where a press before the batch is missing, or once the text is complete", () => {
    const lane = newLane();
    expect(takeBatch(TEXT, lane, { from: 2, at: [200], chars: "e", held: [0, 50] }, ARRIVAL)).toBe(lane);
    expect(lane.heldMs).toEqual([]);
    const done = takeBatch("the", newLane(), { from: 0, at: [0, 90, 180], chars: "the", held: [1, 60] }, ARRIVAL);
    const again: Batch = { from: 0, at: [0, 90, 180], chars: "the", held: [2, 60, -1, 60] };
    expect(takeBatch("the", done, again, ARRIVAL)).toBe(done);
    expect(done.heldMs).toEqual([undefined, 60]);
  });

  it("changes nothing of a race and stays within its bounds, for whatever is told", () => {
    const likely = fc.tuple(fc.nat(20), fc.array(fc.integer({ min: -1, max: 300 }), { maxLength: 9 }));
    const nonsense = fc.tuple(
      fc.oneof(fc.integer(), fc.double(), fc.anything()),
      fc.array(fc.oneof(fc.nat(), fc.anything())),
    );
    const aTale = fc.oneof(
      { arbitrary: fc.oneof(likely, nonsense).map(([first, rest]) => [first, ...rest]), weight: 4 },
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
        const isWhole = cutAt >= (whole?.length ?? 0);
        expect(isWhole ? read.slice(0, heldMs.length) : []).toEqual(isWhole ? heldMs.slice(0, count) : []);
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
