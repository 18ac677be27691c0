import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { formatDay, formatLastDay } from "#shared/format/dates.ts";
import type { Stamp } from "#shared/units.ts";

import { GroupEnd } from "../../client/features/shop/groups/group-end.tsx";

const AT = 4_000_000_000 as Stamp;

it("what leaves the shop stays until the day that its season is announced for, and what is new comes on its own", () => {
  const said = (stays?: string): string =>
    renderToStaticMarkup(createElement(GroupEnd, { at: AT, label: "New ones", stays }));
  expect(said("In the shop")).toBe(`In the shop until ${formatLastDay(AT)}`);
  expect(said()).toBe(`New ones on ${formatDay(AT)}`);
});
