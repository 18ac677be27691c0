import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { contactDetailIn } from "#shared/server/conduct/contact-details.ts";

import { EMAIL_SPELLINGS, URL_SPELLINGS } from "../support/corpus/address-spellings.ts";
import { CONTACT_SPELLINGS } from "../support/corpus/contact-spellings.ts";
import { HANDLE_SPELLINGS } from "../support/corpus/handle-spellings.ts";
import { HARMLESS_MARKS } from "../support/corpus/harmless-marks.ts";
import { HARMLESS_NUMBERS } from "../support/corpus/harmless-numbers.ts";
import { HARMLESS_TALK } from "../support/corpus/harmless-talk.ts";
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

  it.each([
    ["numbers, as many as they are", HARMLESS_NUMBERS],
    ["games and services", HARMLESS_TALK],
    ["anything, with marks and names in it", HARMLESS_MARKS],
  ])("may be about %s", (_what, texts) => {
    expect(texts.filter((text) => contactDetailIn(text) !== undefined)).toEqual([]);
  });

  it.each([
    ["phone", PHONE_SPELLINGS],
    ["email", EMAIL_SPELLINGS],
    ["url", URL_SPELLINGS],
    ["handle", HANDLE_SPELLINGS],
  ])("is known by each spelling of a contact detail: %s", (what, spellings) => {
    expect(spellings.filter((text) => contactDetailIn(text) !== what)).toEqual([]);
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
