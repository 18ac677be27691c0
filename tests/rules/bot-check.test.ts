import { expect, it } from "vitest";

import { isLongSession } from "#shared/rules/bot-check.ts";
import { hours, ms } from "#shared/units.ts";

it("the bot check asks after 200 races, or after four hours of fewer", () => {
  const isLong = (races: number, racedMs = ms(0)) => isLongSession({ races, racedMs });
  expect([isLong(200), isLong(1, hours(4))]).toEqual([true, true]);
  expect([isLong(199), isLong(199, ms(hours(4) - 1))]).toEqual([false, false]);
});
