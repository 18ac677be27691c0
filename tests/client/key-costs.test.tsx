import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";

import type { FactCost, KeyCost, KeyStats } from "../../client/data/stats/use-key-stats.ts";
import { KeyCostsShown } from "../../client/features/stats/keys/key-costs.tsx";
import { keysOf, LAYOUT_OPTIONS } from "../../client/features/stats/keys/layouts.ts";
import { tintOf, worse } from "../../client/features/stats/keys/tint.ts";
import { comparedWords, pictureWords, whyWords } from "../../client/features/stats/keys/words.ts";
import { keyName, pairName } from "../../client/ui/data/key-names.ts";

const cost = (part: string, more: Partial<KeyCost> = {}): KeyCost => ({
  part,
  uses: 40,
  ownMs: 200,
  usualMs: 200,
  missed: 0.02,
  usualMissed: 0.03,
  isWeak: false,
  times: 10,
  lostInHundredMs: 0,
  ...more,
});
const weak = (part: string): KeyCost => cost(part, { ownMs: 320, isWeak: true, lostInHundredMs: 1_240 });

const stats = (more: Partial<KeyStats> = {}): KeyStats => ({
  races: 30,
  racesNeeded: 10,
  comparedWith: 120,
  pairs: [weak("th"), weak(" p")],
  keys: [cost("e"), weak("T"), cost("t")],
  facts: [],
  ...more,
});

const shown = (given: KeyStats, isMath = false): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <KeyCostsShown stats={given} isMath={isMath} />
    </MemoryRouter>,
  );

describe("what costs time", () => {
  const LINK = 'href="/practice?coach"';

  it("leads to the coach where there is something for it", () => {
    const fact = { ...cost("x"), lessonID: "addition_1" as const, fact: "7 + 8", lostMs: 900 };
    expect(shown(stats())).toContain(LINK);
    expect(shown(stats({ pairs: [] }))).not.toContain(LINK);
    expect(shown(stats({ facts: [{ ...fact, isWeak: true }] }), true)).toContain(LINK);
    expect(shown(stats({ facts: [fact] }), true)).not.toContain(LINK);
  });
});

describe("the keyboard", () => {
  it.each(LAYOUT_OPTIONS)("$label has each letter once, where no key lies on another", ({ value }) => {
    const keys = keysOf(value);
    const letters = keys.map(({ character }) => character).filter((character) => /[a-z]/.test(character));
    expect(letters.toSorted().join("")).toBe("abcdefghijklmnopqrstuvwxyz");
    const capitals = keys.map(({ shifted }) => shifted).filter((shifted) => /[A-Z]/.test(shifted));
    expect(capitals).toEqual(letters.map((letter) => letter.toUpperCase()));
    const places = keys.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(keys.length);
    for (const { x, width } of keys) expect(x + width).toBeLessThanOrEqual(11.3);
  });

  it("shows what costs more of the two that a key types, never by colour alone", () => {
    expect(worse(cost("t"), weak("T"))?.part).toBe("T");
    expect(worse(weak("t"), cost("T", { lostInHundredMs: 9_000 }))?.part).toBe("t");
    expect(worse(undefined, cost("T"))?.part).toBe("T");
    expect(tintOf(undefined)).toBe("unknown");
    expect([150, 200, 240].map((ownMs) => tintOf(cost("e", { ownMs })))).toEqual(["quick", "usual", "slow"]);
    expect(tintOf(weak("e"))).toBe("weak");
  });
});

describe("in words", () => {
  it("says the picture in a sentence", () => {
    const plain = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, "");
    expect(plain(pictureWords([weak("th"), weak(" p")], [weak("T"), cost("e")]))).toBe(
      "Pairs that cost you time: t then h, space then p. Keys that cost you time: capital T.",
    );
    expect(pictureWords([], [cost("e")])).toBe("No pair stands out. No key stands out.");
    expect([keyName(","), pairName(", ")]).toEqual(["comma", "comma then space"]);
  });

  it("says why: the time, and mistakes where there are more than usual", () => {
    expect(whyWords(weak("th"))).toBe("320 ms, usually 200 ms");
    expect(whyWords({ ...weak("th"), missed: 0.126 })).toBe("320 ms, usually 200 ms; wrong first in 13%");
  });

  it("says with whom one is compared", () => {
    expect(comparedWords(120)).toContain("120 racers");
    expect(comparedWords(0)).toContain("best guess");
  });
});

describe("the page's part", () => {
  it("draws an arc for each weak pair, and says that only the player sees it", () => {
    const page = shown(stats());
    expect(page.match(/<path/g)).toHaveLength(2);
    expect(page).toContain("1.2 s");
    expect(page).toContain("Only you see this.");
    expect(shown(stats({ pairs: [] }))).toContain("Your hands are even.");
  });

  it("waits for enough races", () => {
    expect(shown(stats({ races: 9 }))).toContain("Finish 1 more race,");
    expect(shown(stats({ races: 0 }))).toContain("Finish 10 more races,");
    expect(shown(stats(), true)).toContain("which facts take you longest");
  });

  it("shows facts of the math race by type, the one with what costs most first", () => {
    const { part: _part, times: _times, lostInHundredMs: _lost, ...figures } = weak("");
    const fact = (of: string, lessonID: FactCost["lessonID"]): FactCost => ({
      ...figures,
      fact: of,
      lessonID,
      lostMs: 900,
    });
    const page = shown(stats({ facts: [fact("7 × 8", "multiplication_2"), fact("3 + 4", "addition_1")] }), true);
    expect(page).toContain("7 × 8");
    expect(page).not.toContain("3 + 4");
    expect(page).toContain("Multiplication 2");
    expect(page).toContain("Costs you time");
  });
});
