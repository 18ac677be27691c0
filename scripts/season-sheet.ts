import type { Browser, Page } from "playwright";

import { SEASON_CALENDAR, TOTAL_REWARDS, type Season } from "../shared/content/seasons/calendar.ts";
import { seasonXPBefore } from "../shared/rules/seasons/level.ts";
import { after, days } from "../shared/units.ts";
import { enterAs } from "../tests/support/account-screen.ts";
import { newFullRacer } from "../tests/support/open-page.ts";
import type { Product } from "../tests/support/product.ts";
import { liveOn } from "../tests/support/run-day.mjs";
import { driveRoad, tellSeason } from "../tests/support/season-road.ts";
import { withOwnProduct } from "./own-product.ts";

type Save = (page: Page, name: string, fullPage?: boolean) => Promise<void>;

const VIEWPORT = { width: 1440, height: 900 };
/** Pictures have come before one is taken. */
const SETTLED_MS = 1_500;

/** Takes the pictures of all that each season brings: its whole road, surprises too, and its shop, as players see them. */
export async function shootSeasonSheets(browser: Browser, save: Save): Promise<void> {
  const { now: outsideNow } = Date;
  for (const season of SEASON_CALENDAR) {
    const toMs = after(season.startStamp, days(7)) * 1_000;
    liveOn(toMs - Date.now());
    await withOwnProduct((own) => shootSeason(browser, own as Product, season, { moveMs: toMs - outsideNow(), save }));
  }
  liveOn(outsideNow() - Date.now());
}

interface Way {
  /** How far the season's day is from the one outside. */
  readonly moveMs: number;
  readonly save: Save;
}

async function shootSeason(browser: Browser, product: Product, season: Season, { moveMs, save }: Way): Promise<void> {
  const racer = await newFullRacer(product, "Marigold");
  await driveRoad(product, racer, { season, experience: seasonXPBefore(TOTAL_REWARDS + 1) });
  const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: "dark", reducedMotion: "reduce" });
  await page.context().addInitScript(liveOn, moveMs);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  // All of it as somebody sees it who may have it and has not claimed it yet.
  await tellSeason(page, (answer) => ({
    ...answer,
    rewards: answer.rewards.map((reward) => ({ ...reward, state: "due" })),
  }));
  await page.goto(`${product.url}/season`);
  const road = page.getByRole("region", { name: "Rewards of the road" }).getByRole("list");
  await road.evaluate((stops) => Object.assign(stops.style, { flexWrap: "wrap", width: "auto" }));
  await page.waitForTimeout(SETTLED_MS);
  await save(page, `content-${season.key}-road`, true);
  await page.getByRole("link", { name: "See all of it" }).click();
  await page.getByRole("heading", { level: 2, name: season.name }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await save(page, `content-${season.key}-shop`);
  await page.close();
}
