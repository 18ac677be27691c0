import type { Browser, CDPSession } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { startProduct, type Product } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";

const RACES = 50;
const FIRST_RACES = 10;
/** What caches and compiled code may add between the tenth race and the fiftieth. */
const GROWTH = 1.15;

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

/** Bytes of script memory that are still in use. */
async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

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
