import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { decodeKeyLog, encodeKeyLog } from "#shared/rules/race/key-log.ts";
import { newLane, takeBatch, type Lane } from "#shared/rules/race/lane.ts";
import { replay, scoreOf } from "#shared/rules/race/replay.ts";

import { aStream, type Stream } from "../support/streams.ts";

const laneOf = ({ text, batches }: Stream): Lane => {
  let lane = newLane();
  for (const { batch, ...arrival } of batches) lane = takeBatch(text, lane, batch, arrival);
  return lane;
};

describe("a stored key log", () => {
  it("replays to exactly the score of the race, for 10,000 streams", () => {
    let finished = 0;
    let fouls = 0;
    fc.assert(
      fc.property(aStream, (stream) => {
        const lane = laneOf(stream);
        const stored = decodeKeyLog(stream.text, encodeKeyLog(stream.text, lane.keys));
        expect(stored).toEqual(lane.keys);
        expect(replay(stream.text, stored)).toEqual(scoreOf(lane, lane.fairMs));
        if (lane.typed === stream.text.length) finished++;
        if (lane.foul) fouls++;
      }),
      { numRuns: 10_000 },
    );
    expect(finished).toBeGreaterThan(1_000);
    expect(fouls).toBeGreaterThan(1_000);
  });

  it("takes about two bytes a press", () => {
    const text = "the quick brown fox jumps over the lazy dog and runs on";
    const keys = [...text].map((character, index) => ({ atMs: index * 170, fairMs: index * 170, character }));
    expect(encodeKeyLog(text, keys).length).toBeLessThanOrEqual(keys.length * 2);
  });

  it("is refused when it ends inside a press", () => {
    expect(() => decodeKeyLog("abc", Uint8Array.of(0x80))).toThrow(RangeError);
  });
});
