import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage } from "../support/browser.ts";
import { note, percentile } from "../support/figures.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { unguarded } from "../support/unguarded.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true, tableTimes: tablesOf(1) });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const KEYS = 150;
const ROWS = 2_000;

/** What the page's thread computes for some work, in seconds. */
async function secondsOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  const line = await page.context().newCDPSession(page);
  await line.send("Performance.enable", { timeDomain: "threadTicks" });
  const computed = async (): Promise<number> => {
    const { metrics } = await line.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const before = await computed();
  await work();
  return (await computed()) - before;
}

async function open(isGuarded: boolean, path: string): Promise<Page> {
  const { page } = await newPage(browser, { reducedMotion: "no-preference" });
  if (!isGuarded) await unguarded(page.context());
  await page.goto(product.url + path);
  const isNative = await page.evaluate(() => Node.prototype.removeChild.toString().includes("[native code]"));
  expect(isNative).toBe(!isGuarded);
  return page;
}

/** While a race is typed. */
async function typing(isGuarded: boolean): Promise<number> {
  const page = await open(isGuarded, "/race");
  await untilStage(page, "racing");
  const text = (await textOn(page)).slice(0, KEYS);
  const seconds = await secondsOf(page, () => typeOn(page, text, 40, 20));
  await page.context().close();
  return seconds / text.length;
}

/** While a list comes as React writes it, is turned round, changed and taken away, laid out each time. */
async function listing(isGuarded: boolean): Promise<number> {
  const page = await open(isGuarded, "/");
  await page.locator("main h1").first().waitFor();
  const list = (rows: number): void => {
    const place = document.body.appendChild(document.createElement("ol"));
    const heights: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const texts = Array.from({ length: rows }, (_row, nth) => document.createTextNode(`${nth}`));
      const items = texts.map((text) => {
        const item = document.createElement("li");
        item.append(text);
        return item;
      });
      for (const item of items) place.insertBefore(item, null);
      heights.push(place.offsetHeight);
      for (const item of items) place.insertBefore(item, place.firstChild);
      heights.push(place.offsetHeight);
      for (const text of texts) text.nodeValue = `${turn}`;
      heights.push(place.offsetHeight);
      for (const item of items) place.removeChild(item);
    }
    place.remove();
  };
  const seconds = await secondsOf(page, async () => {
    await page.evaluate(list, ROWS);
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  });
  await page.context().close();
  return seconds;
}

describe("what the guard against foreign hands costs", () => {
  it.each([
    ["a long list that is written, turned, changed and taken away", listing, 8, 1.3],
    ["the keys of a race", typing, 4, 1.05],
  ] as const)("%s", async (name, work, rounds, aim) => {
    const ratios: number[] = [];
    for (let nth = 0; nth < rounds; nth++) {
      const isFirst = nth % 2 === 0;
      const [one, other] = [await work(isFirst), await work(!isFirst)];
      ratios.push(isFirst ? one / other : other / one);
    }
    expect(ratios.every(Number.isFinite)).toBe(true);
    note(`${name}: with the guard against foreign hands to without`, percentile(ratios, 0.5), "times", aim);
  });
});
