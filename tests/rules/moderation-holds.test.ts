import { describe, expect, it } from "vitest";

import { displayNameProblems } from "#shared/rules/account/display-name.ts";
import { bannedSentence, holdEnd, lastToEnd, mutedSentence, neutralName } from "#shared/rules/moderation.ts";
import { after, days, stampOf, type Stamp } from "#shared/units.ts";

const NOW = stampOf(new Date("2026-12-01T12:00:00Z"));
const hold = (untilStamp: Stamp | null) => ({ reason: "Unkind words.", untilStamp });

describe("a hold", () => {
  it("lasts 1, 7 or 30 days when it is a mute, and never for good", () => {
    const spans = ["1", "7", "30", "2", "0", "-1", "1.5", "", "for-good", "soon"];
    expect(spans.map((span) => holdEnd("mute", span, NOW))).toEqual([
      after(NOW, days(1)),
      after(NOW, days(7)),
      after(NOW, days(30)),
      ...Array.from({ length: 7 }),
    ]);
  });

  it("lasts from a day to a year when it is a ban, or for good", () => {
    expect(["1", "365", "for-good", "366", "0", "ever"].map((span) => holdEnd("ban", span, NOW))).toEqual([
      after(NOW, days(1)),
      after(NOW, days(365)),
      null,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("counts by the one that ends last, and not at all once it is over", () => {
    const [short, long] = [hold(after(NOW, days(1))), hold(after(NOW, days(7)))];
    expect(lastToEnd([short, long], NOW)).toBe(long);
    const forGood = hold(null);
    expect(lastToEnd([long, forGood, short], NOW)).toBe(forGood);
    expect(lastToEnd([short], after(NOW, days(1)))).toBeUndefined();
    expect(lastToEnd([], NOW)).toBeUndefined();
  });

  it("says until when and why", () => {
    expect(bannedSentence(hold(after(NOW, days(2))))).toBe(
      "This account is closed until 3 December 2026 at 12:00 UTC. Reason: Unkind words.",
    );
    expect(bannedSentence(hold(null))).toBe("This account is closed for good. Reason: Unkind words.");
    expect(mutedSentence(hold(after(NOW, days(1))))).toBe(
      "You can't message or invite other racers until 2 December 2026 at 12:00 UTC. Reason: Unkind words.",
    );
  });
});

it("a neutral name is one that may be shown, and each player's is another one", () => {
  expect(displayNameProblems(neutralName(1_234_567_890))).toEqual([]);
  expect(neutralName(12)).not.toBe(neutralName(13));
});
