import type { Page } from "playwright";
import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { before, dayOf, days } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { pressKeys, textOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";
import { quickPerson } from "../support/typed-race.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(5) });

const goalsOn = (page: Page) => page.getByRole("list", { name: "What you have going" }).getByRole("listitem");

const areAtTable = (goals: readonly string[]): boolean => {
  const items = document.querySelectorAll<HTMLElement>(
    'main[data-stage="table"] [aria-label="What you have going"] li',
  );
  return [...items].map(({ innerText }) => innerText).join() === goals.join();
};

it("a racer sees what there is to go for at home and at the table, and what came of it on the board", async () => {
  const racer = await newRacer(product, "Goal_Getter");
  const { db } = product.services.app;
  const userID = racer.userID as UserID;
  const yesterday = before(nowStamp(), days(1));
  await db
    .insertInto("racing_stats")
    .values({ user_id: userID, site: "type", last_race_stamp: yesterday, last_day: dayOf(yesterday), streak_days: 4 })
    .execute();
  await db
    .updateTable("users")
    .set({ races_played: 16, qualifying_stamp: yesterday })
    .where("user_id", "=", userID)
    .execute();

  const { page, problems } = await newPage(browser);
  await page.goto(product.url);
  await enterAs(page, racer);
  await page.reload();
  const toCome = [
    "Race today to make it 5 days in a row",
    "Today's text is waiting for you",
    "4 more races for a nitro",
  ];
  await expect.poll(() => goalsOn(page).allInnerTexts()).toEqual(toCome);

  await page.goto(`${product.url}/race`, { waitUntil: "commit" });
  await page.waitForFunction(areAtTable, toCome);
  const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
  await untilStage(page, "racing");
  const keys = quickPerson(11)(await textOn(page), seededDice(4));
  await Promise.all([pressKeys(page, keys), ...others.map((other) => typeText(other, 110))]);
  const came = [
    "5 days in a row",
    expect.stringMatching(/^Best today \d+\.\d WPM$/),
    "That was today's text",
    "3 more races for a nitro",
  ];
  await expect.poll(() => goalsOn(page).allInnerTexts(), { timeout: 120_000 }).toEqual(came);
  expect(problems).toEqual([]);
  await page.context().close();
});
