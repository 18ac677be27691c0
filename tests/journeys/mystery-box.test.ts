import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { carByID } from "#shared/content/cars/catalog.ts";
import { self } from "#shared/contracts/account/auth.ts";
import { formatCount, formatMoney } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { BOX_ODDS, openBox } from "#shared/rules/rewards/box.ts";
import { DUPLICATE } from "#shared/rules/rewards/reward.ts";
import type { Stamp } from "#shared/units.ts";

import { launch, SIZES, violationsOf } from "../support/browser.ts";
import { newFullRacer, openHearing } from "../support/open-page.ts";
import { startProduct, type Product } from "../support/product.ts";
import type { Visitor } from "../support/visitor.ts";

let product: Product;
let browser: Browser;
/** What falls: by it a box decides what it holds. */
let roll = 0;
beforeAll(async () => {
  product = await startProduct({ withClient: true, dice: () => roll });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

const openGarage = async (racer: Visitor, viewport?: (typeof SIZES)[keyof typeof SIZES]): Promise<Page> =>
  (await openHearing(product, browser, racer, { path: "/garage", ...(viewport && { viewport }) })).page;

const boxOn = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Mystery box" }) });
const opener = (page: Page) => boxOn(page).getByRole("button", { name: "Open it" });
const waits = (page: Page) => boxOn(page).getByText("Next box in").first();

/** Until the box says what it held, and the keyboard is there. */
async function untilSaid(page: Page, title: string): Promise<void> {
  await boxOn(page).getByText(title, { exact: true }).first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(title);
}

/** What a box holds at a roll, in words. */
function titleAt(share: number): string {
  const held = openBox(() => share);
  if ("carID" in held) return carByID(held.carID)?.name ?? "";
  if ("nitros" in held) return formatCount(held.nitros, "nitro");
  return "cash" in held ? formatMoney(held.cash) : "";
}

/** The rolls at which each thing of the odds begins. */
const ROLLS = BOX_ODDS.map((_odds, at) => BOX_ODDS.slice(0, at).reduce((sum, { chance }) => sum + chance, 0) / 100);

describe("the daily box in the garage", () => {
  it("is opened by key, says what was in it, and every open tab has the money and the wait at once", async () => {
    const racer = await newFullRacer(product, "Box_Tabs");
    const [page, other] = [await openGarage(racer), await openGarage(racer, SIZES.phone)];
    await opener(other).waitFor();
    await boxOn(page).getByText("What can be inside").click();
    await boxOn(page).getByText("5 to 15 nitros").waitFor();
    await page.getByRole("button", { name: "Your mystery box is here" }).press("Enter");
    await page.locator("button:focus", { hasText: "Open it" }).press("Enter");
    await waits(page).waitFor();
    const { money } = (await racer.get(self)).user;
    await untilSaid(page, "$5,000");
    await boxOn(page).getByText("5 to 15 nitros").waitFor();
    await waits(other).waitFor();
    await other.getByRole("button", { name: "Your mystery box is here" }).waitFor({ state: "detached" });
    await boxOn(other)
      .getByText(/^In the last one: /)
      .waitFor();
    for (const each of [page, other]) {
      await each.reload();
      await waits(each).waitFor();
      expect(await opener(each).count()).toBe(0);
    }
    await page.getByText(formatMoney(money), { exact: true }).filter({ visible: true }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  it("shows each thing that it can hold, and leaves the keyboard there, also after a car that took over the page", async () => {
    const racer = await newFullRacer(product, "Box_Each");
    const page = await openGarage(racer);
    const dialog = page.getByRole("dialog");
    const open = async (share: number): Promise<void> => {
      roll = share;
      await product.services.app.db
        .updateTable("mystery_boxes")
        .set({ last_opened_stamp: 1 as Stamp })
        .where("user_id", "=", racer.userID as UserID)
        .execute();
      await page.reload();
      await opener(page).press("Enter");
    };
    const titles = ROLLS.map(titleAt);
    expect(titles).toEqual(["$5,000", "$10,000", "$30,000", "14 nitros", expect.stringMatching(/^\D+$/)]);
    for (const [at, title] of titles.entries()) {
      await open(ROLLS[at] ?? 0);
      if (at === titles.length - 1) {
        await dialog.getByRole("heading", { name: title }).waitFor();
        await dialog.getByRole("button", { name: "Claim and Close" }).press("Enter");
      }
      await untilSaid(page, title);
    }
    const [car = ""] = titles.slice(-1);
    await open(ROLLS.at(-1) ?? 0);
    await boxOn(page).getByText(`It held ${car}, which is in your garage already.`).waitFor();
    await untilSaid(page, formatMoney(DUPLICATE.fromBox));
    expect(await dialog.count()).toBe(0);
    expect((await racer.get(self)).user.mysteryBoxes).toBe(titles.length + 1);
    roll = 0;
    await page.context().close();
  });

  it("stays shut while the server is away, says so, and opens on the next try", async () => {
    const page = await openGarage(await newFullRacer(product, "Box_Away"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await opener(page).waitFor();
    await page.route("**/api/v2/rewards/daily", (route) => route.abort());
    await opener(page).click();
    await boxOn(page).getByText("It's still shut").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute("**/api/v2/rewards/daily");
    await opener(page).click();
    await waits(page).waitFor();
    await boxOn(page).getByText("It's still shut").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("shows what was in it, too, when the answer got lost on the way", async () => {
    const racer = await newFullRacer(product, "Box_Lost");
    const page = await openGarage(racer);
    await opener(page).waitFor();
    await page.route("**/api/v2/rewards/daily", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await opener(page).click();
    await boxOn(page).getByText("$5,000", { exact: true }).first().waitFor();
    await waits(page).waitFor();
    expect((await racer.get(self)).user.mysteryBoxes).toBe(1);
    await page.context().close();
  });
});
