import type { BrowserContext, Page } from "playwright";
import { expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { sendCash } from "#shared/contracts/economy/gifts.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, days, type Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { pressKeys, textOn, untilStage } from "../support/race-screen.ts";
import { newRacer, PASSWORD, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true });

async function newPlayer(username: string): Promise<Visitor> {
  const racer = await newRacer(product, username);
  await product.services.app.db
    .updateTable("users")
    .set({ membership: "gold", created_stamp: before(nowStamp(), days(30)), qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  return racer;
}

/** A page that is told what changes, and says whether it was loaded again. */
async function stay(page: Page, path: string): Promise<void> {
  const told = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => payload.includes("checked-in")));
  await page.goto(`${product.url}${path}`);
  await told;
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
}
const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => document.body.hasAttribute("data-same-page"));

/** A browser of a racer, and what its pages ask for their own parts. */
async function browserOf(racer: Visitor): Promise<{ page: Page; context: BrowserContext; asked: string[] }> {
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  const asked: string[] = [];
  page.context().on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/v2/self") asked.push(searchParams.get("parts") ?? "");
  });
  return { page, context: page.context(), asked };
}

/** What this browser keeps of its racer: header and pages show it from there. */
const keptCash = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem("redline-session") ?? '{"state":{}}') as {
      state: { user?: { money: number } };
    };
    return state.user?.money;
  });
async function untilCash(page: Page, cash: number): Promise<void> {
  await expect.poll(() => keptCash(page), { timeout: 60_000 }).toBe(cash);
}

it("cash that a gift brought stands on every page of the player, in another browser and beside, without loading again", async () => {
  const [giver, racer] = [await newPlayer("News_Giver"), await newPlayer("News_Taker")];
  const [first, other] = [await browserOf(racer), await browserOf(racer)];
  const beside = await first.context.newPage();
  await stay(first.page, "/gifts");
  for (const page of [beside, other.page]) {
    await stay(page, "/friends");
    await untilCash(page, 25_000);
  }
  await giver.get(sendCash, { params: { id: racer.userID }, body: { amount: 5_000, password: PASSWORD } });
  await first.page.getByRole("button", { name: "Collect it" }).click();
  for (const page of [beside, other.page]) {
    await untilCash(page, 30_000);
    expect(await isSamePage(page)).toBe(true);
  }
  expect(other.asked).not.toEqual([]);
  expect(other.asked.filter((parts) => !/^(?:wallet|counters|,)+$/.test(parts))).toEqual([]);
});

it("cash that a race earned stands on every page of the player, without loading again", async () => {
  const racer = await newPlayer("News_Racer");
  const [racing, looking] = [await browserOf(racer), await browserOf(racer)];
  await stay(looking.page, "/friends");
  await untilCash(looking.page, 25_000);
  await racing.page.goto(`${product.url}/race/News_Racer?graphics=plain`);
  await racing.page.getByRole("button", { name: "Start Race" }).click();
  await untilStage(racing.page, "racing");
  const dice = seededDice(7);
  const typist = personFrom({ ...TYPISTS.fast, wpm: [75, 90] }, dice);
  await pressKeys(racing.page, typedBy(typist, await textOn(racing.page), dice));
  await untilStage(racing.page, "over");
  await expect.poll(() => keptCash(looking.page), { timeout: 60_000 }).toBeGreaterThan(25_000);
  const cash = (await racer.get(self)).user.money;
  expect(cash).toBeGreaterThan(25_000);
  await untilCash(looking.page, cash);
  expect(await isSamePage(looking.page)).toBe(true);
});
