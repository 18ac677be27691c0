import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LOG_OUT_REASONS, logoutSentence } from "#shared/rules/account/logout-reasons.ts";

describe("the reasons for a log-out", () => {
  it("are exactly the seven of the catalogue", () => {
    expect(LOG_OUT_REASONS.toSorted()).toEqual([
      "expired-session",
      "invalid-jwt",
      "invalid-update-token",
      "jwt-parse",
      "logged-in-no-token",
      "rt-invalid-session",
      "user-mismatch",
    ]);
  });

  it("each have a sentence of their own, with or without the hash", () => {
    const sentences = LOG_OUT_REASONS.map((code) => logoutSentence(code));
    expect(new Set(sentences).size).toBe(LOG_OUT_REASONS.length);
    for (const code of LOG_OUT_REASONS) expect(logoutSentence(`#${code}`)).toMatch(/^[A-Z].{20,110}[.!]$/);
  });

  it("say nothing for any other text", () => {
    expect(logoutSentence("toString")).toBeUndefined();
    expect(logoutSentence("")).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!LOG_OUT_REASONS.some((code) => code === text.replace(/^#/, "")));
        expect(logoutSentence(text)).toBeUndefined();
      }),
    );
  });
});
