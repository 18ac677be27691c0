import { describe, expect, it } from "vitest";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { SIZES } from "../support/browser.ts";
import { newFullRacer } from "../support/open-page.ts";
import { figuresOf, measuredPage, unrest } from "../support/page-figures.ts";

const { product, browser } = await beginJourney();

describe("the layout stays where it is, whatever fonts the machine has", () => {
  it.each(Object.entries({ chromebook: SIZES.chromebook, phone: SIZES.phone }))(
    "on the home page and on a page that is not there, on a %s",
    async (_size, viewport) => {
      const page = await measuredPage(browser, viewport);
      await page.goto(product.url);
      await page.getByRole("link", { name: "Race Now" }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(unrest(await figuresOf(page))).toEqual([]);
      await page.goto(`${product.url}/no/such/road`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(unrest(await figuresOf(page))).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ["/", SIZES.chromebook],
    ["/garage", SIZES.phone],
    ["/shop", SIZES.chromebook],
  ])("while the page takes the place of a racer's first header, at %s", async (path, viewport) => {
    const page = await measuredPage(browser, viewport);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, await newFullRacer(product, `Still_${path === "/" ? "home" : path.slice(1)}`));
    await page.goto(product.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("button", { name: /Account of/ }).waitFor();
    await page.locator("footer").waitFor();
    await page.waitForLoadState("networkidle");
    expect(unrest(await figuresOf(page))).toEqual([]);
    await page.context().close();
  });
});
