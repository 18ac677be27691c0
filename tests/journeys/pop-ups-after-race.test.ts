import { expect, it } from "vitest";

import { seededDice } from "#shared/rules/chance.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { tablesOf } from "../support/product.ts";
import { pressKeys, textOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";
import { quickPerson } from "../support/typed-race.ts";
import { complete, earn } from "../support/winnings.ts";

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(5) });

it("what was won waits until race and board are left: nothing lies between a racer and the next race", async () => {
  const racer = await newFullRacer(product, "Board_Winner");
  const { page, problems } = await openPage(product, browser, racer, { path: "/race" });
  await untilStage(page, "table");
  const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
  await untilStage(page, "racing");
  await earn(product, racer, "Hello There", "A Present for You");
  await complete(product, racer, 1);
  const keys = quickPerson(11)(await textOn(page), seededDice(4));
  await Promise.all([pressKeys(page, keys), ...others.map((other) => typeText(other, 110))]);
  await untilStage(page, "over");
  const haul = page.getByRole("region", { name: "What this race brought" });
  await haul.getByRole("list", { name: "Achievements" }).waitFor();
  await page.waitForLoadState("networkidle");
  const [dialogs, cards] = [page.getByRole("dialog"), page.getByRole("article")];
  expect([await dialogs.count(), await cards.count()]).toEqual([0, 0]);
  await page.waitForFunction(() => document.activeElement?.textContent.startsWith("Race Again"));
  await page.keyboard.press("Enter");
  await untilStage(page, "table");
  await page.goto(`${product.url}/garage`);
  await page.getByRole("dialog", { name: /^(?:Keep it up|Almost there|Way to go)!$/ }).waitFor();
  await page.keyboard.press("Enter");
  await dialogs.waitFor({ state: "detached" });
  await cards.first().waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});
