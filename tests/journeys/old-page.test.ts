import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { versionIn } from "#shared/rules/old-page.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

const tables = tablesOf(1);
const { product, browser } = await beginJourney({ tableTimes: tables });

interface Tab {
  readonly page: Page;
  readonly problems: string[];
  /** How often the browser loaded a page to show. */
  readonly visits: () => number;
}

/** A tab that was opened before the server got its client; `isKept`: something on the way keeps sending it that page. */
async function openOldTab(path: string, isKept = false): Promise<Tab> {
  const { page, problems } = await newPage(browser);
  let visits = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visits++;
  });
  await page.addInitScript((kept) => {
    if (!kept && sessionStorage.getItem("test-has-come")) return;
    sessionStorage.setItem("test-has-come", "yes");
    const watch = new MutationObserver(() => {
      const version = document.querySelector<HTMLMetaElement>('meta[name="version"]');
      if (!version) return;
      version.content = String(Number(version.content) - 1);
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, isKept);
  await page.goto(`${product.url}${path}`);
  await page.locator("footer").waitFor();
  // It knows by now that it is old.
  await page.waitForLoadState("networkidle");
  return { page, problems, visits: () => visits };
}

/** Follows a link of the footer, whose page has the same name. */
async function follow(page: Page, name: string): Promise<void> {
  await page
    .locator("footer")
    .getByRole("link", { name: new RegExp(`^${name}( soon)?$`, "u") })
    .click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });

describe("a page that is older than the server", () => {
  it("loads itself anew with its next address, once, and keeps where it was going", async () => {
    const { page, problems, visits } = await openOldTab("/news");
    await follow(page, "Support");
    await expect.poll(visits).toBe(2);
    await page.waitForLoadState();
    for (const name of ["Contact", "Updates"]) await follow(page, name);
    expect(visits()).toBe(2);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("stays, after one try, where something on the way keeps sending the old one", async () => {
    const { page, visits } = await openOldTab("/news", true);
    await follow(page, "Support");
    await expect.poll(visits).toBe(2);
    await page.waitForLoadState();
    for (const name of ["Contact", "Updates"]) await follow(page, name);
    expect(visits()).toBe(2);
    await page.context().close();
  });

  it("does not even try where it would get the old one, or nothing, again", async () => {
    const { page, visits } = await openOldTab("/news");
    let asked = 0;
    await page.route(`${product.url}/`, async (route) => {
      asked++;
      if (asked === 1) return route.abort();
      const response = await route.fetch();
      const body = await response.text();
      const version = versionIn(body) ?? 0;
      return route.fulfill({ response, body: body.replace(String(version), String(version - 1)) });
    });
    for (const [at, name] of ["Support", "Contact", "Updates"].entries()) {
      await follow(page, name);
      await expect.poll(() => asked).toBe(Math.min(at + 1, 2));
    }
    expect(visits()).toBe(1);
    await page.unrouteAll({ behavior: "wait" });
    await page.context().close();
  });

  it("keeps a form that is being filled while nobody looks, and an empty one not", async () => {
    const { page, visits } = await openOldTab("/register");
    const name = page.getByRole("textbox", { name: "Username" });
    await name.fill("Half_Typed");
    await lookAway(page);
    await expect.poll(() => name.inputValue()).toBe("Half_Typed");
    expect(visits()).toBe(1);
    await name.fill("");
    await name.blur();
    await lookAway(page);
    await expect.poll(visits).toBe(2);
    await page.context().close();
  });

  it("races on to the end, and loads itself anew before the next race", async () => {
    const { page, visits } = await openOldTab("/");
    await page.getByRole("link", { name: "Race Now" }).click();
    await untilStage(page, "racing");
    await typeOn(page, await textOn(page));
    tables.people = 2;
    const again = page.getByRole("button", { name: "Race Again" });
    await again.waitFor();
    await lookAway(page);
    expect(visits()).toBe(1);
    await again.click();
    await expect.poll(visits).toBe(2);
    await untilStage(page, "table");
    await page.context().close();
  });
});
