import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import { PIT_STOP } from "#shared/refusal.ts";

import { launch, newPage, violationsOf } from "../support/browser.ts";
import { lineTo, type DatabaseLine } from "../support/database-line.ts";
import { newDatabase } from "../support/database.ts";
import { startProduct, type Product } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";

let line: DatabaseLine;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  line = await lineTo(await newDatabase());
  product = await startProduct({ withClient: true, env: { DATABASE_URL: line.databaseUrl } });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
  await line.close();
});

it("a racer who comes while the database is away reads of a pit stop, and races as soon as it is back", async () => {
  line.cut();
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/race`);
  await page.getByRole("heading", { name: "A short pit stop" }).waitFor();
  expect(await page.getByRole("alert").innerText()).toContain(PIT_STOP);
  expect(await violationsOf(page)).toEqual([]);
  line.mend();
  await untilStage(page, "racing");
  await page.context().close();
});
