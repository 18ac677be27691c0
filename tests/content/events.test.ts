import { describe, expect, it } from "vitest";

import { CARS } from "#shared/content/cars/catalog.ts";
import { eventByID } from "#shared/content/events/calendar.ts";
import { EVENT_DESIGNS } from "#shared/content/events/catalog.ts";
import { EVENTS } from "#shared/content/ways.ts";
import { contrast, parseHex } from "#shared/format/contrast.ts";
import { describeWay } from "#shared/rules/garage/ways.ts";
import { offersAt } from "#shared/rules/shop/on-offer.ts";
import type { Stamp } from "#shared/units.ts";

import { americanIn } from "../support/american.ts";
import { doubled } from "./drawing.ts";

const DESIGNS = Object.entries(EVENT_DESIGNS);
const sentencesIn = (text: string): number => text.match(/[.!?](?= |$)/g)?.length ?? 0;

function colour(hex: string) {
  const rgb = parseHex(hex);
  if (rgb === undefined) throw new Error(`${hex} is no colour`);
  return rgb;
}

describe.each(DESIGNS)("the event %s", (key, { name, tagline, description, teaser, colours, ...design }) => {
  it("is designed under its own key and name", () => {
    expect([design.key, name]).toEqual([key, EVENTS[design.key]]);
  });

  it("has a tagline of one sentence, a description of two and a teaser that fits on every page", () => {
    expect([tagline, description].map(sentencesIn)).toEqual([1, 2]);
    expect(sentencesIn(teaser)).toBeGreaterThan(0);
    expect(teaser.length).toBeLessThanOrEqual(60);
  });

  it("is written the British way, with what every keyboard has", () => {
    expect([tagline, description, teaser].flatMap(americanIn)).toEqual([]);
    expect([tagline, description, teaser].join("")).toMatch(/^[ -~]+$/);
  });

  it("can be read: ink on ground and paper 4.5:1, its accent on both 3:1", () => {
    const on = (mark: string) =>
      [colours.ground, colours.paper].map((ground) => contrast(colour(mark), colour(ground)));
    expect(Math.min(...on(colours.ink))).toBeGreaterThanOrEqual(4.5);
    expect(Math.min(...on(colours.accent))).toBeGreaterThanOrEqual(3);
  });

  it("sells the car that one begins with, and keeps the other for its last perk", () => {
    const run = [1, 2].flatMap((id) => eventByID(id) ?? []).find((each) => each.key === design.key);
    const sold = offersAt(run?.startStamp ?? (0 as Stamp), false)
      .filter(({ group }) => group === "event")
      .flatMap(({ parts }) => parts.map(({ item }) => item));
    const perk = CARS.filter(({ ways }) => ways.some((way) => way.from === "perk" && way.event === design.key));
    expect(perk.map(({ ways }) => ways.map((way) => describeWay(way)))).toEqual([[`As the last perk of ${name}`]]);
    expect(perk[0]).toMatchObject({ isAnimated: true, price: 0 });
    expect(sold).toHaveLength(1);
    expect(sold).not.toContainEqual({ carID: perk[0]?.carID });
  });
});

describe("events", () => {
  it("are all designed, and none looks or reads like another", () => {
    expect(DESIGNS.map(([key]) => key)).toEqual(Object.keys(EVENTS));
    for (const field of ["tagline", "description", "teaser"] as const)
      expect(doubled(DESIGNS.map(([, design]) => design[field]))).toEqual([]);
    expect(doubled(DESIGNS.map(([, { colours }]) => colours.ground))).toEqual([]);
  });
});
