import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, it } from "vitest";

import { launch, SIZES } from "../support/browser.ts";
import { note } from "../support/figures.ts";
import { CALM, figuresOf, measuredPage } from "../support/page-figures.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";

const PAGES = Object.entries({ chromebook: SIZES.chromebook, phone: SIZES.phone });

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

async function noteAll(page: Page, name: string): Promise<void> {
  const { lcpMs, cls, inpMs, scriptKB, shifts } = await figuresOf(page);
  note(`${name}: largest paint`, lcpMs, "ms");
  note(`${name}: layout shift`, cls, "", CALM);
  note(`${name}: slowest answer to a press (finest: 16)`, inpMs, "ms");
  note(`${name}: script, gzipped`, scriptKB, "KB");
  for (const shift of shifts) console.log(`  ${shift}`);
}

it.each(PAGES)("the home page, and a page that is not there, on a %s", async (size, viewport) => {
  const page = await measuredPage(browser, viewport);
  await page.goto(product.url);
  await page.getByRole("link", { name: "Race Now" }).waitFor();
  await page.waitForTimeout(1_500);
  await page.getByRole("button", { name: "Reading and sound" }).first().click();
  await page.keyboard.press("Escape");
  await noteAll(page, `/ on a ${size}`);

  await page.goto(`${product.url}/no/such/road`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  await noteAll(page, `not found on a ${size}`);
  await page.context().close();
});

it("a whole race, on both", async () => {
  const pages = await Promise.all(PAGES.map(([, viewport]) => measuredPage(browser, viewport)));
  for (const page of pages) {
    await page.goto(`${product.url}/race`);
    await untilStage(page, "table");
  }
  const others = await Promise.all([1, 2, 3].map(() => joinRace(product.url)));
  await Promise.all(pages.map((page) => untilStage(page, "racing")));
  await Promise.all([
    ...pages.map(async (page) => typeOn(page, await textOn(page), 42, 25)),
    ...others.map((racer) => typeText(racer, 190)),
  ]);
  await Promise.all(pages.map((page) => untilStage(page, "over")));
  await Promise.all(pages.map((page) => page.waitForTimeout(1_500)));
  for (const [at, page] of pages.entries()) await noteAll(page, `/race on a ${PAGES[at]?.[0]}`);
  await Promise.all(pages.map((page) => page.context().close()));
});
