import { describe, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";
import { isAsked } from "#shared/rules/fair-play/asked.ts";
import { HANDS, type Hands } from "#shared/rules/fair-play/hands.ts";
import { SOFT_LIMITS } from "#shared/rules/fair-play/numbers.ts";
import { traceOf } from "#shared/rules/fair-play/trace.ts";
import type { Key } from "#shared/rules/race/keys.ts";

import { aTextFrom, weighed } from "../support/corpus/race-case.ts";
import { UNUSUAL_HANDS } from "../support/corpus/unusual-hands.ts";

const text = aTextFrom(seededDice(3));

/** A race with this wait before each character and this hold of each key. */
const typed = (waitMs: (index: number) => number, heldMs?: number): Key[] => {
  let atMs = 0;
  return [...text].map((character, index) => {
    atMs += waitMs(index);
    return { atMs, fairMs: atMs, character, ...(heldMs !== undefined && { heldMs }) };
  });
};

/** Pieces of eight characters together. */
const inPieces = traceOf(
  text,
  typed((index) => (index % 8 === 0 ? 900 : 1)),
);
const oneByOne = (waitMs: number, heldMs?: number) =>
  traceOf(
    text,
    typed(() => waitMs, heldMs),
  );
const known = { earlier: [], others: [] };

describe("declared hands", () => {
  it("are believed where a race looks like them, and are usual hands elsewhere", () => {
    const asked = (hands: Hands, race: ReturnType<typeof traceOf>): boolean => isAsked("evenness", hands, race);
    for (const hands of ["steno", "word-keyboard", "voice"] as const) {
      expect([asked(hands, inPieces), asked(hands, oneByOne(120))]).toEqual([false, true]);
    }
    const { slowWpm, phone } = SOFT_LIMITS.hands;
    for (const hands of ["switch", "eye"] as const) {
      expect([asked(hands, oneByOne(12_000 / slowWpm + 5)), asked(hands, oneByOne(12_000 / slowWpm - 15))]).toEqual([
        false,
        true,
      ]);
    }
    const slowest = 12_000 / phone.wpm + 5;
    expect([
      asked("phone", oneByOne(slowest)),
      asked("phone", oneByOne(slowest, 90)),
      asked("phone", oneByOne(100)),
    ]).toEqual([false, true, true]);
    expect(asked("usual", inPieces)).toBe(true);
  });

  it("are asked for a copied rhythm, jumps, growth and sleep, whichever they are", () => {
    for (const hands of HANDS) {
      for (const kind of ["copy", "speed", "growth", "hours"] as const) {
        expect(isAsked(kind, hands, inPieces)).toBe(true);
      }
    }
  });

  it("free steno of what it causes, which holds those who don't declare it", () => {
    const dice = seededDice(8);
    const keys = UNUSUAL_HANDS.steno?.human(dice)(text, dice, 0) ?? [];
    expect(weighed(text, keys, known)).toMatchObject({ verdict: "held" });
    expect(weighed(text, keys, { ...known, hands: "steno" })).toMatchObject({ verdict: "clear", fired: [] });
  });
});
