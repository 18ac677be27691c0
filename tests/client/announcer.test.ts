import { describe, expect, it } from "vitest";

import { Guide, type RaceHeard } from "../../client/race/typing/announcer/guide.ts";
import { breathEnd, spokenKey, spokenWords, wordStart } from "../../client/race/typing/announcer/spoken.ts";

const TEXT = "The quick fox, it's said, jumps over a dog. Then it rests.";

function listener() {
  const said: string[] = [];
  const cues: number[] = [];
  const guide = new Guide({
    say: (words, politeness) => void said.push(`${politeness}: ${words}`),
    cue: (place) => void cues.push(place),
  });
  const hear = (race: Partial<RaceHeard>): string[] => {
    said.length = 0;
    guide.hear({ text: TEXT, typed: 0, wrongRun: 0, place: 1, racers: 5, nowMs: 0, ...race });
    return [...said];
  };
  return { hear, cues };
}

describe("the text by ear", () => {
  it("has names for characters that screen readers omit", () => {
    expect(spokenWords('The fox, it\'s "odd": ')).toBe("capital The fox comma it's quote odd quote colon");
    expect(spokenWords("'well-known' McRae")).toBe("apostrophe well dash known apostrophe capital McRae");
    expect([" ", "T", "t", "7", ".", "~"].map(spokenKey)).toEqual(["space", "capital T", "t", "7", "full stop", "~"]);
  });

  it("is said three words at a time, and never past the end of a sentence", () => {
    const breaths: string[] = [];
    for (let at = 0; at < TEXT.length; at = breathEnd(TEXT, at)) breaths.push(TEXT.slice(at, breathEnd(TEXT, at)));
    expect(breaths).toEqual(["The quick fox, ", "it's said, jumps ", "over a dog. ", "Then it rests."]);
    expect([0, 3, 4, 9].map((at) => wordStart(TEXT, at))).toEqual([0, 0, 4, 4]);
  });
});

describe("a race by ear", () => {
  it("has its first words in the countdown, the next ones when the last of them begins, and nothing at each key", () => {
    const { hear } = listener();
    expect(hear({ nowMs: -3_900 })).toEqual(["polite: Get ready. capital The quick fox comma"]);
    expect(hear({ nowMs: -100 })).toEqual([]);
    for (const typed of [1, 3, 4, 9]) expect(hear({ typed, nowMs: typed * 200 })).toEqual([]);
    expect(hear({ typed: 10, nowMs: 2_000 })).toEqual(["polite: it's said comma jumps"]);
    expect(hear({ typed: 12, nowMs: 2_400 })).toEqual([]);
  });

  it("cuts its own words off when the racer is quicker", () => {
    const { hear } = listener();
    hear({ nowMs: -3_900 });
    hear({ typed: 10, nowMs: 1_000 });
    expect(hear({ typed: 26, nowMs: 2_000 })).toEqual(["assertive: over a dog full stop"]);
  });

  it("goes on behind a nitro with the word that comes then", () => {
    const { hear } = listener();
    hear({ nowMs: -3_900 });
    expect(hear({ typed: 32, nowMs: 2_000 })).toEqual(["polite: over a dog full stop"]);
  });

  it("names the wanted key after the second wrong one, once", () => {
    const { hear } = listener();
    hear({ nowMs: -3_900 });
    expect(hear({ typed: 3, wrongRun: 1, nowMs: 900 })).toEqual([]);
    expect(hear({ typed: 3, wrongRun: 2, nowMs: 1_000 })).toEqual(["assertive: Next key: space"]);
    expect(hear({ typed: 3, wrongRun: 3, nowMs: 1_100 })).toEqual([]);
  });

  it("says the words again to a typist who has stopped", () => {
    const { hear } = listener();
    hear({ nowMs: -3_900 });
    hear({ typed: 3, place: undefined, nowMs: 1_000 });
    expect(hear({ typed: 3, place: undefined, nowMs: 4_900 })).toEqual([]);
    expect(hear({ typed: 3, place: undefined, nowMs: 5_000 })).toEqual(["polite: Again: space quick fox comma"]);
    expect(hear({ typed: 3, place: undefined, nowMs: 9_000 })).toEqual([]);
  });

  it("sounds every change of place, and says one every few seconds at most", () => {
    const { hear, cues } = listener();
    hear({ nowMs: -3_900 });
    expect(hear({ typed: 1, place: 1, nowMs: 2_900 })).toEqual([]);
    expect(hear({ typed: 2, place: 3, nowMs: 3_000 })).toEqual(["polite: 3rd of 5"]);
    expect(hear({ typed: 3, place: 2, nowMs: 4_000 })).toEqual([]);
    expect(hear({ typed: 4, place: 1, nowMs: 5_000 })).toEqual([]);
    expect(hear({ typed: 5, place: 1, nowMs: 9_000 })).toEqual(["polite: 1st of 5"]);
    expect(cues).toEqual([3, 2, 1]);
  });

  it("says that it is done, with the place if there are places, and then nothing", () => {
    const { hear } = listener();
    expect(hear({ typed: TEXT.length, place: 2, nowMs: 20_000 })).toEqual(["assertive: Done, 2nd of 5."]);
    expect(hear({ typed: TEXT.length, place: 2, nowMs: 30_000 })).toEqual([]);
    expect(listener().hear({ typed: TEXT.length, place: undefined })).toEqual(["assertive: Done."]);
  });
});
