import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage, violationsOf } from "../support/browser.ts";
import { THEMES } from "../support/parts-pictures.ts";
import { startProduct, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";

/** The latest of every wait: bots leave the seats to the racers of the test. */
const patient = (): number => 0.999;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true, dice: patient });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** One page for each theme, chosen as a player chooses it. */
const openThemes = (): Promise<Page[]> =>
  Promise.all(
    THEMES.map(async (theme) => {
      const { page } = await newPage(browser);
      await page.addInitScript((chosen) => {
        localStorage.setItem("redline-preferences", JSON.stringify({ state: { theme: chosen }, version: 1 }));
      }, theme);
      await page.goto(product.url);
      await page.getByRole("link", { name: "Race Now" }).waitFor();
      expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
      return page;
    }),
  );

/** What axe finds, theme by theme. */
const findings = async (pages: readonly Page[]): Promise<Record<string, string[]>> =>
  Object.fromEntries(await Promise.all(pages.map(async (page, at) => [THEMES[at], await violationsOf(page)] as const)));

const NOTHING = { dark: [], light: [], contrast: [] };

describe("every theme", () => {
  it("gives axe nothing to find on the home page, on a page that is not there, and from the lobby to the results", async () => {
    const pages = await openThemes();
    expect(await findings(pages)).toEqual(NOTHING);
    const lost = await openThemes();
    await Promise.all(lost.map((page) => page.goto(`${product.url}/no/such/road`)));
    await Promise.all(lost.map((page) => page.getByRole("heading", { level: 1 }).waitFor()));
    expect(await findings(lost)).toEqual(NOTHING);
    await Promise.all(lost.map((page) => page.goto(`${product.url}/race`)));
    await Promise.all(lost.map((page) => untilStage(page, "table")));
    expect(await findings(lost)).toEqual(NOTHING);
    await Promise.all(lost.map((page) => page.context().close()));

    await Promise.all(pages.map((page) => page.keyboard.press("Enter")));
    await Promise.all(pages.map((page) => untilStage(page, "table")));
    const others = await Promise.all([1, 2].map(() => joinRace(product.url)));
    await Promise.all(pages.map((page) => untilStage(page, "countdown")));
    expect(await findings(pages)).toEqual(NOTHING);
    await Promise.all(pages.map((page) => untilStage(page, "racing")));
    const texts = await Promise.all(pages.map(textOn));
    const typing = Promise.all(others.map((racer) => typeText(racer, 280)));
    await Promise.all(pages.map((page, at) => typeOn(page, texts[at]?.slice(0, 20) ?? "", 42, 6)));
    expect(await findings(pages)).toEqual(NOTHING);
    await Promise.all(pages.map((page, at) => typeOn(page, texts[at]?.slice(20) ?? "", 42)));
    await typing;
    await Promise.all(pages.map((page) => untilStage(page, "over")));
    expect(await findings(pages)).toEqual(NOTHING);
    await Promise.all(pages.map((page) => page.context().close()));
  });
});
