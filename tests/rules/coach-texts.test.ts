import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { TextID } from "#shared/ids.ts";
import { COACH } from "#shared/rules/coach/numbers.ts";
import { placesOf, shareOfWords, textFor, TEXTS_REMEMBERED } from "#shared/rules/coach/text.ts";
import { usesInTexts } from "#shared/rules/key-costs/uses.ts";

import { diceOf } from "../support/dice.ts";
import "../support/seeded-checks.ts";

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the texts of a day", () => {
  const pairs = [...usesInTexts().pairs.keys()];
  const averages = new Map(pairs.map((pair) => [pair, mean(TEXTS.map(({ body }) => shareOfWords(body, pair)))]));

  /** As many as somebody gets who practises much. */
  function textsFor(pair: string, left: readonly string[], count: number) {
    const dice = diceOf(`texts for ${pair}`);
    const recent: TextID[] = [];
    return Array.from({ length: count }, () => {
      const text = textFor({ pair, left, recent }, TEXTS, dice);
      expect(recent.slice(0, TEXTS_REMEMBERED)).not.toContain(text.textID);
      recent.unshift(text.textID);
      return text;
    });
  }

  it("have each of the commonest pairs clearly more often than others, in a quarter of the words at most, none twice", () => {
    for (const pair of pairs) {
      const shares = textsFor(pair, [], 6).map(({ body }) => shareOfWords(body, pair));
      expect(Math.max(...shares)).toBeLessThanOrEqual(COACH.aimedShare);
      expect(mean(shares)).toBeGreaterThan(1.25 * (averages.get(pair) ?? 0));
    }
  });

  it("come again when many others have come: after days of the commonest pairs, a quarter of the words at most still", () => {
    for (const pair of pairs.slice(0, 4)) {
      const texts = textsFor(pair, [], 2 * TEXTS_REMEMBERED);
      expect(Math.max(...texts.map(({ body }) => shareOfWords(body, pair)))).toBeLessThanOrEqual(COACH.aimedShare);
      expect(new Set(texts).size).toBeLessThan(texts.length);
    }
  });

  it("have the pairs that are left less often than they would otherwise", () => {
    const shares = pairs
      .filter((_pair, nth) => nth % 20 === 3)
      .map((pair, nth) => {
        const left = [7, 31, 60, 83].flatMap((far) => pairs[(nth + far) % pairs.length] ?? []);
        const shareOf = (texts: ReturnType<typeof textsFor>) =>
          mean(texts.flatMap(({ body }) => left.map((each) => shareOfWords(body, each))));
        return [shareOf(textsFor(pair, left, 16)), shareOf(textsFor(pair, [], 16))] as const;
      });
    expect(mean(shares.map(([kept]) => kept))).toBeLessThan(0.9 * mean(shares.map(([, usual]) => usual)));
  });

  it("come again where hardly any fit", () => {
    const few = TEXTS.slice(0, 5);
    const recent = few.map(({ textID }) => textID);
    expect(few).toContain(textFor({ pair: "th", left: [], recent }, few, diceOf("few")));
    expect(() => textFor({ pair: "th", left: [], recent: [] }, [], diceOf("none"))).toThrow(RangeError);
  });

  it("have a pair where its places are, and a space in the words on both its sides", () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEXTS), fc.constantFrom(...pairs), ({ body }, pair) => {
        const places = placesOf(body, pair);
        expect(places.map((at) => body.slice(at - 1, at + 1))).toEqual(places.map(() => pair));
        const within = [...body].filter((_character, at) => body.startsWith(pair, at)).length;
        expect(places.length).toBe(within);
        const share = shareOfWords(body, pair);
        expect(share > 0).toBe(places.length > 0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
    expect(shareOfWords("the cat sat then", "th")).toBe(0.5);
    expect(shareOfWords("the cat sat then", "t ")).toBe(0.5);
    expect(shareOfWords("the cat sat then", " t")).toBe(0.25);
    expect(placesOf("aaa", "aa")).toEqual([1, 2]);
    expect(placesOf("", "aa")).toEqual([]);
  });
});
