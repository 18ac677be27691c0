import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  ageAt,
  ageOf,
  answerAfter,
  buyerBy,
  isParent,
  isPlausibleYear,
  isSameMailbox,
  mayCorrect,
} from "#shared/rules/account/age.ts";
import { after, before, hours, ms, seconds, stampOf, type Stamp } from "#shared/units.ts";

const at = (moment: string): Stamp => stampOf(new Date(moment));
const NOW = at("2026-06-15T12:00:00Z");
const yearOf = (stamp: Stamp): number => new Date(stamp * 1_000).getUTCFullYear();

const year = fc.integer({ min: 1906, max: 2026 });
const limit = fc.integer({ min: 1, max: 21 });
const later = fc.integer({ min: 0, max: 4_000_000_000 }).map((span) => (NOW + span) as Stamp);

describe("an answer to the question for the year of birth", () => {
  it("counts as younger until the end of the year in which the limit is reached", () => {
    expect(ageOf(2010, 16, NOW)).toMatchObject({ band: "under", overFromYear: 2027 });
    expect(ageOf(2009, 16, NOW)).toMatchObject({ band: "over", overFromYear: null });
    const age = ageOf(2010, 16, NOW);
    expect(ageAt(age, 16, at("2026-12-31T23:59:59Z"))).toBe("under");
    expect(ageAt(age, 16, at("2027-01-01T00:00:00Z"))).toBe("over");
  });

  it("is a year in which somebody who is alive may be born", () => {
    expect([2026, 2017, 1906].map((each) => isPlausibleYear(each, NOW))).toEqual([true, true, true]);
    expect([2027, 1905, 0, 201.5, Number.NaN].map((each) => isPlausibleYear(each, NOW))).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });

  it("never leads back below the limit as the years pass, and always above it in the end", () => {
    fc.assert(
      fc.property(year, limit, later, later, (born, most, one, other) => {
        const age = ageOf(born, most, NOW);
        const moments = [Math.min(one, other), Math.max(one, other)] as Stamp[];
        const is = moments.map((moment) => ageAt(age, most, moment));
        expect(is).toEqual(moments.map((moment) => (yearOf(moment) - born > most ? "over" : "under")));
        expect(is).not.toEqual(["over", "under"]);
      }),
    );
  });

  it("means the same by another limit as if it had been given under it, or nothing any more", () => {
    fc.assert(
      fc.property(year, limit, limit, later, (born, then, now, moment) => {
        const age = ageOf(born, then, NOW);
        const byYears = yearOf(moment) - born > now ? "over" : "under";
        const byOver = now > then ? "unknown" : "over";
        expect(ageAt(age, now, moment)).toBe(age.band === "under" ? byYears : byOver);
      }),
    );
  });

  it("doesn't say the year of who is above the limit", () => {
    expect(ageOf(1970, 16, NOW)).toEqual(ageOf(1990, 16, NOW));
  });
});

describe("another answer", () => {
  it("never makes anybody older: what was below the limit stays there as long as before, or longer", () => {
    fc.assert(
      fc.property(year, year, limit, later, (one, other, most, moment) => {
        const first = ageOf(one, most, NOW);
        const next = answerAfter(first, other, most, moment);
        if (next === undefined) return;
        expect(next.overFromYear ?? 0).toBeGreaterThan(first.overFromYear ?? 0);
        expect(next).toMatchObject({ band: "under", givenStamp: NOW, correctedStamp: moment });
      }),
    );
  });

  it("counts within a day, once", () => {
    const first = ageOf(1999, 16, NOW);
    const lastMoment = after(NOW, ms(hours(24) - seconds(1)));
    expect(mayCorrect(first, lastMoment)).toBe(true);
    expect(answerAfter(first, 2017, 16, lastMoment)).toMatchObject({ band: "under", overFromYear: 2034 });
    expect(answerAfter(first, 2017, 16, after(NOW, hours(24)))).toBeUndefined();
    const right = answerAfter(first, 2015, 16, NOW);
    expect(right && mayCorrect(right, NOW)).toBe(false);
    expect(answerAfter(right, 2017, 16, NOW)).toBeUndefined();
  });

  it("is the first one again where the limit was raised above what was asked for", () => {
    const first = ageOf(2010, 13, NOW);
    expect(ageAt(first, 16, NOW)).toBe("unknown");
    const muchLater = after(NOW, hours(9_000));
    expect(answerAfter(first, 2010, 16, muchLater)).toMatchObject({ band: "over", correctedStamp: null });
  });

  it("is corrected by the limit of now, not of then", () => {
    const first = ageOf(2017, 13, NOW);
    expect(answerAfter(first, 2017, 16, NOW)).toBeUndefined();
    expect(answerAfter(first, 2018, 16, NOW)).toMatchObject({ overFromYear: 2035 });
    expect(answerAfter(first, 2016, 10, NOW)).toBeUndefined();
  });
});

const own = { email: "Kid@Example.org", emailKey: "kid@example.org", isProved: true };
const parent = { email: "Mum@example.org", emailKey: "mum@example.org", isProved: true };
const child = ageOf(2017, 16, NOW);
const adult = ageOf(1990, 16, NOW);

describe("a buyer", () => {
  it("below the limit needs a parent's confirmed address", () => {
    const buys = (given: Partial<Parameters<typeof buyerBy>[0]>) =>
      buyerBy({ age: child, own, parent: undefined, ...given }, 16, NOW);
    expect(buys({})).toEqual({ mayBuy: false, why: "parentNeeded" });
    expect(buys({ parent: { ...parent, isProved: false } })).toEqual({ mayBuy: false, why: "parentNeeded" });
    expect(buys({ parent })).toEqual({ mayBuy: true, receiptsTo: [own.email, parent.email] });
    expect(buys({ parent, own: undefined })).toEqual({ mayBuy: true, receiptsTo: [parent.email] });
    expect(buys({ parent: { ...parent, emailKey: "kid+mum@example.org" } })).toMatchObject({ mayBuy: false });
  });

  it("is asked first, and above the limit needs nobody", () => {
    expect(buyerBy({ age: undefined, own, parent }, 16, NOW)).toEqual({ mayBuy: false, why: "ageUnknown" });
    expect(buyerBy({ age: adult, own, parent: undefined }, 16, NOW)).toEqual({ mayBuy: true, receiptsTo: [own.email] });
    const unproved = { ...own, isProved: false };
    expect(buyerBy({ age: adult, own: unproved, parent: undefined }, 16, NOW)).toEqual({
      mayBuy: true,
      receiptsTo: [],
    });
    expect(buyerBy({ age: adult, own, parent }, 16, NOW)).toMatchObject({ receiptsTo: [own.email, parent.email] });
  });

  it("is everyone where nobody is asked", () => {
    expect(buyerBy({ age: undefined, own: undefined, parent: undefined }, 0, NOW)).toEqual({
      mayBuy: true,
      receiptsTo: [],
    });
    expect(buyerBy({ age: child, own: undefined, parent: undefined }, 0, NOW)).toMatchObject({ mayBuy: true });
  });

  it("grows out of it by itself", () => {
    expect(buyerBy({ age: child, own, parent: undefined }, 16, at("2033-12-31T23:00:00Z"))).toMatchObject({
      mayBuy: false,
    });
    expect(buyerBy({ age: child, own, parent: undefined }, 16, at("2034-01-01T00:00:00Z"))).toMatchObject({
      mayBuy: true,
    });
    expect(ageAt(child, 16, before(at("2034-01-01T00:00:00Z"), seconds(1)))).toBe("under");
  });
});

describe("a mailbox", () => {
  it("is the same with and without a label", () => {
    expect(isSameMailbox("kid@example.org", "kid+mum@example.org")).toBe(true);
    expect(isSameMailbox("kid+a@example.org", "kid+b+c@example.org")).toBe(true);
    expect(isSameMailbox("kid@example.org", "kid@example.com")).toBe(false);
    expect(isSameMailbox("kid@example.org", "mum@example.org")).toBe(false);
  });

  it("of the player is no parent's", () => {
    expect(isParent(parent, undefined)).toBe(true);
    expect(isParent(parent, own)).toBe(true);
    expect(isParent({ ...parent, isProved: false }, own)).toBe(false);
    expect(isParent({ ...parent, emailKey: own.emailKey }, own)).toBe(false);
    expect(isParent(undefined, own)).toBe(false);
  });
});
