import type { Page } from "playwright";
import { expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

/** Tables don't wait. */
const tables = tablesOf(1);
const { product, browser } = await beginJourney({ tableTimes: tables });

const ELSEWHERE = "This race is open somewhere else";
const told = (page: Page): Promise<void> => page.getByRole("heading", { name: ELSEWHERE }).waitFor();
const takeOver = (page: Page): Promise<void> => page.getByRole("button", { name: "Race here instead" }).click();
const typedOn = async (page: Page): Promise<number> => {
  const done = await page
    .locator("[data-mark][data-own]")
    .evaluate((mark) => Number(getComputedStyle(mark).getPropertyValue("--done")) || 0);
  return Math.round(done * (await textOn(page)).length);
};

it("a race is told of in a second tab, goes on there where it stands, and can be taken back", async () => {
  const { page: first } = await newPage(browser);
  await first.goto(`${product.url}/race`);
  await untilStage(first, "racing");
  const text = await textOn(first);
  await typeOn(first, text.slice(0, 6), 80);
  const second = await first.context().newPage();
  await second.goto(`${product.url}/race`);
  await told(second);
  await takeOver(second);
  await untilStage(second, "racing");
  expect(await textOn(second)).toBe(text);
  await told(first);
  await typeOn(second, text.slice(6, 10), 80);
  await takeOver(first);
  await untilStage(first, "racing");
  expect(await textOn(first)).toBe(text);
  await expect.poll(() => typedOn(first)).toBe(10);
  await told(second);
  await first.context().close();
});

it("a race that is left by a link is there again on the way back, with what was typed", async () => {
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/race`);
  await untilStage(page, "racing");
  const text = await textOn(page);
  // What comes first on the way back is a space, which the link that was clicked must not take for itself.
  const word = text.indexOf(" ");
  await typeOn(page, text.slice(0, word), 80);
  await page.getByRole("link", { name: "Redline, leave the race" }).click();
  await page.waitForURL(`${product.url}/`);
  await page.goBack();
  await untilStage(page, "racing");
  expect(await textOn(page)).toBe(text);
  await expect.poll(() => typedOn(page)).toBe(word);
  await typeOn(page, text.slice(word, word + 3), 80);
  await expect.poll(() => typedOn(page)).toBe(word + 3);
  await page.context().close();
});

it("a guest on a phone has a way out of a race", async () => {
  tables.people = 2;
  const { page } = await newPage(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${product.url}/race`);
  await untilStage(page, "table");
  await page.getByRole("link", { name: "Leave" }).click();
  await expect.poll(() => page.url()).toBe(`${product.url}/`);
  await page.context().close();
});
