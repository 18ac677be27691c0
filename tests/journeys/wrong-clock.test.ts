import type { Page } from "playwright";
import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { openDailyBox } from "#shared/server/box/open.ts";
import { perform } from "#shared/server/platform/work.ts";
import { days } from "#shared/units.ts";

import { keptUser, typeLogIn } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { PageClock } from "../support/page-clock.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import type { Visitor } from "../support/visitor.ts";

const SENTENCE =
  "Your computer's date or time is incorrect. Please set it correctly, then come back. We'll wait for you!";
const OFF = [
  ["ahead", days(2)],
  ["behind", days(-2)],
] as const;

const { product, browser } = await beginJourney({ tableTimes: tablesOf(1), withWorkers: true });

/** What the page said in dialogs of the browser. */
function saidOn(page: Page): string[] {
  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}

/** Today's box is open: the next one comes tomorrow. */
const emptyBox = ({ userID }: Visitor): Promise<unknown> =>
  perform(product.services.app, (work) => openDailyBox(work, userID as UserID, () => 0));

const boxOn = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Mystery box" }) });

async function raceOn(page: Page): Promise<void> {
  await untilStage(page, "racing");
  await typeOn(page, await textOn(page));
  await page.locator('main:is([data-stage="done"], [data-stage="over"])').waitFor();
}

it.each(OFF)("a log-in with the clock two days %s shows both times once, and then all goes on", async (name, offMs) => {
  const racer = await newFullRacer(product, `Logs_In_${name}`);
  await emptyBox(racer);
  const { page, problems } = await newPage(browser);
  const said = saidOn(page);
  await PageClock.of(page, offMs);
  await page.goto(`${product.url}/login`);
  await typeLogIn(page, `Logs_In_${name}`);
  await page.waitForURL("**/login#computer-time/**");
  await page.getByText("Your computer's clock is wrong").waitFor();
  expect(await page.locator("main dd").count()).toBe(2);
  expect(said).toEqual([SENTENCE]);
  await page.getByRole("button", { name: "My clock is right now" }).click();
  await boxOn(page).getByText("Next box in").first().waitFor();
  expect(await boxOn(page).getByRole("button", { name: "Open it" }).count()).toBe(0);
  await page.goto(product.url);
  await page.goto(`${product.url}/race?graphics=plain`);
  await raceOn(page);
  expect((await keptUser(page))?.userID).toBe(racer.userID);
  expect([said, problems]).toEqual([[SENTENCE], []]);
  await page.context().close();
});

it.each(OFF)("a clock that is set two days %s under an open page ends nothing", async (name, offMs) => {
  const racer = await newFullRacer(product, `Sets_Clock_${name}`);
  await emptyBox(racer);
  const { page, problems } = await openPage(product, browser, racer, { path: "/redline.svg" });
  const said = saidOn(page);
  const clock = await PageClock.of(page);
  await page.goto(`${product.url}/garage`);
  await boxOn(page).getByText("Next box in").first().waitFor();
  await clock.set(offMs);
  await page.waitForURL("**/login#computer-time/**");
  await page.getByRole("button", { name: "My clock is right now" }).click();
  await boxOn(page).getByText("Next box in").first().waitFor();
  await clock.set(0);
  await page.reload();
  await boxOn(page).getByText("Next box in").first().waitFor();
  expect((await keptUser(page))?.userID).toBe(racer.userID);
  expect([said, problems]).toEqual([[SENTENCE], []]);
  await page.context().close();
});

it.each(OFF)("a clock that is set two days %s in a race leaves the race alone", async (name, offMs) => {
  const racer = await newFullRacer(product, `Races_On_${name}`);
  const { page, problems } = await openPage(product, browser, racer, { path: "/redline.svg" });
  const said = saidOn(page);
  const clock = await PageClock.of(page);
  await page.goto(`${product.url}/race?graphics=plain`);
  await untilStage(page, "racing");
  await clock.set(offMs);
  await raceOn(page);
  expect((await keptUser(page))?.userID).toBe(racer.userID);
  expect([said, problems]).toEqual([[], []]);
  await page.context().close();
});
