import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";

const { product, browser } = await beginJourney();

const CALL = "**/api/v2/support/report-bug";
const field = (page: Page) => page.getByRole("textbox", { name: "What went wrong?" });
const send = (page: Page) => page.getByRole("button", { name: "Send report" });
const filed = (what: string) =>
  product.services.app.db
    .selectFrom("bug_reports")
    .select(["reference", "user_id", "facts"])
    .where("what", "=", what)
    .execute();
const referenceOn = async (page: Page): Promise<string> =>
  (await page.locator("#report-bug strong .notranslate").textContent()) ?? "";

const FAR = 60;
/** Presses Tab until something has the keyboard. */
async function tabOn(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < FAR && !(await isThere()); count++) await page.keyboard.press("Tab");
  expect(await isThere()).toBe(true);
}

/** What stands beside each tick, as it would be sent. */
const shown = (page: Page) =>
  page.locator("#report-bug fieldset label").evaluateAll((labels) =>
    Object.fromEntries(
      labels.map((label) => {
        const [name, value] = label.querySelectorAll("span > span");
        return [name?.textContent ?? "", value?.textContent ?? ""];
      }),
    ),
  );

describe("a bug report", () => {
  it("is filed by a guest with the keyboard alone, with what is shown, and tells a reference", async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(`${product.url}/leaderboards`);
    await page.getByRole("link", { name: "Support" }).first().click();
    await field(page).waitFor();
    const before = await shown(page);
    expect(before).toMatchObject({ "Where you were before": "/leaderboards", Site: "type", Language: "en-US" });
    expect(before).not.toHaveProperty("Your username");
    await tabOn(page, field(page));
    await page.keyboard.type("The board stood still");
    await tabOn(page, page.getByRole("checkbox", { name: "Language" }));
    await page.keyboard.press("Space");
    await tabOn(page, send(page));
    await page.keyboard.press("Enter");
    await page.getByText(/^We've got your report/).waitFor();
    const [report, ...more] = await filed("The board stood still");
    expect(more).toEqual([]);
    expect(await referenceOn(page)).toBe(report?.reference);
    expect(report?.user_id).toBeNull();
    expect(new Set(Object.values(report?.facts ?? {}))).toEqual(
      new Set(Object.entries(before).flatMap(([name, value]) => (name === "Language" ? [] : [value]))),
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(report?.reference);
    await page.getByRole("button", { name: "Report another bug" }).press("Enter");
    expect(await field(page).inputValue()).toBe("");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("keeps what was written while the connection fails, and is filed once when it is back", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/support`);
    const what = "It stopped in the middle of a race";
    await field(page).fill(what);
    let tries = 0;
    await page.route(CALL, async (route) => {
      tries++;
      // The first is filed, and its answer lost.
      if (tries === 1) await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await page.getByText("We can't reach the server. Check your connection.").waitFor();
    expect(tries).toBe(2);
    expect(await field(page).inputValue()).toBe(what);
    await page.unroute(CALL);
    await send(page).click();
    await page.getByText(/^We've got your report/).waitFor();
    const reports = await filed(what);
    expect(reports.map(({ reference }) => reference)).toEqual([await referenceOn(page)]);
    await page.context().close();
  });

  it("keeps a draft as long as the tab, and drops it when it is sent", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/support`);
    await field(page).fill("A draft of a report");
    await page.reload();
    expect(await field(page).inputValue()).toBe("A draft of a report");
    await send(page).click();
    await page.getByText(/^We've got your report/).waitFor();
    await page.reload();
    expect(await field(page).inputValue()).toBe("");
    await page.context().close();
  });

  it.each(Object.entries(SIZES))("says what is missing at its field, and holds at %s", async (_name, viewport) => {
    const { page } = await newPage(browser, { viewport });
    await page.goto(`${product.url}/support`);
    await send(page).click();
    await page.getByText("Tell us what went wrong.").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("what");
    await field(page).fill("Hm");
    await page.getByText("Tell us a little more, so that we know where to look.").waitFor();
    await page.getByText(/Please don't write names/).waitFor();
    expect(await violationsOf(page, "#report-bug")).toEqual([]);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
    await page.context().close();
  });

  it("says whose it is only where the racer leaves that ticked, and never what was filled in at an address", async () => {
    const racer = await newFullRacer(product, "Reports_Bugs");
    const other = await newFullRacer(product, "Somebody_Else");
    const { page } = await openPage(product, browser, racer, { path: "/racer/Somebody_Else" });
    await page.getByRole("heading", { name: "Somebody_Else" }).first().waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await field(page).fill("Their garage is upside down");
    expect(await shown(page)).toMatchObject({
      "Where you were before": "/racer/:username",
      "Your username": "Reports_Bugs",
    });
    await send(page).click();
    await page.getByText(/^We've got your report/).waitFor();
    const [named] = await filed("Their garage is upside down");
    expect(named?.user_id).toBe(racer.userID as UserID);
    expect(JSON.stringify(named)).not.toContain(String(other.userID));
    expect(JSON.stringify(named)).not.toContain("Somebody_Else");
    await page.getByRole("button", { name: "Report another bug" }).click();
    await field(page).fill("Their garage is still upside down");
    await page.getByRole("checkbox", { name: "Your username" }).uncheck();
    await send(page).click();
    await page.getByText(/^We've got your report/).waitFor();
    expect(await filed("Their garage is still upside down")).toMatchObject([{ user_id: null }]);
    await page.context().close();
  });
});
