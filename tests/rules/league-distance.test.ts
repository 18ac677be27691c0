import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { GROUP_SIZE, LEAGUES } from "#shared/content/leagues.ts";
import { inLeagueOrder, linesOf, RACES_TO_RISE, type Score } from "#shared/rules/leagues/close-group.ts";
import { distanceOf, zoneOf } from "#shared/rules/leagues/distance.ts";
import type { Stamp } from "#shared/units.ts";

const EARLY = 1 as Stamp;
const LATE = 9 as Stamp;

const anyGroup = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 5_000 }),
      points: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 9_000 })),
      races: fc.integer({ min: 1, max: 9 }),
      reachedStamp: fc.constant(EARLY),
    }),
    { minLength: 1, maxLength: GROUP_SIZE, selector: ({ id }) => id },
  )
  .map((group): readonly Score[] => group.toSorted(inLeagueOrder));
const anyCase = fc.record({
  tier: fc.constantFrom(...LEAGUES.map(({ tier }) => tier)),
  group: anyGroup,
  at: fc.nat({ max: GROUP_SIZE - 1 }),
});

/** The place of one of a group once somebody has so many points more, won later than all others. */
function placeWith(group: readonly Score[], gains: Score, more: number, of: Score = gains): number {
  const later = group.map((each) =>
    each === gains && more > 0 ? { ...each, points: each.points + more, reachedStamp: LATE } : each,
  );
  return later.toSorted(inLeagueOrder).findIndex(({ id }) => id === of.id) + 1;
}

describe("the distance to the lines of a group", () => {
  it("upwards is what leads over the line, and one point less doesn't", () => {
    fc.assert(
      fc.property(anyCase, ({ tier, group, at }) => {
        const lines = linesOf(tier, group.length);
        const place = (at % group.length) + 1;
        const own = group[place - 1]!;
        const { zone, missing } = distanceOf(group, lines, place);
        const zoneAfter = (more: number) => zoneOf(placeWith(group, own, more), group.length, lines);
        expect(zone).toBe(zoneOf(place, group.length, lines));
        fc.pre(missing !== null);
        expect(missing).toBeGreaterThan(0);
        expect(zoneAfter(missing)).not.toBe(zone);
        expect(zoneAfter(missing - 1)).toBe(zone);
      }),
    );
  });

  it("downwards is what the first one below the line may win before one is overtaken", () => {
    fc.assert(
      fc.property(anyCase, ({ tier, group, at }) => {
        const lines = linesOf(tier, group.length);
        const place = (at % group.length) + 1;
        const { zone, ahead } = distanceOf(group, lines, place);
        fc.pre(ahead !== null);
        const own = group[place - 1]!;
        const below = group.find((_, nth) => nth >= place && zoneOf(nth + 1, group.length, lines) !== zone)!;
        expect(ahead).toBe(own.points - below.points);
        expect(placeWith(group, below, ahead, own)).toBe(place);
        expect(placeWith(group, below, ahead + 1, own)).toBe(place + 1);
      }),
    );
  });

  it("has no line above the best, none below the last, and counts the races that a rise asks for", () => {
    const of = (...points: readonly number[]) => points.map((each) => ({ points: each, races: 2 }));
    const lines = { up: 1, down: 1 };
    const group = of(90, 60, 60, 20);
    expect(distanceOf(group, lines, 1)).toEqual({
      zone: "up",
      ahead: 30,
      missing: null,
      racesMissing: RACES_TO_RISE - 2,
    });
    expect(distanceOf(group, lines, 2)).toMatchObject({ zone: "stays", ahead: 40, missing: 31 });
    expect(distanceOf(group, lines, 4)).toMatchObject({ zone: "down", ahead: null, missing: 41 });
    expect(distanceOf(group, { up: 0, down: 0 }, 3)).toMatchObject({ zone: "stays", ahead: null, missing: null });
  });
});
