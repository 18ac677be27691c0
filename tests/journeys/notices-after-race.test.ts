import { expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { inviteToRace } from "#shared/server/friends/race-news.ts";
import { perform } from "#shared/server/platform/work.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newFullRacer, openPage, untilHears } from "../support/open-page.ts";
import { tablesOf } from "../support/product.ts";
import { pressKeys, textOn, untilStage } from "../support/race-screen.ts";
import { quickPerson } from "../support/typed-race.ts";

const PHONE = { width: 390, height: 844 };
const NOTICES = '[aria-label="Latest notices"]';

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(1) });

it("notices that waited during a race come on a phone after the money, one at a time, and none of a race that is over", async () => {
  const [racer, ada, ben, host] = await Promise.all(
    ["Waits_For_It", "Says_Yes", "Says_Yes_Too", "Left_Again"].map((name) => newFullRacer(product, name)),
  );
  if (!racer || !ada || !ben || !host) throw new Error("nobody came");
  const to = ({ userID }: typeof racer) => ({ params: { id: userID }, body: {} });
  for (const friend of [ada, ben, host]) await racer.get(CALLS.requestFriend, to(friend));
  await host.get(CALLS.acceptFriend, to(racer));

  const { page, problems } = await openPage(product, browser, racer, { viewport: PHONE, path: "/redline.svg" });
  await page.addInitScript((notices) => {
    const seen = { most: 0, wasEarly: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.querySelectorAll(`${notices} :not([data-ending-style]) > * > h2`).length;
      seen.most = Math.max(seen.most, shown);
      const isOn = document.querySelector("main:is([data-stage=countdown], [data-stage=racing])") !== null;
      seen.wasEarly ||= shown > 0 && (isOn || document.body.innerText.includes("Cash and XP come in"));
    }).observe(document, { childList: true, subtree: true });
  }, NOTICES);
  const hears = untilHears(page);
  await page.goto(`${product.url}/race?graphics=plain`);
  await hears;
  await untilStage(page, "racing");
  for (const friend of [ada, ben]) await friend.get(CALLS.acceptFriend, to(racer));
  await perform(product.services.app, (work) =>
    inviteToRace(work, host.userID as UserID, [racer.userID as UserID], "type"),
  );
  await pressKeys(page, quickPerson(11)(await textOn(page), seededDice(4)));
  await untilStage(page, "over");

  const notices = page.locator(NOTICES);
  for (const name of ["Says_Yes", "Says_Yes_Too"]) {
    await notices.getByText(`${name} is now your friend`, { exact: true }).waitFor();
    await notices.getByRole("button", { name: "Close" }).click();
  }
  await expect.poll(() => notices.getByRole("heading").count()).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ most: 1, wasEarly: false });
  expect(problems).toEqual([]);
  await page.context().close();
});
