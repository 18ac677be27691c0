import type { Page } from "playwright";
import { expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { reportPlayer } from "#shared/server/conduct/report.ts";
import { perform } from "#shared/server/platform/work.ts";
import { appealRace } from "#shared/server/race/own-race.ts";
import { giveRole, NOBODY } from "#shared/server/roles/roles.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { machine, racedBy, type Typer } from "../support/typed-race.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true });
const { app } = product.services;

async function newModerator(username: string): Promise<Visitor> {
  const moderator = await newFullRacer(product, username);
  await perform(app, (work) => giveRole(work, moderator.userID as UserID, "moderator", NOBODY));
  return moderator;
}

const swift: Typer = (text, dice) =>
  typedBy(personFrom({ ...TYPISTS.fast, wpm: [128, 134] }, seededDice(5)), text, dice);

/** A race that waits, about which its racer asks a person. */
async function asks(racer: Visitor, typer: Typer) {
  const userID = racer.userID as UserID;
  const outcome = racedBy([{ userID, typer }], app.nowStamp(), 5);
  await perform(app, (work) => settleRace(work, outcome));
  const reward = app.db.selectFrom("race_rewards").select(["state", "cash"]).where("user_id", "=", userID);
  await expect.poll(async () => (await reward.executeTakeFirst())?.state, { timeout: 60_000 }).toBe("held");
  await perform(app, (work) => appealRace(work, outcome.raceID, userID));
  return { raceID: outcome.raceID, cash: (await reward.executeTakeFirstOrThrow()).cash };
}

const moneyOf = async (racer: Visitor) => (await racer.get(CALLS.self)).user.money;
const widthIsKept = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const decide = async (page: Page, decision: string, reason: string, deed: string): Promise<void> => {
  await page.getByRole("radio", { name: new RegExp(`^${decision}`) }).check();
  await page.getByRole("textbox", { name: "Reason" }).fill(reason);
  await page.getByRole("button", { name: decision, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: deed, exact: true }).click();
};

it("nothing waits for a moderator whose list is empty, and to everybody else the page isn't there", async () => {
  const { page } = await openPage(product, browser, await newModerator("Judge_Ed"), { path: "/moderation" });
  await page.getByRole("heading", { name: "Nothing waits" }).waitFor();
  await page.context().close();
  const racer = await openPage(product, browser, await newFullRacer(product, "No_Judge"), { path: "/moderation" });
  const lost = await racer.page.locator("main h1").innerText();
  await racer.page.goto(`${product.url}/no/such/road`);
  await racer.page.locator("main h1").waitFor();
  expect(await racer.page.locator("main h1").innerText()).toBe(lost);
  await racer.page.context().close();
});

it("a moderator watches a held race and releases it by keyboard, and its racer is paid and reads why", async () => {
  const [racer, moderator] = [await newFullRacer(product, "Quick_Honest"), await newModerator("Judge_Ann")];
  const { raceID, cash } = await asks(racer, swift);
  const before = await moneyOf(racer);
  const waits = await openPage(product, browser, racer, { path: `/fair-play/${raceID}` });
  await waits.page.getByRole("heading", { name: "A person is looking at this race" }).waitFor();

  const { page, problems } = await openPage(product, browser, moderator, { path: "/profile" });
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("link", { name: "Moderation" }).click();
  const first = page.getByRole("link", { name: /Quick_Honest/ });
  await first.getByText(/^1 race, up to 1\d\d(\.\d)? WPM · the racer asks$/).waitFor();
  await page.keyboard.press("j");
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Quick_Honest" }).waitFor();
  await page.getByText(`$${cash.toLocaleString("en")}`, { exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("link", { name: /^Watch the race/ }).click();
  await page.locator("[data-replay]").waitFor();
  expect(await page.getByRole("link", { name: "Race it again" }).count()).toBe(0);
  await page.getByRole("link", { name: "Back to the case" }).click();

  await page.getByRole("radio", { name: /^Release/ }).check();
  await page.getByRole("button", { name: "Release", exact: true }).click();
  await page.getByText("Say why, in words for the player.").waitFor();
  await page.getByRole("textbox", { name: "Reason" }).fill("It's your own typing. Well raced!");
  await page.getByRole("button", { name: "Release", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("This can't be undone.").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Look again" }).click();
  await page.getByRole("button", { name: "Release", exact: true }).click();
  await dialog.getByRole("button", { name: "Release and pay" }).click();
  await page.getByText("“It's your own typing. Well raced!”").waitFor();
  await page.getByText("@Judge_Ann").first().waitFor();
  const head = page.getByRole("heading", { name: "Quick_Honest" });
  await expect.poll(() => head.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole("link", { name: /Quick_Honest, / }).count()).toBe(0);

  await waits.page.getByRole("heading", { name: "You were right", exact: true }).waitFor();
  await waits.page.locator("main").getByText("It's your own typing. Well raced!").waitFor();
  await expect.poll(() => moneyOf(racer), { timeout: 60_000 }).toBe(before + cash);
  expect([...problems, ...waits.problems]).toEqual([]);
  await Promise.all([page.context().close(), waits.page.context().close()]);
});

it("a refused racer reads the reason that was picked; who decides second, on a phone, reads what was decided", async () => {
  const racer = await newFullRacer(product, "Quick_Program");
  const { raceID } = await asks(racer, machine);
  const before = await moneyOf(racer);
  const opened = [];
  for (const name of ["Judge_Bo", "Judge_Cy"]) {
    const { page, problems } = await openPage(product, browser, await newModerator(name), {
      path: "/moderation",
      viewport: SIZES.phone,
    });
    await page.getByRole("link", { name: /Quick_Program/ }).click();
    await page.getByRole("heading", { name: "Quick_Program" }).waitFor();
    await page
      .getByRole("row", { name: /Very even pauses/ })
      .first()
      .getByText(/^above /)
      .first()
      .waitFor();
    await page.getByRole("radio", { name: /^Refuse/ }).check();
    await page.getByLabel("Words to begin with").selectOption({ index: 1 });
    expect(await widthIsKept(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    opened.push({ page, problems });
  }
  const [first, second] = opened.map(({ page }) => page) as [Page, Page];
  await first.getByRole("button", { name: "Refuse", exact: true }).click();
  await first.getByRole("dialog").getByRole("button", { name: "Refuse for good" }).click();
  await first.getByText("@Judge_Bo").first().waitFor();
  await decide(second, "Release", "Paid, surely.", "Release and pay");
  await second.getByText("@Judge_Bo").first().waitFor();
  await expect.poll(() => second.getByRole("radio").count()).toBe(0);
  await second
    .getByRole("link", { name: /^(All cases|Next case)$/ })
    .last()
    .click();

  const reads = await openPage(product, browser, racer, { path: `/fair-play/${raceID}` });
  await reads.page.getByRole("heading", { name: "The result stands", exact: true }).waitFor();
  await reads.page.locator("main").getByText("These races were typed by a program").waitFor();
  expect(await moneyOf(racer)).toBe(before);
  expect(opened.flatMap(({ problems }) => problems).filter((problem) => !problem.includes("409"))).toEqual([]);
  await Promise.all([first, second, reads.page].map((page) => page.context().close()));
});

it("a report is answered by a mute that the player reads, and it's taken back on the same case", async () => {
  const [loud, other] = [await newFullRacer(product, "Loud_One"), await newFullRacer(product, "Calm_One")];
  await perform(app, (work) =>
    reportPlayer(work, other.userID as UserID, loud.userID as UserID, { reason: "unkind", note: "Over and over" }),
  );
  const { page, problems } = await openPage(product, browser, await newModerator("Judge_Di"), { path: "/moderation" });
  await page.getByRole("link", { name: /Loud_One/ }).click();
  await page.getByRole("blockquote").getByText("Over and over").waitFor();
  expect(await page.locator("main").innerText()).not.toContain("Calm_One");
  await page.getByRole("radio", { name: /^Ban/ }).check();
  await page.getByRole("radio", { name: "365 days" }).check();
  await page.getByRole("radio", { name: /^Mute/ }).check();
  expect(await page.getByRole("radio", { name: "1 day", exact: true }).isChecked()).toBe(true);
  await page.getByRole("radio", { name: "7 days" }).check();
  await page.getByRole("textbox", { name: "Reason" }).fill("Take a break, and be kind afterwards.");
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await page.getByRole("dialog").getByText("For 7 days.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Mute", exact: true }).click();
  await page.getByText("@Judge_Di").first().waitFor();

  const reads = await openPage(product, browser, loud, { path: "/profile#account" });
  await reads.page.locator("main").getByText("Take a break, and be kind afterwards.").first().waitFor();

  await page.getByRole("textbox", { name: "Reason" }).fill("All good again.");
  await page.getByRole("button", { name: "Take the mute back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
  await page.getByText("“All good again.”").first().waitFor();
  expect(await page.getByRole("textbox", { name: "Reason" }).count()).toBe(0);
  await page.getByRole("tab", { name: /^Weeks/ }).click();
  await page.getByRole("rowheader").first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
  await Promise.all([page, reads.page].map((each) => each.context().close()));
});
