import { describe, expect, it } from "vitest";

import {
  amountRefusal,
  giftDayOf,
  giftRefusal,
  GIFTS,
  giverRefusal,
  mayGiveFrom,
  returnsAt,
  returnsUpTo,
  type Giving,
} from "#shared/rules/gifts.ts";
import { after, days, seconds, type Stamp } from "#shared/units.ts";

const NOW = 1_800_000_000 as Stamp;
const GIVING: Giving = {
  isSelf: false,
  canMeet: true,
  isLeaving: false,
  isBot: false,
  isGold: true,
  createdStamp: (NOW - 7 * 86_400) as Stamp,
  now: NOW,
  sentToday: 0,
  balance: 2_000_000,
};

describe("a gift", () => {
  it("is fine from a gold member of seven days", () => {
    expect(giftRefusal(GIFTS.least, GIVING)).toBeUndefined();
    expect(giftRefusal(GIFTS.mostADay, GIVING)).toBeUndefined();
  });

  it.each([
    ["self", { isSelf: true, isGold: false }],
    ["unknown", { canMeet: false, isGold: false }],
    ["leaving", { isLeaving: true }],
    ["basic", { isGold: false, createdStamp: NOW }],
    ["young", { createdStamp: (GIVING.createdStamp + 1) as Stamp }],
  ] as const)("is refused as %s before its amount is looked at", (refusal, more) => {
    expect(giverRefusal({ ...GIVING, ...more })).toBe(refusal);
    expect(giftRefusal(1, { ...GIVING, ...more })).toBe(refusal);
  });

  it.each([
    [999, {}, "little"],
    [-5_000, {}, "little"],
    [1_000.5, {}, "broken"],
    [Number.NaN, {}, "broken"],
    [1_000_001, {}, "muchToday"],
    [1_001, { sentToday: 999_000 }, "muchToday"],
    [1_000, { sentToday: 999_000 }, undefined],
    [1_000, { sentToday: 1_500_000 }, "muchToday"],
    [5_001, { balance: 5_000 }, "poor"],
    [5_000, { balance: 5_000 }, undefined],
  ] as const)("of %d with %o is %s", (amount, more, refusal) => {
    expect(amountRefusal(amount, { ...GIVING, ...more })).toBe(refusal);
  });

  it("goes back when thirty days are over, and not before", () => {
    expect(returnsAt(NOW)).toBe(NOW + 30 * 86_400);
    expect(returnsUpTo(returnsAt(NOW))).toBe(NOW);
    expect(returnsUpTo(after(returnsAt(NOW), seconds(-1)))).toBe(NOW - 1);
  });

  it("counts for the day it was sent on, from midnight UTC", () => {
    const midnight = Date.UTC(2026, 10, 21) / 1_000;
    expect(giftDayOf(midnight as Stamp)).toBe(midnight);
    expect(giftDayOf((midnight + 86_399) as Stamp)).toBe(midnight);
    expect(giftDayOf((midnight + 86_400) as Stamp)).toBe(midnight + 86_400);
    expect(mayGiveFrom(NOW)).toBe(after(NOW, days(7)));
  });
});
