import fc from "fast-check";
import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { responsibleOf } from "#shared/rules/classes/responsible.ts";
import type { Stamp } from "#shared/units.ts";

const teachers = fc.uniqueArray(
  fc.record({
    userID: fc.integer({ min: 1, max: 50 }).map((id) => id as UserID),
    joinedStamp: fc.integer({ min: 1, max: 5 }).map((stamp) => stamp as Stamp),
  }),
  { selector: ({ userID }) => userID },
);

it("whoever has been there longest is responsible; of those who came in one moment the older account", () => {
  fc.assert(
    fc.property(teachers, (all) => {
      const one = responsibleOf(all);
      const isBehind = (other: NonNullable<typeof one>): boolean =>
        one !== undefined &&
        (other.joinedStamp > one.joinedStamp || (other.joinedStamp === one.joinedStamp && other.userID > one.userID));
      expect(one === undefined).toBe(all.length === 0);
      expect(all.filter((other) => other !== one && !isBehind(other))).toEqual([]);
    }),
  );
});

it("is the same in whatever order they're read, and whoever else goes", () => {
  fc.assert(
    fc.property(teachers, (all) => {
      const one = responsibleOf(all);
      expect(responsibleOf(all.toReversed())).toBe(one);
      for (const gone of all.filter((each) => each !== one))
        expect(responsibleOf(all.filter((each) => each !== gone))).toBe(one);
    }),
  );
});
