import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { ACHIEVEMENTS } from "#shared/content/achievements/catalog.ts";
import { self } from "#shared/contracts/account/auth.ts";
import type { CarID, UserID } from "#shared/ids.ts";
import { isActive } from "#shared/rules/achievements/earned.ts";
import type { Counts } from "#shared/rules/achievements/tally.ts";
import { countDeed } from "#shared/server/achievements/count-deed.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { focusedName, tabTo, walk } from "../support/focus.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { newFullRacer, openHearing } from "../support/open-page.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

/** What a player does elsewhere; a page earns what comes of it. */
const did = (racer: Visitor, add: Counts) =>
  perform(product.services.app, (work) => countDeed(work, racer.userID as UserID, { add }));
const open = async (racer: Visitor, path: string, viewport: { width: number; height: number } = SIZES.chromebook) =>
  (await openHearing(product, browser, racer, { path, viewport })).page;
const waiting = (page: Page, count: string) => page.getByRole("heading", { name: count });
const money = (page: Page, words: string) =>
  page.locator("header").getByText(words, { exact: true }).filter({ visible: true }).first();
/** How many can be earned now. */
const total = ACHIEVEMENTS.filter((each) => isActive(each, "type", nowStamp())).length;
/** Closes what lies over the page when a car or loot was claimed. */
async function closeTakeover(page: Page): Promise<void> {
  const takeover = page.locator("[role=dialog][data-tier]");
  await takeover.waitFor();
  await takeover.press("Escape");
  await takeover.waitFor({ state: "detached" });
}
const claims = "**/api/v2/achievements/claim/*";

describe("the achievements", () => {
  it("are earned by a page that is open and claimed by key, and every tab has the money and the score at once", async () => {
    const racer = await newFullRacer(product, "Ach_Tabs");
    const page = await open(racer, "/achievements");
    const other = await open(racer, "/achievements");
    await page.getByText(`0 of ${total}`).waitFor();
    await did(racer, { racesPlayed: 1 });
    for (const each of [page, other]) await waiting(each, "1 reward is waiting").waitFor();
    await page.getByText(`1 of ${total}`).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole("button", { name: "Claim the reward of Key in the Ignition" }).press("Enter");
    await page.getByText("$1,000 is yours").waitFor();
    await waiting(page, "1 reward is waiting").waitFor({ state: "detached" });
    expect(await focusedName(page)).not.toBe("");
    await money(page, "$26,000").waitFor();
    await money(other, "$26,000").waitFor();
    await waiting(other, "1 reward is waiting").waitFor({ state: "detached" });

    await did(racer, { racesPlayed: 9, placed1: 5 });
    await page.getByRole("button", { name: "Claim all" }).click();
    await closeTakeover(page);
    await page.getByRole("button", { name: "Claim all" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: /^Races/ }).click();
    await page.getByRole("heading", { name: "Races", level: 1 }).waitFor();
    expect(await page.title()).toBe("Races Achievements · Redline");
    expect((await racer.get(self)).user.money).toBeGreaterThan(26_000);
    for (const each of [page, other]) await each.context().close();
  });

  it("of a group say what each asks for, how far one is and how many have it, and can be used by keys alone", async () => {
    const racer = await newFullRacer(product, "Ach_Keys");
    await did(racer, { racesPlayed: 4, placed1: 1 });
    await product.services.app.db
      .insertInto("achievement_shares")
      .values({ achievement_id: 402 as never, earned: 1, racers: 8 })
      .execute();
    const page = await open(racer, "/achievements/wins");
    const list = page.getByRole("list", { name: "Wins achievements" });
    const first = list.getByRole("listitem").first();
    await first.getByRole("heading", { name: "First to the Flag" }).waitFor();
    await first.getByText(/^Earned on /).waitFor();
    await list.getByText("12% of racers have it").waitFor();
    await list.getByText("1 of 5", { exact: true }).waitFor();
    expect(await list.getByRole("heading", { name: "A secret" }).count()).toBe(2);
    expect(await list.getByText("Wampus Needs a Nap").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    await tabTo(page, "Claim the reward of First to the Flag");
    await page.keyboard.press("Enter");
    await closeTakeover(page);
    await first.getByRole("link", { name: /^Put it on: / }).waitFor();
    const names = await walk(page);
    expect(names).toEqual(expect.arrayContaining(["Order", "Not earned yet"]));

    await page.getByLabel("Order", { exact: true }).focus();
    await page.keyboard.type("Closest");
    await page.waitForURL(/order=closest/);
    await page.getByLabel("Not earned yet").press("Space");
    await page.waitForURL(/show=unearned/);
    await first.getByRole("heading", { name: "Not Just Luck" }).waitFor();
    await page.context().close();
  });

  it("give cash for a car that one has, and say so", async () => {
    const racer = await newFullRacer(product, "Ach_Twice");
    await giveTo(product, racer, [{ carID: 111 as CarID }]);
    await did(racer, { racesPlayed: 100 });
    const page = await open(racer, "/achievements/races", SIZES.phone);
    await page.getByRole("button", { name: "Claim the reward of Room for Your Bag" }).click();
    await page.getByText(/already, so you get 40% of its price as cash\.$/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it("give a reward once where its answer gets lost, and keep it where the server is away", async () => {
    const racer = await newFullRacer(product, "Ach_Lost");
    await did(racer, { racesPlayed: 1 });
    const page = await open(racer, "/achievements");
    const button = page.getByRole("button", { name: "Claim the reward of Key in the Ignition" });
    await button.waitFor();
    await page.route(claims, (route) => route.abort());
    await button.click();
    await page.getByText("Your rewards are safe").waitFor();
    await page.unroute(claims);
    let lost = 0;
    await page.route(claims, async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await button.click();
    await page.getByText("$1,000 is yours").waitFor();
    await money(page, "$26,000").waitFor();
    expect(lost).toBe(2);
    expect((await racer.get(self)).user.money).toBe(26_000);
    await page.context().close();
  });

  it("have no group that doesn't exist, and are closed to guests", async () => {
    const page = await open(await newFullRacer(product, "Ach_Nowhere"), "/achievements/knitting");
    await page.getByRole("heading", { name: "Oops! Are you lost, racer?" }).waitFor();
    await expect.poll(() => page.title()).toBe("Oops! Are you lost, racer? · Redline");
    await page.context().close();
    const { page: guest } = await newPage(browser);
    for (const path of ["/achievements", "/achievements/wins"]) {
      await guest.goto(product.url + path);
      await guest.getByText("You need an account for this").waitFor();
    }
    await guest.context().close();
  });
});
