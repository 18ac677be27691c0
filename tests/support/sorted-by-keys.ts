import type { Locator, Page } from "playwright";
import { expect } from "vitest";

import { hasFocus, tabOnto } from "./focus.ts";

/** How the rows stand, by their names; descending, where that isn't simply the other way round. */
export type Orders = readonly [ascending: readonly string[], descending?: readonly string[]];

/** What sorts a table, by what it says. */
export const sortHeadsOf = (table: Locator): Promise<string[]> =>
  table.getByRole("columnheader").getByRole("button").allTextContents();

/** The names of its rows, in order. */
export const rowsOf = (table: Locator): Promise<string[]> => table.getByRole("rowheader").allTextContents();

/** Sorts a table by heads of it, both ways, by Tab, Enter and Space alone: the rows follow, it says so, and the focus stays. */
export async function sortByKeys(page: Page, table: Locator, heads: Readonly<Record<string, Orders>>): Promise<void> {
  for (const [name, [ascending, descending = ascending.toReversed()]] of Object.entries(heads)) {
    const head = table.getByRole("columnheader", { name, exact: true });
    const button = head.getByRole("button");
    const told = (): Promise<string | null> => head.getAttribute("aria-sort");
    await tabOnto(page, button);
    const ways: (string | null)[] = [];
    for (const key of ["Enter", "Space"]) {
      const before = await told();
      await page.keyboard.press(key);
      await expect.poll(told).not.toBe(before);
      const way = await told();
      await expect
        .poll(() => rowsOf(table), { message: `${name}, ${way}` })
        .toEqual(way === "ascending" ? ascending : descending);
      expect([name, await table.locator("[aria-sort]").count(), await hasFocus(button)]).toEqual([name, 1, true]);
      ways.push(way);
    }
    expect([name, new Set(ways)]).toEqual([name, new Set(["ascending", "descending"])]);
  }
}
