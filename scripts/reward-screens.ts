import type { Browser, Page } from "playwright";

import { SEASON_CALENDAR } from "../shared/content/seasons/calendar.ts";
import type { UserID } from "../shared/ids.ts";
import { seasonAnnouncement } from "../shared/rules/announcements/season.ts";
import { pointsOfLevel } from "../shared/rules/rewards/level.ts";
import { countDeed } from "../shared/server/achievements/count-deed.ts";
import { grantWon } from "../shared/server/economy/grant.ts";
import { perform } from "../shared/server/platform/work.ts";
import { before, days } from "../shared/units.ts";
import { enterAs } from "../tests/support/account-screen.ts";
import { giveTo } from "../tests/support/garage-deeds.ts";
import { newFullRacer } from "../tests/support/open-page.ts";
import type { Product } from "../tests/support/product.ts";
import { ZIP } from "../tests/support/shop-deeds.ts";
import { tellDue } from "../tests/support/told-due.ts";
import type { Visitor } from "../tests/support/visitor.ts";
import { complete, earn } from "../tests/support/winnings.ts";
import { withOwnProduct } from "./own-product.ts";
import { shootPrizes } from "./prize-screens.ts";

type Size = { readonly width: number; readonly height: number };
type Save = (page: Page, name: string) => Promise<void>;

/** Motion ends before a picture is taken. */
const SETTLED_MS = 2_500;

/** Takes the pictures of achievements, shop and pop-ups, in every size. */
export const shootRewards = (browser: Browser, sizes: Readonly<Record<string, Size>>, save: Save): Promise<void> =>
  withOwnProduct(async (own) => {
    const product = own as Product;
    for (const [nth, [suffix, viewport]] of Object.entries(sizes).entries()) {
      const racer = await busyRacer(product, `Marigold_${nth + 1}`);
      const page = await browser.newPage({ viewport, colorScheme: "dark" });
      await page.goto(`${product.url}/redline.svg`);
      await enterAs(page, racer);
      const take = async (name: string): Promise<void> => {
        await page.waitForTimeout(SETTLED_MS);
        await save(page, `${name}${suffix}`);
      };
      await shootPages(page, product, take);
      await shootPopUps(page, product, racer, take);
      await shootPrizes(page, product, racer, take);
      await page.close();
    }
  });

type Take = (name: string) => Promise<void>;

async function shootPages(page: Page, { url }: Product, take: Take): Promise<void> {
  const pages = { achievements: "/achievements", "achievements-group": "/achievements/races", shop: "/shop" };
  for (const [name, path] of Object.entries({ ...pages, "shop-item": `/shop/car/${ZIP}` })) {
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await take(name);
  }
}

async function shootPopUps(page: Page, product: Product, racer: Visitor, take: Take): Promise<void> {
  await page.goto(`${product.url}/achievements/speed`);
  await page.getByRole("button", { name: "Claim the reward of Faster Than Bedtime" }).click();
  const takeover = page.locator("[role=dialog][data-tier]");
  await takeover.waitFor();
  await take("takeover");
  await takeover.press("Escape");

  await complete(product, racer, 2);
  await page.goto(`${product.url}/garage`);
  const challenges = page.getByRole("button", { name: "Claim Bonus XP" });
  await challenges.waitFor();
  await take("challenges");
  await challenges.click();
  await challenges.waitFor({ state: "detached" });
  await take("achievement-cards");

  const [season] = SEASON_CALENDAR;
  if (!season) throw new Error("there is no season to announce");
  const lastLogin = before(season.startStamp, days(1));
  const announcement = seasonAnnouncement({ memberDays: 90, lastLogin, events: new Set() }, season.startStamp);
  await tellDue(page, { announcements: announcement ? [announcement] : [] });
  await page.goto(`${product.url}/garage`);
  await page.getByRole("button", { name: "Not now" }).waitFor();
  await take("season-announcement");
}

/** Somebody who has raced for some weeks, and has rewards waiting. */
async function busyRacer(product: Product, name: string): Promise<Visitor> {
  const racer = await newFullRacer(product, name);
  const userID = racer.userID as UserID;
  const { app } = product.services;
  await app.db.updateTable("users").set({ races_played: 140 }).where("user_id", "=", userID).execute();
  await giveTo(product, racer, [{ cash: 240_000 }, { nitros: 9 }]);
  const raced = { userID, rewards: [{ experience: pointsOfLevel(9) }], reference: `raced:${userID}`, reason: "test" };
  await perform(app, (work) => grantWon(work, [raced]));
  await earn(product, racer, "Key in the Ignition", "Warm Fingers", "Tap Dance", "Faster Than Bedtime");
  await perform(app, (work) => countDeed(work, userID, { add: { racesPlayed: 140, placed1: 31 } }));
  return racer;
}
