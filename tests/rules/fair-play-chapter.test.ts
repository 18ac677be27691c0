import { expect, it } from "vitest";

import { chapterOf, CHAPTERS, listed } from "#shared/rules/fair-play/chapter.ts";
import { HOLD_KINDS, HOLD_REASONS } from "#shared/rules/fair-play/reward-hold.ts";

/** What the list of a page of 0.2.0 has words for: with any other one it doesn't open. */
const WORDS_OF_020 = ["foul", "held", "checked", "asked", "asked-held", "paid", "upheld", "dismissed", "due", "counts"];

it("a list says how a race stands in words that the version before knows, whatever it waits for", () => {
  expect(new Set(CHAPTERS.map(listed))).toEqual(new Set(WORDS_OF_020));
  for (const kind of HOLD_KINDS) {
    for (const reason of HOLD_REASONS) {
      const ending = {
        foul: null,
        reward: { state: "held" },
        hold: { kind, reason },
        signals: [],
        answeredBy: null,
      } as const;
      expect(listed(chapterOf({ ...ending, appeal: null }))).toBe(kind === "bot-check" ? "checked" : "held");
      expect(WORDS_OF_020).toContain(listed(chapterOf({ ...ending, appeal: "open" })));
    }
  }
});
