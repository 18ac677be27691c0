import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { KEY_CATEGORIES, keyWorkOf } from "../support/key-work.ts";
import { startProduct, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace, joinTogether } from "../support/racer.ts";

const ASSETS = join(import.meta.dirname, "../../dist/client/assets");

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
  browser = await launch({ withWebGL: true });
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** Gzipped script that a page has asked for until a moment, in KB. */
async function scriptOn(page: Page, untilMs = Infinity): Promise<number> {
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => path.endsWith(".js")),
  );
  const names = asked.filter(({ startTime }) => startTime <= untilMs).map(({ path }) => path);
  const sizes = [...new Set(names)].map(
    (name) => gzipSync(readFileSync(join(ASSETS, name.replace("/assets/", "")))).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** Notes when the first link of the page's main part is there: what is fetched later is for what comes then. */
async function watchLink(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector("main a")) return;
      watching.disconnect();
      Object.assign(window, { linkMs: performance.now() });
    });
    watching.observe(document, { childList: true, subtree: true });
  });
}
const linkMsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly linkMs: number }).linkMs);

/** How long each key press waited for the page. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { keyWaits: waits });
    const note = (event: Event): void => void waits.push(performance.now() - event.timeStamp);
    window.addEventListener("keydown", note, { capture: true });
  });

interface Frames {
  readonly gapsMs: readonly number[];
  /** From the beginning of a frame to the end of its work on the page. */
  readonly workMs: readonly number[];
}

/** The frames of a page over a while. */
const framesOf = (page: Page, forMs: number): Promise<Frames> =>
  page.evaluate(
    (forMs) =>
      new Promise((resolve) => {
        const gapsMs: number[] = [];
        const workMs: number[] = [];
        const startMs = performance.now();
        let lastMs = startMs;
        const step = (nowMs: number): void => {
          gapsMs.push(nowMs - lastMs);
          lastMs = nowMs;
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => workMs.push(performance.now() - nowMs), { once: true });
          port1.start();
          port2.postMessage(0);
          if (nowMs - startMs < forMs) requestAnimationFrame(step);
          else resolve({ gapsMs, workMs });
        };
        requestAnimationFrame(step);
      }),
    forMs,
  );

const told = ({ gapsMs }: Frames): string => `median ${percentile(gapsMs, 0.5).toFixed(1)} ms, ${gapsMs.length} frames`;
const toldWork = ({ workMs }: Frames): string => `the page works ${percentile(workMs, 0.5).toFixed(1)} ms of each`;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

describe("the production build", () => {
  it("opens the home page with under 150 KB of script and the race, WebGL scene included, with under 300 KB", async () => {
    expect(readdirSync(ASSETS).some((name) => name.endsWith(".js"))).toBe(true);
    const home = await newPage(browser, { reducedMotion: "no-preference" });
    await watchLink(home.page);
    await home.page.goto(product.url);
    await home.page.getByRole("link", { name: "Race Now" }).waitFor();
    const homeKB = await scriptOn(home.page, await linkMsOn(home.page));
    const race = await newPage(browser, { reducedMotion: "no-preference" });
    await race.page.goto(`${product.url}/race?graphics=webgl`);
    await untilStage(race.page, "table");
    await race.page.locator("main canvas").waitFor();
    const raceKB = await scriptOn(race.page);
    console.log(`script, gzipped: / ${homeKB.toFixed(1)} KB, /race ${raceKB.toFixed(1)} KB`);
    expect(homeKB).toBeLessThan(150);
    expect(raceKB).toBeLessThan(300);
    await Promise.all([home, race].map(({ page }) => page.context().close()));
  });

  it("shows a key press quickly, and draws its plain scene at a quarter of the speed (both printed)", async () => {
    const { page } = await newPage(browser, { reducedMotion: "no-preference" });
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
    const p50 = percentile(all, 0.5).toFixed(1);
    const p95 = percentile(all, 0.95).toFixed(1);
    console.log(`key press to painted frame (wait, handling, frame): p50 ${p50} ms, p95 ${p95} ms, ${all.length} keys`);

    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const frames = await framesOf(page, 3_000);
    console.log(`frames at 4 x throttling, plain scene: ${told(frames)}, ${toldWork(frames)}`);
    expect(frames.gapsMs.length).toBeGreaterThan(0);
    await Promise.all(others.map((racer) => racer.room.leave()));
    await page.context().close();
  });

  it("turns to the light setting by itself when frames drop, and prints its frame times at a quarter of the speed", async () => {
    const { page } = await newPage(browser, { reducedMotion: "no-preference" });
    const cdp = await page.context().newCDPSession(page);
    await page.goto(`${product.url}/race?graphics=webgl`);
    await untilStage(page, "table");
    const others = await joinTogether(product.url, 4);
    await untilStage(page, "racing");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const typing = typeOn(page, (await textOn(page)).slice(0, 60), 90);
    const frames = await framesOf(page, 4_000);
    await typing;
    console.log(`frames at 4 x throttling, software WebGL: ${told(frames)}`);
    expect(frames.gapsMs.length).toBeGreaterThan(0);
    await page.locator('[data-quality="light"]').waitFor({ state: "attached", timeout: 60_000 });
    await Promise.all(others.map((racer) => racer.room.leave()));
    await page.context().close();
  });

  it("opens the home page on a slow line without a shift, and prints what that took", async () => {
    const { page } = await newPage(browser, { reducedMotion: "no-preference" });
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
    console.log(
      `home on Fast 3G and a 4 times slower processor: first press ${firstPressMs.toFixed(0)} ms, LCP ${paintMs.toFixed(0)} ms, CLS ${shift.toFixed(4)}`,
    );
    expect(shift).toBeLessThan(0.01);
    await page.context().close();
  });
});
