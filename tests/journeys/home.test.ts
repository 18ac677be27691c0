import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { startProduct, type Product } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";

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

describe("the home page", () => {
  it("shows a race of bots whose line moves on", async () => {
    const { page, problems } = await newPage(browser, { reducedMotion: "no-preference" });
    await page.goto(product.url);
    await page.locator("main img").nth(4).waitFor({ state: "attached" });
    const line = page.locator("main p[class*=line]");
    const before = await line.innerText();
    await page.waitForFunction((old) => document.querySelector("main p[class*=line]")?.textContent !== old, before);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("stays still with reduced motion", async () => {
    const { page } = await newPage(browser, { reducedMotion: "reduce" });
    await page.goto(product.url);
    await page.getByRole("link", { name: "Race Now" }).waitFor();
    await page.waitForTimeout(2_000);
    expect(await page.locator("main img, main canvas").count()).toBe(0);
    await page.context().close();
  });
});

describe("reading and sound", () => {
  for (const [name, viewport] of Object.entries({ chromebook: SIZES.chromebook, phone: SIZES.phone })) {
    it(`can be set on a ${name}, in every theme without an axe finding, and stay set`, async () => {
      const { page, problems } = await newPage(browser, { reducedMotion: "no-preference", viewport });
      await page.goto(`${product.url}/race`);
      await untilStage(page, "table");
      await page.getByRole("button", { name: "Reading and sound" }).click();
      for (const theme of ["Dark", "Light", "High contrast"]) {
        await page.getByRole("radio", { name: theme, exact: true }).check();
        expect(await violationsOf(page)).toEqual([]);
      }
      await page.getByRole("radio", { name: "Lexend" }).check();
      await page.getByRole("radio", { name: "Underline" }).check();
      await page.getByRole("slider", { name: "Race text size" }).fill("32");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.reload();
      const root = page.locator("html");
      expect(await root.getAttribute("data-theme")).toBe("contrast");
      expect(await root.getAttribute("data-font")).toBe("lexend");
      expect(await root.getAttribute("data-caret")).toBe("underline");
      expect(await root.evaluate((html) => html.style.getPropertyValue("--size-race"))).toBe("2rem");
      expect(problems).toEqual([]);
      await page.context().close();
    });
  }
});
