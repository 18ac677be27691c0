import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import type { Board } from "#shared/rules/boards.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { makeBoards } from "#shared/server/boards/make.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { didOn } from "../support/board-scores.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ env: { SITE: "math" } });
const { app } = product.services;

let racer: Visitor;
/** Two racers of the harbour and one of the canyon; the visitor is the second of them in a lesson. */
beforeAll(async () => {
  racer = await newFullRacer(product, "Harbour_Racer");
  const mate = await newFullRacer(product, "Harbour_Mate");
  const other = await newFullRacer(product, "Canyon_Racer");
  const [own, first, abroad] = [racer.userID, mate.userID, other.userID] as [UserID, UserID, UserID];
  await app.db.updateTable("users").set({ world_id: 2 }).where("user_id", "=", abroad).execute();
  const period = periodOf("week", app.nowStamp()) ?? 0;
  const week: Board = { kind: "points", group: "racers", span: "week", period, site: "math" };
  for (const [nth, id] of [abroad, own, first].entries()) {
    await didOn(app.db, week, id, { points: 900 - nth * 100, ranked: 5, speedSum: 100 });
    await didOn(app.db, { ...week, part: "lesson:money_1" }, id, { points: 300 + nth, ranked: 2, speedSum: 40 });
  }
  await makeBoards(app);
});

const rows = (page: Page) => page.locator("tbody tr");
const part = (page: Page) => page.getByRole("combobox", { name: "World or lesson" });
const namesOn = async (page: Page) =>
  (await rows(page).allTextContents()).map((row) => /[A-Z]\w+_\w+?r|[A-Z]\w+_Mate/.exec(row)?.[0]);

describe("the boards of worlds and lessons", () => {
  it.each(Object.entries(SIZES))("are chosen by keys, one's own world first, %s", async (_name, viewport) => {
    const { page, problems } = await openPage(product, browser, racer, { path: "/leaderboards", viewport });
    await expect.poll(() => rows(page).count()).toBe(3);
    const offered = await part(page).locator("option").allTextContents();
    expect(offered.slice(0, 3)).toEqual(["Everyone", "Your world: Harbour", "Canyon"]);
    expect(offered).toContain("Lesson: Coins");
    await page.getByRole("radio", { name: "Everyone" }).focus();
    await page.keyboard.press("Tab");
    expect(await part(page).evaluate((select) => select === document.activeElement)).toBe(true);
    for (const key of ["Space", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await page.waitForURL("**/leaderboards?part=world%3A1");
    await page.getByText("You are number 1 of 2.").waitFor();
    expect(await namesOn(page)).toEqual(["Harbour_Racer", "Harbour_Mate"]);
    await page.getByText("Only racers of Harbour stand here.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("stay in the address; a lesson has an order of its own, and of another world one hears how to get there", async () => {
    const { page, problems } = await openPage(product, browser, racer, {
      path: "/leaderboards?part=lesson%3Amoney_1",
    });
    await page.getByText("You are number 2 of 3.").waitFor();
    expect(await namesOn(page)).toEqual(["Harbour_Mate", "Harbour_Racer", "Canyon_Racer"]);
    await page.getByText("XP from public races in Coins.").waitFor();
    await part(page).selectOption({ label: "Canyon" });
    await page.waitForURL("**/leaderboards?part=world%3A2");
    await page.getByText("You're in another world.").waitFor();
    expect(await namesOn(page)).toEqual(["Canyon_Racer"]);
    await page.reload();
    await page.getByText("You're in another world.").waitFor();
    expect(await part(page).inputValue()).toBe("world:2");
    await part(page).selectOption({ label: "Lesson: Counting" });
    await page.getByText("One public race in Counting this week, and you're on the board.").waitFor();
    await page.getByText("The first place is free").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("radio", { name: "Teams", exact: true }).click();
    await page.waitForURL("**/leaderboards?group=teams");
    await expect.poll(async () => [await part(page).isDisabled(), await part(page).inputValue()]).toEqual([true, ""]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("are open to guests, to whom no world is their own", async () => {
    const { page } = await newPage(browser, {});
    await page.goto(`${product.url}/leaderboards?part=world:2`);
    await rows(page).first().getByText("Canyon_Racer").waitFor();
    expect(await page.getByText("Your world").count()).toBe(0);
    expect(await page.getByText("You're in another world.").count()).toBe(0);
    await page.goto(`${product.url}/leaderboards?part=world:99`);
    await expect.poll(() => rows(page).count()).toBe(3);
    await page.context().close();
  });
});
