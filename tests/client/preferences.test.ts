import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readPreferences, USUAL } from "../../client/session/device/preferences.ts";

describe("the preferences of a browser", () => {
  it("come back as they were stored", () => {
    const own = {
      ...USUAL,
      theme: "contrast",
      textFont: "lexend",
      textSizePx: 31,
      caret: "bar",
      volume: 0,
      showsGhost: false,
    } as const;
    expect(readPreferences(JSON.parse(JSON.stringify(own)))).toEqual(own);
  });

  it("keep a size of text and a volume between their bounds", () => {
    const kept = ([textSizePx, volume]: readonly [number, number]) => {
      const read = readPreferences({ textSizePx, volume });
      return [read.textSizePx, read.volume];
    };
    for (const within of [
      [24, 0],
      [32, 1],
    ] as const) {
      expect(kept(within)).toEqual(within);
    }
    for (const beyond of [
      [23, -0.01],
      [33, 1.01],
    ] as const) {
      expect(kept(beyond)).toEqual([USUAL.textSizePx, USUAL.volume]);
    }
  });

  it("fall back to the usual, each by itself, whatever storage has", () => {
    expect(readPreferences({ theme: "neon", textSizePx: 400, volume: "loud", caret: "underline" })).toEqual({
      ...USUAL,
      caret: "underline",
    });
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const read = readPreferences(stored);
        expect(Object.keys(read)).toEqual(Object.keys(USUAL));
        expect(read.textSizePx).toBeGreaterThanOrEqual(24);
        expect(read.volume).toBeLessThanOrEqual(1);
      }),
    );
  });
});
