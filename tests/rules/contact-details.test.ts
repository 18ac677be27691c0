import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { contactDetailIn } from "#shared/server/moderation/contact-details.ts";

import { CONTACT_SPELLINGS } from "../support/corpus/contact-spellings.ts";
import { HARMLESS_NUMBERS } from "../support/corpus/harmless-numbers.ts";
import { HARMLESS } from "../support/corpus/harmless.ts";
import { PHONE_SPELLINGS } from "../support/corpus/phone-spellings.ts";

describe("a text for others to read", () => {
  it("is known by 200 spellings of contact details", () => {
    const spellings = Object.entries(CONTACT_SPELLINGS).flatMap(([what, all]) =>
      all.map((text) => [what, text] as const),
    );
    expect(spellings.length).toBeGreaterThanOrEqual(200);
    expect(spellings.filter(([, text]) => contactDetailIn(text) === undefined).map(([, text]) => text)).toEqual([]);
    const mistaken = spellings.filter(([what, text]) => contactDetailIn(text) !== what);
    expect(mistaken.map(([what, text]) => `${text}: ${what}, not ${contactDetailIn(text)}`)).toEqual([]);
  });

  it("is shown in a thousand sentences without any", () => {
    expect(HARMLESS.length).toBeGreaterThan(1_000);
    expect(HARMLESS.filter((text) => contactDetailIn(text) !== undefined)).toEqual([]);
  });

  it("may list honest numbers, as long as they are", () => {
    expect(HARMLESS_NUMBERS.filter((text) => contactDetailIn(text) !== undefined)).toEqual([]);
  });

  it("is known by a telephone number, whatever stands between its digits", () => {
    expect(PHONE_SPELLINGS.filter((text) => contactDetailIn(text) !== "phone")).toEqual([]);
  });

  it("never shows ten digits in a row, or an address among other words", () => {
    const words = fc.string({ unit: fc.constantFrom(..."abc ,!"), maxLength: 12 });
    const ten = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(words, ten, words, (before, digits, behind) => {
        expect(contactDetailIn(`${before} ${digits} ${behind}`)).toBe("phone");
        expect(contactDetailIn(`${before} z@abc.com ${behind}`)).toBe("email");
      }),
    );
  });
});
