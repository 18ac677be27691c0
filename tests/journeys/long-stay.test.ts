import type { Browser, CDPSession, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { startProduct, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinTogether } from "../support/racer.ts";

const RACES = 50;
const FIRST_RACES = 10;
/** What caches and compiled code may add between the tenth race and the fiftieth. */
const GROWTH = 1.15;

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

/** Bytes of script memory that are still in use. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

/** Frame times of a page over a while, in milliseconds. */
const framesOf = (page: Page, forMs: number): Promise<number[]> =>
  page.evaluate(
    (forMs) =>
      new Promise((resolve) => {
        const gaps: number[] = [];
        const startMs = performance.now();
        let lastMs = startMs;
        const step = (nowMs: number): void => {
          gaps.push(nowMs - lastMs);
          lastMs = nowMs;
          if (nowMs - startMs < forMs) requestAnimationFrame(step);
          else resolve(gaps);
        };
        requestAnimationFrame(step);
      }),
    forMs,
  );

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe("a long stay in one tab", () => {
  it("takes no more memory after fifty races than after ten", async () => {
    const { page, problems } = await newPage(browser, { reducedMotion: "no-preference" });
    const cdp = await page.context().newCDPSession(page);
    await page.goto(product.url);
    let early = 0;
    for (let race = 1; race <= RACES; race++) {
      await page.getByRole("link", { name: "Race Now" }).first().click();
      await untilStage(page, "table");
      await page.goBack();
      await page.getByRole("link", { name: "Race Now" }).first().waitFor();
      if (race === FIRST_RACES) early = await heapOf(cdp);
    }
    const late = await heapOf(cdp);
    console.log(`script memory after ${FIRST_RACES} races ${mb(early)}, after ${RACES} ${mb(late)}`);
    expect(late).toBeLessThan(early * GROWTH);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

describe("the scene on a slow machine", () => {
  it("prints its frame times at a quarter of the speed, and turns to the light setting by itself when frames drop", async () => {
    const { page } = await newPage(browser, { reducedMotion: "no-preference" });
    const cdp = await page.context().newCDPSession(page);
    await page.goto(`${product.url}/race?graphics=webgl`);
    await untilStage(page, "table");
    await joinTogether(product.url, 4);
    await untilStage(page, "racing");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const text = await textOn(page);
    const typing = typeOn(page, text.slice(0, 60), 90);
    const webgl = await framesOf(page, 4_000);
    await typing;
    console.log(
      `frames at 4 x throttling, software WebGL: median ${median(webgl).toFixed(1)} ms, ${webgl.length} frames`,
    );
    await page.locator('[data-quality="light"]').waitFor({ state: "attached", timeout: 60_000 });
    await page.context().close();

    const plain = await newPage(browser, { reducedMotion: "no-preference" });
    const plainCdp = await plain.page.context().newCDPSession(plain.page);
    await plain.page.goto(`${product.url}/race?graphics=plain`);
    await untilStage(plain.page, "table");
    await joinTogether(product.url, 4);
    await untilStage(plain.page, "racing");
    await plainCdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const frames = await framesOf(plain.page, 3_000);
    console.log(
      `frames at 4 x throttling, plain scene: median ${median(frames).toFixed(1)} ms, ${frames.length} frames`,
    );
    expect(frames.length).toBeGreaterThan(0);
    await plain.page.context().close();
  });
});
