import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { dismissAppeal } from "#shared/server/settlement/appeals.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { racedBy, type Typer } from "../support/typed-race.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const pasted: Typer = (text) => [...text].map((character, at) => ({ atMs: at, fairMs: at, character }));

it("who asks a person to look hears the answer on any page, and finds every report in the settings", async () => {
  const { app } = product.services;
  const racer = await newRacer(product, "Asks_Nicely");
  const outcome = racedBy([{ userID: racer.userID as UserID, typer: pasted }], app.nowStamp(), 5);
  await perform(app, (work) => settleRace(work, outcome));
  const { page, problems } = await newPage(browser, { viewport: SIZES.phone });
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/fair-play/${outcome.raceID}`);
  await page.getByRole("heading", { name: "This race ended early" }).waitFor();
  await page.getByRole("button", { name: "Ask a person to check" }).click();
  await page.getByRole("heading", { name: "A person is looking at this race" }).waitFor();

  await page.getByRole("link", { name: "All your reports" }).click();
  const reports = page.getByRole("listitem").filter({ hasText: /^Race of / });
  await reports.getByText("Being checked").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await perform(app, (work) => dismissAppeal(work, { raceID: outcome.raceID, slot: 0 }));
  const growl = page.locator('[aria-label="Notices"]');
  await growl.getByText("We took another look at your race").waitFor();
  await reports.getByText("Result stands").waitFor();
  await growl.getByRole("link", { name: "View" }).click();
  await page.getByRole("heading", { name: "The result stands" }).waitFor();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByRole("dialog", { name: "Notifications" }).getByText("We took another look at your race").waitFor();
  expect(problems).toEqual([]);
});
