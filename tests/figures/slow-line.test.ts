import { loadavg } from "node:os";

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, it } from "vitest";

import { readConfig } from "#shared/server/platform/config.ts";

import { builtClient, type Pages } from "../../api/pages.ts";
import { enterAs } from "../support/account-screen.ts";
import { launch, newPage } from "../support/browser.ts";
import { note } from "../support/figures.ts";
import { buildLater, type LaterBuild } from "../support/later-build.ts";
import { newFullRacer } from "../support/open-page.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { openingOf, slowDown, watchOpening } from "../support/slow-line.ts";

const PATHS = ["/", "/garage", "/shop"] as const;
/** Milliseconds that a racer may wait, and requests. */
const AIMS = { header: 2_500, heading: 4_000, requests: 20 } as const;

let product: Product;
let browser: Browser;
let later: LaterBuild;
let served: Pages;
const now: Pages = (req, res, next) => served(req, res, next);
beforeAll(async () => {
  served = builtClient(readConfig({}));
  product = await startProduct({ pages: now, tableTimes: tablesOf(5) });
  browser = await launch();
  // What else is going on weighs four times as much behind a processor that is slowed down.
  note("pages on Fast 3G: processes that waited for the machine's processors before", loadavg()[0] ?? 0, "");
  later = buildLater(["client/shell/frame/header.tsx", "Teacher Portal", "For Teachers"]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
  later.remove();
});

async function noteOpening(page: Page, path: string, visit: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(product.url + path, { waitUntil: "commit" });
  const { headerMs, raceMs, headingMs, requests, fetched, bytes } = await openingOf(page);
  const name = `${path} signed in on Fast 3G, a quarter of the speed, ${visit}`;
  note(`${name}: header`, headerMs, "ms", AIMS.header);
  note(`${name}: Race Now`, raceMs, "ms", AIMS.header);
  note(`${name}: heading`, headingMs, "ms", AIMS.heading);
  note(`${name}: requests before the heading`, requests, "", AIMS.requests);
  note(`${name}: of them to the server`, fetched, "", AIMS.requests);
  note(`${name}: bytes before the heading`, bytes / 1_000, "KB");
  await page.waitForLoadState("networkidle");
}

it.each(PATHS)("%s for a racer who is signed in, at first, again, and after a deploy", async (path) => {
  served = builtClient(readConfig({}));
  const racer = await newFullRacer(product, `Slow_${path === "/" ? "home" : path.slice(1)}`);
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await slowDown(page);
  await watchOpening(page);
  await noteOpening(page, path, "first visit");
  await noteOpening(page, path, "second visit");
  const builtLater = await later.pages();
  served = builtLater(readConfig({}));
  await noteOpening(page, path, "after a deploy");
  await page.context().close();
});
