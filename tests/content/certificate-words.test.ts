import { describe, expect, it } from "vitest";

import { CERTIFICATE_WORDS } from "#shared/content/certificate-words.ts";
import { freshLines } from "#shared/rules/certificate/fresh-lines.ts";
import { moderate } from "#shared/server/conduct/word-rules.ts";

import { americanIn } from "../support/american.ts";
import { diceOf } from "../support/dice.ts";

const LINES = 2_000;

describe("the words of a certificate race", () => {
  it("are plain, of three to nine letters, and many", () => {
    expect(CERTIFICATE_WORDS.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
    expect(new Set(CERTIFICATE_WORDS).size).toBe(CERTIFICATE_WORDS.length);
    expect(CERTIFICATE_WORDS.length).toBeGreaterThan(1_200);
  });

  it("are spelt the British way", () => {
    expect(CERTIFICATE_WORDS.filter((word) => americanIn(word).length > 0)).toEqual([]);
  });

  it("are fit for everybody, alone and in a row", () => {
    const lines = freshLines(diceOf("words in a row"), LINES);
    expect([...CERTIFICATE_WORDS, ...lines].filter((text) => !moderate(text).clean)).toEqual([]);
  });
});
