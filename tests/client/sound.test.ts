import { describe, expect, it } from "vitest";

import { endOf, RECIPES, type Voice } from "../../client/sound/recipes.ts";

const all = Object.entries<readonly Voice[]>(RECIPES);

describe("the sounds", () => {
  it("are short", () => {
    expect(all.filter(([, voices]) => endOf(voices) > 1_500).map(([name]) => name)).toEqual([]);
  });

  it("are never shrill: between 60 and 4,000 Hz", () => {
    const pitches = all.flatMap(([, voices]) => voices.flatMap((voice) => [voice.fromHz, voice.toHz]));
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...pitches)).toBeLessThanOrEqual(4_000);
  });

  it("never add up to more than full loudness", () => {
    const loud = all.filter(([, voices]) => voices.reduce((sum, voice) => sum + voice.peak, 0) > 1);
    expect(loud.map(([name]) => name)).toEqual([]);
  });

  it("have four different key clicks", () => {
    const clicks = all.filter(([name]) => name.startsWith("click")).map(([, voices]) => JSON.stringify(voices));
    expect(new Set(clicks).size).toBe(4);
  });
});
