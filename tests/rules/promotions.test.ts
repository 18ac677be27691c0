import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { GOLD_SALE_2022, GOLD_SALE_2026, PROMOTIONS, REDLINE_NEWS_2022 } from "#shared/content/promotions.ts";
import { goldSaleAgain, showsGoldSale } from "#shared/rules/announcements/gold-sale.ts";
import { productAgain, showsProduct } from "#shared/rules/announcements/product-promotion.ts";
import type { Shopper } from "#shared/rules/announcements/promotion.ts";
import { isToldOnce, promotionAgain, showsPromotion } from "#shared/rules/announcements/promotions.ts";
import { after, before, days, hours, seconds, stampOf, type Stamp } from "#shared/units.ts";

const at = (text: string): Stamp => stampOf(new Date(text));
const NEXT_SECOND = seconds(1);
const BASIC: Shopper = {
  memberDays: 30,
  lastLogin: at("2022-09-01T12:00:00Z"),
  isGold: false,
  isInClass: false,
  site: "type",
  hasSeen: false,
  nextShow: undefined,
};
const GOLD: Shopper = { ...BASIC, isGold: true };

describe.each([
  [2022, GOLD_SALE_2022],
  [2026, GOLD_SALE_2026],
])("the gold sale of December %i", (year, sale) => {
  const start = at(`${year}-12-05T00:00:00Z`);
  const last = at(`${year}-12-31T23:59:59Z`);

  it("is from 5 to 31 December, up to 30 % off, with the perks of the documents", () => {
    expect(sale.percentOff).toBe(30);
    expect(sale.perks).toEqual(["Double cash every race", "An exclusive car", "A year of season rewards", "No ads"]);
    const moments = [before(start, NEXT_SECOND), start, last, after(last, NEXT_SECOND)];
    expect(moments.map((now) => showsGoldSale(sale, BASIC, now))).toEqual([false, true, true, false]);
    expect(moments.map((now) => showsGoldSale(sale, GOLD, now))).toEqual([false, true, true, false]);
  });

  it("is for members from two days on who aren't gold, whatever they have seen, and is shown again each day at 17:00", () => {
    expect([1, 2].map((memberDays) => showsGoldSale(sale, { ...BASIC, memberDays }, start))).toEqual([false, true]);
    const morning = at(`${year}-12-10T09:00:00Z`);
    const again = goldSaleAgain(morning);
    expect(again).toBe(at(`${year}-12-10T17:00:00Z`));
    const shown = { ...BASIC, hasSeen: true, nextShow: again };
    expect(showsGoldSale(sale, shown, before(again, NEXT_SECOND))).toBe(false);
    expect(showsGoldSale(sale, shown, again)).toBe(true);
    expect(goldSaleAgain(again)).toBe(at(`${year}-12-11T17:00:00Z`));
    expect(goldSaleAgain(at(`${year}-12-10T23:30:00Z`))).toBe(at(`${year}-12-11T17:00:00Z`));
  });

  it("is told gold members once, if their last login was before it", () => {
    expect(showsGoldSale(sale, { ...GOLD, memberDays: 0 }, last)).toBe(true);
    expect(showsGoldSale(sale, { ...GOLD, hasSeen: true }, last)).toBe(false);
    expect(showsGoldSale(sale, { ...GOLD, lastLogin: start }, last)).toBe(false);
    expect(showsGoldSale(sale, { ...GOLD, lastLogin: before(start, NEXT_SECOND) }, last)).toBe(true);
  });
});

describe("Redline's news of October 2022", () => {
  const now = at("2022-10-10T12:00:00Z");
  const shows = (shopper: Shopper, then: Stamp = now): boolean => showsProduct(REDLINE_NEWS_2022, shopper, then);

  it("are for gold members of more than two days on the main site who last logged in before them", () => {
    expect(shows(GOLD)).toBe(true);
    expect(shows(BASIC)).toBe(false);
    expect([2, 3].map((memberDays) => shows({ ...GOLD, memberDays }))).toEqual([false, true]);
    expect(shows({ ...GOLD, site: "math" })).toBe(false);
    expect(shows({ ...GOLD, lastLogin: REDLINE_NEWS_2022.startStamp })).toBe(false);
    expect(shows({ ...GOLD, hasSeen: true })).toBe(false);
  });

  it("come again ten days after they were shown, and never after October", () => {
    const nextShow = productAgain(now);
    expect(nextShow).toBe(after(now, days(10)));
    const shown = { ...GOLD, nextShow };
    expect(shows(shown, before(nextShow, NEXT_SECOND))).toBe(false);
    expect(shows(shown, nextShow)).toBe(true);
    expect(shows(GOLD, at("2022-09-30T23:59:59Z"))).toBe(false);
    expect(shows(GOLD, at("2022-10-31T23:59:59Z"))).toBe(true);
    expect(shows(GOLD, at("2022-11-01T00:00:00Z"))).toBe(false);
  });
});

describe("every promotion", () => {
  const stamp = (from: string, to: string): fc.Arbitrary<Stamp> =>
    fc.integer({ min: at(from), max: at(to) }).map((each) => each as Stamp);
  const shopper = fc.record({
    memberDays: fc.nat({ max: 5 }),
    lastLogin: stamp("2022-01-01T00:00:00Z", "2027-12-31T00:00:00Z"),
    isGold: fc.boolean(),
    isInClass: fc.boolean(),
    site: fc.constantFrom("type", "math"),
    hasSeen: fc.boolean(),
    nextShow: fc.option(stamp("2022-01-01T00:00:00Z", "2027-12-31T00:00:00Z"), { nil: undefined }),
  });
  const promotion = fc.constantFrom(...PROMOTIONS);
  /** A moment about the days of a promotion. */
  const about = promotion.chain((each) =>
    fc.tuple(
      fc.constant(each),
      fc
        .integer({ min: before(each.startStamp, days(2)), max: after(each.endStamp, days(2)) })
        .map((then) => then as Stamp),
    ),
  );

  it("has a name of its own and some days", () => {
    expect(new Set(PROMOTIONS.map(({ key }) => key)).size).toBe(PROMOTIONS.length);
    for (const { startStamp, endStamp } of PROMOTIONS) expect(startStamp).toBeLessThan(endStamp);
    expect(PROMOTIONS.map(({ startStamp }) => startStamp)).toEqual(
      PROMOTIONS.map(({ startStamp }) => startStamp).toSorted((one, other) => other - one),
    );
  });

  it("is told within its days only, and nobody of a class, whatever they have or saw", () => {
    fc.assert(
      fc.property(about, shopper, ([each, now], who) => {
        const isTold = showsPromotion(each, who, now);
        const isWithin = each.startStamp <= now && now < each.endStamp;
        expect(isTold && (who.isInClass || !isWithin)).toBe(false);
        expect(showsPromotion(each, { ...who, isInClass: true }, now)).toBe(false);
      }),
    );
  });

  it("that was shown keeps quiet until its next show, and who has closed one that is told once never sees it again", () => {
    fc.assert(
      fc.property(about, shopper, fc.nat({ max: 40 * 86_400 }), ([each, shown], who, laterBy) => {
        fc.pre(showsPromotion(each, who, shown));
        const nextShow = promotionAgain(each, shown);
        expect(nextShow).toBeGreaterThan(shown);
        const now = (shown + laterBy) as Stamp;
        const comesAgain = !isToldOnce(each, who) && now >= nextShow && now < each.endStamp;
        expect(showsPromotion(each, { ...who, hasSeen: true, nextShow }, now)).toBe(comesAgain);
      }),
    );
  });

  it("of the past shows to nobody since, and the coming one to nobody before", () => {
    const quiet = [
      at("2023-01-01T00:00:00Z"),
      after(at("2026-11-28T00:00:00Z"), hours(17)),
      at("2046-12-05T17:00:00Z"),
    ];
    for (const now of quiet) {
      for (const who of [BASIC, GOLD]) expect(PROMOTIONS.filter((each) => showsPromotion(each, who, now))).toEqual([]);
    }
  });
});
