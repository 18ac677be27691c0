import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES } from "../support/browser.ts";
import { newFullRacer } from "../support/open-page.ts";

const PATHS = ["/", "/garage", "/shop"] as const;
type Size = (typeof SIZES)[keyof typeof SIZES];
const MOST_REQUESTS = 20;

const { product, browser } = await beginJourney();

/** Opens a page whose script doesn't come yet. @returns lets it come */
async function withoutScript(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(product.url + path, { waitUntil: "commit" });
  return resolve;
}

describe("a page for a racer who is signed in", () => {
  it.each(PATHS)("needs few requests before the heading of %s", async (path) => {
    const { page, problems } = await newPage(browser);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, await newFullRacer(product, `Few_${path === "/" ? "home" : path.slice(1)}`));
    let requests = 0;
    // What it asks for beyond these is never answered.
    await page.route("**/*", async (route) => {
      requests++;
      if (requests <= MOST_REQUESTS) await route.continue();
    });
    await page.goto(product.url + path, { waitUntil: "commit" });
    await page.locator("main h1").filter({ hasText: /./ }).first().waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("has a header with their name, cash and a way to race before its script is there", async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(`${product.url}/redline.svg`);
    // A name like what stands in the built page for the nitros.
    await enterAs(page, await newFullRacer(product, "Early_789"));
    const go = await withoutScript(page, "/garage");
    const header = page.getByRole("banner");
    await header.getByText("$25,000").waitFor();
    await header.getByRole("button", { name: "Account of Early_789" }).waitFor();
    const own = header.locator("a[href^='/racer/']");
    const hrefs = await own.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(hrefs)).toEqual(new Set(["/racer/Early_789"]));
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

describe("what is pressed before the script is there", () => {
  const opened = async (racer: string | undefined, path: string, viewport: Size = SIZES.chromebook) => {
    const { page, problems } = await newPage(browser, { viewport });
    await page.goto(`${product.url}/redline.svg`);
    if (racer !== undefined) await enterAs(page, await newFullRacer(product, racer));
    return { page, problems, go: await withoutScript(page, path) };
  };

  it.each([
    ["Notifications", "Presses_Bell", SIZES.chromebook, "dialog"],
    ["Account of Presses_Name", "Presses_Name", SIZES.chromebook, "button", "Logout"],
    ["Reading and sound", "Presses_Dials", SIZES.chromebook, "dialog"],
    ["Menu", "Presses_Menu", SIZES.phone, "dialog"],
    ["Menu", undefined, SIZES.phone, "dialog"],
  ] as const)("opens then: %s", async (name, racer, viewport, role, opens: string = name) => {
    const { page, problems, go } = await opened(racer, racer === undefined ? "/" : "/garage", viewport);
    await page
      .getByRole("banner")
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .press("Enter");
    go();
    await page.getByRole(role, { name: opens }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["a guest", undefined, "/", "Race Now"],
    ["a racer at home", "Enters_Home", "/", "Race"],
    ["a racer in the garage", "Enters_Garage", "/garage", "Race"],
  ] as const)("leads to the race by Enter: %s", async (_who, racer, path, link) => {
    const { page, problems, go } = await opened(racer, path);
    await page.getByRole("link", { name: link, exact: true }).first().waitFor();
    await page.keyboard.press("Enter");
    go();
    await page.waitForURL("**/race");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("leads nowhere by Enter where Enter does nothing, and not on a later page either", async () => {
    const { page, go } = await opened("Enters_Nothing", "/friends");
    await page.getByRole("button", { name: "Account of Enters_Nothing" }).waitFor();
    await page.keyboard.press("Enter");
    go();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("link", { name: "Garage" }).first().click();
    await page.getByRole("heading", { level: 1, name: /garage/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/garage");
    await page.context().close();
  });

  it("is the last that counts", async () => {
    const { page, problems, go } = await opened("Presses_Twice", "/garage");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Reading and sound" }).click();
    await header.getByRole("button", { name: "Notifications" }).click();
    go();
    await page.getByRole("dialog", { name: "Notifications" }).waitFor();
    expect(await page.getByRole("dialog", { name: "Reading and sound" }).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("keeps focus on the link that it was on", async () => {
    const { page, problems, go } = await opened("Tabs_Early", "/garage");
    const race = page.getByRole("banner").getByRole("link", { name: "Race", exact: true });
    await race.focus();
    go();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => race.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Notifications" }).click();
    await page.keyboard.press("Escape");
    expect(await page.locator("[data-pressed], [data-focused]").count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("is forgotten once the racer goes on, and is never another's", async () => {
    const { page, problems, go } = await opened("Presses_Elsewhere", "/shop");
    const bell = page.getByRole("banner").getByRole("button", { name: "Notifications" });
    await bell.click();
    // The header's first link begins so, and no button does.
    await bell.evaluate((early) => early.setAttribute("aria-label", "Redline"));
    go();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/shop");
    await page.keyboard.press("Shift");
    const clicks = await page.evaluate(async () => {
      const late = document.createElement("button");
      late.textContent = "Redline";
      let count = 0;
      late.addEventListener("click", () => count++);
      document.querySelector("#root")?.append(late);
      await new Promise((resolve) => setTimeout(resolve));
      return count;
    });
    expect(clicks).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
