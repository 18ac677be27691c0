import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import { LOOT } from "#shared/content/loot/catalog.ts";
import { PROMOTIONS } from "#shared/content/promotions.ts";
import {
  CASH_PRODUCTS,
  CURRENCIES,
  GOLD_LOOT,
  GOLD_PRODUCTS,
  PAID_BUNDLES,
  STORE_SALES,
  XCELSIOR,
  type Gives,
} from "#shared/content/store.ts";
import { goldFrom, usedDays, type GoldSpan } from "#shared/rules/account/gold-spans.ts";
import { giveBackUntil, noGiveBack, type Order } from "#shared/rules/payments/give-back.ts";
import { dueFor, factsOf, keptShare, nextState, type Asked } from "#shared/rules/payments/next-state.ts";
import {
  fullPriceOfBundle,
  givesOfBundle,
  paidOffersAt,
  percentOffBundle,
} from "#shared/rules/payments/paid-bundles.ts";
import { PAYMENT_EVENT_TYPES, type PaymentEvent } from "#shared/rules/payments/payment-event.ts";
import { bundlePercentOff, byCash, isActiveSale, storePriceOf } from "#shared/rules/payments/prices.ts";
import { after, before, days, hours, seconds, type Stamp } from "#shared/units.ts";

const NOW = 1_800_000_000 as Stamp;
const DAY = 86_400;
const ASKED: Asked = { priceMinor: 500, currency: "usd" };

const event = fc
  .record({
    type: fc.constantFrom(...PAYMENT_EVENT_TYPES),
    refundedMinor: fc.integer({ min: 1, max: 600 }),
    amountMinor: fc.constantFrom(500, 500, 500, 1),
    currency: fc.constantFrom("usd", "usd", "usd", "eur"),
    nth: fc.nat(),
  })
  .map(({ type, refundedMinor, amountMinor, currency, nth }): PaymentEvent => ({
    eventID: `evt_${nth}`,
    type,
    invoiceNum: "R-AAAAAAAAAAAA",
    sessionID: "s",
    paymentID: "p",
    amountMinor: type === "paid" ? amountMinor : null,
    currency: type === "paid" ? currency : null,
    refundedMinor: type === "refunded" ? refundedMinor : null,
    stamp: NOW,
  }));

describe("the facts of an invoice", () => {
  it("are the same in every order of its events, and however often one came", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (events, order) => {
        const doubled = events.flatMap((each) =>
          Array.from({ length: 1 + ((order.next().value as number) % 3) }, () => each),
        );
        const mixed = doubled
          .map((each) => [order.next().value as number, each] as const)
          .toSorted(([a], [b]) => a - b);
        const told = mixed.map(([, each]) => each);
        expect(factsOf(told, ASKED)).toEqual(factsOf(events, ASKED));
      }),
    );
  });

  it("give nothing without the very sum in the very currency, and never more than all", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), (events) => {
        const share = keptShare(factsOf(events, ASKED), ASKED);
        const isPaid = events.some(
          (each) => each.type === "paid" && each.amountMinor === 500 && each.currency === "usd",
        );
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(isPaid ? 1 : 0);
      }),
    );
  });

  const of = (...types: readonly (PaymentEvent["type"] | number)[]) =>
    types.map((type): PaymentEvent => ({
      eventID: String(type),
      type: typeof type === "number" ? "refunded" : type,
      invoiceNum: null,
      sessionID: null,
      paymentID: "p",
      amountMinor: type === "paid" ? 500 : null,
      currency: type === "paid" ? "usd" : null,
      refundedMinor: typeof type === "number" ? type : null,
      stamp: NOW,
    }));

  it.each([
    ["nothing", of(), true, "open", 0],
    ["paid", of("paid"), true, "given", 1],
    ["paid, with nobody there", of("paid"), false, "paid", 1],
    ["left too long", of("failed"), true, "expired", 0],
    ["left too long, and paid after all", of("failed", "paid"), true, "given", 1],
    ["a part went back", of("paid", 125), true, "given", 0.75],
    ["all went back", of("paid", 125, 500), true, "refunded", 0],
    ["more than all went back", of("paid", 900), true, "refunded", 0],
    ["went back before it was paid", of(500), true, "open", 0],
    ["disputed", of("paid", "disputed"), true, "disputed", 0],
    ["won", of("dispute-won", "paid", "disputed"), true, "given", 1],
    ["won without its beginning", of("dispute-won", "paid"), true, "given", 1],
    ["lost", of("paid", "disputed", "dispute-lost"), true, "refunded", 0],
  ] as const)("%s: %o", (_what, events, canGive, state, share) => {
    const facts = factsOf(events, ASKED);
    expect([nextState(facts, ASKED, canGive), keptShare(facts, ASKED)]).toEqual([state, share]);
  });

  it.each([
    [{ goldDays: 30, cash: 100 }, 1, { goldDays: 30, cash: 100 }],
    [{ goldDays: 30, cash: 101 }, 0.5, { goldDays: 15, cash: 50 }],
    [{ goldDays: 31, cash: 0 }, 0.5, { goldDays: 16, cash: 0 }],
    [{ goldDays: null, cash: 10 }, 0.1, { goldDays: null, cash: 1 }],
    [{ goldDays: null, cash: 10 }, 0, { goldDays: 0, cash: 0 }],
  ] as const)("of %o with a share of %d: %o is due", (gives, share, due) =>
    expect(dueFor({ cars: [], loot: [], ...gives } satisfies Gives, share)).toEqual(due),
  );
});

describe("gold by its spans", () => {
  const span = fc.record({
    reference: fc.uuid(),
    days: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 12 }),
    stamp: fc.integer({ min: 0, max: 90 * DAY }).map((at) => (NOW + at) as Stamp),
  });
  const spans = fc.uniqueArray(span, { maxLength: 6, selector: ({ reference }) => reference });
  /** Second by second it would be slow: day by day of what is left, from one gift to the next. */
  const plainEnd = (all: readonly GoldSpan[]): number | null => {
    let [left, at] = [0, 0];
    for (const { stamp, days: count } of all.toSorted((one, other) => one.stamp - other.stamp)) {
      left = Math.max(0, left - (stamp - at)) + (count ?? 0) * DAY;
      at = stamp;
    }
    return all.length === 0 ? null : at + left;
  };

  it("ends where what is left of each gift, one after the other, ends", () => {
    fc.assert(
      fc.property(spans, (all) => {
        const isForLife = all.some(({ days: count }) => count === null);
        const until = isForLife ? null : plainEnd(all);
        expect(goldFrom(all)).toEqual({ membership: all.length > 0 ? "gold" : "basic", goldUntil: until });
        expect(goldFrom(all.toReversed())).toEqual(goldFrom(all));
      }),
    );
  });

  it("a span has used no more days than it has, and all of them together as many as there was gold", () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 400 * DAY }), (given, later) => {
        const ended = given.filter(({ days: count }) => count !== null);
        for (const { reference, days: count, stamp } of ended) {
          const used = usedDays(ended, reference, (NOW + later) as Stamp);
          expect(used).toBeLessThanOrEqual(count ?? 0);
          expect(used).toBeLessThanOrEqual(Math.max(0, Math.ceil((NOW + later - stamp) / DAY)));
        }
        const over = goldFrom(ended).goldUntil ?? NOW;
        const all = ended.reduce((sum, { days: count }) => sum + (count ?? 0), 0);
        expect(ended.reduce((sum, { reference }) => sum + usedDays(ended, reference, over), 0)).toBe(all);
      }),
    );
  });
});

describe("prices", () => {
  const sale = { promotion: null, startStamp: NOW, endStamp: after(NOW, days(1)) } as const;
  const year = { sku: "gold_365", prices: { usd: 3_000, eur: 3_000, gbp: 2_500 } };
  const at = (salePrice: number, now: Stamp) =>
    storePriceOf(year, "usd", now, [{ ...sale, salePrices: { gold_365: { usd: salePrice, eur: 1, gbp: 1 } } }]);

  it.each([
    ["in a sale", 2_100, NOW, [2_100, 900, 30, true]],
    ["to the nearest ten", 2_230, NOW, [2_230, 770, 30, true]],
    ["before it", 2_100, before(NOW, seconds(1)), [3_000, 0, 0, false]],
    ["as it ends", 2_100, sale.endStamp, [3_000, 0, 0, false]],
    ["for nothing", 0, NOW, [3_000, 0, 0, false]],
    ["for more than usual", 3_100, NOW, [3_000, 0, 0, false]],
  ] as const)("%s", (_what, salePrice, now, [active, savings, percent, has]) =>
    expect(at(salePrice, now)).toMatchObject({
      price: 3_000,
      activePrice: active,
      savings,
      percentOff: percent,
      hasSalePrice: has,
    }),
  );

  it("are on sale only while the end is ahead and the price is above nothing", () => {
    expect(isActiveSale({ salePrice: 1, saleEnds: (NOW + 1) as Stamp }, NOW)).toBe(true);
    for (const none of [
      { salePrice: 0, saleEnds: (NOW + 1) as Stamp },
      { salePrice: 1, saleEnds: NOW },
      { salePrice: 1, saleEnds: null },
    ])
      expect(isActiveSale(none, NOW)).toBe(false);
  });

  it("of bundles are less in steps of 5, and those of cash stand by what it brings", () => {
    expect([bundlePercentOff(1_000, 870), bundlePercentOff(1_000, 880), bundlePercentOff(1_000, 1_000)]).toEqual([
      15, 10, 0,
    ]);
    const skus = (direction: "ascending" | "descending") =>
      byCash(CASH_PRODUCTS.toReversed(), direction).map(({ sku }) => sku);
    expect(skus("ascending")).toEqual(["cash_600k", "cash_200k", "cash_1500k", "cash_4m"]);
    expect(skus("descending")).toEqual(["cash_600k", "cash_4m", "cash_1500k", "cash_200k"]);
  });
});

describe("the store", () => {
  const products = [...GOLD_PRODUCTS, ...CASH_PRODUCTS];

  it("names each thing once, sells what there is, and nothing for nothing", () => {
    const skus = products.map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(skus.length);
    for (const { prices } of [...products, ...PAID_BUNDLES])
      for (const currency of CURRENCIES) expect(prices[currency]).toBeGreaterThan(50);
    expect(CARS.find(({ carID }) => carID === XCELSIOR)).toMatchObject({ name: "XCelsior", goldOnly: true });
    expect(LOOT.filter(({ lootID }) => GOLD_LOOT.includes(lootID)).every(({ goldOnly }) => goldOnly)).toBe(true);
    for (const { loot, skus: parts } of PAID_BUNDLES) {
      for (const id of loot) expect(LOOT.some(({ lootID, goldOnly }) => lootID === id && !goldOnly)).toBe(true);
      for (const sku of parts) expect(skus).toContain(sku);
    }
  });

  it("has bundles that cost less than their parts, and gives all of these", () => {
    for (const bundle of PAID_BUNDLES) {
      for (const currency of CURRENCIES) {
        expect(bundle.prices[currency]).toBeLessThan(fullPriceOfBundle(bundle, currency));
        expect(percentOffBundle(bundle, currency) % 5).toBe(0);
      }
    }
    expect(PAID_BUNDLES.map((bundle) => givesOfBundle(bundle).goldDays)).toEqual([30, 0, 365]);
  });

  it("always has one bundle; gold members have the next one a day before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY }), (later) => {
        const now = (NOW + later) as Stamp;
        const [basic, gold] = [paidOffersAt(now, false), paidOffersAt(now, true)];
        expect(basic).toHaveLength(1);
        expect(gold.slice(0, 1)).toEqual(basic);
        const next = basic[0]?.endStamp ?? NOW;
        expect(gold.length).toBe(next - now <= DAY ? 2 : 1);
      }),
    );
  });

  it("sells for less only what there is, and while its promotion runs", () => {
    for (const { salePrices, promotion, startStamp, endStamp } of STORE_SALES) {
      for (const [sku, prices] of Object.entries(salePrices)) {
        const product = products.find((each) => each.sku === sku);
        for (const currency of CURRENCIES) {
          expect(prices[currency]).toBeLessThan(product?.prices[currency] ?? 0);
        }
      }
      const told = PROMOTIONS.filter(({ key }) => key === promotion);
      for (const each of told) expect([each.startStamp, each.endStamp]).toEqual([startStamp, endStamp]);
    }
  });
});

describe("giving back", () => {
  const order: Order = { state: "given", givenStamp: NOW, isUsed: false, hasCash: true, hasThings: false };
  it.each([
    ["at once", {}, NOW, undefined],
    ["a second before 14 days are over", {}, before(giveBackUntil(NOW), seconds(1)), undefined],
    ["after 14 days", {}, after(NOW, hours(14 * 24)), "tooLate"],
    ["after a race", { isUsed: true }, NOW, "used"],
    ["with its cash spent", { hasCash: false }, NOW, "cashSpent"],
    ["with things in it", { hasThings: true }, NOW, "hasThings"],
    ["of what was never paid", { state: "open", givenStamp: null }, NOW, "notGiven"],
    ["of what went back", { state: "refunded" }, NOW, "notGiven"],
  ] as const)("%s", (_when, change, now, no) => expect(noGiveBack({ ...order, ...change }, now)).toBe(no));
});
