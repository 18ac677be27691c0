import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";

import { launch, SIZES } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { PATIENT_TABLES, startProduct, type Product } from "../support/product.ts";
import { pressKeys, textOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";
import { person } from "../support/typed-race.ts";
import { complete, earn } from "../support/winnings.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true, withWorkers: true, tableTimes: PATIENT_TABLES });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

it("what was won waits until the race is over, and on the board leaves Race Again free", async () => {
  const racer = await newFullRacer(product, "Board_Winner");
  const { page, problems } = await openPage(product, browser, racer, { path: "/race" });
  await untilStage(page, "table");
  const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
  await untilStage(page, "racing");
  await earn(product, racer, "Warm Fingers", "Out of First Gear", "Steady Cruiser");
  await complete(product, racer, 1);
  const keys = person(11)(await textOn(page), seededDice(4));
  const cards = page.getByRole("article");
  const over = Promise.all([pressKeys(page, keys), ...others.map((other) => typeText(other, 60))]);
  expect(await cards.count()).toBe(0);
  await over;
  const dialog = page.getByRole("dialog", { name: "Keep it up!" });
  await dialog.waitFor();
  // Keys of the race don't reach it: it waits until hands rest.
  await page.waitForTimeout(1_500);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  const again = page.getByRole("button", { name: "Race Again" });
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await cards.first().waitFor();
    const [button, ...boxes] = await Promise.all([
      again.boundingBox(),
      ...(await cards.all()).map((card) => card.boundingBox()),
    ]);
    if (!button) throw new Error("the board has no button");
    expect(boxes).toHaveLength(1);
    for (const box of boxes) {
      const isBeside = !box || box.x >= button.x + button.width || box.x + box.width <= button.x;
      const isAbove = !box || box.y >= button.y + button.height || box.y + box.height <= button.y;
      expect([size, isBeside || isAbove]).toEqual([size, true]);
    }
  }
  await page.keyboard.press("Enter");
  await untilStage(page, "table");
  await cards.first().waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await page.context().close();
});
