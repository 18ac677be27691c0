import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, it } from "vitest";

import { launch, newPage, SIZES } from "../support/browser.ts";
import { note, percentile } from "../support/figures.ts";
import { startProduct, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

const RACES = 10;
const MS_PER_KEY = 110;
const AIM_MS = { toGreen: 8_000, between: 10_000 } as const;

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

/** From the press on Race Now to the green light, and from each last key to the next one. */
interface Rhythm {
  readonly toGreenMs: number;
  readonly betweenMs: readonly number[];
}

/** Ten races in a row, each begun by Enter as soon as the board takes it. */
async function race(page: Page): Promise<Rhythm> {
  const betweenMs: number[] = [];
  await page.getByRole("link", { name: "Race Now" }).first().waitFor();
  const pressedMs = performance.now();
  await page.keyboard.press("Enter");
  await untilStage(page, "racing");
  const toGreenMs = performance.now() - pressedMs;
  for (let nth = 1; ; nth++) {
    await typeOn(page, await textOn(page), MS_PER_KEY - 10, 40);
    const doneMs = performance.now();
    if (nth === RACES) return { toGreenMs, betweenMs };
    await page.waitForFunction(() => document.activeElement?.textContent.startsWith("Race Again"), undefined, {
      timeout: 200_000,
    });
    await page.keyboard.press("Enter");
    await untilStage(page, "racing");
    betweenMs.push(performance.now() - doneMs);
  }
}

async function measured(count: number, name: string): Promise<void> {
  const pages = await Promise.all(
    Array.from({ length: count }, async () => (await newPage(browser, { viewport: SIZES.chromebook })).page),
  );
  for (const page of pages) await page.goto(product.url);
  const rhythms = await Promise.all(pages.map(race));
  const median = (values: readonly number[]): number => percentile(values, 0.5);
  note(`${name}: Race Now to green, median`, median(rhythms.map(({ toGreenMs }) => toGreenMs)), "ms", AIM_MS.toGreen);
  const between = rhythms.flatMap(({ betweenMs }) => betweenMs);
  note(`${name}: own last key to the next green, median of ${between.length}`, median(between), "ms", AIM_MS.between);
  await Promise.all(pages.map((page) => page.context().close()));
}

it("ten races in a row by Enter alone", () => measured(1, "alone"));

it("the same in two browsers that often meet", () => measured(2, "two browsers"));
