import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) });

/** The names of the scripts that a page has asked for, as long as they come. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => void names.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, "")));
  return names;
}
const BOT_RACE = "/assets/bot-race";

describe("the home page", () => {
  it("shows a race of bots whose line moves on", async () => {
    const { page, problems } = await newPage(browser, { reducedMotion: "no-preference" });
    const scripts = scriptsOf(page);
    await page.goto(product.url);
    await page.locator("main img").nth(4).waitFor({ state: "attached" });
    const line = page.locator("main p[class*=line]");
    const before = await line.innerText();
    await page.waitForFunction((old) => document.querySelector("main p[class*=line]")?.textContent !== old, before);
    expect(scripts).toContain(BOT_RACE);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("sets the bots on the line again for the next race", async () => {
    const { page, problems } = await newPage(browser, { reducedMotion: "no-preference" });
    await page.clock.install();
    await page.goto(product.url);
    const later =
      <T>(look: () => Promise<T>) =>
      async () => {
        await page.clock.runFor(500);
        return look();
      };
    const driven = page.locator("main p[class*=line] span").first();
    const drivenText = later(async () => (await driven.innerText()).trim());
    await expect.poll(drivenText).not.toBe("");
    await expect.poll(drivenText).toBe("");
    const foremost = later(async () => {
      const cars = await page.locator("main [class*=_car_]").all();
      const places = await Promise.all(cars.map(async (car) => (await car.boundingBox())?.x ?? Infinity));
      return Math.max(...places);
    });
    // In the gate nobody would be in this half again.
    await expect.poll(foremost).toBeLessThan(SIZES.chromebook.width / 2);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("stays still with reduced motion", async () => {
    const { page } = await newPage(browser, { reducedMotion: "reduce" });
    const scripts = scriptsOf(page);
    await page.goto(product.url);
    await page.locator("footer").waitFor();
    // A race is asked for in the page's first idle moments, which come before the next one.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => fetch("/healthz"));
    expect(scripts).toContain("/healthz");
    expect(scripts).not.toContain(BOT_RACE);
    expect(await page.locator("main img, main canvas").count()).toBe(0);
    await page.context().close();
  });
});

describe("the home page before its script is there", () => {
  it("has the headline and the race's link, which works and stays where it is when the script comes", async () => {
    const { page, problems } = await newPage(browser);
    let go = (): void => undefined;
    const isTime = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await isTime;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: "commit" });
    const race = page.getByRole("main").getByRole("link", { name: "Race Now" });
    await race.waitFor();
    const heading = page.getByRole("heading", { level: 1, name: "Your keyboard is the engine" });
    const before = [await race.boundingBox(), await heading.boundingBox()];
    expect(await race.getAttribute("href")).toBe("/race");
    go();
    await page.locator("footer").waitFor();
    expect(await page.locator("[data-first-page]").count()).toBe(0);
    expect([await race.boundingBox(), await heading.boundingBox()]).toEqual(before);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("shows a racer with an account nothing of the guests' page", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, await newRacer(product, "Home_No_Flash"));
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(product.url);
    await page.locator("[data-first-page]").waitFor({ state: "attached" });
    expect(await page.locator("[data-first-page]").isVisible()).toBe(false);
    await page.context().close();
  });
});

describe("the home page of a racer with an account", () => {
  it("has their car's race first, what they own, and their last races with replays, and Enter starts", async () => {
    const { page, problems } = await newPage(browser);
    const racer = await newRacer(product, "Home_Driver");
    const { app } = product.services;
    const outcome = racedBy([{ userID: racer.userID as UserID, typer: person(1) }], app.nowStamp(), 1);
    await perform(app, (work) => settleRace(work, outcome));
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.goto(product.url);
    await page.getByRole("heading", { level: 1, name: "Ready, Home_Driver?" }).waitFor();
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "Race with friends" }).getAttribute("href")).toBe("/race/Home_Driver");
    await main.getByText("$25,000").waitFor();
    const replay = main.getByRole("link", { name: /^Watch the replay/ });
    expect(await replay.getAttribute("href")).toBe(`/replay/${outcome.raceID}`);
    expect(await page.getByText("Your keyboard is the engine").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/race");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("says that the races could not be fetched, and tries again", async () => {
    const { page } = await newPage(browser);
    const racer = await newRacer(product, "Home_Offline");
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.route("**/api/v2/self/races", (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.goto(product.url);
    await page.getByRole("main").getByRole("alert").waitFor();
    await page.unroute("**/api/v2/self/races");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Your first one will be here.").waitFor();
    expect(await page.getByRole("main").getByRole("alert").count()).toBe(0);
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
