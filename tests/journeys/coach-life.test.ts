import { expect, it } from "vitest";

import { coachPlan } from "#shared/contracts/race/coach.ts";
import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { days } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { KEEPING, newPage } from "../support/browser.ts";
import { keepCosts, weakCosts } from "../support/coached.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney();
const PATIENT = { timeout: 60_000, interval: 300 };
/** About as quick as anybody: what is quicker counts for nothing. */
const KEY_MS = 50;
const SHOTS = process.env.SHOTS;

it("two weeks with the coach: drawn, practised, also without a connection, counted once, and told at the end", async () => {
  const { app } = product.services;
  const racer = await newRacer(product, "Coach_Life");
  const userID = racer.userID as UserID;
  await perform(app, (work) => keepCosts(work, userID, weakCosts()));
  const { page, problems } = await newPage(browser, KEEPING);
  const shot = async (name: string) => void (SHOTS && (await page.screenshot({ path: `${SHOTS}/${name}.png` })));
  await page.goto(`${product.url}/`);
  await enterAs(page, racer);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const open = () => page.goto(`${product.url}/practice?coach&graphics=plain`);
  const plan = () => racer.get(coachPlan);
  const round = async () => {
    await untilStage(page, "racing");
    await typeOn(page, await textOn(page), KEY_MS);
    await untilStage(page, "over");
  };

  await open();
  await page.getByRole("heading", { name: "5 pairs cost you time" }).waitFor();
  await shot("1-ready");
  await page.getByRole("button", { name: "Start two weeks" }).click();
  await page.getByRole("heading", { name: "Today's pairs" }).waitFor();
  const { fortnight } = await plan();
  expect([fortnight?.coached.length, fortnight?.left.length]).toEqual([2, 2]);
  await shot("2-under-way");
  await page.getByRole("button", { name: "Start" }).click();
  await untilStage(page, "racing");
  await shot("3-round");
  await round();
  await shot("4-board");
  await expect.poll(async () => (await plan()).fortnight?.days, PATIENT).toBe(1);
  const once = (await plan()).fortnight?.practisedMs ?? 0;
  expect(once).toBeGreaterThan(0);

  // The network goes, and the next round is kept.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Next text" }).click();
  await round();
  await shot("5-offline-board");
  expect((await plan()).fortnight?.practisedMs).toBe(once);
  await page.context().setOffline(false);
  await expect.poll(async () => (await plan()).fortnight?.practisedMs ?? 0, PATIENT).toBeGreaterThan(once);
  const both = (await plan()).fortnight?.practisedMs;
  await open();
  await page.getByRole("heading", { name: "Today's pairs" }).waitFor();
  await shot("6-again");
  expect((await plan()).fortnight?.practisedMs).toBe(both);

  // Two weeks later.
  const span = days(14) / 1_000;
  await app.db
    .updateTable("coach_fortnights")
    .set(({ eb }) => ({
      started_stamp: eb("started_stamp", "-", span as never),
      ends_stamp: eb("ends_stamp", "-", span as never),
    }))
    .where("user_id", "=", userID)
    .execute();
  await open();
  await page.getByRole("heading", { name: "Your two weeks are over" }).waitFor();
  await shot("7-over");
  await page.getByRole("button", { name: /more weeks/ }).click();
  await page.getByRole("heading", { name: "Today's pairs" }).waitFor();
  expect((await plan()).last?.days).toBe(1);
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|offline/.test(problem))).toEqual([]);
  await page.context().close();
});
