import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { ownTextWords } from "#shared/rules/classroom/own-text-words.ts";
import { asOwnText, OWN_TEXT, ownTextFault } from "#shared/rules/classroom/own-text.ts";
import { judgeOwnText } from "#shared/server/classes/own-text.ts";

const kindOf = (written: string): string | undefined => judgeOwnText(written).fault?.kind;
const GOOD = "Our class went to the museum and saw a whale.";

describe("a teacher's own text", () => {
  it("is raced with signs that have a key, in one line", () => {
    expect(asOwnText("  “Well”,\n she  said –\tit’s… done.\u00a0 ")).toBe('"Well", she said - it\'s... done.');
    expect(asOwnText("co\u00adop\u200beration")).toBe("cooperation");
  });

  it("may be what our own texts are, and is long enough at once and too long at once", () => {
    expect(TEXTS.filter(({ body }) => ownTextFault(body) !== undefined || asOwnText(body) !== body)).toEqual([]);
    const words = (length: number): string => "ab ".repeat(length).slice(0, length - 1) + "c";
    expect(ownTextFault(words(OWN_TEXT.least))).toBeUndefined();
    expect(ownTextFault(words(OWN_TEXT.least - 1))).toEqual({ kind: "short", missing: 1 });
    expect(ownTextFault(words(OWN_TEXT.most))).toBeUndefined();
    expect(ownTextFault(words(OWN_TEXT.most + 2))).toEqual({ kind: "long", over: 2 });
    expect(ownTextFault("")).toEqual({ kind: "short", missing: OWN_TEXT.least });
  });

  it("names each sign that a keyboard may not have, and a word that fits no line", () => {
    expect(ownTextFault(asOwnText(`${GOOD} Señor, 5 € and 6 €!`))).toEqual({ kind: "signs", signs: ["ñ", "€"] });
    const word = "a".repeat(OWN_TEXT.longestWord + 1);
    expect(ownTextFault(`${GOOD} ${word}`)).toEqual({ kind: "long-word", word });
    expect(ownTextFault(`${GOOD} ${word.slice(1)}`)).toBeUndefined();
  });

  it("has nothing in it that children shouldn't read, nor leads them off the site", () => {
    expect(kindOf(GOOD)).toBeUndefined();
    expect(kindOf(`${GOOD} Shit happens.`)).toBe("rude");
    expect(kindOf(`${GOOD} Call me at 0171 555 0199 today.`)).toBe("contact");
    expect(kindOf(`${GOOD} See www.example.com for more.`)).toBe("contact");
    expect(kindOf(`${GOOD} Write to ada (at) example.com soon.`)).toBe("contact");
  });

  it("is told in a sentence what is wrong with it, whatever it is", () => {
    const faults = ["short", GOOD.repeat(20), `${GOOD} ñ`, `${GOOD} ${"x".repeat(40)}`, `${GOOD} Shit.`];
    for (const written of [...faults, `${GOOD} www.example.com`]) {
      const { fault } = judgeOwnText(written);
      expect(fault && ownTextWords(fault)).toMatch(/^\S.*[.!?…]$/u);
    }
    expect(ownTextWords({ kind: "short", missing: 1 })).toContain("1 character more");
  });

  it("once tidied stays as it is, and every key of it can be pressed where nothing is wrong", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (written) => {
        const text = asOwnText(written);
        expect(asOwnText(text)).toBe(text);
        expect(ownTextFault(text) !== undefined || /^[ -~]+$/.test(text)).toBe(true);
      }),
    );
  });
});
