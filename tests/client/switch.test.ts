import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";

import { goOn, press, startOf, type Groups } from "../../client/race/screen/switch/scan.ts";
import { wordChoices } from "../../client/race/typing/switch/word-choices.ts";

const DIGITS: Groups<string> = [
  ["1", "2", "3"],
  ["4", "5", "6"],
  ["7", "8", "9"],
  ["send", "0", "back"],
];

/** How often the light goes on until a choice is picked, by pressing as soon as its group and it are lit. */
function stepsTo(groups: Groups<string>, wanted: string): number {
  let scan = startOf(groups);
  for (let steps = 0; steps < 100; steps++) {
    const group = scan.group;
    const isLit = group === undefined ? groups[scan.at]?.includes(wanted) : groups[group]?.[scan.at] === wanted;
    if (!isLit) {
      scan = goOn(scan, groups);
      continue;
    }
    const { scan: next, picked } = press(scan, groups);
    if (picked === wanted) return steps;
    if (picked !== undefined) throw new Error(`${picked} was picked in place of ${wanted}`);
    scan = next;
  }
  throw new Error(`${wanted} is never lit`);
}

describe("a light for one switch", () => {
  it("reaches every digit by two presses, within a round of rows and a round of one", () => {
    for (const digit of DIGITS.flat()) expect(stepsTo(DIGITS, digit)).toBeLessThan(DIGITS.length + 3);
  });

  it("goes over a single group without picking it first", () => {
    const words = [["and", "but", "car"]];
    expect(startOf(words)).toMatchObject({ group: 0, at: 0 });
    expect(words[0]?.map((word) => stepsTo(words, word))).toEqual([0, 1, 2]);
    let scan = startOf(words);
    for (let nth = 0; nth < 30; nth++) scan = goOn(scan, words);
    expect(scan).toMatchObject({ group: 0, at: 0 });
  });

  it("leaves a row that was picked by mistake after two rounds, and offers it first again", () => {
    let { scan } = press(goOn(startOf(DIGITS), DIGITS), DIGITS);
    expect(scan.group).toBe(1);
    for (let nth = 0; nth < 5; nth++) scan = goOn(scan, DIGITS);
    expect(scan.group).toBe(1);
    expect(goOn(scan, DIGITS)).toEqual({ group: undefined, at: 1, rounds: 0 });
  });
});

describe("the words to pick from", () => {
  it("hold the right one and three others of other beginnings, in every text, to its end", () => {
    const places = [0, 0, 0, 0];
    for (const { body } of TEXTS.slice(0, 60)) {
      let typed = 0;
      while (typed < body.length) {
        const choices = wordChoices(body, typed);
        const rest = body.slice(typed);
        const right = choices.filter(({ types }) => rest.startsWith(types));
        expect(choices).toHaveLength(4);
        expect(right).toHaveLength(1);
        expect(new Set(choices.map(({ label }) => label.slice(0, 1).toLowerCase())).size).toBe(4);
        const wrong = choices.filter((each) => each !== right[0]);
        expect(wrong.map(({ types }) => types.length)).toEqual([1, 1, 1]);
        expect(wordChoices(body, typed)).toEqual(choices);
        places[choices.indexOf(right[0]!)]! += 1;
        typed += right[0]?.types.length ?? Infinity;
      }
      expect(wordChoices(body, body.length)).toEqual([]);
    }
    const all = places.reduce((sum, count) => sum + count, 0);
    for (const count of places) expect(count / all).toBeGreaterThan(0.2);
  });

  it("go on in the middle of a word, and before a space", () => {
    const right = (typed: number) => wordChoices("a short road", typed).find(({ types }) => types.length > 1)?.types;
    expect(right(3)).toBe("hort ");
    expect(right(7)).toBe(" road");
  });
});
