import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { passwordProblems } from "#shared/rules/account/password.ts";
import { friendsNamed } from "#shared/rules/friend-order.ts";
import { tagOf, teamNameOf } from "#shared/rules/teams/form.ts";
import { asWritten, lookupKey, withPlainDigits } from "#shared/rules/written.ts";

import { DIGITS_OF_SCRIPTS, FORMS, HARD_TO_WRITE } from "../support/spellings.ts";

const text = fc.string({ unit: fc.constantFrom(...HARD_TO_WRITE, ..."aB9 -"), minLength: 1, maxLength: 20 });
/** A text as two machines write it. */
const spelledTwice = fc
  .tuple(text, fc.constantFrom(...FORMS), fc.constantFrom(...FORMS))
  .map(([written, one, other]) => [written.normalize(one), written.normalize(other)] as const);

describe("a text that two machines write in different bytes", () => {
  it("is one name, one tag, one team's name and one password", () => {
    fc.assert(
      fc.property(spelledTwice, ([one, other]) => {
        for (const read of [asWritten, lookupKey, tagOf, teamNameOf, passwordProblems])
          expect(read(one)).toEqual(read(other));
      }),
    );
  });

  it("finds the same friend", () => {
    fc.assert(
      fc.property(spelledTwice, ([one, other]) => {
        const friend = { userID: 1, username: "racer", displayName: one };
        expect(friendsNamed([friend], other)).toEqual([friend]);
      }),
    );
  });

  it("keeps what is no blank at its ends, and loses what is", () => {
    expect(lookupKey("\u00A0 ＭＡＸ_Power\u3000")).toBe("max_power");
  });
});

describe("digits", () => {
  it.each(DIGITS_OF_SCRIPTS)("%s are 0 to 9", (digits) => expect(withPlainDigits(`a${digits}!`)).toBe("a0123456789!"));
  it("that stand beside others' are read from their own zero on", () => {
    const mathematical = String.fromCodePoint(...Array.from({ length: 50 }, (_, at) => 0x1d7ce + at));
    expect(withPlainDigits(mathematical)).toBe("0123456789".repeat(5));
  });
});
