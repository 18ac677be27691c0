import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { difficultyBand, difficultyOf } from "#shared/rules/difficulty.ts";

const plain = fc.string({ unit: fc.constantFrom(..."aeiou tn"), minLength: 30, maxLength: 120 });
const replaceAt = (text: string, at: number, character: string): string =>
  text.slice(0, at) + character + text.slice(at + 1);

describe("the difficulty of a text", () => {
  it("never falls when a plain letter becomes a capital, a rare letter or a digit", () => {
    fc.assert(
      fc.property(plain, fc.nat(29), fc.constantFrom("A", "q", "7"), (text, at, harder) => {
        fc.pre(text[at] !== " ");
        expect(difficultyOf(replaceAt(text, at, harder))).toBeGreaterThanOrEqual(difficultyOf(text));
      }),
    );
  });

  it("lies between 0 and 100", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const score = difficultyOf(text);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("calls a nursery line easy and a telegram hard", () => {
    expect(difficultyBand(difficultyOf("the cat sat on the mat and the rat sat on the cat"))).toBe("easy");
    expect(difficultyBand(difficultyOf('"QUICK!" J. Vox (Apt. 9) wrote, 1896: "Buy 40 zithers; keys: XYZ-7."'))).toBe(
      "hard",
    );
  });
});
