import { expect, it } from "vitest";

import { shownAs } from "#shared/rules/shown.ts";

it("what isn't said of what somebody shows is nothing", () => {
  expect(shownAs({})).toEqual({ tag: null, tagColor: null, look: "", isGold: false });
});
