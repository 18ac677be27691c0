import { describe, expect, it } from "vitest";

import type { SimpleStorage } from "../../client/browser/storages.ts";
import { splitTestOf } from "../../client/session/device/split-test.ts";

const newStorage = (): SimpleStorage => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};
const DAY_MS = 86_400_000;

describe("the split-test group", () => {
  it("is one of twelve", () => {
    expect([0, 0.5, 0.999].map((roll) => splitTestOf(newStorage(), 0, () => roll))).toEqual([1, 7, 12]);
  });

  it("stays for a year, and is drawn anew after it", () => {
    const storage = newStorage();
    expect(splitTestOf(storage, 0, () => 0.2)).toBe(3);
    expect(storage.getItem("redline-split-test")).toBe(`3/${365 * DAY_MS}`);
    expect(splitTestOf(storage, 365 * DAY_MS - 1, () => 0.9)).toBe(3);
    expect(splitTestOf(storage, 365 * DAY_MS, () => 0.9)).toBe(11);
  });

  it("is drawn anew when somebody has written over it", () => {
    const storage = newStorage();
    storage.setItem("redline-split-test", "77/x");
    expect(splitTestOf(storage, 0, () => 0)).toBe(1);
  });
});
