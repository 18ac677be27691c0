import type { Page } from "playwright";
import { beforeAll, describe, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinTogether } from "../support/racer.ts";

type Services = Awaited<ReturnType<typeof newPage>>;

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) });

/** Starts a race against four who give up. */
async function start(page: Page): Promise<void> {
  await page.goto(`${product.url}/race?graphics=plain`);
  await untilStage(page, "table");
  const others = await joinTogether(product.url, 4);
  await untilStage(page, "racing");
  await Promise.all(others.map((racer) => racer.room.leave()));
}

const win = async (page: Page): Promise<void> => {
  await typeOn(page, await textOn(page));
  await page.getByText("First place, at").waitFor();
};

/** Every canvas laid over the page from now on, and every number that has counted. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = { canvases: 0, counts: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.type === "attributes") seen.counts++;
        for (const node of change.addedNodes) {
          if (node instanceof HTMLCanvasElement && node.parentNode === document.body) seen.canvases++;
        }
      }
    }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-now"] });
  });
};

const seenOn = (page: Page): Promise<{ canvases: number; counts: number }> =>
  page.evaluate(() => (window as unknown as { seen: { canvases: number; counts: number } }).seen);

describe("winning a race", () => {
  let moving: Services;
  let still: Services;
  beforeAll(async () => {
    moving = await newPage(browser, { reducedMotion: "no-preference" });
    still = await newPage(browser, { reducedMotion: "reduce" });
    await Promise.all([moving, still].map(({ page }) => watch(page)));
    await start(moving.page);
    await start(still.page);
  });

  it.concurrent("is celebrated over the page, out of the way of hands and ears, and leaves nothing behind", async ({
    expect,
  }) => {
    const { page, problems } = moving;
    await win(page);
    const sky = page.locator("body > canvas");
    await sky.first().waitFor();
    expect(await sky.first().getAttribute("aria-hidden")).toBe("true");
    expect(await sky.first().evaluate((canvas) => getComputedStyle(canvas).pointerEvents)).toBe("none");
    await expect.poll(() => sky.count()).toBe(0);
    const { canvases, counts } = await seenOn(page);
    expect(canvases).toBe(2);
    expect(counts).toBeGreaterThan(0);
    expect(await page.locator("[data-now]").count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.concurrent("stays still with reduced motion: no canvas, no counting, only a glow that fades", async ({
    expect,
  }) => {
    const { page, problems } = still;
    await win(page);
    const glow = page.locator("body > div[aria-hidden=true]");
    await glow.waitFor({ state: "attached" });
    await expect.poll(() => glow.count()).toBe(0);
    expect(await seenOn(page)).toEqual({ canvases: 0, counts: 0 });
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
