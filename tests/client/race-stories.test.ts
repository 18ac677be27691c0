import { describe, expect, it } from "vitest";

import { mathStory } from "../../client/race/math/math-story.ts";
import { typingStory } from "../../client/race/typing/results/typing-story.ts";

const presses = (characters: string, msPerKey = 100) =>
  [...characters].map((character, nth) => ({ character, atMs: (nth + 1) * msPerKey }));

describe("the story of a typed race", () => {
  it("is level for an even typist, and shows no mistake where there was none", () => {
    const text = "abcdefghij".repeat(6);
    const { points, mistakesMs, missed } = typingStory(text, presses(text));
    expect(points).toHaveLength(12);
    expect(new Set(points.map(({ speed }) => Math.round(speed)))).toEqual(new Set([120]));
    expect([mistakesMs, missed]).toEqual([[], undefined]);
  });

  it("falls where a typist slows down", () => {
    const quick = presses("a".repeat(50), 60);
    const slow = presses("a".repeat(20), 300).map(({ atMs, character }) => ({ atMs: atMs + 3_000, character }));
    const { points } = typingStory("a".repeat(70), [...quick, ...slow]);
    expect(points[4]?.speed).toBeGreaterThan(150);
    expect(points.at(-1)?.speed).toBeLessThan(60);
  });

  it("names the key that was missed most, once for however many wrong presses in a row", () => {
    const { missed, mistakesMs } = typingStory("banana", presses("bxxxaznyana"));
    expect(mistakesMs).toEqual([200, 300, 400, 600, 800]);
    expect(missed).toEqual({ key: "a", times: 2 });
  });

  it("does not count what a nitro completed", () => {
    const text = "one lengthyword two three four";
    const { points, mistakesMs } = typingStory(text, presses(`one \n${text.slice(16)}`, 200));
    expect(mistakesMs).toEqual([]);
    expect(Math.max(...points.map(({ speed }) => speed))).toBeLessThan(80);
  });
});

describe("the story of a calculated race", () => {
  it("has the pace over the answers, the quickest and the hardest of them, and the wrong ones", () => {
    const given = [
      { nth: 0, atMs: 2_000, text: "4", isRight: true },
      { nth: 1, atMs: 3_000, text: "9", isRight: false },
      { nth: 1, atMs: 7_000, text: "8", isRight: true },
      { nth: 2, atMs: 8_000, text: "6", isRight: true },
    ];
    const { points, mistakesMs, quickestMs, hardest } = mathStory(given);
    expect(points.map(({ atMs, speed }) => [atMs, Math.round(speed * 10) / 10])).toEqual([
      [2_000, 30],
      [7_000, 17.1],
      [8_000, 22.5],
    ]);
    expect([mistakesMs, quickestMs, hardest]).toEqual([[3_000], 1_000, { nth: 1, spanMs: 5_000 }]);
  });
});
