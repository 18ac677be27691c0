import { join } from "node:path";

import type { Browser } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { RECIPES } from "../../client/sound/recipes.ts";
import { launch, newPage } from "../support/browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The sound code as one script that a blank page can run. */
async function soundScript(): Promise<string> {
  const entry = join(import.meta.dirname, "../support/sound-entry.ts");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "sound" } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [first] = outputs.flatMap((each) => ("output" in each ? each.output : []));
  if (first?.type !== "chunk") throw new Error("nothing was built");
  return first.code;
}

describe("every sound", () => {
  it("is heard and does not clip, in a real browser", async () => {
    const { page } = await newPage(browser);
    await page.addScriptTag({ content: await soundScript() });
    const peaks = await page.evaluate(() => (window as unknown as { peaks: Promise<Record<string, number>> }).peaks);
    expect(Object.keys(peaks)).toEqual(Object.keys(RECIPES));
    const wrong = Object.entries(peaks).filter(([, peak]) => peak < 0.01 || peak > 1);
    expect(wrong).toEqual([]);
  });
});
