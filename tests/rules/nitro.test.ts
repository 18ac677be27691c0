import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { canUseNitro, judge, NOTHING_TYPED, type Typing } from "#shared/rules/race/judge.ts";
import { decodeKeyLog, encodeKeyLog } from "#shared/rules/race/key-log.ts";
import { newLane, takeBatch } from "#shared/rules/race/lane.ts";
import { isLongestWord, NITRO_KEY } from "#shared/rules/race/nitro.ts";
import { replay, scoreOf } from "#shared/rules/race/replay.ts";

const TEXT = "The quick brown fox jumps";
const at = (typed: number): Typing => ({ ...NOTHING_TYPED, typed });
const type = (from: number, chars: string) => ({ from, at: [...chars].map((_c, n) => (from + n) * 100), chars });
const ARRIVAL = { arrivalMs: 60_000, roundTripMs: 0 };

describe("a nitro", () => {
  it("completes the rest of the word and the space after it", () => {
    expect(judge(TEXT, at(6), NITRO_KEY)).toEqual({ typed: 10, errors: 0, wrongRun: 0, skipped: 4 });
  });

  it("frees a racer whom a wrong key blocks", () => {
    expect(judge(TEXT, { ...at(6), errors: 2, wrongRun: 2 }, NITRO_KEY)).toMatchObject({
      typed: 10,
      wrongRun: 0,
      errors: 2,
    });
  });

  it.each([
    ["in the first word", at(1)],
    ["in the last word", at(22)],
    ["where the word is complete already", at(9)],
    ["when one was used", { ...at(12), skipped: 3 }],
  ])("does nothing %s", (_where, typing) => {
    expect(canUseNitro(TEXT, typing)).toBe(false);
    expect(judge(TEXT, typing, NITRO_KEY)).toBe(typing);
  });

  it("leaves speed and accuracy alone", () => {
    const typed = judge(TEXT, at(4), NITRO_KEY);
    expect(scoreOf({ ...typed, errors: 1 }, 12_000)).toMatchObject({ typed: 4, skipped: 6, wpm: 4, accuracy: 80 });
  });

  it("is refused to a racer who has none, and the presses go on counting", () => {
    const before = takeBatch(TEXT, newLane(false), type(0, "The qu"), ARRIVAL);
    const after = takeBatch(TEXT, before, type(6, `${NITRO_KEY}ick`), ARRIVAL);
    expect(after).toMatchObject({ typed: 9, errors: 0, skipped: 0, received: 10 });
    expect(after.keys).toHaveLength(9);
  });

  it("knows the longest word", () => {
    expect([isLongestWord(TEXT, 5), isLongestWord(TEXT, 17)]).toEqual([true, false]);
  });

  it("replays from the stored log like any press", () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length - 1), fc.array(fc.boolean(), { maxLength: 40 }), (turn, slips) => {
        let lane = newLane(true);
        let from = 0;
        const press = (character: string): void => {
          lane = takeBatch(TEXT, lane, type(from++, character), ARRIVAL);
        };
        for (let step = 0; lane.typed < TEXT.length; step++) {
          if (step === turn) press(NITRO_KEY);
          if (slips[step] === true) press("~");
          press(TEXT[lane.typed] ?? "");
        }
        const stored = decodeKeyLog(TEXT, encodeKeyLog(TEXT, lane.keys));
        expect(stored).toEqual(lane.keys);
        expect(replay(TEXT, stored)).toEqual(scoreOf(lane, lane.fairMs));
      }),
      { numRuns: 500 },
    );
  });
});
