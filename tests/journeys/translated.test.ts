import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { UserID } from "#shared/ids.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { newFullRacer } from "../support/open-page.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { exposedOn, TRANSLATED, translateEverything } from "../support/translator.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(1) });

async function translatedPage(): Promise<{ page: Page; problems: string[] }> {
  const opened = await newPage(browser);
  await translateEverything(opened.page.context());
  return opened;
}

/** Follows a link of the page, without loading it anew. */
const walkTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

const untilTranslated = (page: Page): Promise<void> => page.locator("main font").first().waitFor();

describe("a page that a translator rewrites while it is used", () => {
  it("drives a race from the first page to the board, with its text as it is", async () => {
    const { page, problems } = await translatedPage();
    await page.goto(product.url);
    await untilTranslated(page);
    await page.getByRole("link", { name: "Race Now" }).first().click();
    await untilStage(page, "racing");
    const text = await textOn(page);
    expect(text).not.toContain(TRANSLATED);
    const shown = await page
      .locator("[data-character]")
      .evaluateAll((all) => all.map((each) => each.textContent).join(""));
    expect(shown.replaceAll("\n", " ")).toBe(text);
    expect(await exposedOn(page, [text.slice(0, 20)])).toEqual([]);
    await typeOn(page, text, undefined, 20);
    await untilStage(page, "over");
    const board = page.locator("main table tbody");
    await board.locator("tr").first().waitFor();
    const names = await product.services.app.db.selectFrom("users").select("display_name").execute();
    expect(
      await exposedOn(
        page,
        names.map(({ display_name }) => display_name),
      ),
    ).toEqual([]);
    await page.getByRole("button", { name: /Race Again/ }).click();
    await page.locator('main:not([data-stage="over"])').waitFor();
    await page.getByRole("link", { name: "Redline, leave the race" }).click();
    await page.getByRole("link", { name: "Race Now" }).first().waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("shows every page of a racer, one after the other, with names, tags and links as they are", async () => {
    const { page, problems } = await translatedPage();
    const racer = await newFullRacer(product, "Quillon_Marrow");
    const friend = await newFullRacer(product, "Vespertine_Oak");
    const asker = await newFullRacer(product, "Thistle_Larkin");
    await racer.get(CALLS.requestFriend, { params: { id: friend.userID }, body: {} });
    await friend.get(CALLS.acceptFriend, { params: { id: racer.userID }, body: {} });
    await asker.get(CALLS.requestFriend, { params: { id: racer.userID }, body: {} });
    const { db } = product.services.app;
    const teamID = await newTeam(db, racer.userID as UserID, { enrollment: "open" });
    await addMembers(db, teamID, [friend.userID as UserID]);
    const team = await db
      .selectFrom("teams")
      .select(["tag", "name"])
      .where("team_id", "=", teamID)
      .executeTakeFirstOrThrow();
    const data = ["Quillon_Marrow", "Vespertine_Oak", "Thistle_Larkin", team.tag, team.name];

    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.goto(product.url);
    await untilTranslated(page);
    const exposed: Record<string, readonly string[]> = {};
    for (const path of [
      "/garage",
      "/garage/customizer",
      "/shop",
      "/team",
      "/team/edit",
      "/friends",
      "/friends#requests",
      "/racer/Vespertine_Oak",
      "/racer/Vespertine_Oak/garage",
      "/racer/Vespertine_Oak/gift",
      "/achievements",
      "/achievements/races",
      "/gifts",
      "/certificate",
      "/profile",
      "/profile#security",
      "/support/privacy",
      "/no/such/road",
      "/",
    ]) {
      await walkTo(page, path);
      await page.locator("main h1, main h2").first().waitFor();
      await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
      const found = await exposedOn(page, data);
      if (found.length > 0) exposed[path] = found;
    }
    expect(exposed).toEqual({});
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
    await page.context().close();
  });

  it("still counts what is typed into a field", async () => {
    const { page, problems } = await translatedPage();
    const racer = await newFullRacer(product, "Counts_On");
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.goto(`${product.url}/profile`);
    await untilTranslated(page);
    const field = page.getByRole("textbox", { name: "Display name" });
    for (const name of ["Abc", "Abcdef", "Abcd", "Abcdefghi"]) {
      await field.fill(name);
      await page
        .getByText(new RegExp(`^${name.length}°?/`))
        .first()
        .waitFor();
      await page
        .getByText(new RegExp(`^${name.length}°/`))
        .first()
        .waitFor();
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
