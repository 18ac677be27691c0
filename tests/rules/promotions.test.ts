import { describe, expect, it } from "vitest";

import { GOLD_SALE_2022, PAST_PROMOTIONS, REDLINE_NEWS_2022 } from "#shared/content/promotions.ts";
import { goldSaleAgain, showsGoldSale } from "#shared/rules/announcements/gold-sale.ts";
import type { Shopper } from "#shared/rules/announcements/promotion.ts";
import { redlineNewsAgain, showsRedlineNews } from "#shared/rules/announcements/redline-news.ts";
import { after, before, days, hours, seconds, stampOf, type Stamp } from "#shared/units.ts";

const at = (text: string): Stamp => stampOf(new Date(text));
const NEXT_SECOND = seconds(1);
const BASIC: Shopper = {
  memberDays: 30,
  lastLogin: at("2022-09-01T12:00:00Z"),
  isGold: false,
  site: "type",
  hasSeen: false,
  nextShow: undefined,
};
const GOLD: Shopper = { ...BASIC, isGold: true };

describe("the gold sale of December 2022", () => {
  const start = at("2022-12-05T00:00:00Z");
  const last = at("2022-12-31T23:59:59Z");

  it("is from 5 to 31 December, up to 30 % off", () => {
    expect(GOLD_SALE_2022.percentOff).toBe(30);
    const moments = [before(start, NEXT_SECOND), start, last, after(last, NEXT_SECOND)];
    expect(moments.map((now) => showsGoldSale(BASIC, now))).toEqual([false, true, true, false]);
    expect(moments.map((now) => showsGoldSale(GOLD, now))).toEqual([false, true, true, false]);
  });

  it("is for members from two days on who aren't gold, whatever they have seen, and is shown again each day at 17:00", () => {
    expect([1, 2].map((memberDays) => showsGoldSale({ ...BASIC, memberDays }, start))).toEqual([false, true]);
    const morning = at("2022-12-10T09:00:00Z");
    const again = goldSaleAgain(morning);
    expect(again).toBe(at("2022-12-10T17:00:00Z"));
    const shown = { ...BASIC, hasSeen: true, nextShow: again };
    expect(showsGoldSale(shown, before(again, NEXT_SECOND))).toBe(false);
    expect(showsGoldSale(shown, again)).toBe(true);
    expect(goldSaleAgain(again)).toBe(at("2022-12-11T17:00:00Z"));
    expect(goldSaleAgain(at("2022-12-10T23:30:00Z"))).toBe(at("2022-12-11T17:00:00Z"));
  });

  it("is told gold members once, if their last login was before it", () => {
    expect(showsGoldSale({ ...GOLD, memberDays: 0 }, last)).toBe(true);
    expect(showsGoldSale({ ...GOLD, hasSeen: true }, last)).toBe(false);
    expect(showsGoldSale({ ...GOLD, lastLogin: start }, last)).toBe(false);
    expect(showsGoldSale({ ...GOLD, lastLogin: before(start, NEXT_SECOND) }, last)).toBe(true);
  });
});

describe("Redline's news of October 2022", () => {
  const now = at("2022-10-10T12:00:00Z");

  it("are for gold members of more than two days on the main site who last logged in before them", () => {
    expect(showsRedlineNews(GOLD, now)).toBe(true);
    expect(showsRedlineNews(BASIC, now)).toBe(false);
    expect([2, 3].map((memberDays) => showsRedlineNews({ ...GOLD, memberDays }, now))).toEqual([false, true]);
    expect(showsRedlineNews({ ...GOLD, site: "math" }, now)).toBe(false);
    expect(showsRedlineNews({ ...GOLD, lastLogin: REDLINE_NEWS_2022.startStamp }, now)).toBe(false);
    expect(showsRedlineNews({ ...GOLD, hasSeen: true }, now)).toBe(false);
  });

  it("come again ten days after they were shown, and never after October", () => {
    const nextShow = redlineNewsAgain(now);
    expect(nextShow).toBe(after(now, days(10)));
    const shown = { ...GOLD, nextShow };
    expect(showsRedlineNews(shown, before(nextShow, NEXT_SECOND))).toBe(false);
    expect(showsRedlineNews(shown, nextShow)).toBe(true);
    expect(showsRedlineNews(GOLD, at("2022-09-30T23:59:59Z"))).toBe(false);
    expect(showsRedlineNews(GOLD, at("2022-10-31T23:59:59Z"))).toBe(true);
    expect(showsRedlineNews(GOLD, at("2022-11-01T00:00:00Z"))).toBe(false);
  });
});

it("every promotion is over by its stamps, and shows to nobody since", () => {
  expect(new Set(PAST_PROMOTIONS.map(({ key }) => key)).size).toBe(PAST_PROMOTIONS.length);
  for (const { startStamp, endStamp } of PAST_PROMOTIONS) expect(startStamp).toBeLessThan(endStamp);
  const since = [at("2023-01-01T00:00:00Z"), after(at("2026-11-28T00:00:00Z"), hours(17)), at("2046-12-05T17:00:00Z")];
  for (const now of since) {
    for (const shopper of [BASIC, GOLD]) {
      expect([showsGoldSale(shopper, now), showsRedlineNews(shopper, now)]).toEqual([false, false]);
    }
  }
});
