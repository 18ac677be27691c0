import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import type { TextID, UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { dailyText, otherText, publicText, type TextTaker } from "#shared/rules/daily-text.ts";
import type { Day } from "#shared/units.ts";

import { GivenTexts } from "../../game-server/lobby/given-texts.ts";

const today = 20_780 as Day;
const daily = dailyText(today);
const taker = (known: Partial<TextTaker> = {}): TextTaker => ({
  recentTexts: [],
  givenTexts: [],
  dailyDay: null,
  ...known,
});

describe("the text of the day", () => {
  it("is each of all texts before one comes again", () => {
    const texts = Array.from({ length: TEXTS.length }, (_each, at) => dailyText((today + at) as Day));
    expect(new Set(texts)).toEqual(new Set(TEXTS.map(({ textID }) => textID)));
    expect(dailyText((today + TEXTS.length) as Day)).toBe(daily);
  });

  it("is what a public race is on, until somebody at the table had it that day", () => {
    const dice = seededDice(3);
    const yesterday = (today - 1) as Day;
    expect(publicText([taker(), taker({ dailyDay: yesterday })], today, dice)).toBe(daily);
    expect(publicText([taker({ recentTexts: [daily], dailyDay: yesterday })], today, dice)).toBe(daily);
    for (let turn = 0; turn < 100; turn++) {
      expect(publicText([taker({ dailyDay: today }), taker()], today, dice)).not.toBe(daily);
      expect(publicText([taker({ givenTexts: [daily] })], today, dice)).not.toBe(daily);
    }
  });

  it("is kept for its day: other races have none that is near, and none of a racer's last fifty", () => {
    const dice = seededDice(4);
    const near = Array.from({ length: 31 }, (_each, at) => dailyText((today + at) as Day));
    const free = TEXTS.map(({ textID }) => textID).filter((textID) => !near.includes(textID));
    const [given, recentTexts] = [free.slice(0, 20), free.slice(10, 50)];
    const seen = new Set<TextID>();
    for (let turn = 0; turn < 3_000; turn++) {
      seen.add(publicText([taker({ dailyDay: today, givenTexts: given, recentTexts })], today, dice));
    }
    expect(seen).toEqual(new Set(free.slice(50)));
    expect(near).not.toContain(otherText([], today, dice));
  });
});

describe("the texts that a lobby has given", () => {
  const [one, other] = [7 as UserID, 8 as UserID];
  const [first, second] = [1 as TextID, 2 as TextID];

  it("are known for each racer, the newest first", () => {
    const given = new GivenTexts();
    for (const textID of [first, second]) given.note(one, textID);
    given.note(other, first);
    expect([given.of(one), given.of(other), given.of(9 as UserID)]).toEqual([[second, first], [first], []]);
  });
});
