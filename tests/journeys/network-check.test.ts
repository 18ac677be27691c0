import { readFile } from "node:fs/promises";

import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, KEEPING, newPage, SIZES, violationsOf } from "../support/browser.ts";

const { product, browser } = await beginJourney();

const HEALTH = "**/healthz*";
const SOCKETS = /^ws:.*\/matchmake\//;

/** The product lives on the day of the run; the answers of its HTTP library say the day outside. */
async function answerInTime(page: Page, aheadMs = 0): Promise<void> {
  await page.route(HEALTH, async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + aheadMs).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

/** Times as of a quiet machine: where other browsers have the processor, a delay of this one says nothing. */
const calm = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });

/** Opens the check; `first` decides what the network lets through. */
async function open(first: (page: Page) => Promise<unknown> = async () => undefined, how: BrowserContextOptions = {}) {
  const opened = await newPage(browser, how);
  await answerInTime(opened.page);
  await first(opened.page);
  await opened.page.goto(`${product.url}/support/network`);
  return opened;
}
const verdict = (page: Page, title: string) => page.getByText(title, { exact: true }).waitFor();
/** The state of a check, as it is read, when all is checked. */
async function stateOf(page: Page, name: string): Promise<string> {
  await whole(page).waitFor();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  return (await row.locator("h3 + span").textContent()) ?? "";
}
const whole = (page: Page) => page.getByRole("textbox", { name: "The text" });

describe("the network check", () => {
  it.each(Object.entries(SIZES))("is open to guests, finds all fine, and holds at %s", async (name, viewport) => {
    const keeps = name === "chromebook";
    const { page, problems } = await open(calm, { viewport, ...(keeps && KEEPING) });
    await verdict(page, "You're ready to race");
    for (const check of [
      "This site",
      "Game server",
      "Files of the game",
      "Live connection",
      "Clock",
      "Storage",
      "Fonts",
    ]) {
      expect([check, await stateOf(page, check)]).toEqual([check, "Fine"]);
    }
    expect(await stateOf(page, "Offline practice")).toBe(keeps ? "Fine" : "Weak");
    expect(await violationsOf(page)).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    expect(await isScrolling(page)).toBe(true);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("gives the administrator a text of addresses, ports and results, to copy and to save", async () => {
    const { page } = await open(calm, { permissions: ["clipboard-read", "clipboard-write"] });
    await verdict(page, "You're ready to race");
    const text = await whole(page).inputValue();
    const { host, port } = new URL(product.url);
    expect(text).toContain(`http://${host}/ (TCP port ${port}, HTTP/1.1 or HTTP/2)`);
    expect(text).toContain(`ws://${host}/ (TCP port ${port}, WebSocket, RFC 6455)`);
    expect(text).toMatch(/^- Live connection: fine \(.*: open, \d+ ms\)$/m);
    await page.getByRole("button", { name: "Copy the text" }).press("Enter");
    await page.getByText(/^Copied\./).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).press("Enter");
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("redline-network-check.txt");
    expect(await readFile(await saved.path(), "utf8")).toBe(text);
    await page.context().close();
  });

  it("says so where nothing is copied, and leaves the text to be selected", async () => {
    const { page } = await open((before) =>
      before.addInitScript(() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
        document.execCommand = () => false;
      }),
    );
    await page.getByRole("button", { name: "Copy the text" }).click();
    await page.getByText("Your browser didn't copy it. Select the text below, or save it as a file.").waitFor();
    expect(await whole(page).inputValue()).toContain("What Redline needs:");
    await page.context().close();
  });
});

describe("where a network holds something back", () => {
  it("a socket that is refused blocks racing, is said aloud, and can be checked again", async () => {
    let isShut = true;
    const { page } = await open(async (before) => {
      await calm(before);
      await before.routeWebSocket(SOCKETS, (socket) => {
        if (isShut) void socket.close({ code: 1006 }).catch(() => undefined);
        else socket.connectToServer();
      });
    });
    await page.locator('[aria-live="polite"]').filter({ hasText: "Racing is blocked here" }).waitFor();
    expect(await stateOf(page, "Live connection")).toBe("Blocked");
    expect(await stateOf(page, "Game server")).toBe("Fine");
    isShut = false;
    await page.getByRole("button", { name: "Check again" }).press("Enter");
    await verdict(page, "You're ready to race");
    await page.context().close();
  });

  it("a socket that opens and swallows every message is told apart", async () => {
    const { page } = await open((before) => before.routeWebSocket(SOCKETS, () => undefined));
    await verdict(page, "Racing is blocked here");
    await page
      .getByText(/opens, but nothing gets through it/)
      .first()
      .waitFor();
    expect(await whole(page).inputValue()).toContain("opens, passes nothing");
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it("a clock that is wrong is told apart from a slow line", async () => {
    const { page } = await open((before) => answerInTime(before, -3_600_000));
    await verdict(page, "You can race, with some bumps");
    expect([await stateOf(page, "Clock"), (await stateOf(page, "Delay")) === "Blocked"]).toEqual(["Blocked", false]);
    await page.getByText(/^(1 hour|59 minutes) ?.* fast$/).waitFor();
    await page.context().close();
  });

  it("fonts that don't come make no more than bumps", async () => {
    const { page } = await open((before) => before.route(/\.woff2/, (route) => route.abort()));
    await verdict(page, "You can race, with some bumps");
    expect(await stateOf(page, "Fonts")).toBe("Blocked");
    expect(await stateOf(page, "Live connection")).toBe("Fine");
    await page.context().close();
  });

  it("a slow line is weak, and what it means stands beside its figures", async () => {
    const { page } = await open((before) =>
      before.route(HEALTH, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 250));
        await route.fallback();
      }),
    );
    await verdict(page, "You can race, with some bumps");
    expect(await stateOf(page, "Delay")).toBe("Weak");
    await page.getByText(/^usually \d+ ms, 19 of 20 within \d+ ms, jitter \d+ ms$/).waitFor();
    await page.context().close();
  });

  it("what a filter answers in our place is not taken for ours, and what never answers holds nothing up", async () => {
    const { page } = await open(async (before) => {
      await before.route("**/api/v2/auth/options*", (route) =>
        route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Log in to the school</h1>" }),
      );
      await before.route("**/site.json?check=*", () => undefined);
      await before.route(HEALTH, () => undefined);
      await before.route("**/matchmake/nodes*", () => undefined);
    });
    await verdict(page, "Racing is blocked here");
    expect(await stateOf(page, "Game server")).toBe("Blocked");
    await page
      .getByText(/Something in between answers for the game server/)
      .first()
      .waitFor();
    await page.getByText("Nothing came back from this site.").first().waitFor();
    expect([await stateOf(page, "Lost messages"), await stateOf(page, "Clock")]).toEqual(["Blocked", "Blocked"]);
    expect(await stateOf(page, "Live connection")).toBe("Fine");
    await page.context().close();
  });

  it("a browser that keeps nothing and refuses cookies is told what to allow", async () => {
    const { page } = await open((before) =>
      before.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("refused", "SecurityError");
          },
        });
      }),
    );
    await verdict(page, "You can race, with some bumps");
    expect(await stateOf(page, "Storage")).toBe("Blocked");
    await page.getByText("Allow this site to save data, or leave the private window.").waitFor();
    await page.context().close();
  });
});
