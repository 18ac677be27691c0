import { describe, expect, it } from "vitest";

import { textByID } from "#shared/content/texts/by-id.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import { FORMER_TEXTS } from "#shared/content/texts/former.ts";
import { difficultyBand, difficultyOf } from "#shared/rules/difficulty.ts";

/** Texts that share a run of this many characters are too alike. */
const RUN = 25;
const OPENING_WORDS = 2;
const LEAST_SHARE = 0.25;

describe("the race texts", () => {
  it("are at least 201, so that four racers with fifty different races behind them still find a new one", () => {
    expect(TEXTS.length).toBeGreaterThanOrEqual(201);
  });

  it("have 180 to 320 characters", () => {
    const wrong = TEXTS.filter(({ body }) => body.length < 180 || body.length > 320);
    expect(wrong.map(({ title, body }) => [title, body.length])).toEqual([]);
  });

  it("use only characters that every keyboard has, single spaces and no space at the ends", () => {
    const wrong = TEXTS.filter(({ body }) => !/^[A-Za-z0-9 .,;:'"!?()-]+$/.test(body) || / {2}|^ | $/.test(body));
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it("are found by ids and titles of their own", () => {
    expect(new Set(TEXTS.map(({ textID }) => textID)).size).toBe(TEXTS.length);
    expect(new Set(TEXTS.map(({ title }) => title)).size).toBe(TEXTS.length);
    for (const text of [...TEXTS, ...FORMER_TEXTS]) expect(textByID(text.textID)).toBe(text);
  });

  it("begin with two words of their own", () => {
    const openings = Map.groupBy(TEXTS, ({ body }) => body.toLowerCase().split(" ", OPENING_WORDS).join(" "));
    const shared = [...openings].filter(([, texts]) => texts.length > 1);
    expect(shared.map(([opening, texts]) => [opening, texts.map(({ title }) => title)])).toEqual([]);
  });

  it("share no run of 25 characters with each other", () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    for (const { title, body } of TEXTS) {
      for (let at = 0; at + RUN <= body.length; at++) {
        const run = body.slice(at, at + RUN).toLowerCase();
        const other = seen.get(run);
        if (other !== undefined && other !== title) shared.push(`${other} and ${title}: ${run}`);
        seen.set(run, title);
      }
    }
    expect(shared).toEqual([]);
  });

  it("spread over easy, medium and hard, a quarter of them at least in each", () => {
    const bands = Map.groupBy(TEXTS, ({ body }) => difficultyBand(difficultyOf(body)));
    for (const band of ["easy", "medium", "hard"] as const) {
      const share = (bands.get(band)?.length ?? 0) / TEXTS.length;
      expect({ [band]: share >= LEAST_SHARE }).toEqual({ [band]: true });
    }
  });
});
