import { describe, expect, it } from "vitest";

import { EVENTS, SEASONS } from "#shared/content/ways.ts";

import { RECIPES } from "../../client/sound/recipes.ts";
import { THEMES } from "../../client/sound/themes/themes.ts";
import { endOf, type Voice } from "../../client/sound/voice.ts";

const all = Object.entries<readonly Voice[]>(RECIPES);
const isChime = (name: string): boolean => name.startsWith("season-");
const themes = await Promise.all(Object.values(THEMES).map((load) => load()));
const pitchesOf = (voices: readonly Voice[]): number[] => voices.flatMap((voice) => [voice.fromHz, voice.toHz]);

describe("the sounds", () => {
  it("are short", () => {
    const long = all.filter(([name, voices]) => !isChime(name) && endOf(voices) > 1_500);
    expect(long.map(([name]) => name)).toEqual([]);
  });

  it("are never shrill: between 60 and 4,000 Hz", () => {
    const pitches = [...all.map(([, voices]) => voices), ...themes.map(({ voices }) => voices)].flatMap(pitchesOf);
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

  it("have a chime of two to three seconds for each season, all different", () => {
    const chimes = all.filter(([name]) => isChime(name));
    expect(chimes.map(([name]) => name).toSorted()).toEqual(
      Object.keys(SEASONS)
        .map((key) => `season-${key}`)
        .toSorted(),
    );
    const lengths = chimes.map(([, voices]) => endOf(voices));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2_000);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(3_000);
    expect(new Set(chimes.map(([, voices]) => JSON.stringify(pitchesOf(voices)))).size).toBe(chimes.length);
  });

  it("have a theme of 12 to 24 seconds for each event, whose notes are gone before they come again", () => {
    expect(Object.keys(THEMES).toSorted()).toEqual(Object.keys(EVENTS).toSorted());
    for (const { lengthMs, voices } of themes) {
      expect(lengthMs).toBeGreaterThanOrEqual(12_000);
      expect(lengthMs).toBeLessThanOrEqual(24_000);
      expect(Math.max(...voices.map(({ startMs }) => startMs))).toBeLessThan(lengthMs);
      expect(endOf(voices)).toBeLessThan(lengthMs * 2);
    }
  });
});
