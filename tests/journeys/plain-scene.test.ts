import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { startProduct, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const MS_PER_KEY = 60;

/** Whether scenery passes by. */
const isDrifting = (page: Page): Promise<boolean> =>
  page
    .locator('[data-scene="dom"]')
    .evaluate((road) =>
      road
        .getAnimations({ subtree: true })
        .some(({ effect, playbackRate }) => effect?.getTiming().iterations === Infinity && playbackRate > 0),
    );

async function raceWith(reducedMotion: "reduce" | "no-preference"): Promise<Page> {
  const { page } = await newPage(browser, { reducedMotion });
  await page.goto(`${product.url}/race?graphics=plain`);
  await untilStage(page, "racing");
  return page;
}

describe("the race without WebGL", () => {
  it("drifts by while the own car drives, and stands at the line", async () => {
    const page = await raceWith("no-preference");
    expect(await isDrifting(page)).toBe(false);
    await typeOn(page, (await textOn(page)).slice(0, 30), MS_PER_KEY);
    await expect.poll(() => isDrifting(page)).toBe(true);
    await page.context().close();
  });

  it("stands still with reduced motion", async () => {
    const page = await raceWith("reduce");
    await typeOn(page, (await textOn(page)).slice(0, 30), MS_PER_KEY);
    expect(await isDrifting(page)).toBe(false);
    await page.context().close();
  });
});
