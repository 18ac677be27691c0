import fc from "fast-check";
import { expect, it } from "vitest";

import { streaksOf } from "#shared/rules/stats/streak.ts";
import type { Day } from "#shared/units.ts";

const TODAY = 20_000 as Day;
const back = (days: readonly number[]): readonly Day[] =>
  days.map((ago) => (TODAY - ago) as Day).toSorted((one, other) => one - other);

it("counts days in a row up to today, and up to yesterday while today's race is still to come", () => {
  expect(streaksOf([], TODAY)).toEqual({ now: 0, longest: 0 });
  expect(streaksOf(back([0]), TODAY)).toEqual({ now: 1, longest: 1 });
  expect(streaksOf(back([1, 2]), TODAY)).toEqual({ now: 2, longest: 2 });
  expect(streaksOf(back([2, 3, 4]), TODAY)).toEqual({ now: 0, longest: 3 });
  expect(streaksOf(back([0, 1, 3, 4, 5, 6, 8]), TODAY)).toEqual({ now: 2, longest: 4 });
});

it("is what somebody would count who goes back day by day, whatever was raced", () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(some, (ago) => {
      const raced = new Set<number>(back(ago));
      const rowUpTo = (day: number): number => (raced.has(day) ? 1 + rowUpTo(day - 1) : 0);
      const now = raced.has(TODAY) ? rowUpTo(TODAY) : rowUpTo(TODAY - 1);
      expect(streaksOf(back(ago), TODAY)).toEqual({ now, longest: Math.max(0, ...[...raced].map(rowUpTo)) });
    }),
  );
});
