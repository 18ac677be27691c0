import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { GOLD_SALE_2026 } from "#shared/content/promotions.ts";
import { duePopUps } from "#shared/contracts/goals/pop-ups.ts";
import { formatLongDay } from "#shared/format/dates.ts";
import type { UserID } from "#shared/ids.ts";
import { after, before, days, hours, type Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourneyAt } from "../support/begin-journey-at.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { moveClockOf } from "../support/moved-clock.ts";
import { newFullRacer } from "../support/open-page.ts";
import type { Visitor } from "../support/visitor.ts";

/** The morning of the sale's third day. */
const MORNING = after(GOLD_SALE_2026.startStamp, hours(57));
const { product, browser, movedMs, liveAt } = await beginJourneyAt(MORNING);
const { db } = product.services.app;

interface More {
  readonly membership?: "basic" | "gold";
  readonly gold_until_stamp?: Stamp;
}
/** Somebody who has raced for months, and was here yesterday. */
async function veteran(username: string, more: More = {}): Promise<Visitor> {
  const racer = await newFullRacer(product, username);
  await db
    .updateTable("users")
    .set({ created_stamp: before(MORNING, days(90)), previous_login_stamp: before(MORNING, days(1)), ...more })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  return racer;
}

type Size = (typeof SIZES)[keyof typeof SIZES];

/** A page of a racer, and whether it has asked what is due. */
async function open(racer: Visitor, path: string, viewport: Size = SIZES.chromebook) {
  const { page, problems } = await newPage(browser, { viewport });
  await moveClockOf(page, movedMs());
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  const asked = page.waitForResponse(/\/api\/v2\/pop-ups$/);
  await page.goto(product.url + path);
  await asked;
  return { page, problems };
}
const leave = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));
const sale = (page: Page) => page.getByRole("dialog", { name: "Gold sale: up to 30% off" });
const teaser = (page: Page) => page.getByRole("heading", { name: "Nitro Gold" });
const told = async (racer: Visitor) => (await racer.get(duePopUps)).promotions.map(({ key }) => key);

describe("the gold sale", () => {
  it.each(["desktop", "chromebook", "phone"] as const)(
    "is shown in the garage on a %s, and is closed for the day",
    async (size) => {
      const racer = await veteran(`Sale_On_${size}`);
      const { page, problems } = await open(racer, "/garage", SIZES[size]);
      await sale(page).getByText("A year of gold costs less until 31 December.").waitFor();
      for (const perk of GOLD_SALE_2026.perks) await sale(page).getByText(perk, { exact: true }).waitFor();
      expect(await sale(page).getByRole("link", { name: "Upgrade Now" }).getAttribute("href")).toBe("/store/gold");
      expect(await sale(page).getByRole("checkbox").count()).toBe(0);
      expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
      await expect.poll(() => told(racer)).toEqual([]);
      await sale(page).getByRole("button", { name: "Maybe later" }).press("Enter");
      await sale(page).waitFor({ state: "detached" });
      const { page: other } = await open(racer, "/garage");
      await teaser(other).waitFor();
      expect(await sale(other).count()).toBe(0);
      expect(problems).toEqual([]);
      await leave(page, other);
    },
  );

  it("waits for the garage: no other page tells of it, a race least of all", async () => {
    const racer = await veteran("Sale_Elsewhere");
    const { page } = await open(racer, "/shop");
    await teaser(page).waitFor();
    expect(await sale(page).count()).toBe(0);
    await leave(page);
    const { page: race } = await open(racer, "/race");
    await race.getByRole("main").waitFor();
    expect(await sale(race).count()).toBe(0);
    await leave(race);
    expect(await told(racer)).toEqual([GOLD_SALE_2026.key]);
  });

  it("leads to gold, and says no more that day", async () => {
    const racer = await veteran("Sale_Taken");
    const { page } = await open(racer, "/garage", SIZES.phone);
    await sale(page).getByRole("link", { name: "Upgrade Now" }).click();
    await page.waitForURL("**/store/gold");
    await sale(page).waitFor({ state: "detached" });
    expect(await told(racer)).toEqual([]);
    await leave(page);
  });
});

describe("gold that ends", () => {
  it("is said once, with the days that are left, and in the settings", async () => {
    const end = after(MORNING, days(12));
    const racer = await veteran("Gold_Ends", { membership: "gold", gold_until_stamp: end });
    const { page, problems } = await open(racer, "/garage", SIZES.phone);
    const prompt = page.getByRole("dialog", { name: "Your gold ends in 12 days" });
    await prompt.getByRole("link", { name: "Renew" }).waitFor();
    expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
    const heard = page.waitForResponse(/\/api\/v2\/pop-ups\/seen$/);
    await prompt.getByRole("button", { name: "Not now" }).press("Enter");
    await prompt.waitFor({ state: "detached" });
    await heard;
    expect(await told(racer)).not.toContain(`renewal:endsSoon:${end}`);
    await page.goto(`${product.url}/profile#gold`);
    await page.getByText(`You have gold until ${formatLongDay(end)}, for 12 more days.`).waitFor();
    expect(await page.getByRole("main").getByRole("link", { name: "Renew" }).getAttribute("href")).toBe("/store/gold");
    expect(problems).toEqual([]);
    await leave(page);
  });

  it("is said to who comes back long after it", async () => {
    const end = before(MORNING, days(200));
    const racer = await veteran("Gold_Long_Ago", { membership: "gold", gold_until_stamp: end });
    await db
      .updateTable("users")
      .set({ created_stamp: before(end, days(30)), previous_login_stamp: before(end, days(1)) })
      .where("user_id", "=", racer.userID as UserID)
      .execute();
    const { page } = await open(racer, "/garage");
    // A season began meanwhile, which is told first.
    const season = page.getByRole("dialog", { name: /is here$/ });
    await season.getByRole("button", { name: "Not now" }).click();
    const prompt = page.getByRole("dialog", { name: "Good to see you again" });
    await prompt.getByText(`Your gold ended on ${formatLongDay(end)}, while you were away.`).waitFor();
    await prompt.getByRole("button", { name: "Not now" }).click();
    await prompt.waitFor({ state: "detached" });
    expect(await page.getByRole("dialog").count()).toBe(0);
    await leave(page);
  });

  it("never comes with gold for life, which is given to friends", async () => {
    const racer = await veteran("Gold_For_Life", { membership: "gold" });
    const { page } = await open(racer, "/profile#gold");
    await page.getByText("You have gold for life. Thank you!").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Get Gold for a Friend" }).click();
    await page.waitForURL("**/friends");
    expect(await told(racer)).toEqual([]);
    await leave(page);
  });
});

describe("the card of gold", () => {
  it("is in the garage and the shop, until it is closed on one of them", async () => {
    const racer = await newFullRacer(product, "Card_Closed");
    const { page } = await open(racer, "/garage");
    await teaser(page).waitFor();
    for (const perk of ["Instant Nitro Cash", "Double cash per race", "The XCelsior car", "No ads"]) {
      await page.getByText(perk, { exact: true }).waitFor();
    }
    const { page: shop } = await open(racer, "/shop", SIZES.phone);
    await teaser(shop).waitFor();
    const heard = page.waitForResponse(/\/api\/v2\/pop-ups\/seen$/);
    await page.getByRole("button", { name: "Close: Nitro Gold" }).press("Enter");
    await teaser(page).waitFor({ state: "detached" });
    await heard;
    const asked = shop.waitForResponse(/\/api\/v2\/pop-ups$/);
    await shop.reload();
    await asked;
    await shop.getByRole("heading", { level: 1 }).waitFor();
    await teaser(shop).waitFor({ state: "detached" });
    expect((await racer.get(duePopUps)).teasers.map(({ kind }) => kind)).not.toContain("gold");
    await leave(page, shop);
  });
});

describe("a pupil", () => {
  it("is told nothing of gold, wherever they are", async () => {
    const racer = await veteran("Told_Nothing", { membership: "gold", gold_until_stamp: before(MORNING, days(2)) });
    await addMember(db, await addClass(db, { closed: [] }), racer.userID as UserID);
    for (const path of ["/garage", "/shop", "/profile", "/season"]) {
      const { page } = await open(racer, path, SIZES.phone);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.getByRole("dialog").count()).toBe(0);
      expect(await teaser(page).count()).toBe(0);
      expect(await page.locator("main a[href='/store/gold']").count()).toBe(0);
      await leave(page);
    }
  });
});

it("comes again at 17:00", async () => {
  const racer = await veteran("Sale_Again");
  const { page } = await open(racer, "/garage");
  await sale(page).getByRole("button", { name: "Maybe later" }).click();
  await sale(page).waitFor({ state: "detached" });
  await expect.poll(() => told(racer)).toEqual([]);
  await leave(page);
  await liveAt(after(MORNING, hours(8)));
  const { page: evening } = await open(racer, "/garage");
  await sale(evening).waitFor();
  expect(await sale(evening).count()).toBe(1);
  await leave(evening);
});
