import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { KEEPING, launch, newPage } from "../support/browser.ts";
import { note, percentile } from "../support/figures.ts";
import { type Frames, framesOf } from "../support/frames.ts";
import { KEY_CATEGORIES, keyWorkOf } from "../support/key-work.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace, joinTogether } from "../support/racer.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true, tableTimes: tablesOf(5) });
  browser = await launch({ withWebGL: true });
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** How long each key press waited for the page. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { keyWaits: waits });
    const note = (event: Event): void => void waits.push(performance.now() - event.timeStamp);
    window.addEventListener("keydown", note, { capture: true });
  });

function noteFrames(name: string, { gapsMs, workMs }: Frames, aim?: number): void {
  note(`${name}: median frame`, percentile(gapsMs, 0.5), "ms", aim);
  note(`${name}: the page's work in a frame`, percentile(workMs, 0.5), "ms");
}

describe("the production build", () => {
  it("shows a key press, and draws its plain scene at a quarter of the speed", async () => {
    const { page } = await newPage(browser, { ...KEEPING, reducedMotion: "no-preference" });
    await page.goto(`${product.url}/race`);
    await untilStage(page, "table");
    const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
    await untilStage(page, "racing");
    await watchKeys(page);
    const text = await textOn(page);
    await browser.startTracing(page, { categories: KEY_CATEGORIES });
    await typeOn(page, text.slice(0, 120), 60, 12);
    const work = keyWorkOf(await browser.stopTracing());
    const waits = await page.evaluate(() => (window as unknown as { keyWaits: number[] }).keyWaits);
    expect(work).toHaveLength(waits.length);
    expect(work.length).toBeGreaterThan(100);
    const all = work.map((workMs, nth) => workMs + (waits[nth] ?? 0));
    note("key press to painted frame: median", percentile(all, 0.5), "ms");
    note("key press to painted frame: p95", percentile(all, 0.95), "ms", 8);

    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    noteFrames("plain scene at a quarter of the speed", await framesOf(page, 3_000), 17);
    await Promise.all(others.map((racer) => racer.room.leave()));
    await page.context().close();
  });

  it("turns to the light setting by itself when frames drop", async () => {
    const { page } = await newPage(browser, { ...KEEPING, reducedMotion: "no-preference" });
    const cdp = await page.context().newCDPSession(page);
    await page.goto(`${product.url}/race?graphics=webgl`);
    await untilStage(page, "table");
    const others = await joinTogether(product.url, 4);
    await untilStage(page, "racing");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const typing = typeOn(page, (await textOn(page)).slice(0, 60), 90);
    const frames = await framesOf(page, 4_000);
    await typing;
    noteFrames("software WebGL at a quarter of the speed", frames);
    await page.locator('[data-quality="light"]').waitFor({ state: "attached" });
    await Promise.all(others.map((racer) => racer.room.leave()));
    await page.context().close();
  });

  it("opens the home page on a slow line", async () => {
    const { page } = await newPage(browser, { ...KEEPING, reducedMotion: "no-preference" });
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const fast3G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
    await network.send("Network.emulateNetworkConditions", fast3G);
    await network.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(product.url, { waitUntil: "commit" });
    await page.getByRole("link", { name: "Race Now" }).waitFor();
    const firstPressMs = await page.evaluate(() => performance.now());
    await page.waitForTimeout(4_000);
    const { shift, paintMs } = await page.evaluate(
      () =>
        new Promise<{ shift: number; paintMs: number }>((resolve) => {
          let shift = 0;
          let paintMs = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { hadRecentInput, value } = entry as unknown as { hadRecentInput: boolean; value: number };
              if (!hadRecentInput) shift += value;
            }
          }).observe({ type: "layout-shift", buffered: true });
          new PerformanceObserver((list) => {
            paintMs = list.getEntries().at(-1)?.startTime ?? 0;
          }).observe({ type: "largest-contentful-paint", buffered: true });
          setTimeout(() => resolve({ shift, paintMs }), 300);
        }),
    );
    note("home on Fast 3G, a quarter of the speed: first press", firstPressMs, "ms", 1_500);
    note("home on Fast 3G, a quarter of the speed: largest paint", paintMs, "ms");
    note("home on Fast 3G, a quarter of the speed: layout shift", shift, "", 0.01);
    await page.context().close();
  });
});
