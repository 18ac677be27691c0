import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { FAULT_WORDS } from "../../client/shell/states/fault.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilInRace, untilStage } from "../support/race-screen.ts";
import { FAILINGS, isRefusing, REFUSALS, refusingPage } from "../support/refusing-browser.ts";
import { PASSWORD } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(1) });

/** From wherever the race begins to the result that the server has taken. */
async function race(page: Page): Promise<void> {
  await untilStage(page, "racing");
  await typeOn(page, await textOn(page));
  await untilStage(page, "over");
  await page.getByText("Result saved.").waitFor();
}

describe.each(REFUSALS)("a browser whose features are %s", (refusal) => {
  it(
    "races from home to the board, as a guest and signed up, and loses nothing in its tab",
    { timeout: 400_000 },
    async () => {
      const { page, problems } = await refusingPage(browser, refusal);
      await page.goto(product.url);
      expect(await isRefusing(page)).toBe(true);
      await page.getByRole("link", { name: "Race Now" }).click();
      await race(page);
      await page.getByRole("link", { name: "Sign up" }).first().click();

      await page.getByText("You'll keep your race and your car.").waitFor();
      await page.getByText("This browser won't remember you").waitFor();
      const form = page.getByRole("form", { name: "Sign up" });
      await form.getByLabel("Username").fill(`Refused_${refusal}`);
      await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await form.getByRole("checkbox", { name: /I agree/ }).check();
      await form.getByRole("button", { name: "Sign Up" }).click();
      await page.waitForURL("**/welcome");
      await page.getByRole("link", { name: "Race Now" }).first().click();
      await race(page);
      await page.getByRole("link", { name: "Return to Garage" }).click();
      await page.getByRole("button", { name: /^Account of/ }).waitFor();
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );

  it("shows the page of a crash, and from it the way into a race", async () => {
    const { page } = await refusingPage(browser, refusal);
    await page.route("**/api/v2/players/Breaks_It", (route) => route.fulfill({ json: { success: true, player: {} } }));
    await page.route("**/api/v2/client-errors", (route) => route.abort());
    await page.goto(`${product.url}/racer/Breaks_It`);
    expect(await isRefusing(page)).toBe(true);
    await page.getByRole("heading", { name: FAULT_WORDS.bug.title }).waitFor();
    await page.getByRole("button", { name: FAULT_WORDS.bug.button }).click();
    await page.getByRole("heading", { name: FAULT_WORDS.bug.title }).waitFor();
    await page.getByRole("link", { name: "Race", exact: true }).click();
    await untilInRace(page);
    await page.context().close();
  });
});

describe.each(FAILINGS)("a browser whose features are %s", (failing) => {
  it("races from home to the board, and signs up", { timeout: 400_000 }, async () => {
    const { page, problems } = await refusingPage(browser, failing);
    await page.goto(product.url);
    await page.getByRole("link", { name: "Race Now" }).click();
    await race(page);
    await page.getByRole("link", { name: "Sign up" }).first().click();
    const form = page.getByRole("form", { name: "Sign up" });
    await form.getByLabel("Username").fill(`Failing_${FAILINGS.indexOf(failing)}`);
    await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await form.getByRole("checkbox", { name: /I agree/ }).check();
    await form.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL("**/welcome");
    await page.goto(`${product.url}/shop`);
    await page.locator("main img, main svg").first().waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
