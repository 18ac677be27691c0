import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { formatMoney } from "#shared/format/figures.ts";

import { enterAs } from "../support/account-screen.ts";
import { launch, newPage } from "../support/browser.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { untilKnown } from "../support/line.ts";
import { newFullRacer, untilHears } from "../support/open-page.ts";
import { startProduct, type Product } from "../support/product.ts";
import type { Visitor } from "../support/visitor.ts";

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

type Change = () => Promise<unknown>;

/** Lets a page open so far, and then something change. */
const MOMENTS: Readonly<Record<string, (page: Page, change: Change) => Promise<unknown>>> = {
  "while its first answer is on its way": (page, change) =>
    page.route("**/api/v2/auth/self", async (route) => {
      const response = await route.fetch();
      await change();
      await route.fulfill({ response });
    }),
  "before it has a ticket": (page, change) =>
    page.route("**/api/v2/realtime/ticket", async (route) => {
      await page.locator("main h1").first().waitFor();
      await change();
      await route.continue();
    }),
  "before it has a seat": (page, change) =>
    page.route("**/matchmake/join/presence", async (route) => {
      await change();
      await route.continue();
    }),
  "while its line is opened": (page, change) =>
    page.routeWebSocket(/presence-/, async (socket) => {
      await change();
      socket.connectToServer();
    }),
  "while its first check-in is on its way": (page, change) =>
    page.routeWebSocket(/presence-/, (socket) => {
      const server = socket.connectToServer();
      let said = Promise.resolve<unknown>(undefined);
      socket.onMessage((message) => {
        const isCheckIn = String(message).includes("check-in");
        said = said.then(isCheckIn ? change : undefined).then(() => server.send(message));
      });
    }),
};

let racers = 0;
const once = (change: Change): Change => {
  let changed: Promise<unknown> | undefined;
  return () => (changed ??= change());
};

/** A browser whose racer the node knows, before it opens a page of them. */
async function newBrowser(): Promise<{ readonly racer: Visitor; readonly context: BrowserContext }> {
  const racer = await newFullRacer(product, `Meanwhile_${++racers}`);
  await untilKnown(product.url, racer);
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  return { racer, context: page.context() };
}

/** Opens the shop. @returns what the page asks for of its racer, and of the shop, from then on */
async function openShop(context: BrowserContext, prepare?: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, call] = /\/api\/v2(\/self\?.*|\/shop)$/.exec(request.url()) ?? [];
    if (call !== undefined) asked.push(decodeURIComponent(call));
  });
  await prepare?.(page);
  const hears = untilHears(page);
  await page.goto(`${product.url}/shop`);
  await hears;
  return { page, asked };
}

const shown = (page: Page, money: number) => page.locator("header").getByText(formatMoney(money)).first();

describe("what a racer gets while a page of theirs opens", () => {
  it.each(Object.entries(MOMENTS))("%s: each of two tabs shows it, and asks for nothing else", async (_when, at) => {
    const { racer, context } = await newBrowser();
    const first = await openShop(context);
    await shown(first.page, 0).waitFor({ state: "attached" });
    expect(first.asked).toEqual(["/shop"]);
    const change = once(() => giveTo(product, racer, [{ cash: 4_321 }]));
    const second = await openShop(context, (page) => at(page, change));
    for (const { page, asked } of [first, second]) {
      await shown(page, 4_321).waitFor();
      await expect.poll(() => asked).toContain("/self?parts=wallet");
      const parts = asked.filter((call) => call.startsWith("/self"));
      expect(new Set(parts)).toEqual(new Set(["/self?parts=wallet"]));
    }
    await context.close();
  });

  it("comes back with a line that broke, and with nothing else", async () => {
    const { racer, context } = await newBrowser();
    let cut: Change = () => Promise.resolve();
    const { page, asked } = await openShop(context, (opening) =>
      opening.routeWebSocket(/presence-/, (line) => {
        const server = line.connectToServer();
        cut = () => Promise.all([line.close(), server.close()]);
      }),
    );
    await shown(page, 0).waitFor({ state: "attached" });
    asked.length = 0;
    const back = untilHears(page);
    await cut();
    await giveTo(product, racer, [{ cash: 77 }]);
    await back;
    await shown(page, 77).waitFor();
    expect(new Set(asked.filter((call) => call.startsWith("/self")))).toEqual(new Set(["/self?parts=wallet"]));
    await context.close();
  });
});
