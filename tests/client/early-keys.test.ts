import { describe, expect, it } from "vitest";

import { noEarlyKeys, withEarlyKey, type EarlyKeys } from "../../client/race/screen/results/early-keys.ts";

/** The board opens at 0; each press is a key and its moment. */
const after = (presses: readonly (readonly [string, number])[], answer?: string, hasFinished = true): EarlyKeys =>
  presses.reduce(
    (keys, [key, atMs]) => withEarlyKey(keys, key, atMs, answer !== undefined),
    noEarlyKeys(0, (answer ?? "") !== "", hasFinished),
  );
const every = (stepMs: number, times: number, keyOf: (nth: number) => string) =>
  Array.from({ length: times }, (_each, nth) => [keyOf(nth), stepMs * (nth + 1)] as const);

describe("a key in a board's first moments", () => {
  it("is Enter: it counts a second after the board opened, however often it is hammered", () => {
    for (const presses of [[["Enter", 40]] as const, every(300, 20, () => "Enter")])
      expect(after(presses)).toMatchObject({ quietMs: 1_000, meant: "enter" });
  });

  it("is a letter alone, or the same one again and again: it counts a second after the first", () => {
    expect(after([["r", 40]])).toMatchObject({ quietMs: 1_040, meant: "r" });
    expect(after(every(300, 20, (nth) => (nth % 2 === 0 ? "g" : "G")))).toMatchObject({ quietMs: 1_300, meant: "g" });
  });

  it("is one of several letters: they are of the text, and the board is quiet a second after the last", () => {
    const typed = after(every(100, 4, (nth) => "ring"[nth] ?? ""));
    expect(typed).toMatchObject({ quietMs: 1_400, meant: undefined });
    expect(withEarlyKey(typed, "Enter", 500, false)).toMatchObject({ quietMs: 1_400, meant: "enter" });
    expect(after([["Enter", 40], ...every(100, 3, (nth) => "the"[nth] ?? "")]).meant).toBeUndefined();
  });

  it("keeps whoever finished waiting for four seconds at most, and one whose race was ended until the last letter", () => {
    const typed = every(90, 200, (nth) => "abcdefgh"[nth % 8] ?? "");
    expect(after(typed).quietMs).toBe(4_000);
    expect(after(typed, undefined, false).quietMs).toBe(90 * 200 + 1_000);
    expect(
      after(
        every(300, 20, () => "r"),
        undefined,
        false,
      ).quietMs,
    ).toBe(1_300);
  });

  it("is Tab: nobody types it in a race", () => {
    expect(after([["Tab", 200]]).quietMs).toBe(200);
  });

  it("changes nothing where it writes nothing", () => {
    expect(after([["Shift", 200]])).toEqual(after([]));
    expect(after([["Backspace", 200]])).toEqual(after([]));
  });

  it("is the Enter of an answer that was being typed, and no way on", () => {
    expect(after([["Enter", 200]], "47").meant).toBeUndefined();
    expect(after([["Enter", 200]], "").meant).toBe("enter");
    const typedOn = [
      ["4", 100],
      ["7", 200],
      ["Enter", 300],
    ] as const;
    expect(after(typedOn, "").meant).toBeUndefined();
    expect(after(typedOn).meant).toBe("enter");
    expect(after([...typedOn, ["Enter", 500]], "").meant).toBe("enter");
  });
});
