import type { BrowserContext, Page } from "playwright";
import { describe, expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { KEEPING, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) });

const NOTHING_EARNED = "Just for practice: no rewards.";

/** From the start button to the board, by keys. */
async function typedRound(page: Page, look = () => Promise.resolve()): Promise<void> {
  await page.getByRole("button", { name: /^(Start|Again)$/ }).waitFor();
  await page.keyboard.press("Enter");
  await untilStage(page, "racing");
  await look();
  await typeOn(page, await textOn(page), 5);
  await untilStage(page, "over");
}

/** Everything the browser keeps from the network, by address. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

async function untilKept(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  expect(context.serviceWorkers().length).toBe(1);
}

/** Opens a page without a network. What the browser takes for offline does not outlast the way to another page, so it is said again there. */
async function openOffline(page: Page, path: string): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await page.goto(product.url + path);
  await context.setOffline(false);
  await context.setOffline(true);
}

const CACHE_BEFORE = "practice-before";
const PATIENT = { timeout: 60_000, interval: 500 };

/** The practice page's worker is that of another build. */
async function servesBuildBefore(context: BrowserContext): Promise<void> {
  await context.route("**/practice-worker.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/practice-\w{12}/, CACHE_BEFORE) });
  });
}

describe("practice", () => {
  it("is a race against bots without any live connection; what came of it is remembered here alone", async () => {
    const { page, problems } = await newPage(browser, { colorScheme: "dark" });
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    page.on("websocket", (socket) => void asked.push(socket.url()));
    await page.goto(`${product.url}/practice?graphics=plain`);
    await page.getByText(NOTHING_EARNED).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Start" }).waitFor();
    await typedRound(page, async () => {
      await page.getByRole("button", { name: "Nitro" }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });
    await page.getByRole("heading", { name: "First place" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Again");
    expect(await violationsOf(page)).toEqual([]);
    await typedRound(page);
    const runs = page.getByRole("list", { name: "Your last ten, the newest first" }).getByRole("listitem");
    expect(await runs.count()).toBe(2);
    await page.reload();
    const kept = await page.evaluate(() => localStorage.getItem("redline-practice") ?? "");
    expect((JSON.parse(kept) as { state: { runs: unknown[] } }).state.runs.length).toBe(2);
    expect(asked.filter((url) => /\/api\/|^ws|matchmake/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("has problems to solve, too, and fits a phone", async () => {
    const { page, problems } = await newPage(browser, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
    await page.goto(`${product.url}/practice?graphics=plain`);
    await page.getByRole("radio", { name: "Math" }).check();
    await page.getByRole("radio", { name: "Division 1" }).check();
    await page.getByRole("button", { name: "Start" }).tap();
    await untilStage(page, "racing");
    const field = page.getByRole("textbox", { name: /^Answer/ });
    const [left, right] = ((await field.getAttribute("aria-label")) ?? "").match(/\d+/g) ?? [];
    for (const digit of String(Number(left) / Number(right))) await page.getByRole("button", { name: digit }).tap();
    await page.getByRole("button", { name: "Send", exact: true }).tap();
    await page.locator('[data-asked="2"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("is offered where live connections do not get through", async () => {
    const { page } = await newPage(browser);
    await page.addInitScript(() => {
      const Real = WebSocket;
      window.WebSocket = class extends Real {
        constructor() {
          super("ws://127.0.0.1:9/");
        }
      };
    });
    await page.goto(`${product.url}/race?graphics=plain`);
    await page.getByRole("heading", { name: "A flat tyre" }).waitFor();
    await page.getByRole("link", { name: "Practice instead" }).click();
    await page.getByRole("heading", { level: 1, name: "Practice" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/practice");
    await page.context().close();
  });

  it("stands in for any page while the browser is offline, and gives way once it is not", async () => {
    const { page } = await newPage(browser, KEEPING);
    const context = page.context();
    await untilKept(page, context);
    await context.route("**/site.json", (route) => route.abort());
    await openOffline(page, "/race?graphics=plain");
    await page.getByText("You're offline").waitFor();
    await page.getByRole("button", { name: "Start" }).waitFor();
    await typedRound(page);
    await page.getByText(NOTHING_EARNED).first().waitFor();
    await context.setOffline(false);
    await page.getByText("We can't reach Redline right now").waitFor();
    await context.unrouteAll();
    await page.getByRole("link", { name: "Go on" }).click();
    await untilStage(page, "table");
    expect(await page.title()).toBe("Race · Redline");
    await context.close();
  });

  it("is the new one after a deploy, from the visit after the next, also offline, and loses nothing that was practised", async () => {
    const { page: before } = await newPage(browser, KEEPING);
    const context = before.context();
    await servesBuildBefore(context);
    await untilKept(before, context);
    await before.goto(`${product.url}/practice?graphics=plain`);
    await typedRound(before);
    await context.unrouteAll();
    await before.goto(product.url);
    await before.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    // The page that is open keeps its own files to its end.
    expect(await before.evaluate(() => caches.keys())).toContain(CACHE_BEFORE);
    const page = await context.newPage();
    await before.close();
    // Chrome loses a visit that comes in the very moment in which one worker follows the other.
    await expect.poll(() => context.serviceWorkers().length, PATIENT).toBe(1);
    await expect
      .poll(async () => {
        await page.goto(`${product.url}/redline.svg`);
        const names = await page.evaluate(() => caches.keys());
        await page.goto("about:blank");
        return names;
      }, PATIENT)
      .toEqual([expect.stringMatching(/^practice-\w{12}$/)]);
    await openOffline(page, "/practice?graphics=plain");
    await page.getByText("You're offline").waitFor();
    await typedRound(page);
    const runs = page.getByRole("list", { name: "Your last ten, the newest first" }).getByRole("listitem");
    expect(await runs.count()).toBe(2);
    await context.close();
  });

  it("is all that the browser keeps: no other page, no script of the races, no answer of the server", async () => {
    const { page } = await newPage(browser, KEEPING);
    await untilKept(page, page.context());
    await page.goto(`${product.url}/login`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const kept = await keptIn(page);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => !/^\/practice($|\/assets\/)|^\/redline\.svg$/.test(path))).toEqual([]);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => path.startsWith("/practice/"))).toEqual([]);
    await page.context().close();
  });

  it("has a page that runs only the site's own files, and an icon to install", async () => {
    const answer = await fetch(`${product.url}/practice`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("nonce");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const manifest = (await (await fetch(`${product.url}/manifest.webmanifest`)).json()) as {
      icons: { src: string }[];
    };
    const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(product.url + src)).status));
    expect(icons).toEqual([200, 200, 200, 200]);
  });
});
