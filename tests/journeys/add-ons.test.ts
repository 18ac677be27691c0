import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { ADD_ONS } from "../support/add-ons.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { PASSWORD } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(1) });

/** From the first page to the board, and into an account. */
async function visit(page: Page, username: string): Promise<void> {
  await page.goto(product.url);
  await page.getByRole("link", { name: "Race Now" }).first().click();
  await untilStage(page, "racing");
  await typeOn(page, await textOn(page), 45, 30);
  await untilStage(page, "over");
  await page.getByText("Result saved.").waitFor();
  await page.getByRole("link", { name: "Sign up" }).first().click();
  const form = page.getByRole("form", { name: "Sign up" });
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("checkbox", { name: /I agree/ }).check();
  await form.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/welcome");
  await page.getByRole("heading", { name: `Welcome, ${username}!` }).waitFor();
}

describe("a browser that", () => {
  it.each(Object.entries(ADD_ONS))("%s races from the first page to the board, and signs up", async (name, change) => {
    const { page, problems } = await newPage(browser, { reducedMotion: "no-preference" });
    await page.addInitScript(change);
    await visit(page, `Addon_${Object.keys(ADD_ONS).indexOf(name)}`);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("loads no fonts and no pictures races from the first page to the board, and signs up", async () => {
    const { page, problems } = await newPage(browser);
    await page.route(/\.(woff2?|svg|png|jpe?g|webp|ico)(\?|$)/, (route) => route.abort());
    await visit(page, "Addon_Bare");
    expect(problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
    await page.context().close();
  });
});
