import { expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { newFullRacer, openHearing, openPage } from "../support/open-page.ts";
import { operatorReads } from "../support/operator.ts";
import { raceOnce } from "../support/person-racer.ts";
import { tablesOf } from "../support/product.ts";
import { linesOf, quickAt, typeTrial } from "../support/typed-trial.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(1) });
const { app } = product.services;

const WPM = 130;

const rewardsOf = ({ userID }: Visitor) =>
  app.db
    .selectFrom("race_rewards")
    .select(["race_id", "slot", "state", "cash"])
    .where("user_id", "=", userID as UserID)
    .orderBy("due_stamp")
    .execute();
const statesOf = async (racer: Visitor): Promise<readonly string[]> =>
  (await rewardsOf(racer)).map(({ state }) => state);
const moneyOf = async (racer: Visitor): Promise<number> => (await racer.get(self)).user.money;

/** Somebody quick whose first race at that speed waits. */
async function fastRacer(username: string, seed: number): Promise<{ racer: Visitor; cash: string; before: number }> {
  const racer = await newFullRacer(product, username);
  const before = await moneyOf(racer);
  await raceOnce(product.url, racer.token ?? "", quickAt(WPM, seed), seededDice(seed));
  await expect.poll(() => statesOf(racer)).toEqual(["held"]);
  const [reward] = await rewardsOf(racer);
  return { racer, cash: `$${(reward?.cash ?? 0).toLocaleString("en")}`, before };
}

it("an honest racer at 130 WPM is told that it was fast, wins the certificate and is paid at once", async () => {
  const { racer, cash, before } = await fastRacer("Swift_Sue", 5);
  const { page, problems } = await openHearing(product, browser, racer, { path: "/certificate" });
  await page.getByRole("heading", { name: "Wow, you're fast!" }).waitFor();
  await page.getByText("Faster than what counts right away").waitFor();
  await page.getByText(cash, { exact: true }).waitFor();
  expect(await violationsOf(page, "main")).toEqual([]);
  await page.getByRole("button", { name: "Show your speed" }).click();
  const field = page.getByRole("textbox", { name: "Type the line here" });
  const lines = await linesOf(product, racer.userID);
  expect(await field.evaluate((here) => here === document.activeElement)).toBe(true);
  expect(await violationsOf(page, "main")).toEqual([]);
  const pictures = await page
    .locator("main img")
    .evaluateAll((all) =>
      all.map((each) => [(each as HTMLImageElement).alt, (each as HTMLImageElement).src.split(":")[0]]),
    );
  expect(pictures).toEqual([
    ["A line to type, as a picture", "blob"],
    ["", "blob"],
  ]);
  const html = await page.content();
  expect(lines.filter((line) => html.includes(line))).toEqual([]);
  await typeTrial(page, lines, quickAt(WPM, 5));

  await page.locator('[data-end="won"]').waitFor();
  await page.getByText(`${cash} and `).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(await violationsOf(page, "main")).toEqual([]);
  await expect.poll(() => statesOf(racer)).toEqual(["paid"]);
  expect(await moneyOf(racer)).toBeGreaterThan(before);
  await page.getByRole("heading", { name: "Your certificates" }).waitFor();
  await page.getByText("Waiting for you, safe and sound").waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await page.context().close();

  await raceOnce(product.url, racer.token ?? "", quickAt(WPM, 5), seededDice(6));
  await expect.poll(() => statesOf(racer)).toEqual(["paid", "paid"]);
});

it("who can't see the pictures hears first that a person can look, asks by one key, and is paid when they agree", async () => {
  const { racer, before } = await fastRacer("Listens_Lou", 7);
  const { page, problems } = await openHearing(product, browser, racer, { path: "/certificate" });
  await page.getByRole("heading", { name: "Wow, you're fast!" }).waitFor();
  const said = await page.locator("main").innerText();
  expect(said.search(/a person can look at your races/i)).toBeGreaterThan(0);
  expect(said.search(/a person can look at your races/i)).toBeLessThan(said.search(/picture/i));
  const first = page.locator("main :is(a[href], button)").first();
  expect(await first.innerText()).toBe("Ask a person to check");
  await first.press("Enter");
  await page.getByText("A person is looking at it.").waitFor();
  expect(await violationsOf(page, "main")).toEqual([]);

  const [reward] = await rewardsOf(racer);
  const key = `${reward?.race_id}:${reward?.slot}`;
  expect(await operatorReads("appeals", product.services.databaseUrl, "list")).toContain(key);
  expect(await operatorReads("appeals", product.services.databaseUrl, "uphold", key)).toContain("Upheld.");
  await expect.poll(() => statesOf(racer)).toEqual(["paid"]);
  expect(await moneyOf(racer)).toBeGreaterThan(before);
  await page.getByRole("heading", { name: "All your races count" }).waitFor();
  await page.getByText("Races up to").first().waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it("a trial fits a phone, can be stopped, and a lost line costs nothing but another try", async () => {
  const { racer } = await fastRacer("Pocket_Pat", 9);
  const { page } = await openPage(product, browser, racer, { path: "/certificate", viewport: SIZES.phone });
  await page.getByRole("button", { name: "Show your speed" }).click();
  await page.locator('[data-phase="typing"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  const bottom = await page.getByRole("textbox").evaluate((here) => here.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(SIZES.phone.height / 2);
  await page.getByRole("button", { name: "Stop" }).click();
  const main = page.locator("[data-end]");
  await main.getByText("You stopped early, and that's fine.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");

  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator('[data-phase="typing"]').waitFor();
  await page.context().setOffline(true);
  await main.getByText("We lost the connection, so this try ended early.").waitFor();
  await page.context().setOffline(false);
  expect(await statesOf(racer)).toEqual(["held"]);

  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator('[data-phase="countdown"], [data-phase="typing"]').waitFor();
  await page
    .getByRole("link", { name: /Redline/ })
    .first()
    .click();
  await page.getByText("You left before the end").waitFor();
  await page.context().close();
});
