import { expect, it } from "vitest";

import { aboutWords, raceCountWords } from "../../client/features/moderation/case-words.ts";
import { choiceOf } from "../../client/features/moderation/decision-words.ts";
import { daysOf, FIRST_SPAN, spanKept, SPANS, spanSentence } from "../../client/features/moderation/spans.ts";

it("a span that was picked stays, unless the next decision hasn't it", () => {
  expect(["7", "365", "for-good"].map((span) => spanKept("mute", span))).toEqual(["7", FIRST_SPAN, FIRST_SPAN]);
  expect(["7", "365", "for-good"].map((span) => spanKept("ban", span))).toEqual(["7", "365", "for-good"]);
  expect(spanKept("warn", "365")).toBe("365");
});

it("a span is sent as it was picked, and the question before names it", () => {
  expect(SPANS.ban.map(({ value }) => [daysOf(value), spanSentence(value)])).toEqual([
    [1, "For 1 day."],
    [7, "For 7 days."],
    [30, "For 30 days."],
    [365, "For 365 days."],
    [null, "For good."],
  ]);
});

it("an appeal about a reward that waits says so, and what comes of it", () => {
  expect(aboutWords({ kind: "race", about: "bot-check" })).toBe("A bot check is due");
  expect(aboutWords({ kind: "race", about: "burst" })).not.toBe("burst");
  const held = { kind: "race", races: [{ foul: null }] } as unknown as Parameters<typeof choiceOf>[1];
  const ended = { kind: "race", races: [{ foul: {} }] } as unknown as typeof held;
  expect(choiceOf("dismiss", held).effect).toMatch(/^What waits is never paid/);
  expect(choiceOf("dismiss", ended).effect).toMatch(/^It stays as it is/);
  expect(choiceOf("uphold", held).hint).toMatch(/^The reward is paid/);
  expect(choiceOf("uphold", ended).hint).toMatch(/as not finished/);
});

it("a case says where it shows only some of its races", () => {
  const of = (shown: number, raceCount: number) =>
    raceCountWords({ races: Array.from({ length: shown }) as never, raceCount });
  expect([of(1, 1), of(50, 50), of(50, 120)]).toEqual([
    "1 race",
    "50 races",
    "50 of 120 races, those asked about first",
  ]);
});
