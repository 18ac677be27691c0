import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fairTime } from "#shared/rules/race/fair-time.ts";
import { foulOf } from "#shared/rules/race/foul.ts";
import { judge, NOTHING_TYPED } from "#shared/rules/race/judge.ts";

import {
  decideInput,
  decideKey,
  EMPTY_FIELD,
  isImpossible,
  isShortcut,
  keptOf,
  readField,
  type FieldText,
  type Press,
} from "../../client/race/typing/keyboard/input.ts";
import { plainCharacter, plainText } from "../../client/race/typing/keyboard/plain.ts";

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

/** What a recorded keyboard did: a key press, or what stands in the field after it wrote, composing or not. */
type Recorded = { readonly atMs: number } & (
  | { readonly key: string; readonly altGraph?: boolean; readonly alt?: boolean; readonly used?: boolean }
  | { readonly adds: string }
  | { readonly composes: string }
  | { readonly commits: string }
  | { readonly field: string }
);

/** Plays a recording against a text. Writing is given behind what the race has left in the field. */
function play(text: string, recording: readonly Recorded[], isTouch = false) {
  let typing = NOTHING_TYPED;
  let known: FieldText = EMPTY_FIELD;
  let value = "";
  let base = "";
  const presses: Press[] = [];
  const press = (one: Press): void => {
    presses.push(one);
    typing = judge(text, typing, one.character);
  };
  const write = (written: string, atMs: number, isComposing: boolean): void => {
    value = written;
    const reading = readField(known, { written, atMs, isTouch, isComposing }, text.slice(typing.typed));
    known = reading.field;
    for (const one of reading.presses) press(one);
    if (isComposing) return;
    const kept = isTouch ? keptOf(known) : EMPTY_FIELD;
    value = isTouch ? plainText(value).slice(known.judged.length - kept.judged.length) : "";
    known = kept;
    base = value;
  };
  for (const event of recording) {
    if ("key" in event) {
      const { key: name, alt = false, altGraph = false, used = false, atMs } = event;
      const shortcut = isShortcut({ ctrl: altGraph, meta: false, alt: alt || altGraph, altGraph });
      const decision = decideKey({ key: name, isShortcut: shortcut, isComposing: used, isRepeat: false });
      if (decision !== "left") press({ character: plainCharacter(decision.typed) ?? decision.typed, atMs });
    } else if ("composes" in event) write(base + event.composes, event.atMs, true);
    else if ("commits" in event) write(base + event.commits, event.atMs, false);
    else if ("field" in event) write(event.field, event.atMs, false);
    else write(value + event.adds, event.atMs, false);
  }
  return { done: text.slice(0, typing.typed), errors: typing.errors, presses, field: value };
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
