import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

const { product, browser } = await beginJourney();

const MS_PER_KEY = 60;

const ghostOn = (page: Page): Locator => page.locator("[data-scene]").getByText("Your best");
const leftOf = (car: Locator): Promise<number> => car.evaluate((plate) => plate.getBoundingClientRect().left);

describe("the own best race", () => {
  it("drives along in the next public race, stops where it was, and stays away where it isn't wanted", async () => {
    const { page } = await newPage(browser, { reducedMotion: "reduce" });
    await page.goto(`${product.url}/race?graphics=plain`);
    await untilStage(page, "racing");
    expect(await ghostOn(page).count()).toBe(0);
    await typeOn(page, await textOn(page), MS_PER_KEY);
    await page.locator("[data-curve]").waitFor();

    await page.goto(`${product.url}/race?graphics=plain`);
    await untilStage(page, "racing");
    const ghost = ghostOn(page);
    const startX = await leftOf(ghost);
    expect(await page.getByText(/of 5/).count()).toBe(1);
    await expect.poll(() => leftOf(ghost), { timeout: 30_000 }).toBeGreaterThan(startX + 100);

    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("redline-preferences") ?? "{}") as {
        state: object;
        version: number;
      };
      localStorage.setItem(
        "redline-preferences",
        JSON.stringify({ ...stored, version: 1, state: { ...stored.state, showsGhost: false } }),
      );
    });
    await page.goto(`${product.url}/race?graphics=plain`);
    await untilStage(page, "racing");
    expect(await ghostOn(page).count()).toBe(0);
    await page.context().close();
  });
});
