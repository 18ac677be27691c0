import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage, violationsOf } from "../support/browser.ts";
import { flatIconsOn } from "../support/layout.ts";
import { startPartsPage, type PartsPage } from "../support/parts-page.ts";
import { THEMES } from "../support/themes.ts";

const LAYERS = {
  Modal: '[role="dialog"]',
  Confirm: '[role="dialog"]',
  "Member actions": '[role="menu"]',
  "Quick Fox": "[popover]:popover-open",
  Toast: '[aria-label="Latest notices"]',
} as const;

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
  it("leave every icon in a button the room it needs", async () => {
    const { page } = await newPage(browser);
    await page.goto(parts.url);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.locator("button:has(> svg:only-child)").count()).toBeGreaterThan(3);
    expect(await flatIconsOn(page)).toEqual([]);
    await page.context().close();
  });

  it("set a notice of a title alone level with its cross", async () => {
    const { page } = await newPage(browser);
    await page.goto(parts.url);
    await page.getByRole("button", { name: "Toast", exact: true }).click();
    const apart = await page.getByRole("heading", { name: "Marigold is racing" }).evaluate((title) => {
      const words = title.parentElement;
      for (const part of [words?.previousElementSibling, ...(words?.children ?? [])])
        if (part !== title) part?.remove();
      const cross = words?.parentElement?.querySelector('[aria-label="Close"]')?.getBoundingClientRect();
      const { top, bottom } = title.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - ((cross?.top ?? NaN) + (cross?.bottom ?? NaN)) / 2);
    });
    expect(apart).toBeLessThan(3);
    await page.context().close();
  });

  it("let a notice that is closed fade for half a second @source core §4", async () => {
    const { page } = await newPage(browser, { reducedMotion: "no-preference" });
    await page.goto(parts.url);
    await page.getByRole("button", { name: "Toast", exact: true }).click();
    const notice = page.getByRole("dialog").filter({ hasText: "Marigold is racing" });
    await notice.waitFor();
    // One that is closed before it has come in has nothing to fade from.
    await notice.evaluate(async (element) => {
      while (getComputedStyle(element).opacity !== "1") await new Promise(requestAnimationFrame);
    });
    const fade = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener("transitionrun", ({ target }) => {
            if (target instanceof HTMLElement && "endingStyle" in target.dataset)
              resolve(getComputedStyle(target).transitionDuration);
          });
        }),
    );
    await notice.getByRole("button", { name: "Close" }).click();
    expect(await fade).toBe("0.5s");
    await notice.waitFor({ state: "detached" });
    await page.context().close();
  });

  for (const theme of THEMES) {
    it(`leave axe nothing to find in the ${theme} theme`, async () => {
      const { page } = await newPage(browser, { reducedMotion: "reduce" });
      await page.goto(parts.url);
      await page.getByRole("radio", { name: theme, exact: true }).check();
      expect(await violationsOf(page)).toEqual([]);
      for (const [name, layer] of Object.entries(LAYERS)) {
        await page.getByRole("button", { name, exact: true }).click();
        expect(await violationsOf(page, layer)).toEqual([]);
        await page.keyboard.press("Escape");
        if (layer !== LAYERS.Toast) await page.locator(layer).waitFor({ state: "hidden" });
      }
      await page.context().close();
    });
  }
});
