import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { enterAs } from "../support/account-screen.ts";
import { launch, newPage } from "../support/browser.ts";
import { newFullRacer } from "../support/open-page.ts";
import { startProduct, type Product } from "../support/product.ts";
import { openingOf, watchOpening } from "../support/slow-line.ts";

const PATHS = ["/", "/garage", "/shop"] as const;
const MOST_REQUESTS = 20;

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

describe("a page for a racer who is signed in", () => {
  it.each(PATHS)("needs few requests before the heading of %s", async (path) => {
    const { page, problems } = await newPage(browser);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, await newFullRacer(product, `Few_${path === "/" ? "home" : path.slice(1)}`));
    await watchOpening(page);
    await page.goto(product.url + path);
    const { requests } = await openingOf(page);
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("has a header with their name, cash and a way to race before its script is there", async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, await newFullRacer(product, "Early_Bird"));
    let go = (): void => undefined;
    const isTime = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await isTime;
      await route.continue();
    });
    await page.goto(`${product.url}/garage`, { waitUntil: "commit" });
    const header = page.getByRole("banner");
    await header.getByText("$25,000").waitFor();
    await header.getByRole("button", { name: "Account of Early_Bird" }).waitFor();
    const race = header.getByRole("link", { name: "Race", exact: true });
    const before = await race.boundingBox();
    expect(await race.getAttribute("href")).toBe("/race");
    expect(await page.locator("body").innerText()).not.toContain("OWN");
    go();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("[data-own-page]").count()).toBe(0);
    expect(await race.boundingBox()).toEqual(before);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each(["once they have logged out", "for somebody else on their computer"])(
    "has nothing of them %s",
    async (when) => {
      const { page } = await newPage(browser);
      await page.goto(`${product.url}/redline.svg`);
      const racer = await newFullRacer(product, when.startsWith("once") ? "Gone_Home" : "Was_Here");
      const other = await newFullRacer(product, when.startsWith("once") ? "Stays_Here" : "Sits_Here");
      await enterAs(page, racer, other.token);
      if (when.startsWith("once")) await page.evaluate(() => localStorage.removeItem("redline-token"));
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(`${product.url}/garage`);
      expect(await page.locator("[data-own-page]").count()).toBe(0);
      await page.context().close();
    },
  );

  it("asks for its own files along with itself", async () => {
    for (const [path, file] of [
      ["/garage", "garage-page"],
      ["/shop", "shop-page"],
      ["/race", "race-page"],
    ] as const) {
      const html = await (await fetch(product.url + path)).text();
      expect(html).toMatch(new RegExp(`<link rel="preload" as="script"[^>]* href="/assets/${file}-[^"]+\\.js">`));
      expect(html).toMatch(/<link rel="preload" as="style"[^>]* href="\/assets\/[^"]+\.css">/);
    }
  });
});
