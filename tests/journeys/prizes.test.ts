import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";

import type { AchievementID } from "#shared/content/achievements/achievement.ts";
import { achievementByID } from "#shared/content/achievements/catalog.ts";
import { bonusID, festiveID, perkID, roadID } from "#shared/content/achievements/timed-ids.ts";
import { self } from "#shared/contracts/account/auth.ts";
import { achievements } from "#shared/contracts/goals/achievements.ts";
import { duePopUps } from "#shared/contracts/goals/pop-ups.ts";
import type { UserID } from "#shared/ids.ts";
import { detailsOf } from "#shared/rules/achievements/prize.ts";
import { duplicateOf, isItem, type Reward } from "#shared/rules/rewards/reward.ts";
import { perform } from "#shared/server/platform/work.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { lockedBeside } from "../support/locked-prizes.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import type { Visitor } from "../support/visitor.ts";
import { earnPrizes } from "../support/winnings.ts";

const { product, browser } = await beginJourney();

/** A season and an event whatever the day: what was earned in them can be claimed at any time. */
const SEASON = 3;
const EVENT = 1;
const STICKER = roadID(SEASON, 1);
const CASH = roadID(SEASON, 3);
const TITLE = roadID(SEASON, 5);
const CAR = roadID(SEASON, 15);
const SURPRISE = bonusID(SEASON, 1);

const rewardOf = (id: AchievementID): Reward => {
  const reward = achievementByID(id)?.reward;
  if (!reward) throw new Error(`${id} gives nothing`);
  return reward;
};
const nameOf = (id: AchievementID): string => detailsOf(rewardOf(id) as Parameters<typeof detailsOf>[0]).name;
const dialogOf = (page: Page, id: AchievementID): Locator => page.getByRole("dialog", { name: nameOf(id) });
const unclaimedOf = async (racer: Visitor) => (await racer.get(achievements)).unclaimed;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const closed = (page: Page) => page.locator("[data-tier]").waitFor({ state: "detached" });

async function racerWith(name: string, ...ids: readonly AchievementID[]): Promise<Visitor> {
  const racer = await newFullRacer(product, name);
  await earnPrizes(product, racer, ids);
  return racer;
}
const open = (racer: Visitor, path = "/garage", viewport: (typeof SIZES)[keyof typeof SIZES] = SIZES.chromebook) =>
  openPage(product, browser, racer, { path, viewport });

describe("the rewards of a season's road", () => {
  it("are claimed one by one as they are shown, whatever waits, and the last one closes", async () => {
    const all = [STICKER, CASH, TITLE, SURPRISE, CAR];
    const racer = await racerWith("Long_Road", ...all);
    const { money } = (await racer.get(self)).user;
    const { page, problems } = await open(racer, "/garage", SIZES.phone);
    await dialogOf(page, STICKER).getByText("Level 2 · New sticker").waitFor();
    await page.getByText("1 of 5").waitFor();
    await page.getByText("Put it on your car wherever you like.").waitFor();
    expect(await violationsOf(page, "[data-tier]")).toEqual([]);
    expect(await unclaimedOf(racer)).toEqual(expect.not.arrayContaining([STICKER]));
    expect(await unclaimedOf(racer)).toHaveLength(4);

    await press(page, "View Next Reward");
    await dialogOf(page, CASH).getByText("It's in your wallet.").waitFor();
    expect(await page.getByRole("button", { name: "Equip" }).count()).toBe(0);
    await page.keyboard.press("Enter");

    await dialogOf(page, TITLE).getByRole("button", { name: "Equip" }).click();
    await page.getByText("Equipped").waitFor();
    await press(page, "Next");

    await dialogOf(page, SURPRISE).getByText("A surprise at level 11").waitFor();
    await press(page, "View Next Reward");
    await dialogOf(page, CAR).getByText("It's in your garage.").waitFor();
    await page.getByText("5 of 5").waitFor();
    await press(page, "Claim and Close");
    await closed(page);

    expect(await unclaimedOf(racer)).toEqual([]);
    const { user } = await racer.get(self);
    expect(user.money - money).toBe(3_000);
    expect(user.title).toBe(nameOf(TITLE));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect((await racer.get(duePopUps)).season).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("pay cash for what one has already, and say so", async () => {
    const racer = await racerWith("Has_It_All", CAR);
    const car = rewardOf(CAR);
    if (!isItem(car)) throw new Error("no car");
    await giveTo(product, racer, [car]);
    const { money } = (await racer.get(self)).user;
    const { page } = await open(racer);
    await page.getByText(`You have ${nameOf(CAR)} already`).waitFor();
    expect(await page.getByRole("button", { name: "Equip" }).count()).toBe(0);
    await press(page, "Claim and Close");
    await closed(page);
    expect((await racer.get(self)).user.money).toBe(money + duplicateOf(car, "elsewhere").cash);
    await page.context().close();
  });

  it("that were not shown when it is closed wait, and don't come by themselves again", async () => {
    const racer = await racerWith("Stops_Early", CASH, TITLE, CAR);
    const { page } = await open(racer);
    await dialogOf(page, CASH).getByText("It's in your wallet.").waitFor();
    const told = page.waitForResponse("**/api/v2/pop-ups/seen");
    await page.keyboard.press("Escape");
    await told;
    await closed(page);
    expect(await unclaimedOf(racer)).toEqual([TITLE, CAR]);
    await expect.poll(async () => (await racer.get(duePopUps)).season).toEqual([]);
    await page.context().close();
  });

  it("come once on two screens, and a claim that was done on the other one is no trouble", async () => {
    const racer = await racerWith("Two_Screens", CASH, TITLE, CAR);
    const { money } = (await racer.get(self)).user;
    const both = Promise.withResolvers<void>();
    const [one, two] = await Promise.all(
      ([SIZES.chromebook, SIZES.phone] as const).map(async (viewport) => {
        const { page } = await openPage(product, browser, racer, { path: "/redline.svg", viewport });
        // Neither tells what it shows before the other one shows it too.
        await page.route(/\/(pop-ups\/seen|achievements\/claim\/\d+)$/, async (route) => {
          await both.promise;
          await route.continue();
        });
        await page.goto(`${product.url}/garage`);
        return page;
      }),
    );
    if (!one || !two) throw new Error("a screen is missing");
    for (const page of [one, two]) await dialogOf(page, CASH).waitFor();
    both.resolve();
    const elsewhere = "You claimed it on another screen already.";
    await Promise.any([one, two].map((page) => page.getByText(elsewhere).waitFor()));
    expect(await Promise.all([one, two].map((page) => page.getByRole("alert").count()))).toEqual([0, 0]);
    await press(one, "View Next Reward");
    await dialogOf(one, TITLE).getByText("It's in your customizer.").waitFor();
    await press(one, "View Next Reward");
    await dialogOf(one, CAR).getByText("It's in your garage.").waitFor();
    await two.getByRole("button", { name: "Claim and Close" }).click();
    await closed(two);
    await press(one, "Claim and Close");
    await closed(one);
    expect(await unclaimedOf(racer)).toEqual([]);
    expect((await racer.get(self)).user.money).toBe(money + 3_000);
    for (const each of [one, two]) await each.context().close();
  });

  it("are there again as they were after a bot check that came over them and was closed", async () => {
    const racer = await racerWith("Human_After_All", CASH, TITLE);
    const { page } = await open(racer);
    await dialogOf(page, CASH).getByText("It's in your wallet.").waitFor();
    await perform(product.services.app, async ({ trx, changed }) => {
      const userID = racer.userID as UserID;
      await trx.updateTable("users").set({ captcha_reason: "pending" }).where("user_id", "=", userID).execute();
      changed(userID, "account");
    });
    const check = page.getByRole("dialog", { name: "Hello, Human_After_All!" });
    await check.waitFor();
    await expect.poll(() => dialogOf(page, CASH).count()).toBe(0);
    await page.keyboard.press("Escape");
    await dialogOf(page, CASH).getByText("It's in your wallet.").waitFor();
    await press(page, "View Next Reward");
    await dialogOf(page, TITLE).getByText("It's in your customizer.").waitFor();
    await press(page, "Claim and Close");
    await closed(page);
    expect(await unclaimedOf(racer)).toEqual([]);
    await page.context().close();
  });

  it("that can't be claimed say why, and are tried again or left for later", async () => {
    const racer = await racerWith("Bad_Line", CASH, TITLE);
    const { page } = await openPage(product, browser, racer, { path: "/redline.svg" });
    await page.route("**/api/v2/achievements/claim/*", (route) => route.abort());
    await page.goto(`${product.url}/garage`);
    await page.getByRole("alert").getByText("We can't reach the server.").waitFor();
    expect(await violationsOf(page, "[data-tier]")).toEqual([]);
    await press(page, "View Next Reward");
    await dialogOf(page, TITLE).getByRole("alert").waitFor();
    await page.unroute("**/api/v2/achievements/claim/*");
    await press(page, "Try again");
    await page.getByText("It's in your customizer.").waitFor();
    await press(page, "Claim and Close");
    await closed(page);
    expect(await unclaimedOf(racer)).toEqual([CASH]);
    await page.context().close();
  });
});

describe("the gold road of a basic member", () => {
  it("is one screen after the rewards, however much of it was reached", async () => {
    const racer = await racerWith("Free_Road", CASH);
    const due = await racer.get(duePopUps);
    const locked = lockedBeside(due.season[0]);
    const { page } = await openPage(product, browser, racer, { path: "/redline.svg", viewport: SIZES.phone });
    // Only the season that runs has locked ones: the page is told of one that always does.
    await page.route("**/api/v2/pop-ups", async (route) => {
      const answer = (await (await route.fetch()).json()) as typeof due;
      await route.fulfill({ json: { ...answer, season: [...answer.season, ...locked] } });
    });
    await page.goto(`${product.url}/garage`);
    await dialogOf(page, CASH).getByText("It's in your wallet.").waitFor();
    const told = page.waitForRequest(
      (request) => request.url().endsWith("/pop-ups/seen") && String(request.postData()).includes("locked"),
    );
    await press(page, "View Next Reward");
    const screen = page.getByRole("dialog", { name: `${locked.length} rewards are locked` });
    await screen.waitFor();
    expect(await screen.getByRole("listitem").count()).toBe(locked.length);
    expect((await told).postDataJSON()).toEqual({ keys: locked.map(({ key }) => key) });
    expect(await violationsOf(page, "[data-tier]")).toEqual([]);
    expect(await screen.getByRole("link", { name: "Upgrade Now" }).getAttribute("href")).toBe("/store/gold");
    await page.keyboard.press("Enter");
    await closed(page);
    await page.unrouteAll({ behavior: "wait" });
    await page.context().close();
  });
});

describe("the prizes of an event", () => {
  it("are its achievements first and its perks last, and what is put on leads on", async () => {
    const [task, cash, title, nametag] = [festiveID(EVENT, 1), perkID(EVENT, 2), perkID(EVENT, 3), perkID(EVENT, 7)];
    const racer = await racerWith("Festive", nametag, title, cash, task);
    const { page, problems } = await open(racer);
    await dialogOf(page, task)
      .getByText(achievementByID(task)?.name ?? "")
      .waitFor();
    await page.getByText("1 of 4").waitFor();
    expect(await violationsOf(page, "[data-tier]")).toEqual([]);
    // A sticker is put on in its own place: what is left comes afterwards.
    await dialogOf(page, task).getByRole("link", { name: "Equip" }).click();
    await page.waitForURL("**/garage/customizer/stickers");
    await closed(page);
    expect(await unclaimedOf(racer)).toEqual([cash, title, nametag]);
    await page.goto(`${product.url}/garage`);
    await dialogOf(page, cash).getByText("Perk level 2").waitFor();
    await page.getByText("It's in your wallet.").waitFor();
    await press(page, "Next Reward");
    await dialogOf(page, title).getByText("Perk level 3").waitFor();
    await press(page, "Equip");
    const last = dialogOf(page, nametag);
    await last.getByText("It's yours. Gold members can wear it.").waitFor();
    await last.getByText("Perk level 7").waitFor();
    expect(await last.getByRole("button", { name: "Equip" }).count()).toBe(0);
    expect(await violationsOf(page, "[data-tier]")).toEqual([]);
    await last.getByRole("button", { name: "Close", exact: true }).press("Enter");
    await closed(page);
    expect(await unclaimedOf(racer)).toEqual([]);
    expect((await racer.get(self)).user.title).toBe(nameOf(title));
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
