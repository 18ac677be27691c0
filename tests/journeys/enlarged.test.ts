import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import { launch } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { startProduct, type Product } from "../support/product.ts";
import type { Visitor } from "../support/visitor.ts";
import { earn } from "../support/winnings.ts";

let product: Product;
let browser: Browser;
let racer: Visitor;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
  browser = await launch();
  racer = await newFullRacer(product, "Reads_Large");
  await earn(product, racer, "Warm Fingers", "Tap Dance");
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** A notice of an achievement that waits to be claimed, which stays in sight on other screens. */
const waiting = (page: Page) => page.getByRole("button", { name: "Claim all" });

/** What is wider than the screen. */
const asideOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** What stays in sight however one scrolls, from one edge to the other, as a share of the screen's height. */
const stuckOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = (one: Element): boolean => {
      const { position } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      return (position === "sticky" || position === "fixed") && height > 0 && width > innerWidth * 0.6;
    };
    return [...document.querySelectorAll("#root *")]
      .filter((one) => stays(one) && one.checkVisibility())
      .reduce((sum, one) => sum + one.getBoundingClientRect().height / innerHeight, 0);
  });

const PATHS = ["/garage", "/garage/customizer/trails", "/shop", "/shop/car/12", "/friends", "/profile", "/support/tos"];

/** A screen of 1366 by 768, or one of 1280 by 1024, in a browser that enlarges it. @source WCAG 2.2 1.4.4, 1.4.10 */
it.each([
  ["twice", false, { width: 683, height: 384 }],
  ["four times", true, { width: 320, height: 256 }],
] as const)(
  "a page at %s its size needs no scrolling sideways, and nothing covers it",
  async (_times, isLow, viewport) => {
    const { page, problems } = await openPage(product, browser, racer, { viewport, path: "/friends" });
    await waiting(page).waitFor();
    for (const path of PATHS) {
      await page.goto(product.url + path);
      await page.locator("main h1").first().waitFor();
      await page.getByRole("heading", { name: "Pit Crew" }).waitFor();
      expect([path, await asideOf(page), isLow ? await stuckOn(page) : 0]).toEqual([path, 0, 0]);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  },
);

it("a page on paper is light, and only the page itself", async () => {
  const { page } = await openPage(product, browser, racer, { path: "/racer/Reads_Large" });
  await page.emulateMedia({ colorScheme: "dark" });
  await waiting(page).waitFor();
  const title = page.locator("main h1").first();
  const color = (): Promise<string> => title.evaluate((heading) => getComputedStyle(heading).color);
  const onDark = await color();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => page.locator("header").isVisible()).toBe(false);
  expect(await page.locator("footer").isVisible()).toBe(false);
  expect(await waiting(page).isVisible()).toBe(false);
  expect(await title.isVisible()).toBe(true);
  const onPaper = await color();
  expect(onPaper).not.toBe(onDark);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await expect.poll(color).toBe(onPaper);
  await page.context().close();
});
