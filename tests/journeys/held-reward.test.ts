import type { Page } from "playwright";
import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { perform } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { before, minutes, type Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, violationsOf } from "../support/browser.ts";
import { isUncovered } from "../support/layout.ts";
import { newFullRacer } from "../support/open-page.ts";
import { boardOn, pressKeys, textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { quickPerson, racedBy, type Typer } from "../support/typed-race.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true });

const RACES_BEFORE = 20;
/** Slow, and without a slip in all these races: after them a quick clean one looks unusual in two ways. */
const slow: Typer = (text) =>
  [...text].map((character, index) => ({ atMs: (index + 1) * 240, fairMs: (index + 1) * 240, character }));

/** An account with many races, which were assessed and paid long ago. */
async function newSlowRacer(username: string) {
  const racer = await newRacer(product, username);
  const userID = racer.userID as UserID;
  const { app } = product.services;
  for (let race = 1; race <= RACES_BEFORE; race++) {
    const outcome = racedBy([{ userID, typer: slow }], before(app.nowStamp(), minutes(2 * race)), race);
    await perform(app, (work) => settleRace(work, outcome));
  }
  const rewards = app.db.selectFrom("race_rewards").select("state").where("user_id", "=", userID);
  await expect.poll(() => rewards.where("state", "=", "due").execute()).toEqual([]);
  await app.db.updateTable("race_rewards").set({ state: "paid" }).where("user_id", "=", userID).execute();
  await app.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", userID)
    .execute();
  return racer;
}

const heldOf = (userID: UserID) =>
  product.services.app.db
    .selectFrom("race_rewards")
    .select("cash")
    .where("user_id", "=", userID)
    .where("state", "=", "held")
    .executeTakeFirst();

const fits = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  for (const name of ["Show your speed", "See why"]) {
    expect(await isUncovered(page.getByRole("link", { name }))).toBe(true);
  }
};

it("a reward that is held for signs says on the board itself that it is safe, and leads to what pays it", async () => {
  const racer = await newSlowRacer("Steady_Sal");
  const { page, problems } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/race/Steady_Sal?graphics=plain`);
  await page.getByRole("button", { name: "Start Race" }).click();
  await untilStage(page, "racing");
  await typeOn(page, await textOn(page));
  await untilStage(page, "over");
  await boardOn(page);

  await page.getByText("A few things were unusual").waitFor();
  const { cash = 0 } = (await heldOf(racer.userID as UserID)) ?? {};
  expect(cash).toBeGreaterThan(0);
  const money = `$${cash.toLocaleString("en")}`;
  await page.getByText(`${money} is safe. A few things were unusual, so show your speed once`).waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await violationsOf(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
  expect(await violationsOf(page, "main")).toEqual([]);

  await page.getByRole("link", { name: "See why" }).click();
  await page.getByRole("heading", { name: "Your reward is waiting for you" }).waitFor();
  await page.getByRole("button", { name: "Ask a person to check" }).waitFor();
  expect(await page.getByRole("button", { name: "Do the bot check" }).count()).toBe(0);
  expect(await violationsOf(page, "main")).toEqual([]);
  await page.getByRole("link", { name: "Show your speed" }).click();
  await page.getByRole("heading", { name: "Your reward is safe" }).waitFor();
  await page.getByText(money, { exact: true }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it("a reward that waits for a bot check is asked for on the board, and paid there once the box is ticked", async () => {
  const racer = await newFullRacer(product, "Checked_Chi");
  const { db } = product.services.app;
  await db
    .updateTable("users")
    .set({ captcha_reason: "default" })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  const { page, problems } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/race/Checked_Chi?graphics=plain`);
  await page.getByRole("button", { name: "Start Race" }).click();
  await untilStage(page, "racing");
  await pressKeys(page, quickPerson(3)(await textOn(page), seededDice(3)));
  await untilStage(page, "over");
  const board = await boardOn(page);
  await page.getByText("You've been logging in a lot in a short time.").waitFor();
  const cashOf = async (): Promise<number> => (await heldOf(racer.userID as UserID))?.cash ?? 0;
  await expect.poll(cashOf).toBeGreaterThan(0);
  const cash = await cashOf();
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await page.getByText("I'm a person, not a bot").click();
  await page.getByText("Validated! Play on.").waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText(`$${cash.toLocaleString("en")} paid`).waitFor();
  expect(await heldOf(racer.userID as UserID)).toBeUndefined();
  expect(await boardOn(page)).toEqual(board);
  expect(await page.locator("[data-same-page]").count()).toBe(1);
  expect(await page.getByRole("checkbox").count()).toBe(0);
  expect(await isUncovered(page.getByRole("button", { name: "Race Again" }))).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start Race" }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
