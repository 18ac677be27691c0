import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import { SEASON_CALENDAR, type Season } from "#shared/content/seasons/calendar.ts";
import type { UserID } from "#shared/ids.ts";
import { periodOf } from "#shared/rules/periods.ts";
import { makeBoards } from "#shared/server/boards/make.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { didForTeam, didOn } from "../support/board-scores.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { tabTo } from "../support/focus.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { newTeam } from "../support/team.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();
const { app } = product.services;

const CROWD = 40;
const [FIRST] = SEASON_CALENDAR as readonly [Season, ...Season[]];

let racer: Visitor;
let friend: Visitor;
/** Forty racers of this week, the visitor last, and a team; a friend raced in the first season, too. */
beforeAll(async () => {
  racer = await newFullRacer(product, "Board_Racer");
  friend = await newFullRacer(product, "Board_Friend");
  const [own, other] = [racer.userID as UserID, friend.userID as UserID];
  await app.db
    .insertInto("friendships")
    .values([
      { user_id: own, friend_id: other, since_stamp: 1 as never },
      { user_id: other, friend_id: own, since_stamp: 1 as never },
    ])
    .execute();
  const week = { kind: "points", group: "racers", span: "week", site: "type" } as const;
  const period = periodOf("week", app.nowStamp()) ?? 0;
  const ids: UserID[] = [other];
  for (let nth = 1; nth < CROWD - 1; nth++) {
    ids.push((await newFullRacer(product, `Crowd_${nth}`)).userID as UserID);
  }
  for (const [nth, id] of [...ids, own].entries()) {
    await didOn(app.db, { ...week, period }, id, { points: 5_000 - nth * 100, ranked: 30, speedSum: 30 * (90 - nth) });
  }
  const teamID = await newTeam(app.db, own, { tag: "BOARD", name: "Board Walkers" });
  await didForTeam(app.db, { ...week, group: "teams", period }, teamID, own, { points: 1_234, ranked: 30 });
  await didOn(app.db, { ...week, span: "season", period: FIRST.seasonID }, other, { points: 777 });
  await makeBoards(app);
});

const rows = (page: Page) => page.locator("tbody tr");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const choose = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).click();

describe("the leaderboards", () => {
  it.each(Object.entries(SIZES))("show the first of the week and one's own row, %s", async (_name, viewport) => {
    const { page, problems } = await openPage(product, browser, racer, { path: "/leaderboards", viewport });
    await page.getByText(`You are number ${CROWD} of ${CROWD}.`).waitFor();
    await expect.poll(() => rows(page).count()).toBe(CROWD);
    expect(await rows(page).first().textContent()).toContain("Board_Friend");
    expect(await rows(page).last().getAttribute("data-own")).toBe("true");
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByText("Top 100").count()).toBe(0);
    await tabTo(page, "Show my row");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Board_Racer");
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("keep what was chosen in the address, by keys as by the mouse", async () => {
    const { page, problems } = await openPage(product, browser, racer, { path: "/leaderboards" });
    await rows(page).first().getByText("Board_Friend").waitFor();
    await choose(page, "Speed");
    await page.waitForURL("**/leaderboards?board=hof");
    await page.getByRole("columnheader", { name: "WPM" }).waitFor();
    await rows(page).first().getByText("90.0").waitFor();
    await rows(page).first().getByText("#1", { exact: true }).waitFor();
    expect(await rows(page).nth(3).getByText("Top 100").count()).toBe(1);
    await tab(page, "Week").focus();
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL("**/leaderboards?board=hof&time=daily");
    await page.getByText("10 more races to a place on this board.").waitFor();
    await page.getByText("The first place is free").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await page.getByText("The first place is free").waitFor();
    expect(await tab(page, "Day").getAttribute("aria-selected")).toBe("true");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("show friends only, teams, and an earlier season", async () => {
    const { page, problems } = await openPage(product, browser, racer, { path: "/leaderboards?filter=friends" });
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByText("You are number 2.").waitFor();
    await choose(page, "Teams");
    await page.waitForURL("**/leaderboards?group=teams");
    await rows(page).first().getByText("Board Walkers").waitFor();
    await page.getByText("Your team is number 1 of 1.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${product.url}/leaderboards?time=season&season=${FIRST.seasonID}`);
    await page.getByRole("combobox", { name: "Season" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("are open to guests, who are asked to sign up, and say so when the server can't be reached", async () => {
    const { page } = await newPage(browser, {});
    await page.goto(`${product.url}/leaderboards`);
    await rows(page).first().getByText("Board_Friend").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Sign Up" }).waitFor();
    expect(await page.getByText("My team").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.route("**/api/v2/leaderboards*", (route) => route.abort());
    await choose(page, "Teams");
    await page.getByRole("button", { name: "Try again" }).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Try again" }).click();
    await rows(page).first().getByText("Board Walkers").waitFor();
    await page.context().close();
  });
});
