import { describe, expect, it } from "vitest";

import {
  EVENT_SCENERY,
  isSceneryKey,
  SCENERY_KEYS,
  SEASON_SCENERY,
  SPECIAL_SCENERY_KEYS,
} from "#shared/content/scenery.ts";
import { loadPlace } from "#shared/content/scenery/catalog.ts";
import { WEATHERS, type Hex, type Layer } from "#shared/content/scenery/scenery.ts";

const KEYS = [...SCENERY_KEYS, ...SPECIAL_SCENERY_KEYS];
const places = await Promise.all(KEYS.map(async (key) => ({ key, ...(await loadPlace(key)) })));

const brightness = (ink: Hex): number => {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(ink.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
};
const contrast = (one: Hex, other: Hex): number => {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};
const widthAtFullSize = (layer: Layer): number => layer.tile * 2;
const inksIn = (value: unknown): string[] =>
  typeof value === "string" && value.startsWith("#")
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(inksIn)
      : [];

describe("the places of the races", () => {
  it("are at least five, each with its own name", () => {
    expect(places.length).toBeGreaterThanOrEqual(5);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it("are known by their keys and by nothing else", () => {
    expect(KEYS.every(isSceneryKey)).toBe(true);
    expect(new Set(KEYS).size).toBe(KEYS.length);
    expect(["", "nowhere", "toString", "constructor"].some(isSceneryKey)).toBe(false);
  });

  it("give each season and each event one of its own", () => {
    const given = [...Object.values(SEASON_SCENERY), ...Object.values(EVENT_SCENERY)];
    expect(given.toSorted()).toEqual([...SPECIAL_SCENERY_KEYS].toSorted());
  });

  it("bring rain, snow and more", () => {
    const kinds = new Set(places.map(({ weather }) => weather.kind));
    expect(WEATHERS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each(places)("$key is drawn in whole colours", (place) => {
    const wrong = inksIn(place).filter((ink) => !/^#[0-9a-f]{6}$/.test(ink));
    expect(wrong).toEqual([]);
  });

  it.each(places)("$key lies in layers that move quicker the nearer they are", ({ layers, front }) => {
    const paces = [...layers, front].map(({ pace }) => pace);
    expect(paces).toEqual([...paces].sort((one, other) => one - other));
    expect(layers.length).toBeGreaterThanOrEqual(4);
    expect(layers.at(-1)?.pace).toBe(1);
    expect(front.pace).toBeGreaterThan(1);
  });

  it.each(places)("$key fits in textures that any machine takes", ({ layers, front }) => {
    expect(Math.max(...[...layers, front].map(widthAtFullSize))).toBeLessThanOrEqual(4_096);
    expect([...layers, front].every(({ top, bottom }) => top < bottom)).toBe(true);
  });

  it.each(places)("$key looks like no other from afar", ({ key, sky, road }) => {
    const far = (one: Hex, other: Hex): number =>
      Math.hypot(
        ...[1, 3, 5]
          .map((at) => [one, other].map((ink) => Number.parseInt(ink.slice(at, at + 2), 16)))
          .map(([a = 0, b = 0]) => a - b),
      );
    const alike = places.filter(
      (other) =>
        other.key !== key &&
        far(sky.stops[0]?.[1] ?? "#000000", other.sky.stops[0]?.[1] ?? "#000000") < 12 &&
        far(road.kerb[1], other.road.kerb[1]) < 12,
    );
    expect(alike.map((other) => other.key)).toEqual([]);
  });

  it.each(places)("$key shows its lane lines on the road", ({ road }) => {
    expect(contrast(road.line, road.near)).toBeGreaterThanOrEqual(3);
    expect(contrast(road.line, road.far)).toBeGreaterThanOrEqual(3);
  });

  it.each(places)("$key has a road calm and dark enough for light plates and edges of cars", ({ road }) => {
    expect(contrast("#fff3de", road.far)).toBeGreaterThanOrEqual(3);
  });
});
