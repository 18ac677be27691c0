import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { TextID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { dailyText, publicText } from "#shared/rules/daily-text.ts";
import { minutes, type Day } from "#shared/units.ts";

import { GivenTexts } from "../../game-server/lobby/given-texts.ts";

const today = 20_780 as Day;
const daily = dailyText(today);

describe("the text of the day", () => {
  it("is each of all texts before one comes again", () => {
    const texts = Array.from({ length: TEXTS.length }, (_each, at) => dailyText((today + at) as Day));
    expect(new Set(texts)).toEqual(new Set(TEXTS.map(({ textID }) => textID)));
    expect(dailyText((today + TEXTS.length) as Day)).toBe(daily);
  });

  it("is what a public race is on, where nobody had it lately", () => {
    const dice = seededDice(3);
    const others = TEXTS.map(({ textID }) => textID).filter((textID) => textID !== daily);
    expect(publicText([[], others.slice(0, 50)], today, dice)).toBe(daily);
    expect(publicText([[...others.slice(0, 50), daily]], today, dice)).toBe(daily);
    for (let turn = 0; turn < 100; turn++) expect(publicText([[daily], []], today, dice)).not.toBe(daily);
  });
});

describe("the texts that a lobby has given", () => {
  const [one, other] = [7 as UserID, 8 as UserID];
  const [first, second] = [1 as TextID, 2 as TextID];

  it("are known for each racer, the newest first, while a race may last", () => {
    const given = new GivenTexts();
    given.note([one, other], first, 0);
    given.note([one], second, minutes(5));
    expect([given.of(one), given.of(other)]).toEqual([[second, first], [first]]);
    given.note([], second, minutes(12));
    expect([given.of(one), given.of(other)]).toEqual([[second, first], []]);
    given.note([], second, minutes(15));
    expect(given.of(one)).toEqual([]);
  });
});
