import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/auth.ts";
import { formatMoney } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { perform } from "#shared/server/platform/work.ts";

import { launch, SIZES, violationsOf } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
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

const openGarage = async (racer: Visitor, viewport?: (typeof SIZES)[keyof typeof SIZES]): Promise<Page> =>
  (await openPage(product, browser, racer, { path: "/garage", ...(viewport && { viewport }) })).page;

const boxOn = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Mystery box" }) });
const opener = (page: Page) => boxOn(page).getByRole("button", { name: "Open it" });
const waits = (page: Page) => boxOn(page).getByText("Next box in").first();

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
    const { user } = await racer.get(self);
    const { lastMysteryBox: found, money } = user;
    if (found?.type === "money")
      await boxOn(page).getByText(formatMoney(found.value), { exact: true }).first().waitFor();
    // One box of twenty holds a car, which takes over the page.
    if (found?.type === "car") await page.getByRole("button", { name: "Claim and Close" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("P");
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
      await perform(product.services.app, (work) => openDailyBox(work, racer.userID as UserID, () => 0));
      await route.abort();
    });
    await opener(page).click();
    await boxOn(page).getByText("$5,000", { exact: true }).first().waitFor();
    await waits(page).waitFor();
    expect((await racer.get(self)).user.mysteryBoxes).toBe(1);
    await page.context().close();
  });
});
