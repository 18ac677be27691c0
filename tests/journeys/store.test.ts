import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { signIn } from "#shared/contracts/account/sign-in.ts";
import { CALLS } from "#shared/contracts/calls.ts";
import { ownOrders, storeProducts } from "#shared/contracts/economy/store.ts";
import { formatLongDay } from "#shared/format/dates.ts";
import { formatMoney } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { after, days, type Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourneyAt } from "../support/begin-journey-at.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { moveClockOf } from "../support/moved-clock.ts";
import { newFullRacer, untilHears } from "../support/open-page.ts";
import { PASSWORD, Visitor } from "../support/visitor.ts";

/** In the days of a sale. */
const MOMENT = (Date.UTC(2026, 11, 20, 12) / 1_000) as Stamp;
const { product, browser, movedMs, liveAt } = await beginJourneyAt(MOMENT);
const { app } = product.services;

/** A browser of a racer, on a page that hears of what changes elsewhere. */
async function open(racer: Visitor, path: string, viewport = SIZES.chromebook as { width: number; height: number }) {
  const { page } = await newPage(browser, { viewport });
  await moveClockOf(page, movedMs());
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  const hears = untilHears(page);
  await page.goto(product.url + path);
  await hears;
  return page;
}

/** Somebody who is old enough to buy. */
async function newBuyer(name: string): Promise<Visitor> {
  const racer = await newFullRacer(product, name);
  await racer.get(CALLS.answerAge, { body: { yearOfBirth: 1980 } });
  return racer;
}

const dialog = (page: Page) => page.locator("[role=dialog][data-open]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const moneyOf = async (racer: Visitor): Promise<number> => (await racer.get(self)).user.money;
const untilWords = (page: Page, until: Stamp) =>
  page.getByText(`Your gold runs until ${formatLongDay(until)}.`).waitFor();

/** From the store to the checkout. */
async function order(page: Page, button: string, words?: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  const ask = dialog(page);
  await ask.getByText("Ask the person who pays before you go on.").waitFor();
  const go = ask.getByRole("button", { name: "Go to the checkout" });
  expect(await go.getAttribute("aria-disabled")).toBe("true");
  if (words !== undefined) await ask.getByLabel("Your words with it").fill(words);
  await ask.getByLabel("The person who pays said yes").check();
  await ask.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await go.click();
  await page.getByRole("heading", { name: "A checkout to try" }).waitFor();
}
const pay = (page: Page) => page.getByRole("button", { name: "Pay", exact: true }).click();

async function befriend(one: Visitor, other: Visitor): Promise<void> {
  const both = [one.userID, other.userID] as [UserID, UserID];
  await app.db
    .insertInto("friendships")
    .values(both.map((user_id, at) => ({ user_id, friend_id: both[1 - at] as UserID, since_stamp: 1 as never })))
    .execute();
}

describe("the store", () => {
  it("sells gold, which a second tab and another device show at once, renews it, and has it for life", async () => {
    const racer = await newBuyer("Store_Ada");
    const page = await open(racer, "/store/gold");
    await page.getByText("You race without gold.").waitFor();
    await page.getByText("This site takes no real money").waitFor();
    await page.getByText("At this price up to and including 31 December.").waitFor();
    await page.getByText("30% off").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const tab = await page.context().newPage();
    await tab.goto(`${product.url}/store/gold`);
    await tab.getByText("You race without gold.").waitFor();
    const phone = await open(racer, "/store/gold", SIZES.phone);
    await phone.getByText("You race without gold.").waitFor();
    expect(await violationsOf(phone)).toEqual([]);

    await page.getByRole("button", { name: "Upgrade 30 days of gold" }).click();
    await dialog(page).getByLabel("The person who pays said yes").check();
    expect(await violationsOf(page)).toEqual([]);
    await dialog(page).getByLabel("Your password", { exact: true }).fill("not the password");
    await page.keyboard.press("Enter");
    await dialog(page).getByText("That's not your password.").waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await order(page, "Upgrade 30 days of gold");
    await pay(page);
    await heading(page, "Thank you!").waitFor();
    await page.getByText("$250,000 of game cash").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const each of [tab, phone]) {
      await each.getByRole("button", { name: "Renew 30 days of gold" }).waitFor();
      await each.getByText("30 days of gold", { exact: true }).last().waitFor();
    }
    const first = (await racer.get(self)).user.goldUntil ?? (0 as Stamp);
    await untilWords(phone, first);

    await order(tab, "Renew 30 days of gold");
    await pay(tab);
    await heading(tab, "Thank you!").waitFor();
    await untilWords(phone, after(first, days(30)));
    await order(phone, "Renew Gold for life");
    await pay(phone);
    await heading(phone, "Thank you!").waitFor();
    await tab.goto(`${product.url}/store/gold`);
    await tab.getByText("You have gold for life.").waitFor();
    await tab.getByRole("link", { name: "Get Gold for a Friend" }).click();
    await heading(tab, "Friends").waitFor();
    expect(await moneyOf(racer)).toBe(25_000 + 3 * 250_000);
    await Promise.all([page, phone].map((each) => each.context().close()));
  });

  it("says that nothing was charged after a card was declined or the checkout was left; what was paid goes back unused", async () => {
    const racer = await newBuyer("Store_Ben");
    const page = await open(racer, "/store/gold");
    await order(page, "Upgrade A year of gold");
    await page.getByText("US$20.99").waitFor();
    await page.getByRole("button", { name: "Have the card declined" }).click();
    await page.getByText("The card was declined. Nothing was taken.").waitFor();
    await page.getByRole("link", { name: "Go away without paying" }).click();
    await page.getByText("Nothing was charged").waitFor();
    await page.getByRole("main").getByText("Waits for payment").waitFor();
    await page.getByRole("link", { name: "A year of gold" }).click();
    await heading(page, "We're waiting for the payment").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await moneyOf(racer)).toBe(25_000);

    await page.goto(`${product.url}/store/gold`);
    await order(page, "Upgrade 30 days of gold");
    await page.getByRole("button", { name: "Pay, and let the money take its time" }).click();
    await heading(page, "We're waiting for the payment").waitFor();
    const checkout = await page.context().newPage();
    await page.goBack();
    await checkout.goto(page.url());
    await checkout.getByRole("button", { name: "The money arrives" }).click();
    await page.goForward();
    await heading(page, "Thank you!").waitFor();
    await page.context().close();

    await liveAt(after(MOMENT, days(3)));
    const back = new Visitor(product);
    await back.get(signIn, { body: { username: "Store_Ben", password: PASSWORD } });
    const later = await open(back, "/store/gold#orders");
    await later.getByText("In the last 30 days you spent US$4.99.").waitFor();
    await later.getByRole("button", { name: "Give back 30 days of gold" }).click();
    await dialog(later).getByText("US$4.99 goes back in full").waitFor();
    await dialog(later).getByRole("button", { name: "Give it back" }).click();
    await later.getByRole("main").getByText("Given back", { exact: true }).waitFor();
    await later.getByRole("button", { name: "Upgrade 30 days of gold" }).waitFor();
    await later.getByText("In the last 30 days you spent US$0.00.").waitFor();
    expect(await moneyOf(back)).toBe(25_000);
    await later.context().close();
  });

  it("lets a friend have gold with a few words: they hear of it and have it at once", async () => {
    const [ada, ben] = [await newBuyer("Store_Cleo"), await newBuyer("Store_Dan")];
    await befriend(ada, ben);
    const his = await open(ben, "/store/gold");
    const hers = await open(ada, "/friends");
    await hers.getByRole("button", { name: "More about Store_Dan" }).click();
    await hers.getByRole("menuitem", { name: "Give gold" }).click();
    await heading(hers, "Gold for Store_Dan").waitFor();
    expect(await violationsOf(hers)).toEqual([]);
    await order(hers, "Give 30 days of gold", "For all the races!");
    await pay(hers);
    await heading(hers, "Thank you!").waitFor();
    await hers.getByText("Your gift is with Store_Dan:").waitFor();
    await hers.getByText("For all the races!").waitFor();
    await his.getByText("Store_Cleo gave you gold").waitFor();
    await his.getByRole("button", { name: "Renew 30 days of gold" }).waitFor();
    expect(await moneyOf(ben)).toBe(25_000 + 250_000);
    await Promise.all([hers, his].map((each) => each.context().close()));
  });

  it("sells game cash by way of the shop, and to a pupil of a class none of it is there", async () => {
    const racer = await newBuyer("Store_Eve");
    const page = await open(racer, "/shop");
    await page.getByRole("link", { name: "See cash" }).click();
    await page.getByRole("heading", { name: "Game cash" }).waitFor();
    await order(page, "Buy A stack of cash");
    await pay(page);
    await heading(page, "Thank you!").waitFor();
    await page.getByText(`${formatMoney(200_000)} of game cash`).waitFor();
    expect(await moneyOf(racer)).toBe(225_000);
    const { orders } = await racer.get(ownOrders);
    expect(orders.map(({ SKU, state }) => [SKU, state])).toEqual([["cash_200k", "given"]]);

    await addMember(app.db, await addClass(app.db), racer.userID as UserID);
    await page.goto(`${product.url}/store/gold`);
    await heading(page, "Oops! Are you lost, racer?").waitFor();
    await page.goto(`${product.url}/shop`);
    await heading(page, "Shop").waitFor();
    expect(await page.getByRole("link", { name: "See cash" }).count()).toBe(0);
    expect((await racer.get(storeProducts, { body: {} })).products).toEqual([]);
    await page.context().close();
  });

  it("asks whoever hasn't said how old they are, and sends a child to a parent, without a price", async () => {
    const [unasked, child] = [await newFullRacer(product, "Store_Una"), await newFullRacer(product, "Store_Kid")];
    await child.get(CALLS.answerAge, { body: { yearOfBirth: 2017 } });
    for (const [racer, title, label] of [
      [unasked, "One question before real money", "Answer in My Settings"],
      [child, "Ask a parent first", "Give a parent's address"],
    ] as const) {
      const page = await open(racer, "/store/gold", SIZES.phone);
      await page.getByText(title).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.getByRole("main").innerText()).not.toMatch(/US\$[1-9]/);
      await page.getByRole("link", { name: label }).click();
      await page.getByRole("heading", { level: 1, name: "My Settings" }).waitFor();
    }
  });
});
