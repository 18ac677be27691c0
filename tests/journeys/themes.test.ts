import { describe, expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, violationsOf } from "../support/browser.ts";
import { chooseTheme, THEMES } from "../support/themes.ts";

const { product, browser } = await beginJourney();

describe("every theme", () => {
  it.each(THEMES)("leaves axe nothing to find on the home page and on a page that is not there: %s", async (theme) => {
    const { page } = await newPage(browser);
    await chooseTheme(page, theme);
    await page.goto(product.url);
    await page.getByRole("link", { name: "Race Now" }).waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${product.url}/no/such/road`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });
});
