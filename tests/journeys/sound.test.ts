import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { RECIPES } from "../../client/sound/recipes.ts";
import { launch, newPage } from "../support/browser.ts";
import { scriptOf } from "../support/script-of.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe("every sound", () => {
  it("is heard and does not clip, in a real browser", async () => {
    const { page } = await newPage(browser);
    await page.addScriptTag({ content: await scriptOf("sound-entry.ts") });
    const peaks = await page.evaluate(() => (window as unknown as { peaks: Promise<Record<string, number>> }).peaks);
    expect(Object.keys(peaks)).toEqual(Object.keys(RECIPES));
    const wrong = Object.entries(peaks).filter(([, peak]) => peak < 0.01 || peak > 1);
    expect(wrong).toEqual([]);
  });
});
