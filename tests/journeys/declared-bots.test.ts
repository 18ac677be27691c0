import { expect, it } from "vitest";

import { signInBot } from "#shared/contracts/account/bots.ts";
import type { UserID } from "#shared/ids.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { declared } from "../support/declared-bot.ts";
import { newFullRacer } from "../support/open-page.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { PASSWORD, Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

it("an account is declared a bot with its token shown once, and says so wherever its name stands", async () => {
  const racer = await newFullRacer(product, "Sprocket");
  const { page, problems } = await newPage(browser, { viewport: SIZES.phone });
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}/profile#bot`);
  const form = page.getByRole("form", { name: "Declare a bot" });
  await form.waitFor();
  await form.getByLabel("Type your username").fill("Sprocke");
  await form.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await form.getByRole("button", { name: "Declare this account a bot" }).click();
  await page.getByText("Type Sprocket exactly as it is.").waitFor();
  await form.getByLabel("Type your username").fill("Sprocket");
  await form.getByRole("button", { name: "Declare this account a bot" }).click();
  await page.getByText("Keep your bot's token").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const token = await page.locator("code").innerText();
  const program = new Visitor(product);
  const { user } = await program.get(signInBot, { body: { token } });
  expect(user).toMatchObject({ username: "Sprocket", isBot: true });

  await page.goto(`${product.url}/racer/Sprocket`);
  await page.locator("main").getByRole("link", { name: "Bot", exact: true }).click();
  await page.getByRole("heading", { name: "The ladder" }).waitFor();
  await page.getByText("The top step is free").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto(`${product.url}/profile#bot`);
  await page.getByRole("button", { name: "Make a new token" }).waitFor();
  expect(await page.getByText("Keep your bot's token").count()).toBe(0);
  await page.goto(`${product.url}/`);
  await page.locator("main").getByRole("link", { name: "The bots' ladder" }).waitFor();
  expect(await page.getByRole("link", { name: "Race with friends" }).count()).toBe(0);
  await page.goto(`${product.url}/race`);
  await untilStage(page, "racing");
  await typeOn(page, await textOn(page));
  await untilStage(page, "over");
  await page.getByText("Bots race for their ladder, not for cash.").waitFor();
  expect(await page.locator("table tbody tr").filter({ hasText: "You" }).innerText()).toMatch(/Bot/);
  // What asked as the session ended is refused, and asks again with the new one.
  expect(problems.filter((problem) => !problem.includes("401"))).toEqual([]);
});

it("anyone finds the ladder, whose places lead to the bots, and the documents for who writes one", async () => {
  for (const [nth, name] of ["Governor", "Flywheel", "Pendulum"].entries()) {
    const bot = await newFullRacer(product, name);
    await declared(bot);
    await product.services.app.db
      .insertInto("bot_scores")
      .values({ user_id: bot.userID as UserID, site: "type", played: 10 + nth * 1_234, speed: 212.34 - 60 * nth })
      .execute();
  }
  for (const size of ["desktop", "chromebook", "phone"] as const) {
    const { page, problems } = await newPage(browser, { viewport: SIZES[size] });
    await page.goto(`${product.url}/bots`);
    const rows = page.getByRole("table").getByRole("row");
    await rows.filter({ hasText: "Governor" }).waitFor();
    expect(await rows.nth(1).innerText()).toMatch(/1\s+Governor\s+Bot\s+212\.3/);
    expect(await violationsOf(page)).toEqual([]);
    const said = await page.request.get(
      `${product.url}${await page.getByRole("link", { name: "bot-client.ts" }).getAttribute("href")}`,
    );
    expect([said.status(), await said.text()]).toEqual([200, expect.stringContaining("/auth/login/bot")]);
    expect(problems).toEqual([]);
  }
});
