import { describe, expect, it } from "vitest";

import { eventByID } from "#shared/content/events/calendar.ts";
import { seasonByID } from "#shared/content/seasons/calendar.ts";
import { before, days, hours, minutes, seconds, type Stamp } from "#shared/units.ts";

import { eventShownAt } from "../../client/data/event/use-event.ts";
import { seasonShownAt, type SeasonPage } from "../../client/data/seasons/use-season.ts";
import { timeWords } from "../../client/features/season/words.ts";

const [SEASON, NEXT, EVENT] = [seasonByID(3)!, seasonByID(4)!, eventByID(3)!];

/** Whether a page that shows what is there a second before a moment asks again at that moment. */
const asksAt = (shownAt: typeof seasonShownAt, moment: Stamp, isGold: boolean): boolean =>
  shownAt(before(moment, seconds(1)), isGold) !== shownAt(moment, isGold);

describe("an open page asks again", () => {
  it.each([
    ["the season", seasonShownAt, NEXT.startStamp, SEASON.endStamp],
    ["the event", eventShownAt, EVENT.startStamp, EVENT.endStamp],
  ] as const)("for %s as it begins and ends, and gold members a day before it begins", (_what, shownAt, start, end) => {
    const early = before(start, hours(24));
    expect([start, end].map((moment) => [asksAt(shownAt, moment, false), asksAt(shownAt, moment, true)])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect([asksAt(shownAt, early, false), asksAt(shownAt, early, true)]).toEqual([false, true]);
    expect(asksAt(shownAt, before(start, days(5)), true)).toBe(false);
  });
});

describe("the time of a season", () => {
  const shown: NonNullable<SeasonPage["season"]> = {
    ...SEASON,
    totalRewards: 50,
    daysRemaining: 1,
    isActive: true,
    isEarly: false,
  };
  const [START, END] = [SEASON.startStamp, SEASON.endStamp];

  it("is what the server says of it, though the page's clock is behind or ahead", () => {
    expect(timeWords(shown, before(START, minutes(1)))).toMatch(/^56 days left/);
    expect(timeWords(shown, END)).toMatch(/^1 day left/);
    expect(timeWords({ ...shown, isActive: false }, before(END, minutes(1)))).toMatch(/^Ended on/);
    expect(timeWords({ ...shown, isActive: false, isEarly: true }, START)).toMatch(/^Starts on/);
  });
});
