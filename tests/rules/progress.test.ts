import fc from "fast-check";
import { expect, it } from "vitest";

import { decodeProgress, encodeProgress } from "#shared/contracts/realtime/progress.ts";

const lane = fc.record({
  slot: fc.nat(4),
  typed: fc.nat(2_047),
  errors: fc.nat(65_535),
  received: fc.nat(65_535),
});

it("progress is read as it was written, whatever a lane holds", () => {
  fc.assert(
    fc.property(fc.array(lane, { maxLength: 5 }), (lanes) => {
      expect(decodeProgress(encodeProgress(lanes))).toEqual(lanes);
    }),
  );
});

it("a racer without an error takes two bytes, one with errors four", () => {
  const sizeOf = (errors: number, received: number): number =>
    encodeProgress([{ slot: 4, typed: 300, errors, received }]).length;
  expect([sizeOf(0, 300), sizeOf(3, 303), sizeOf(3, 299)]).toEqual([2, 4, 6]);
});
