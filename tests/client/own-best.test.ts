import { describe, expect, it } from "vitest";

import { cheersFor } from "../../client/race/screen/results/cheers.ts";
import { betterOf, highlightOf, readBests } from "../../client/race/typing/results/own-best.ts";

const fastest = { word: "because", wpm: 96 };

describe("a new best", () => {
  it("needs an earlier race to be better than", () => {
    expect(highlightOf(undefined, { wpm: 80, fastest })).toBeUndefined();
  });

  it("is the race when it was the fastest, and says by how much", () => {
    expect(highlightOf({ raceWpm: 60, wordWpm: 90 }, { wpm: 64, fastest })).toEqual({ kind: "race", gainedWpm: 4 });
  });

  it("is a word when the race was not faster", () => {
    const highlight = highlightOf({ raceWpm: 70, wordWpm: 90 }, { wpm: 64, fastest });
    expect(highlight).toEqual({ kind: "word", word: "because" });
  });

  it("is nothing when neither was, nor when only as fast, nor when the gain would be shown as 0.0", () => {
    expect(highlightOf({ raceWpm: 64, wordWpm: 96 }, { wpm: 64, fastest })).toBeUndefined();
    expect(highlightOf({ raceWpm: 64, wordWpm: 100 }, { wpm: 64.04, fastest })).toBeUndefined();
  });

  it("stands until it is beaten", () => {
    expect(betterOf(undefined, { wpm: 64, fastest: undefined })).toEqual({ raceWpm: 64, wordWpm: 0 });
    expect(betterOf({ raceWpm: 70, wordWpm: 90 }, { wpm: 64, fastest })).toEqual({ raceWpm: 70, wordWpm: 96 });
  });

  it("is read from storage as far as it makes sense", () => {
    const best = { raceWpm: 64, wordWpm: 96 };
    expect(readBests({ ann: best, ben: { raceWpm: "fast" }, cem: null })).toEqual({ ann: best });
    const tooFast = { raceWpm: 64, wordWpm: 2_400 };
    expect(readBests({ ann: tooFast, ben: { ...tooFast, raceWpm: 301 } })).toEqual({
      ann: { raceWpm: 64, wordWpm: 0 },
      ben: { raceWpm: 0, wordWpm: 0 },
    });
    expect([null, undefined, "text", 7].map(readBests)).toEqual([{}, {}, {}, {}]);
  });
});

describe("the result board", () => {
  const spot = { x: 0.2, y: 0.5 };

  it("showers a winner, with fewer bursts on a narrow screen", () => {
    expect(cheersFor({ place: 1, hasHighlight: false, isWide: true }, spot)).toEqual([{ kind: "confetti", size: 9 }]);
    expect(cheersFor({ place: 1, hasHighlight: false, isWide: false }, spot)).toEqual([{ kind: "confetti", size: 6 }]);
  });

  it("sparkles where a new best is told, whatever the place", () => {
    for (const place of [2, 5]) {
      expect(cheersFor({ place, hasHighlight: true, isWide: true }, spot)).toEqual([{ kind: "sparkles", from: spot }]);
    }
  });

  it("lights fireworks for a win with a new best, and nothing where there is nothing", () => {
    expect(cheersFor({ place: 1, hasHighlight: true, isWide: true }, spot).map(({ kind }) => kind)).toEqual([
      "fireworks",
      "sparkles",
    ]);
    expect(cheersFor({ place: 3, hasHighlight: false, isWide: true }, spot)).toEqual([]);
    expect(cheersFor({ place: null, hasHighlight: false, isWide: true }, spot)).toEqual([]);
  });
});
