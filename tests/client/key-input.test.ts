import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";

import { fairTime } from "#shared/rules/race/fair-time.ts";
import { foulOf } from "#shared/rules/race/foul.ts";
import { NITRO_KEY } from "#shared/rules/race/nitro.ts";

import { decideInput } from "../../client/race/typing/keyboard/decide-input.ts";
import {
  decideKey,
  EMPTY_FIELD,
  isImpossible,
  isShortcut,
  readField,
  type Press,
} from "../../client/race/typing/keyboard/input.ts";
import { plainCharacter, plainText } from "../../client/race/typing/keyboard/plain.ts";
import { KeyDesk, type Recorded } from "../support/key-desk.ts";

afterEach(() => void vi.unstubAllGlobals());

const key = (name: string, more: Partial<Parameters<typeof decideKey>[0]> = {}) =>
  decideKey({ key: name, isShortcut: false, isComposing: false, isRepeat: false, ...more });

describe("a key press", () => {
  it.each([
    ["a", "a"],
    ["Q", "Q"],
    [" ", " "],
    ["@", "@"],
    ["é", "é"],
    ["Enter", "\n"],
  ])("%s types %j", (name, typed) => expect(key(name)).toEqual({ typed }));

  it.each(["Dead", "Process", "Unidentified", "Backspace", "Shift", "AltGraph", "Tab", "Escape", "F5", "ArrowLeft"])(
    "%s types nothing by itself and keeps its meaning",
    (name) => expect(key(name)).toBe("left"),
  );

  it("types once, however long it is held", () => {
    expect(key("a", { isRepeat: true })).toEqual({ typed: "" });
    expect(key("Enter", { isRepeat: true })).toEqual({ typed: "" });
    expect(key("Backspace", { isRepeat: true })).toBe("left");
  });

  it("belongs to the browser in a shortcut, and to the input method in a composition", () => {
    expect(key("r", { isShortcut: true })).toBe("left");
    expect(key("a", { isComposing: true })).toBe("left");
    expect(key("Enter", { isComposing: true })).toBe("left");
  });

  const held = { ctrl: false, meta: false, alt: false, altGraph: false };
  it.each([
    [{}, false],
    [{ ctrl: true }, true],
    [{ meta: true }, true],
    [{ alt: true }, true],
    [{ altGraph: true }, false],
    [{ ctrl: true, alt: true, altGraph: true }, false],
  ])("with %j held: shortcut %s", (keys, is) => expect(isShortcut({ ...held, ...keys })).toBe(is));
});

describe("the input type of a change", () => {
  it.each([
    ["insertText", "written"],
    ["insertCompositionText", "written"],
    ["insertFromComposition", "written"],
    ["insertReplacementText", "written"],
    ["deleteContentBackward", "written"],
    ["insertLineBreak", "nitro"],
    ["insertParagraph", "nitro"],
    ["insertFromPaste", "refused"],
    ["insertFromPasteAsQuotation", "refused"],
    ["insertFromDrop", "refused"],
    ["insertFromYank", "refused"],
    ["historyUndo", "refused"],
    ["historyRedo", "refused"],
  ])("%s is %s", (inputType, is) => expect(decideInput(inputType)).toBe(is));
});

/** Plays a recording against a text, through the listener of a race. */
function play(text: string, recording: readonly Recorded[], isTouch = false) {
  const desk = new KeyDesk(text, { isTouch });
  desk.play(recording);
  const { done, heard, typist, field } = desk;
  desk.stop();
  const presses = heard.map(({ character, atMs }): Press => ({ character, atMs }));
  return { done, errors: typist.typing.errors, presses, field };
}

const keys = (names: string): Recorded[] => [...names].map((name, index) => ({ key: name, atMs: index * 100 }));
/** A word as a touch keyboard composes it: letter by letter, then its commit with what comes after it. */
const composed = (word: string, after = " ", fromMs = 0): Recorded[] => [
  ...Array.from(word, (_letter, index) => ({ composes: word.slice(0, index + 1), atMs: fromMs + index * 100 })),
  { commits: word + after, atMs: fromMs + word.length * 100 },
];

describe("recorded keyboards", () => {
  it("US: each key by itself", () => {
    expect(play("The fox.", keys("The fox."))).toMatchObject({ done: "The fox.", errors: 0 });
  });

  it("AZERTY: figures with Shift, a dead circumflex that types nothing by itself, and one that stands alone", () => {
    const recording: Recorded[] = [
      { key: "Shift", atMs: 0 },
      { key: "7", atMs: 10 },
      { key: "Dead", atMs: 100 },
      { key: "^", atMs: 200 },
      { key: "a", atMs: 300 },
    ];
    expect(play("7^a", recording)).toMatchObject({ done: "7^a", errors: 0 });
  });

  it("US-International: a dead apostrophe and Space, or before a letter that takes no accent", () => {
    const recording: Recorded[] = [
      ...keys("don"),
      { key: "Dead", atMs: 300 },
      { adds: "'t", atMs: 400 },
      { key: "Dead", atMs: 500 },
      { key: "'", atMs: 600 },
    ];
    expect(play("don't'", recording)).toMatchObject({ done: "don't'", errors: 0 });
  });

  it("German: AltGr makes a character, not a shortcut", () => {
    const recording: Recorded[] = [
      { key: "a", atMs: 0 },
      { key: "AltGraph", altGraph: true, atMs: 80 },
      { key: "@", altGraph: true, atMs: 100 },
      { key: "b", atMs: 200 },
    ];
    expect(play("a@b", recording)).toMatchObject({ done: "a@b", errors: 0 });
  });

  it("macOS: Option writes into the field, and its dead keys compose", () => {
    const recording: Recorded[] = [
      { key: "@", alt: true, atMs: 0 },
      { adds: "@", atMs: 1 },
      { key: "Dead", alt: true, atMs: 100 },
      { composes: "\u00b4", atMs: 101 },
      { key: " ", used: true, atMs: 200 },
      { commits: "\u00b4", atMs: 201 },
      { key: "a", atMs: 300 },
    ];
    expect(play("@'a", recording)).toMatchObject({ done: "@'a", errors: 0 });
  });

  it.each<[order: string, commit: Recorded[]]>([
    ["Chrome: key, input, compositionend", [{ key: "Process", used: true, atMs: 490 }]],
    ["Safari: compositionend, then the key that committed", []],
  ])(
    "Japanese: a word in wide letters is judged when it commits, with the times of its keys (%s)",
    (_order, commit) => {
      const wide = ["\uff46", "\uff46\uff4f", "\uff46\uff4f\uff58"];
      const composing = wide.map((composes, index) => ({ composes, atMs: 100 + index * 100 }));
      expect(play("fox", composing).presses).toEqual([]);
      const recording = [
        ...composing,
        ...commit,
        { commits: "fox", atMs: 500 },
        { key: "Enter", used: true, atMs: 501 },
      ];
      expect(play("fox", recording)).toMatchObject({
        done: "fox",
        errors: 0,
        presses: [
          { character: "f", atMs: 100 },
          { character: "o", atMs: 200 },
          { character: "x", atMs: 300 },
        ],
      });
    },
  );

  it("Firefox: what comes in after compositionend, an input and a key, is not typed again", () => {
    const recording: Recorded[] = [
      ...composed("fox", ""),
      { adds: "", atMs: 301 },
      { key: "Process", used: true, atMs: 302 },
      { key: " ", atMs: 400 },
    ];
    expect(play("fox ", recording)).toMatchObject({ done: "fox ", errors: 0 });
    expect(play("fox ", [...composed("fox", ""), { adds: "", atMs: 301 }], true)).toMatchObject({ errors: 0 });
  });

  it("Japanese: kana instead of the words are nobody's error", () => {
    const recording: Recorded[] = [
      { composes: "\u3075", atMs: 0 },
      { commits: "\u3075", atMs: 100 },
    ];
    const { presses } = play("fox", recording);
    expect(presses.map(({ character }) => plainCharacter(character))).toEqual([undefined]);
  });

  it("Android: every word is a composition, and its right letters count at once", () => {
    const recording = [...composed("The"), ...composed("fox", ".", 1_000)];
    expect(play("The fox.", recording.slice(0, 2), true).done).toBe("Th");
    expect(play("The fox.", recording, true)).toMatchObject({ done: "The fox.", errors: 0 });
  });

  it("Android: a capital made by the keyboard is no error; one that was left out is", () => {
    expect(play("the fox", composed("The"), true)).toMatchObject({ done: "the ", errors: 0 });
    expect(play("The", composed("the", ""), true)).toMatchObject({ done: "", errors: 3 });
    expect(play("the fox", composed("tHe"), true).errors).toBeGreaterThan(0);
  });

  it("Android: a slip that the keyboard puts right before it commits is none; one that it leaves is", () => {
    const slip = composed("teh").slice(0, 3);
    expect(play("the fox", [...slip, { commits: "the ", atMs: 300 }], true)).toMatchObject({ done: "the ", errors: 0 });
    expect(play("the fox", [...slip, { commits: "teh ", atMs: 300 }], true)).toMatchObject({ done: "th", errors: 1 });
  });

  it("Android: a tap on a suggestion replaces the word, and its space gives way to a mark", () => {
    const begun = composed("bec").slice(0, 3);
    expect(play("because it", [...begun, { commits: "because ", atMs: 400 }], true)).toMatchObject({
      done: "because ",
      errors: 0,
    });
    const mark: Recorded[] = [
      { commits: "because ", atMs: 400 },
      { field: "because", atMs: 500 },
      { adds: ",", atMs: 501 },
    ];
    expect(play("because, it", [...begun, ...mark], true)).toMatchObject({ done: "because,", errors: 0 });
  });

  it("Android: a swiped word commits with the space before the next one", () => {
    const recording: Recorded[] = [
      { composes: "quick", atMs: 400 },
      { commits: "quick", atMs: 900 },
      { adds: " ", atMs: 900 },
      { composes: "brown", atMs: 901 },
      { commits: "brown ", atMs: 1_500 },
    ];
    const { presses, ...rest } = play("quick brown fox", recording, true);
    expect(rest).toMatchObject({ done: "quick brown ", errors: 0, field: " " });
    expect(presses.slice(0, 6).map(({ atMs }) => atMs)).toEqual([400, 400, 400, 400, 400, 900]);
  });

  it("iOS: curly quotes, and two spaces made a full stop", () => {
    const recording: Recorded[] = [
      { adds: "\u201c", atMs: 0 },
      { adds: "h", atMs: 100 },
      { adds: "i", atMs: 200 },
      { adds: "\u2019", atMs: 300 },
      { adds: "s", atMs: 400 },
      { adds: " ", atMs: 500 },
      { field: "\u201chi\u2019s. ", atMs: 600 },
    ];
    expect(play("\"hi's. a", recording, true)).toMatchObject({ done: "\"hi's. ", errors: 0 });
  });

  it("takes back nothing that was right, and nothing twice", () => {
    const recording: Recorded[] = [
      ...composed("the").slice(0, 3),
      { composes: "th", atMs: 400 },
      { composes: "t", atMs: 500 },
      { composes: "the", atMs: 600 },
      { commits: "the ", atMs: 700 },
    ];
    expect(play("the fox", recording, true)).toMatchObject({ done: "the ", errors: 0 });
  });

  it("judges each press once, whatever the keyboard sends in between", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(fc.nat({ max: 3 })), (typed, echoes) => {
        const text = `${plainText(typed)}!`;
        const recording = [...plainText(typed)].flatMap((character, index): Recorded[] => [
          { adds: character, atMs: index * 50 },
          ...Array.from({ length: echoes[index] ?? 0 }, () => ({ adds: "", atMs: index * 50 + 1 })),
        ]);
        expect(play(text, recording)).toMatchObject({ done: text.slice(0, -1), errors: 0 });
      }),
    );
  });

  it("counts nothing that was composed before green light", () => {
    const early = readField(EMPTY_FIELD, { written: "th", atMs: 0, isTouch: false, isComposing: true }, undefined);
    const commit = { written: "the", atMs: 900, isTouch: false, isComposing: false };
    expect(readField(early.field, commit, "the").presses).toEqual([{ character: "e", atMs: 900 }]);
  });
});

describe("the race's ear", () => {
  const typedOn = ({ heard }: KeyDesk): string => heard.map(({ character }) => character).join("");

  it("takes a key with its moment, and leaves the browser none of it", () => {
    const desk = new KeyDesk("fox");
    expect(desk.key("f", { atMs: 120 })).toBe(false);
    expect(desk.key("O", { atMs: 250, held: ["CapsLock"] })).toBe(false);
    expect(desk.heard).toEqual([
      { character: "f", atMs: 120, isCapsLock: false },
      { character: "O", atMs: 250, isCapsLock: true },
    ]);
  });

  it("fires the nitro at Enter, but not at the Enter with which an input method commits", () => {
    const desk = new KeyDesk("fox");
    expect(desk.key("Enter", { isComposing: true })).toBe(true);
    expect(desk.key("Enter", { isUsed: true })).toBe(true);
    expect(typedOn(desk)).toBe("");
    expect(desk.key("Enter", { atMs: 90 })).toBe(false);
    expect(desk.heard).toEqual([{ character: NITRO_KEY, atMs: 90, isCapsLock: false }]);
  });

  it.each(["insertLineBreak", "insertParagraph"])("fires it at a touch keyboard's Enter, too: %s", (inputType) => {
    const desk = new KeyDesk("fox", { isTouch: true });
    expect(desk.write("\n", 70, inputType)).toBe(false);
    expect(desk.heard).toEqual([{ character: NITRO_KEY, atMs: 70, isCapsLock: false }]);
    expect(desk.field).toBe("");
  });

  it.each(["insertFromPaste", "insertFromDrop", "historyUndo"])("lets nothing in that isn't typed: %s", (inputType) => {
    const desk = new KeyDesk("fox");
    expect(desk.write("fox", 70, inputType)).toBe(false);
    expect([typedOn(desk), desk.field]).toEqual(["", ""]);
  });

  it.each([["ctrl"], ["meta"], ["alt"]] as const)("leaves a shortcut with %s to the browser", (held) => {
    const desk = new KeyDesk("fox");
    expect(desk.key("f", { held: [held] })).toBe(true);
    expect(typedOn(desk)).toBe("");
    expect(desk.key("f", { held: [held, "AltGraph"] })).toBe(false);
    expect(typedOn(desk)).toBe("f");
  });

  it("types a key once that is held, and nothing that somebody else has acted on", () => {
    const desk = new KeyDesk("fox");
    expect(desk.key("f", { isRepeat: true })).toBe(false);
    desk.key("f", { isDone: true });
    expect(typedOn(desk)).toBe("");
    expect(desk.key("f")).toBe(false);
    expect(typedOn(desk)).toBe("f");
  });

  it.each(["input", "textarea", "select", "[contenteditable]", "[role=dialog]", "[role=alertdialog]", "[role=menu]"])(
    "leaves to %s what is typed there, Enter too",
    (kind) => {
      const desk = new KeyDesk("fox");
      desk.focus(kind, false);
      expect(["f", " ", "Enter"].map((key) => desk.key(key))).toEqual([true, true, true]);
      expect([typedOn(desk), desk.isInField]).toEqual(["", false]);
    },
  );

  it.each(["a[href]", "button", "[role=button]"])(
    "leaves Enter and Space to a %s that Tab led to, and takes them where the mouse did",
    (kind) => {
      const desk = new KeyDesk("fox");
      desk.focus(kind, true);
      expect([desk.key("Enter"), desk.key(" "), desk.isInField]).toEqual([true, true, false]);
      expect([desk.key("f"), desk.isInField]).toEqual([false, true]);
      desk.focus(kind, false);
      expect([desk.key("Enter"), desk.isInField]).toEqual([false, true]);
      desk.focus("p", true);
      expect([desk.key(" "), desk.isInField]).toEqual([false, true]);
      expect(typedOn(desk)).toBe(`f${NITRO_KEY} `);
    },
  );

  it("knows where Tab had led before it listened", () => {
    const tabbed = new KeyDesk("fox", { focused: { kind: "button", byTab: true } });
    expect([tabbed.key("Enter"), typedOn(tabbed)]).toEqual([true, ""]);
    tabbed.stop();
    const clicked = new KeyDesk("fox", { focused: { kind: "button", byTab: false } });
    expect([clicked.key("Enter"), typedOn(clicked)]).toEqual([false, NITRO_KEY]);
  });

  it("brings the keyboard back to the text at any key but Tab and Escape, and at a press on the text", () => {
    const desk = new KeyDesk("fox");
    for (const [key, comesBack] of [
      ["Tab", false],
      ["Escape", false],
      ["Shift", true],
      ["Dead", true],
      ["x", true],
    ] as const) {
      desk.focus("p", false);
      desk.key(key);
      expect([key, desk.isInField]).toEqual([key, comesBack]);
    }
    desk.focus("p", false);
    expect([desk.click(), desk.isInField]).toEqual([false, true]);
  });

  it("loses no key that was typed while it was on its way, and nothing before the race counts", () => {
    const late = new KeyDesk("fox", { typedBefore: "fo" });
    expect([typedOn(late), late.field, late.done]).toEqual(["fo", "", "fo"]);
    late.stop();
    const early = new KeyDesk("fox", { isEarly: true });
    early.write("f", 0);
    early.compose("fo", 10);
    early.isGreen = true;
    early.commit("fox", 900);
    expect(early.heard).toEqual([{ character: "x", atMs: 900, isCapsLock: false }]);
  });

  it("keeps nothing in the field of a desk, and the last word in that of a phone, until that is left", () => {
    const desk = new KeyDesk("the fox");
    desk.write("the ", 0);
    expect(desk.field).toBe("");
    desk.stop();
    const phone = new KeyDesk("the fox", { isTouch: true });
    phone.commit("the", 0);
    phone.write("the ", 100);
    phone.commit("fo", 200);
    expect([phone.field, phone.done]).toEqual([" fo", "the fo"]);
    phone.blur();
    expect(phone.field).toBe("");
    phone.commit("x", 300);
    expect(phone.done).toBe("the fox");
  });

  it("takes a keyboard at a phone for one, and a keyboard on the screen of a desk for what it is", () => {
    const phone = new KeyDesk("the fox", { isTouch: true });
    phone.compose("th", 0);
    expect(phone.done).toBe("th");
    phone.commit("the", 100);
    phone.key(" ", { atMs: 200 });
    phone.compose("fo", 300);
    expect(phone.done).toBe("the ");
    phone.commit("fo", 400);
    expect([phone.done, phone.field]).toEqual(["the fo", ""]);
    phone.key("x", { isUsed: true });
    phone.compose("x", 500);
    expect(phone.done).toBe("the fox");
    phone.stop();

    const desk = new KeyDesk("the fox");
    desk.compose("th", 0);
    expect(desk.done).toBe("");
    desk.commit("the", 100);
    desk.key("Process", { isUsed: true });
    desk.compose(" f", 200);
    expect(desk.done).toBe("the");
    desk.commit(" ", 250);
    desk.key("Unidentified", { isUsed: true });
    desk.compose("fo", 300);
    expect(desk.done).toBe("the fo");
    desk.key("o", { isComposing: true });
    desk.compose("fox", 400);
    expect(desk.done).toBe("the fox");
  });

  it("lets a whole clipboard go by that is written like a word, and takes what is typed after it", () => {
    const text = "a".repeat(90);
    const desk = new KeyDesk(text);
    desk.write("a".repeat(31), 1_000);
    expect(desk.done).toBe("");
    desk.write("a".repeat(20), 2_000);
    desk.write("a".repeat(11), 2_001);
    expect(desk.done).toHaveLength(20);
    desk.write("a".repeat(11), 2_400);
    expect(desk.done).toHaveLength(31);
  });

  it("hears nothing once the race is over, and leaves its field empty", () => {
    const desk = new KeyDesk("the fox", { isTouch: true });
    desk.commit("the", 0);
    expect(desk.field).toBe("the");
    desk.stop();
    expect(desk.field).toBe("");
    expect(desk.key("f")).toBe(true);
    expect(desk.write("fox", 10, "insertFromPaste")).toBe(true);
    expect([typedOn(desk), desk.click()]).toEqual(["the", true]);
  });
});

describe("many characters at once", () => {
  const at = (count: number, everyMs: number): Press[] =>
    Array.from({ length: count }, (_none, index) => ({ character: "a", atMs: index * everyMs }));

  it("are a clipboard's when nobody could type them, with the presses before them", () => {
    expect(isImpossible([], at(30, 0))).toBe(false);
    expect(isImpossible([], at(31, 0))).toBe(true);
    expect(isImpossible([], at(60, 9))).toBe(false);
    expect(isImpossible([-240, -120, -1], at(28, 0))).toBe(true);
    expect(isImpossible([-600, -400, -300], at(28, 0))).toBe(false);
  });

  it("are no foul with the server when a long composition took its time, and gain none", () => {
    const phrase = "an uncharacteristically long composition";
    const recording: Recorded[] = [
      ...Array.from(phrase, (_letter, index) => ({ composes: phrase.slice(0, index + 1), atMs: index * 60 })),
      { commits: phrase, atMs: 6_000 },
    ];
    const { presses, errors } = play(phrase, recording);
    expect(errors).toBe(0);
    const log = presses.map((press) => ({ ...press, fairMs: press.atMs }));
    const fouls = log.flatMap((_key, index) => {
      const soFar = log.slice(0, index + 1);
      return (
        foulOf(
          soFar,
          soFar.map(({ atMs }) => atMs),
          0,
        ) ?? []
      );
    });
    expect(fouls).toEqual([]);
    expect(presses.map(({ atMs }) => fairTime(atMs, 6_050, 80, 0))).toEqual(phrase.split("").map(() => 6_050));
  });
});

describe("a character as the texts have it", () => {
  it.each([
    ["\u2018\u2019\u201a\u2032\u00b4\u02bc", "'"],
    ["\u201c\u201d\u201e\u00a8\u00ab\u00bb\uff02", '"'],
    ["\u2010\u2011\u2013\u2014\u2212\uff0d", "-"],
    ["\u00a0\u2009\u202f\u3000", " "],
    ["\u02c6\uff3e", "^"],
    ["\u02dc\uff5e", "~"],
    ["\uff21", "A"],
    ["\uff0c", ","],
    ["\uff01", "!"],
    ["\uff17", "7"],
  ])("is the key for each of %j: %j", (written, plain) =>
    expect(new Set([...written].map(plainCharacter))).toEqual(new Set([plain])),
  );

  it("stays itself when it is one", () => {
    for (let code = 32; code < 127; code++) {
      expect(plainCharacter(String.fromCodePoint(code))).toBe(String.fromCodePoint(code));
    }
  });

  it.each(["", "\u00e9", "\u304b", "\u{1f697}", "\n", "ab", "\u0301"])("is none: %j", (typed) =>
    expect(plainCharacter(typed)).toBeUndefined(),
  );
});
