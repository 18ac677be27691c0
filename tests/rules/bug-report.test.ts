import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { reportBug } from "#shared/contracts/support/report-bug.ts";
import { keptWords } from "#shared/rules/bug-report.ts";

describe("what is kept of a bug report", () => {
  it("keeps lines and markup as plain text, and leaves out what steers a screen", () => {
    expect(keptWords("\u001B[31mThe car\u0007\r\nstood\tstill. <b>Twice</b>\u202E!")).toBe(
      "[31mThe car\nstood still. <b>Twice</b>!",
    );
    expect(keptWords("  one\n\n\n\n\ntwo \n")).toBe("one\n\ntwo");
  });

  it("leaves e-mail addresses out, and nothing that only looks a little like one", () => {
    expect(keptWords("Write to kid.one+x@school.example.org, or <mum@mail.test>!")).toBe(
      "Write to (e-mail address left out), or <(e-mail address left out)>!",
    );
    expect(keptWords("I got 5 @ 3 points, and @zoom won")).toBe("I got 5 @ 3 points, and @zoom won");
  });

  it("is the same when it is kept again, and never has a sign that steers a screen", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const kept = keptWords(text);
        expect(keptWords(kept)).toBe(kept);
        expect(kept).not.toMatch(/[^\P{C}\n]/u);
      }),
    );
  });
});

describe("a bug report", () => {
  const takes = (more: object): boolean =>
    reportBug.body.safeParse({ what: "The car stood still", isNamed: false, facts: {}, ...more }).success;

  it("needs some words, of any script, and not too many", () => {
    expect([takes({}), takes({ what: "車が動きません" }), takes({ what: "Hm" }), takes({ what: "   \n    " })]).toEqual(
      [true, true, false, false],
    );
    expect([takes({ what: "x".repeat(2_000) }), takes({ what: "x".repeat(2_001) })]).toEqual([true, false]);
  });

  it("takes only the facts that the form shows, each a short line, and of a page no more than its path", () => {
    expect(takes({ facts: { page: "/race/:username", browser: "Firefox 140 on Linux", lastError: "x" } })).toBe(true);
    const refused = [
      { page: "/login?token=1" },
      { page: "/login#x" },
      { page: "https://elsewhere.example" },
      { browser: "two\nlines" },
      { browser: "x".repeat(161) },
      { browser: "" },
      { password: "x" },
    ];
    expect(refused.filter((facts) => takes({ facts }))).toEqual([]);
  });
});
