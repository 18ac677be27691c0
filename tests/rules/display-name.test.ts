import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";

import { displayNameOf, displayNameProblems } from "#shared/rules/account/display-name.ts";

const codesOf = (text: string) => displayNameProblems(text).map((problem) => problem.code);

describe("a display name", () => {
  it.each([
    "A",
    "7",
    "Ada Lovelace",
    "Zoë",
    "O'Neil",
    "O’Neil",
    "J. R. & Co!",
    "Nguyễn",
    "Adébáyọ̀",
    "Łukasz",
    "Александр",
    "Ελένη",
    "محمد",
    "יוסי",
    "प्रिया",
    "ทิพย์",
    "မြန်မာ",
    "さくら 桜",
    "キャシー",
    "김민수",
    "李小龙",
    "አበበ",
    "Sarah 2",
    "علی‌زمانی",
    "Mo‘min",
    "Anne‐Marie",
    "Badminton Fan",
    "Bad Minion",
    "Mood",
    "Sports",
    "Саша 2",
    "é".repeat(20),
    "e\u0301".repeat(20),
    "क्षि".repeat(20),
  ])("may be %s", (text) => expect(codesOf(text)).toEqual([]));

  it.each([
    ["", ["empty"]],
    ["   \t\n", ["empty"]],
    ["x".repeat(21), ["tooLong"]],
    ["x".repeat(5_000), ["tooLong"]],
    ["a\u0000b", ["hidden"]],
    ["a\u202eb", ["hidden"]],
    ["a\u2066b", ["hidden"]],
    ["a\u200bb", ["hidden"]],
    ["a\u200db", ["hidden"]],
    ["\ufeffab", ["hidden"]],
    ["a\u00adb", ["hidden"]],
    ["\u3164", ["hidden"]],
    ["a\ufe0fb", ["hidden"]],
    ["\ud800a", ["hidden"]],
    ["a\u{e0041}", ["hidden"]],
    ["Zoom 🚗", ["badCharacter"]],
    ["❤", ["badCharacter"]],
    ["🇫🇷", ["badCharacter"]],
    ["<b>", ["badCharacter"]],
    ["me@home", ["badCharacter"]],
    ["\u2800", ["badCharacter"]],
    ["ᚠᚢᚦ", ["badCharacter"]],
    ["...", ["noLetter"]],
    ["- -", ["noLetter"]],
    ["Z\u0336\u0337\u0338a", ["piledMarks"]],
    ["x\u0301\u0302\u0303\u0304\u0305\u0306", ["piledMarks"]],
    ["\u0301a", ["piledMarks"]],
    ["Аdam", ["mixedScripts"]],
    ["pаypаl", ["mixedScripts"]],
    ["Αlpha", ["mixedScripts"]],
    ["Abc さくら", ["mixedScripts"]],
    ["bob١", ["mixedScripts"]],
    ["Admin", ["reserved"]],
    ["𝓐𝓭𝓶𝓲𝓷", ["reserved"]],
    ["Redline Support", ["reserved"]],
    ["Ａｄｍｉｎ Bob", ["reserved"]],
    ["Moderator 7", ["reserved"]],
    ["Admin!", ["reserved"]],
    ["!Staff!", ["reserved"]],
    ["ѕуѕтем", ["reserved"]],
    ["Teacher", ["reserved"]],
    ["Guest Racer", ["reserved"]],
    ["ᴀᴅᴍɪɴ", ["reserved"]],
    ["Stᴀff", ["reserved"]],
    ["Admiin", ["reserved"]],
    ["Adm iin", ["reserved"]],
    ["Ad!min", ["reserved"]],
    ["S t a f f !", ["reserved"]],
    ["Mod Ada", ["reserved"]],
    ["Ada, Mod!", ["reserved"]],
    ["Moderation", ["reserved"]],
    ["Moderater", ["reserved"]],
    ["Администратор", ["reserved"]],
    ["Модераторы", ["reserved"]],
    ["管理员", ["reserved"]],
    ["管理者ゆき", ["reserved"]],
    ["관리자", ["reserved"]],
    ["مدير", ["reserved"]],
    ["Modérateur", ["reserved"]],
    ["Offizielle Hilfe", ["reserved"]],
  ] as const)("is refused as %j", (text, codes) => expect(codesOf(text)).toEqual(codes));

  it.each([
    ["  Ada   Lovelace ", "Ada Lovelace"],
    ["Ada\u00a0\u3000Lovelace", "Ada Lovelace"],
    ["Ａｄａ", "Ada"],
    ["e\u0301", "é"],
    ["ﬁnn①", "finn1"],
    ["\tAda\r\n", "Ada"],
    ["ꜱᴘᴇᴇᴅʏ", "speedy"],
    ["علی‌زمانی", "علیزمانی"],
    ["O‘tkir", "O'tkir"],
    ["Oʻtkir", "O'tkir"],
    ["ʼAdil", "'Adil"],
    ["L’Oréal", "L'Oréal"],
    ["Anne‐Marie", "Anne-Marie"],
    ["Anne\u2011Marie–Lu", "Anne-Marie-Lu"],
    ["ᴀ\u0301", "á"],
  ])("%j is stored as %j", (text, name) => expect(displayNameOf(text)).toBe(name));

  it("that is far too long is not read word by word", () => {
    const judged = vi.spyOn(String.prototype, "normalize");
    expect(codesOf("a b ".repeat(50))).toEqual(["tooLong"]);
    expect(judged.mock.calls.length).toBeLessThan(20);
    judged.mockRestore();
  });

  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(..."aZ9é .-'а\u0301\u200b\u202e🚗"), maxLength: 24 }),
  );

  it("is stored in one form, however often it is stored", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = displayNameOf(text);
        expect(displayNameOf(name)).toBe(name);
        expect(codesOf(name)).toEqual(codesOf(text));
      }),
    );
  });

  it("holds nothing unseen, no double space and no picture once it is accepted", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(codesOf(text).length === 0);
        const name = displayNameOf(text);
        expect(name).not.toMatch(/\p{C}|\p{Bidi_Control}|\p{Extended_Pictographic}| {2}|^ | $/u);
        expect(name).toMatch(/[\p{L}\p{Nd}]/u);
      }),
    );
  });
});
