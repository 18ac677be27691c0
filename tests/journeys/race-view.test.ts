import { expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { changeRaceView } from "#shared/contracts/account/play-settings.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { untilStage } from "../support/race-screen.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

it("how a race stands on the screen comes along to another browser, and counts in the race", async () => {
  const racer = await newRacer(product, "One_Liner");
  await racer.get(changeRaceView, { body: { lineType: "single", fullScreenMode: true } });
  const { page, problems } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/race`);
  await untilStage(page, "racing");
  const lines = await page
    .locator("[data-race-text]")
    .evaluate((text) => (text.parentElement?.clientHeight ?? 0) / parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(1);
  await page.keyboard.press("a");
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.goto(`${product.url}/profile#sounds`);
  await page.getByRole("radio", { name: "Three lines" }).click();
  await page.getByRole("switch", { name: "Full screen" }).click();
  await expect
    .poll(async () => (await racer.get(self)).user)
    .toMatchObject({ lineType: "multi", fullScreenMode: false });
  expect(problems).toEqual([]);
});
