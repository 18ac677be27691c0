import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { personalDataIn } from "#shared/rules/account/personal-data.ts";

describe("a text for others to read", () => {
  it.each([
    "ada@example.com",
    "write to ada.l+race@mail.example.org!",
    "ada (at) example (dot) com",
    "ada[at]example.com",
    "ada at example dot com",
    "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ",
    "ada@\u200bexample.com",
  ])("is not shown with an e-mail address: %s", (text) => expect(personalDataIn(text)).toBe("email"));

  it.each([
    "https://example.com/x",
    "HTTP://EXAMPLE",
    "see www.example.test",
    "join discord.gg/abc",
    "my site is example.com",
    "example dot com",
    "example (dot) net",
    "youtu.be/abc",
    "fast-cars.co.uk",
  ])("is not shown with a web address: %s", (text) => expect(personalDataIn(text)).toBe("url"));

  it.each([
    "call +44 20 7946 0958",
    "06 12 34 56 78",
    "(555) 010-1234",
    "555-0123",
    "555.010.1234",
    "5550101234",
    "0171/1234567",
    "5 5 5 0 1 0 1 2 3 4",
    "five five five zero one zero one two three four",
    "+1 (555) 010 1234 please",
  ])("is not shown with a telephone number: %s", (text) => expect(personalDataIn(text)).toBe("phone"));

  it.each([
    "",
    "Nice race.me too",
    "Meet at the garage at 17:30",
    "We drove 1,234,567 words!",
    "Season ends 2026-11-21",
    "21.11.2026",
    "Speeds today: 98 97 99 100 96",
    "Top 10, 20, 30, 40, 50",
    "100 % accuracy, 120.5 WPM",
    "10000000 cash",
    "I came 1st, 2nd and 3rd",
    "One more race!",
    "Ready... set... go",
    "e.g. this one",
    "@ada well raced",
    "3/4 done",
    "fast_car-2026",
    "one, two, three, four, five, six, seven, eight, nine, ten",
  ])("is shown without any: %s", (text) => expect(personalDataIn(text)).toBeUndefined());

  it("never shows ten digits in a row, or an address among other words", () => {
    const words = fc.string({ unit: fc.constantFrom(..."abc ,!"), maxLength: 12 });
    const ten = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(words, ten, words, (before, digits, behind) => {
        expect(personalDataIn(`${before} ${digits} ${behind}`)).toBe("phone");
        expect(personalDataIn(`${before} z@abc.com ${behind}`)).toBe("email");
      }),
    );
  });
});
