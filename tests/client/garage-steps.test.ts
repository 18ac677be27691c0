import { describe, expect, it } from "vitest";

import { SCENERY_KEYS } from "#shared/content/scenery.ts";
import type { CarID } from "#shared/ids.ts";
import type { Layout } from "#shared/rules/garage/layout.ts";

import { daylightAt, isDarkAt, placeAt } from "../../client/features/garage/daylight.ts";
import { nextCarAt, pageOf, stepOf } from "../../client/features/garage/slots/steps.ts";

describe("a carried car", () => {
  it.each([
    ["ArrowRight", 5, 6],
    ["ArrowLeft", 6, 5],
    ["ArrowDown", 4, 10],
    ["ArrowUp", 10, 4],
    ["Home", 10, 6],
    ["End", 6, 11],
    ["ArrowRight", 29, 30],
    ["ArrowDown", 27, 33],
    ["PageDown", 2, 32],
    ["PageUp", 32, 2],
  ])("goes by %s from slot %i to slot %i of two pages", (key, from, to) => {
    expect(stepOf(key, from, 6, 60)).toBe(to);
  });

  it("stays where the garage ends", () => {
    const ends = [
      ["ArrowLeft", 0],
      ["ArrowUp", 3],
      ["ArrowRight", 59],
      ["ArrowDown", 55],
      ["PageDown", 40],
      ["PageUp", 5],
      ["a", 5],
    ] as const;
    expect(ends.map(([key, from]) => stepOf(key, from, 6, 60))).toEqual(ends.map(() => undefined));
  });

  it("is on the page of its slot", () => expect([0, 29, 30, 59, 60].map(pageOf)).toEqual([0, 0, 1, 1, 2]));
});

describe("the arrow keys between parked cars", () => {
  const layout: Layout = Array.from({ length: 60 }, (_, slot) =>
    [0, 2, 9, 14, 40].includes(slot) ? ((slot + 1) as CarID) : null,
  );
  const slotAfter = (key: string, slot: number): number | undefined => {
    const carID = nextCarAt(key, slot, 6, layout);
    return carID === undefined ? undefined : carID - 1;
  };

  it("go past empty slots, to the nearest car of a row and over pages", () => {
    expect(slotAfter("ArrowRight", 2)).toBe(9);
    expect(slotAfter("ArrowLeft", 9)).toBe(2);
    expect(slotAfter("ArrowDown", 2)).toBe(9);
    expect(slotAfter("ArrowDown", 9)).toBe(14);
    expect(slotAfter("ArrowUp", 14)).toBe(9);
    expect(slotAfter("ArrowRight", 14)).toBe(40);
    expect(slotAfter("Home", 14)).toBe(0);
    expect(slotAfter("End", 2)).toBe(40);
  });

  it("go nowhere from the last car, nor do other keys", () => {
    expect([slotAfter("ArrowRight", 40), slotAfter("ArrowUp", 0), slotAfter("x", 9)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("what is seen through the gate", () => {
  const at = (hour: number, month = 5, day = 14): Date => new Date(2026, month, day, hour, 20);

  it("has the light of the player's hour", () => {
    expect([0, 4, 5, 9, 10, 16, 17, 20, 21, 23].map((hour) => daylightAt(at(hour)))).toEqual([
      "night",
      "night",
      "morning",
      "morning",
      "day",
      "day",
      "dusk",
      "dusk",
      "night",
      "night",
    ]);
  });

  it("is a place of the races, each of them some time of the year, and snow in winter only", () => {
    const seen = new Map<string, Set<number>>();
    for (let month = 0; month < 12; month++) {
      for (let day = 1; day <= 28; day++) {
        for (const hour of [2, 7, 13, 19]) {
          const place = placeAt(at(hour, month, day));
          seen.set(place, (seen.get(place) ?? new Set()).add(month));
        }
      }
    }
    expect([...seen.keys()].toSorted()).toEqual([...SCENERY_KEYS].toSorted());
    expect([...(seen.get("snowy-pass") ?? [])].toSorted((one, other) => one - other)).toEqual([0, 1, 11]);
  });

  it("makes headlights burn at night, and in the rain", () => {
    expect(isDarkAt(at(23))).toBe(true);
    for (let day = 1; day <= 28; day++) {
      expect(isDarkAt(at(13, 5, day))).toBe(placeAt(at(13, 5, day)) === "rainy-docks");
    }
  });
});
