import type { Page } from "playwright";

import { bonusID, festiveID, perkID, roadID } from "../shared/content/achievements/timed-ids.ts";
import { eventByID } from "../shared/content/events/calendar.ts";
import { duePopUps, type DuePopUps } from "../shared/contracts/goals/pop-ups.ts";
import { eventAnnouncement } from "../shared/rules/announcements/event.ts";
import { lockedBeside } from "../tests/support/locked-prizes.ts";
import type { Product } from "../tests/support/product.ts";
import { tellDue } from "../tests/support/told-due.ts";
import type { Visitor } from "../tests/support/visitor.ts";
import { earnPrizes } from "../tests/support/winnings.ts";

type Take = (name: string) => Promise<void>;

const SEASON = 3;
const EVENTS = [1, 2] as const;
const FEW = 3;
const DUE = "**/api/v2/pop-ups";

/** Takes the pictures of what a season and events bring, as it comes over the page. */
export async function shootPrizes(page: Page, product: Product, racer: Visitor, take: Take): Promise<void> {
  await page.unrouteAll({ behavior: "wait" });
  await shootSeason(page, product, racer, take);
  for (const eventID of EVENTS) await shootEvent(page, product, racer, eventID, take);
  const news = newsOf(2);
  await tellDue(page, { announcements: news ? [news] : [] });
  await page.goto(`${product.url}/garage`);
  await page.getByRole("button", { name: "Not now" }).waitFor();
  await take("event-announcement");
}

/** A claim that waits, a surprise, and what only gold unlocks: some of it, and the whole road. */
async function shootSeason(page: Page, product: Product, racer: Visitor, take: Take): Promise<void> {
  await earnPrizes(product, racer, [roadID(SEASON, 1), bonusID(SEASON, 1), roadID(SEASON, 15)]);
  const locked = lockedBeside((await racer.get(duePopUps)).season[0]);
  let count = FEW;
  await page.route(DUE, async (route) => {
    const answer = (await (await route.fetch()).json()) as DuePopUps;
    await route.fulfill({ json: { ...answer, season: [...answer.season, ...locked.slice(0, count)] } });
  });
  let claim = (): void => undefined;
  const mayClaim = new Promise<void>((resolve) => (claim = resolve));
  await page.route("**/achievements/claim/*", async (route) => {
    await mayClaim;
    await route.continue();
  });
  await page.goto(`${product.url}/garage`);
  await page.locator("[data-tier] [data-busy]").waitFor();
  await take("season-claiming");
  claim();
  await page.locator("[data-tier] [data-busy]").waitFor({ state: "detached" });
  await take("season-reward");
  await page.getByRole("button", { name: "View Next Reward" }).click();
  await take("season-surprise");
  await page.getByRole("button", { name: "View Next Reward" }).click();
  await take("season-car");
  await page.getByRole("button", { name: "View Next Reward" }).click();
  await page.getByRole("link", { name: "Upgrade Now" }).waitFor();
  await take("season-locked");
  await page.getByRole("button", { name: "Close" }).click();
  count = locked.length;
  await earnPrizes(product, racer, [roadID(SEASON, 5)]);
  await page.goto(`${product.url}/garage`);
  await page.getByRole("button", { name: "View Next Reward" }).click();
  await page.getByRole("link", { name: "Upgrade Now" }).waitFor();
  await take("season-locked-all");
  await page.getByRole("button", { name: "Close" }).click();
  await page.unrouteAll({ behavior: "wait" });
}

async function shootEvent(page: Page, product: Product, racer: Visitor, eventID: number, take: Take): Promise<void> {
  await earnPrizes(product, racer, [festiveID(eventID, 3), perkID(eventID, 2), perkID(eventID, 10)]);
  await page.goto(`${product.url}/garage`);
  const next = page.getByRole("button", { name: "Next Reward" });
  await next.waitFor();
  await take(`event-${eventID}-achievement`);
  await next.click();
  await take(`event-${eventID}-cash`);
  await next.click();
  await page.getByText("Perk level 10").waitFor();
  await take(`event-${eventID}-perk`);
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator("[data-tier]").waitFor({ state: "detached" });
}

function newsOf(eventID: number) {
  const event = eventByID(eventID);
  return (
    event && eventAnnouncement({ memberDays: 90, lastLogin: event.startStamp, events: new Set() }, event.startStamp)
  );
}
