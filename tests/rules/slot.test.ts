import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { SLOTS, slotOf } from "#shared/rules/slot.ts";

it.each([
  [1, 1],
  [999, 999],
  [1_000, 0],
  [1_001, 1],
  [1_999, 999],
  [2_000, 0],
  [2 ** 31 - 1, 647],
  [2 ** 31, 648],
  [2 ** 32, 296],
  [4_294_968_000, 0],
  [Number.MAX_SAFE_INTEGER, 991],
])("the slot of player %i is the last three digits of the id: %i", (id, slot) => {
  expect(slotOf(id as UserID)).toBe(slot);
  expect(slot).toBeLessThan(SLOTS);
});
