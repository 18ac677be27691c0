import { expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinTogether } from "../support/racer.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) });

it("a racer warms up and honks at the table, and nothing of it is in the race", async () => {
  const { page, problems } = await newPage(browser);
  await page.goto(`${product.url}/race`);
  await untilStage(page, "table");
  const warmUp = page.locator("[data-warm-up]");
  await warmUp.waitFor();
  await page.setViewportSize(SIZES.phone);
  expect(await isScrolling(page)).toBe(false);
  await page.setViewportSize(SIZES.chromebook);
  await page.keyboard.type("~");
  await warmUp.locator('[data-state="wrong"]').waitFor();
  // Nobody's speed is known here: the bots drive at this newcomer's pace, and none is shown.
  const seats = page.getByRole("listitem");
  await seats.filter({ hasText: /bot/i }).first().waitFor();
  expect(await seats.filter({ hasText: "WPM" }).count()).toBe(0);
  await page.getByRole("button", { name: "Honk" }).click();
  await page.getByText("Beep!").first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const others = await joinTogether(product.url, 4);
  await untilStage(page, "racing");
  expect(await page.locator('[data-state="done"], [data-state="wrong"]').count()).toBe(0);
  await typeOn(page, (await textOn(page)).slice(0, 5), 60);
  await expect.poll(() => page.locator('[data-state="done"]').count()).toBe(5);
  expect(problems).toEqual([]);
  await Promise.all(others.map(({ room }) => room.leave()));
  await page.context().close();
});
