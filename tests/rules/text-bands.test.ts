import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { dailyText, otherText } from "#shared/rules/daily-text.ts";
import { DIFFICULTY_BANDS, difficultyOf } from "#shared/rules/difficulty.ts";
import { textsOfBand } from "#shared/rules/text-measures/bands.ts";
import { TEXT_MEASURES } from "#shared/rules/text-measures/numbers.ts";
import type { Day } from "#shared/units.ts";

import { diceOf } from "../support/dice.ts";

/** On the line on which what is expected of texts lies. */
const expectedOf = (body: string): number => 0.3 - difficultyOf(body) / 100;
const measured = (count: number, effectOf: (body: string) => number) =>
  TEXTS.slice(0, count).map(({ textID, body }) => ({ textID, effect: effectOf(body), expected: expectedOf(body) }));
const bodies = new Map(TEXTS.map(({ textID, body }) => [textID, body]));
const difficulties = (band: (typeof DIFFICULTY_BANDS)[number], measures: ReturnType<typeof measured>): number[] =>
  textsOfBand(band, measures).map((textID) => difficultyOf(bodies.get(textID) ?? ""));

describe("the bands of measured texts", () => {
  it("are thirds: each text is in one of them", () => {
    for (const count of [0, TEXT_MEASURES.leastTexts, TEXTS.length]) {
      const bands = DIFFICULTY_BANDS.map((band) => textsOfBand(band, measured(count, expectedOf)));
      expect(new Set(bands.flat()).size).toBe(TEXTS.length);
      for (const band of bands) expect(Math.abs(band.length - TEXTS.length / 3)).toBeLessThanOrEqual(1);
    }
  });

  it("go by the formula while few texts are measured, and by it for those that aren't", () => {
    const few = measured(TEXT_MEASURES.leastTexts - 1, () => 9);
    expect(textsOfBand("easy", few)).toEqual(textsOfBand("easy", []));
    for (const measures of [[], measured(TEXT_MEASURES.leastTexts, expectedOf)]) {
      const [easy, medium, hard] = DIFFICULTY_BANDS.map((band) => difficulties(band, measures));
      expect(Math.max(...(easy ?? []))).toBeLessThanOrEqual(Math.min(...(medium ?? [])));
      expect(Math.max(...(medium ?? []))).toBeLessThanOrEqual(Math.min(...(hard ?? [])));
    }
  });

  it("believe races more than the formula", () => {
    const measures = measured(TEXTS.length, (body) => -expectedOf(body));
    expect(Math.min(...difficulties("easy", measures))).toBeGreaterThanOrEqual(
      Math.max(...difficulties("hard", measures)),
    );
  });

  it("give a text that nobody had lately and whose day isn't near", () => {
    const day = 20_000 as Day;
    const dice = diceOf("bands");
    const easy = textsOfBand("easy", []);
    for (let nth = 0; nth < 50; nth++) {
      const textID = otherText([easy.slice(0, 30)], day, dice, easy);
      expect(easy.slice(30)).toContain(textID);
      for (let ahead = 0; ahead <= 30; ahead++) expect(textID).not.toBe(dailyText((day + ahead) as Day));
    }
  });
});
