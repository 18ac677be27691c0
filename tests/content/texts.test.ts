import { describe, expect, it } from "vitest";

import { TEXTS, textByID } from "../../shared/content/texts/catalog.ts";
import { difficultyBand, difficultyOf } from "../../shared/rules/difficulty.ts";

const RUN = 40;

describe("the race texts", () => {
  it("are at least 51, so that fifty races in a row need no text twice", () => {
    expect(TEXTS.length).toBeGreaterThanOrEqual(51);
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
    for (const text of TEXTS) expect(textByID(text.textID)).toBe(text);
  });

  it("share no run of 40 characters with each other", () => {
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

  it("spread over easy, medium and hard", () => {
    const bands = Map.groupBy(TEXTS, ({ body }) => difficultyBand(difficultyOf(body)));
    for (const band of ["easy", "medium", "hard"] as const) {
      expect({ [band]: (bands.get(band)?.length ?? 0) >= 10 }).toEqual({ [band]: true });
    }
  });
});
