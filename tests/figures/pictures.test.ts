import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { note } from "../support/figures.ts";
import { startPartsPage, type PartsPage } from "../support/parts-page.ts";
import { openParts, takeParts } from "../support/parts-pictures.ts";
import { differenceTo, storedNames } from "../support/pictures.ts";
import { THEMES } from "../support/themes.ts";

let parts: PartsPage;
let browser: Browser;
beforeAll(async () => {
  [parts, browser] = await Promise.all([startPartsPage(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await parts.close();
});

describe("the parts of the house", () => {
  for (const theme of THEMES) {
    it(`beside their pictures, in the ${theme} theme`, async () => {
      const { page, problems } = await newPage(browser, { reducedMotion: "reduce" });
      await openParts(page, parts.url, theme);
      const pictures = await takeParts(page);
      const names = new Set([...pictures.keys()].map((name) => `${name}.${theme}`));
      const gone = storedNames(theme).filter((name) => !names.has(name));
      const differences = [...pictures].flatMap(([name, picture]) => differenceTo(`${name}.${theme}`, picture) ?? []);
      for (const words of [...differences, ...gone.map((name) => `${name} is gone`)]) console.log(words);
      note(`pictures that are not as they were (${theme})`, differences.length + gone.length, "", 1);
      expect(problems).toEqual([]);
      await page.context().close();
    });
  }
});
