import { setTimeout as wait } from "node:timers/promises";

import type { CDPSession } from "playwright";
import { describe, expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { KEEPING, newPage } from "../support/browser.ts";
import { note } from "../support/figures.ts";
import { tablesOf } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";

const RACES = 50;
const FIRST_RACES = 10;
const LOOKS = 5;
const LOOK_EVERY_MS = 300;
/** What caches may add between the tenth race and the fiftieth. */
const GROWTH = 1.1;

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) }, { isInterpreting: true });

/** Bytes of script memory that stay in use: the least of some looks, because at any moment something is still being shown or drawn. */
async function heapOf(cdp: CDPSession): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < LOOKS; look++) {
    await wait(LOOK_EVERY_MS);
    await cdp.send("HeapProfiler.collectGarbage");
    least = Math.min(least, (await cdp.send("Runtime.getHeapUsage")).usedSize);
  }
  return least;
}

describe("a long stay in one tab", () => {
  it("takes no more memory after fifty races than after ten", async () => {
    const { page, problems } = await newPage(browser, { ...KEEPING, reducedMotion: "no-preference" });
    const cdp = await page.context().newCDPSession(page);
    await page.goto(product.url);
    let early = 0;
    for (let race = 1; race <= RACES; race++) {
      await page.getByRole("link", { name: "Race Now" }).first().click();
      await untilStage(page, "table");
      await page.goBack();
      await page.getByRole("link", { name: "Race Now" }).first().waitFor();
      if (race !== FIRST_RACES) continue;
      // The other pages are loaded once the first ones rest, however many races a quick machine runs until then.
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/frame-")),
      );
      early = await heapOf(cdp);
    }
    const late = await heapOf(cdp);
    note(`script memory after ${RACES} races, beside that after ${FIRST_RACES}`, late / early, "times", GROWTH);
    expect(late).toBeLessThan(early * GROWTH);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
