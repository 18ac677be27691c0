import { describe, expect, it } from "vitest";

import type { TextID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { chooseText } from "#shared/rules/text-choice.ts";
import { wampusOf } from "#shared/rules/wampus.ts";

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_each, n) => (from + n) as TextID);

describe("the text of a race", () => {
  it("is none that a racer had in the last fifty races", () => {
    const dice = seededDice(3);
    const recents = [ids(1, 50), ids(20, 69)];
    for (let turn = 0; turn < 200; turn++) expect(chooseText(ids(1, 80), recents, dice)).toBeGreaterThan(69);
  });

  it("is the one that was longest ago when everybody knows everything", () => {
    expect(chooseText(ids(1, 4), [ids(1, 4), ids(2, 4)], seededDice(1))).toBe(4);
    expect(chooseText(ids(1, 3), [[2, 1, 3] as TextID[], [3, 1, 2] as TextID[]], seededDice(1))).toBe(1);
  });
});

describe("the Wampus", () => {
  const seats = [
    { isBot: false, speed: 60 },
    { isBot: false, speed: 80 },
    { isBot: true, speed: 70 },
    { isBot: true, speed: 71 },
    { isBot: true, speed: 72 },
  ];

  it("comes to 3 % of full races, a tenth faster than the fastest person", () => {
    const dice = seededDice(11);
    const met = Array.from({ length: 20_000 }, () => wampusOf(seats, 5, dice)).filter((each) => each !== undefined);
    expect(met.length / 20_000).toBeCloseTo(0.03, 2);
    expect(met[0]).toEqual({ slot: 2, wpm: 88 });
  });

  it("needs a full table with a bot to give way", () => {
    expect(wampusOf(seats.slice(0, 4), 5, () => 0)).toBeUndefined();
    expect(
      wampusOf(
        seats.map((seat) => ({ ...seat, isBot: false })),
        5,
        () => 0,
      ),
    ).toBeUndefined();
  });
});
