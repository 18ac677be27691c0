import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { eventByID } from "#shared/content/events/calendar.ts";
import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import { self } from "#shared/contracts/account/auth.ts";
import { duePopUps } from "#shared/contracts/goals/pop-ups.ts";
import { formatLastDay } from "#shared/format/dates.ts";
import { formatMoney } from "#shared/format/figures.ts";
import { eventAnnouncement } from "#shared/rules/announcements/event.ts";
import { seasonAnnouncement } from "#shared/rules/announcements/season.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { reachExtraLevels } from "../support/extra-levels.ts";
import { isUncovered } from "../support/layout.ts";
import { newFullRacer, openPage, untilHears } from "../support/open-page.ts";
import type { Visitor } from "../support/visitor.ts";
import { complete, earn } from "../support/winnings.ts";

const { product, browser } = await beginJourney();

/** A browser on a page that has asked what is due, and hears of what changes. */
async function open(racer: Visitor, path: string, viewport: (typeof SIZES)[keyof typeof SIZES] = SIZES.chromebook) {
  const { page, problems } = await openPage(product, browser, racer, { path: "/redline.svg", viewport });
  const hears = untilHears(page);
  const asked = page.waitForResponse(/\/api\/v2\/pop-ups$/);
  await page.goto(product.url + path);
  await asked;
  await hears;
  return { page, problems };
}
const cardOf = (page: Page, name: string) => page.getByRole("article", { name: `Achievement: ${name}` });
const leave = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

describe("an achievement's card", () => {
  it("comes in every open browser, and once it is closed in one it is gone from all and comes in no other", async () => {
    const racer = await newFullRacer(product, "Two_Browsers");
    const [{ page, problems }, { page: other }] = [
      await open(racer, "/garage"),
      await open(racer, "/friends", SIZES.phone),
    ];
    await earn(product, racer, "Out of First Gear", "Warm Fingers");
    await cardOf(other, "Warm Fingers").waitFor();
    await cardOf(page, "Out of First Gear").waitFor();
    expect(await violationsOf(page, "[aria-label='New achievements']")).toEqual([]);
    await page.getByRole("button", { name: "Close: Warm Fingers" }).press("Enter");
    for (const each of [page, other]) await cardOf(each, "Warm Fingers").waitFor({ state: "detached" });
    await cardOf(other, "Out of First Gear").waitFor();
    await other.getByRole("button", { name: "Close: Out of First Gear" }).click();
    for (const each of [page, other]) await cardOf(each, "Out of First Gear").waitFor({ state: "detached" });
    const { page: third } = await open(racer, "/garage");
    await earn(product, racer, "Hello There");
    await cardOf(third, "Hello There").waitFor();
    expect(await third.getByRole("article").count()).toBe(1);
    expect(problems).toEqual([]);
    await leave(page, other, third);
  });

  it("moves nothing and lies low at the screen's edge, on whatever page and screen", async () => {
    const racer = await newFullRacer(product, "Clear_View");
    await earn(product, racer, "Warm Fingers", "Out of First Gear", "Tap Dance", "Steady Cruiser");
    const pages = [
      ["/garage", SIZES.chromebook],
      ["/garage", SIZES.phone],
      ["/team", SIZES.chromebook],
      ["/friends", SIZES.phone],
    ] as const;
    for (const [path, viewport] of pages) {
      const { page } = await open(racer, path, viewport);
      const cards = page.getByRole("region", { name: "New achievements" });
      await cards.waitFor();
      const low = await cards.boundingBox();
      expect((low?.y ?? NaN) + (low?.height ?? NaN)).toBeCloseTo(viewport.height, 0);
      expect(low?.height).toBeLessThan(viewport.height / 5);
      expect(await isUncovered(page.getByRole("heading", { level: 1 }))).toBe(true);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await isUncovered(page.locator("footer"))).toBe(true);
      await leave(page);
    }
  });

  it("is claimed with all others at one press, next to closing all", async () => {
    const racer = await newFullRacer(product, "Claims_All");
    await earn(product, racer, "Warm Fingers", "Out of First Gear");
    const { page } = await open(racer, "/garage");
    await page.getByRole("button", { name: "Claim all" }).press("Enter");
    await page.getByText("2 rewards are yours").waitFor();
    await page.getByRole("article").first().waitFor({ state: "detached" });
    await expect.poll(async () => (await racer.get(duePopUps)).achievements).toEqual([]);
    await leave(page);
  });

  it("shows three at once where there is room; the next comes when one is closed, and all can be closed", async () => {
    const racer = await newFullRacer(product, "Card_Player");
    await earn(product, racer, "Warm Fingers", "Out of First Gear", "Tap Dance", "Steady Cruiser", "A Word a Second");
    const { page } = await open(racer, "/garage", SIZES.desktop);
    const cards = page.getByRole("article");
    await expect.poll(() => cards.count()).toBe(3);
    await page.getByText("2 more").waitFor();
    await cards
      .first()
      .getByRole("button", { name: /^Close/ })
      .click();
    await page.getByText("1 more").waitFor();
    await expect.poll(() => cards.count()).toBe(3);
    await page.getByRole("button", { name: "Close all" }).click();
    await expect.poll(() => cards.count()).toBe(0);
    await expect.poll(async () => (await racer.get(duePopUps)).achievements).toEqual([]);
    await leave(page);
  });

  it("gives cash at a click, and shows an item over the whole page, where it is put on", async () => {
    const racer = await newFullRacer(product, "Claimer");
    await earn(product, racer, "Warm Fingers", "Room for Your Bag");
    const { page, problems } = await open(racer, "/achievements");
    await page.getByRole("heading", { name: "2 rewards are waiting" }).waitFor();
    expect(await cardOf(page, "Warm Fingers").count()).toBe(0);
    await page.goto(`${product.url}/garage`);
    const { money } = (await racer.get(self)).user;
    await page.getByRole("button", { name: "Claim $1,000" }).click();
    await page.getByText("$1,000 is yours").waitFor();
    await cardOf(page, "Warm Fingers").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Claim Back Seat" }).press("Enter");
    const stage = page.getByRole("dialog", { name: "Back Seat" });
    await stage.getByText("New car").waitFor();
    expect(await violationsOf(page, "[data-tier]")).toEqual([]);
    await stage.getByRole("button", { name: "Equip" }).click();
    await stage.getByText("Equipped").waitFor();
    await stage.getByRole("button", { name: "Close" }).press("Enter");
    await stage.waitFor({ state: "detached" });
    const { user } = await racer.get(self);
    expect([user.carID, user.money]).toEqual([111, money + 1_000]);
    await cardOf(page, "Room for Your Bag").waitFor({ state: "detached" });
    expect(problems).toEqual([]);
    await leave(page);
  });
});

describe("the day's challenges", () => {
  it.each([
    [1, "Keep it up!"],
    [2, "Almost there!"],
    [3, "Way to go!"],
  ])("with %i complete say so, close by Enter and come no more", async (count, heading) => {
    const racer = await newFullRacer(product, `Challenged_${count}`);
    const { page } = await open(racer, "/garage", count === 2 ? SIZES.phone : SIZES.chromebook);
    await complete(product, racer, count);
    const dialog = page.getByRole("dialog", { name: heading });
    await dialog.getByRole("button", { name: "Claim Bonus XP" }).waitFor();
    expect(await dialog.getByRole("listitem").count()).toBe(3);
    expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(async () => (await racer.get(duePopUps)).challenges).toEqual([]);
    await leave(page);
  });

  it("are revealed one by one, from where they were last seen", async () => {
    const racer = await newFullRacer(product, "Step_By_Step");
    await complete(product, racer, 1);
    const { page } = await open(racer, "/garage");
    await page.getByRole("button", { name: "Claim Bonus XP" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await complete(product, racer, 2);
    const rows = page.getByRole("dialog", { name: "Almost there!" }).getByRole("listitem");
    const revealed = () => rows.evaluateAll((all) => all.filter((row) => "revealed" in row.dataset).length);
    await rows.first().waitFor();
    await expect.poll(revealed).toBe(3);
    expect(await rows.evaluateAll((all) => all.map(({ dataset }) => dataset.state))).toEqual(["new", "done", "open"]);
    await page.keyboard.press("Escape");
    await rows.first().waitFor({ state: "detached" });
    await leave(page);
  });
});

describe("extra levels of a season", () => {
  it("are paid wherever a page is open, once, and every tab has the money", async () => {
    const racer = await newFullRacer(product, "Far_Beyond");
    const pages = [await open(racer, "/garage"), await open(racer, "/friends")];
    const { money } = (await racer.get(self)).user;
    await reachExtraLevels(product, racer, 2);
    const told = await Promise.race(
      pages.map(async ({ page }) => {
        await page.getByText("2 rewards are yours").waitFor();
        return page;
      }),
    );
    await told.getByText("$20,000.").waitFor();
    for (const { page } of pages) {
      const wallet = page.locator("header").getByText(formatMoney(money + 20_000), { exact: true });
      await wallet.filter({ visible: true }).first().waitFor();
    }
    expect((await racer.get(self)).user).toMatchObject({ money: money + 20_000, extraUnclaimed: [] });
    await leave(...pages.map(({ page }) => page));
  });
});

describe("the announcement of a season", () => {
  it("comes in the garage only, and is told once", async () => {
    const racer = await newFullRacer(product, "Long_Away");
    const { page } = await openPage(product, browser, racer, { path: "/redline.svg" });
    const [{ startStamp }] = SEASON_CALENDAR as readonly [Season];
    const announcement = seasonAnnouncement(
      { memberDays: 90, lastLogin: before(startStamp, days(1)), events: new Set() },
      startStamp,
    );
    // Seasons come and go: the page is told of the first one, as if today were its first day.
    await page.route("**/api/v2/pop-ups", async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, announcements: [announcement] } });
    });
    await earn(product, racer, "Warm Fingers");
    await page.goto(`${product.url}/friends`);
    const dialog = page.getByRole("dialog", { name: `${announcement?.name} is here` });
    await cardOf(page, "Warm Fingers").waitFor();
    expect(await dialog.count()).toBe(0);
    await page.goto(`${product.url}/garage`);
    const told = page.waitForRequest("**/api/v2/pop-ups/seen");
    await dialog.getByText(`for you until ${formatLastDay(Number(announcement?.endStamp))}.`).waitFor();
    expect(await dialog.getByRole("link", { name: "See the season" }).getAttribute("href")).toBe("/season");
    expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Not now" }).press("Enter");
    expect((await told).postDataJSON()).toEqual({ keys: [announcement?.key] });
    await dialog.waitFor({ state: "detached" });
    await cardOf(page, "Warm Fingers").waitFor();
    await page.unrouteAll({ behavior: "wait" });
    await leave(page);
  });
});

describe("the announcement of an event", () => {
  it("shows its starter car and leads to the event", async () => {
    const racer = await newFullRacer(product, "Not_In_Yet");
    const { page } = await openPage(product, browser, racer, { path: "/redline.svg", viewport: SIZES.phone });
    const event = eventByID(1);
    const reader = { memberDays: 0, lastLogin: event?.startStamp as Stamp, events: new Set<never>() };
    const announcement = eventAnnouncement(reader, event?.startStamp as Stamp);
    await page.route("**/api/v2/pop-ups", async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, announcements: [announcement] } });
    });
    await page.goto(`${product.url}/garage`);
    const dialog = page.getByRole("dialog", { name: `${event?.name} is here` });
    await dialog.getByText(`until ${formatLastDay(Number(event?.endStamp))}.`).waitFor();
    expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
    const told = page.waitForRequest("**/api/v2/pop-ups/seen");
    await dialog.getByRole("link", { name: "See the event" }).click();
    expect((await told).postDataJSON()).toEqual({ keys: [announcement?.key] });
    await page.waitForURL("**/event");
    await page.unrouteAll({ behavior: "wait" });
    await leave(page);
  });
});

/** A roll of the dice at which a box holds a car. */
const CAR_IN_THE_BOX = 0.96;

describe("a car from the mystery box", () => {
  it("takes over the page, drives at once, and Escape leaves it in the garage", async () => {
    const racer = await newFullRacer(product, "Box_Winner");
    const { page } = await open(racer, "/garage");
    const { app } = product.services;
    const { dice } = app;
    Object.assign(app, { dice: () => CAR_IN_THE_BOX });
    // The box is opened, and its answer is lost: the page asks once more.
    await page.route(
      "**/api/v2/rewards/daily",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Open it" }).click();
    const stage = page.getByRole("dialog").filter({ hasText: "New car" });
    await stage.getByRole("button", { name: "Claim and Close" }).waitFor();
    await stage.getByRole("button", { name: "Equip" }).click();
    await stage.getByText("Equipped").waitFor();
    await page.keyboard.press("Escape");
    await stage.waitFor({ state: "detached" });
    const { user } = await racer.get(self);
    expect(user.mysteryBoxes).toBe(1);
    expect(user.carID).toBe(user.lastMysteryBox?.value);
    Object.assign(app, { dice });
    await leave(page);
  });
});
