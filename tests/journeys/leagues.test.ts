import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { duePopUps, seenPopUps } from "#shared/contracts/goals/pop-ups.ts";
import type { UserID } from "#shared/ids.ts";
import { startOfPeriod } from "#shared/rules/periods.ts";
import { after, hours, type Stamp } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { endWeek, giveRaces, newAccounts, stageGroup, stageTeams, STEP, thisWeek } from "../support/league-group.ts";
import { newFullRacer, openHearing, openPage } from "../support/open-page.ts";
import { addMembers, newTeam } from "../support/team.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();
const { db } = product.services.app;

const LAPTOP = { width: 1440, height: 900 } as const;
const PRO = 4;

async function newLeagueRacer(name: string, races = 60): Promise<Visitor & { readonly id: UserID }> {
  const racer = await newFullRacer(product, name);
  const id = racer.userID as UserID;
  await db.updateTable("users").set({ races_played: races }).where("user_id", "=", id).execute();
  return Object.assign(racer, { id });
}
/** A group in which the racer has a place, and no greeting over it. */
async function newGroupRacer(name: string, staged: Parameters<typeof stageGroup>[2]) {
  const racer = await newLeagueRacer(name);
  const ids = await stageGroup(product, racer.id, staged);
  await racer.get(seenPopUps, { params: {}, body: { keys: ["league:intro"] } });
  return { racer, ids };
}
const open = (racer: Visitor, path = "/leagues", viewport: { width: number; height: number } = SIZES.chromebook) =>
  openPage(product, browser, racer, { path, viewport });
const leave = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));
const table = (page: Page) => page.getByRole("table");
const places = (page: Page) => table(page).getByRole("rowheader");
const own = (page: Page) => table(page).locator("tr[data-own]");
const league = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe("the page of the leagues", () => {
  it("shows one's own place with three on each side, the lines in words, and everyone at a press, on every screen", async () => {
    const { racer } = await newGroupRacer("Tenth_Of_Thirty", { tier: PRO, place: 10 });
    for (const viewport of [SIZES.phone, SIZES.chromebook, LAPTOP]) {
      const { page, problems } = await open(racer, "/leagues", viewport);
      await league(page, "Pro league").waitFor();
      await page.getByText("301 more to go up").waitFor();
      await page.getByText("Safe by 1,400 points").waitFor();
      await page.getByText(/^Ends on \d+ \w+ at \d\d:\d\d$/).waitFor();
      await expect.poll(() => places(page).count()).toBe(7);
      expect(await own(page).innerText()).toContain("Tenth_Of_Thirty");
      await table(page).getByText("The first 7 go up to Ace").waitFor();
      expect(await violationsOf(page)).toEqual([]);
      const whole = page.getByRole("button", { name: "Show all 30" });
      await whole.press("Enter");
      await expect.poll(() => places(page).count()).toBe(30);
      await table(page).getByText("Stay in Pro").waitFor();
      await table(page).getByText("The last 7 go down to Rookie").waitFor();
      await page.getByRole("button", { name: "Show the places near mine" }).press("Enter");
      await expect.poll(() => places(page).count()).toBe(7);
      expect(await isWide(page)).toBe(false);
      expect(problems).toEqual([]);
      await leave(page);
    }
  });

  it("moves as soon as someone of the group has raced", async () => {
    const { racer, ids } = await newGroupRacer("Overtaken_Ollie", { tier: PRO, place: 5, size: 9 });
    const { page, problems } = await openHearing(product, browser, racer, { path: "/leagues" });
    await page.getByText("5th", { exact: true }).waitFor();
    await giveRaces(product, ids[7]!, 4 * STEP, { races: 1 });
    await page.getByText("6th", { exact: true }).waitFor();
    await expect.poll(() => own(page).innerText()).toMatch(/^6/);
    expect(problems).toEqual([]);
    await leave(page);
  });

  it("has the team's view at an address of its own, by mouse and by keys", async () => {
    const { racer } = await newGroupRacer("Team_Tabs", { tier: PRO, place: 2, size: 4 });
    const { page } = await open(racer);
    await league(page, "Pro league").waitFor();
    const way = (name: string) =>
      page.getByRole("navigation", { name: "Leagues and boards" }).getByRole("link", { name, exact: true });
    await way("Your team").click();
    await page.waitForURL("**/leagues/team");
    await league(page, "Teams have a league too").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await league(page, "Teams have a league too").waitFor();
    expect(await way("Your team").getAttribute("aria-current")).toBe("page");
    await way("You").press("Enter");
    await page.waitForURL(/\/leagues$/);
    await league(page, "Pro league").waitFor();
    await leave(page);
  });

  it("shows a team's group, whose points count, and the way there from the team's page", async () => {
    const racer = await newLeagueRacer("Team_Star");
    const teamID = await newTeam(db, racer.id, { tag: "ZOOM", name: "Zoom Patrol" });
    const mates = await newAccounts(product, ["Quick_Quill", "Pepper_Pace"]);
    await addMembers(db, teamID, mates);
    await stageTeams(product, teamID, racer.id, { tier: 2, size: 9, place: 8 });
    for (const mate of mates) await giveRaces(product, mate, 20);
    const { page, problems } = await open(racer, "/team/ZOOM", LAPTOP);
    await page.getByRole("dialog", { name: "Congrats! You have now joined" }).press("Escape");
    await page.getByRole("link", { name: "Novice team league" }).click();
    await league(page, "Novice team league").waitFor();
    await page.getByText("61 more to be safe").waitFor();
    expect(await own(page).innerText()).toContain("Zoom Patrol");
    const best = page.locator("section").filter({ hasText: "Your best 10" }).last().getByRole("listitem");
    await expect.poll(() => best.allInnerTexts()).toHaveLength(3);
    expect((await best.first().innerText()).replaceAll(/\s+/g, " ")).toBe("Team_Star 3,300");
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
    await leave(page);
  });

  it("says while a week is being counted that it is", async () => {
    const week = thisWeek() - 1;
    const at = after(startOfPeriod("league", week) ?? (0 as Stamp), hours(30));
    const { racer } = await newGroupRacer("Counting_Cora", { tier: 12, size: 9, place: 1, week, at });
    const { page } = await open(racer);
    await league(page, "Redline Cup: Semi-Final").waitFor();
    await page.getByText("The week is over, and we're counting").waitFor();
    await page.getByText("Counting the last races").waitFor();
    await page.getByText("Through so far").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await leave(page);
  });

  it("keeps the weeks before, with where they led", async () => {
    const racer = await newLeagueRacer("Week_Keeper");
    await endWeek(product, racer.id, { ago: 2, tier: 2, newTier: 3, place: 1, racers: 3, reason: "promote" });
    await endWeek(product, racer.id, { ago: 1, tier: 3, newTier: 2, place: 3, racers: 3, reason: "demote" });
    const { page } = await open(racer);
    const news = page.getByRole("dialog", { name: "You'll race in Novice next week" });
    await news.press("Escape");
    await news.waitFor({ state: "detached" });
    const weeks = page.locator("section").filter({ hasText: "Weeks before" }).last().getByRole("listitem");
    await expect.poll(() => weeks.count()).toBe(2);
    expect(await weeks.first().innerText()).toContain("To Novice, a good place to climb from");
    expect(await weeks.last().innerText()).toContain("1st of 3 with 2,400 points");
    await page.getByRole("heading", { name: "A new week, a new start line" }).waitFor();
    await leave(page);
  });

  it("says who isn't there yet how many races are left, and guests how they get in", async () => {
    const racer = await newLeagueRacer("Five_Races", 5);
    const { page } = await open(racer, "/leagues", SIZES.phone);
    await league(page, "7 more races to the leagues").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Race Now" }).waitFor();
    expect(await page.getByRole("list", { name: "The leagues" }).getByRole("listitem").count()).toBe(10);
    expect(await violationsOf(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    const { page: guest } = await newPage(browser);
    await guest.goto(`${product.url}/leagues`);
    await guest.getByRole("main").getByRole("link", { name: "Sign Up" }).waitFor();
    await leave(page, guest);
  });
});

describe("the freedom of the leagues", () => {
  it("is to leave on the page and to enter again, and the same in the settings", async () => {
    const { racer } = await newGroupRacer("Free_Freya", { tier: PRO, place: 3, size: 5 });
    const isOut = async () => (await racer.get(self)).user.isOutOfLeagues;
    const { page, problems } = await open(racer);
    await page.getByRole("button", { name: "Leave the leagues" }).press("Enter");
    const enter = page.getByRole("button", { name: "Enter the leagues again" });
    await enter.waitFor();
    expect(await isOut()).toBe(true);
    expect(await table(page).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await enter.click();
    await own(page).waitFor();
    expect(await isOut()).toBe(false);
    await page.goto(`${product.url}/profile#leagues`);
    const choice = page.getByRole("switch", { name: "Race in the leagues" });
    await expect.poll(() => choice.isChecked()).toBe(true);
    await choice.press("Space");
    await page.getByText("You stand in no ranking, and nothing rises or falls.").waitFor();
    await expect.poll(isOut).toBe(true);
    await expect.poll(() => choice.isEnabled()).toBe(true);
    await choice.press("Space");
    await expect.poll(isOut).toBe(false);
    expect(problems).toEqual([]);
    await leave(page);
  });
});

describe("the result of a week", () => {
  it("pops up once: closed on one page it is gone from the other, and comes on no third", async () => {
    const racer = await newLeagueRacer("Rising_Rita");
    await endWeek(product, racer.id, { ago: 1, tier: 3, newTier: PRO, place: 2, racers: 3, reason: "promote" });
    const dialogOn = (page: Page) => page.getByRole("dialog", { name: "Up to Pro!" });
    const { page, problems } = await openHearing(product, browser, racer, { path: "/garage", viewport: SIZES.phone });
    const { page: other } = await openHearing(product, browser, racer, { path: "/friends" });
    await dialogOn(other).waitFor();
    await dialogOn(page).getByText("You came 2nd of 3 in Rookie. Well raced!").waitFor();
    const prizes = dialogOn(page).getByRole("list", { name: "Your prizes" }).getByRole("listitem");
    expect(await prizes.allInnerTexts()).toEqual(["$40,000", expect.stringContaining("Steady Pro")]);
    expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
    await page.keyboard.press("Enter");
    for (const each of [page, other]) await dialogOn(each).waitFor({ state: "detached" });
    await expect.poll(async () => (await racer.get(duePopUps)).league).toEqual([]);
    const { page: third } = await openHearing(product, browser, racer, { path: "/garage" });
    await third.getByRole("heading", { name: "League", exact: true }).waitFor();
    expect(await dialogOn(third).count()).toBe(0);
    expect(problems).toEqual([]);
    await leave(page, other, third);
  });

  it("tells a fall kindly, and leads to the league", async () => {
    const racer = await newLeagueRacer("Falling_Finn");
    await endWeek(product, racer.id, { ago: 1, tier: PRO, newTier: 3, place: 9, racers: 9, reason: "demote" });
    const { page } = await open(racer, "/garage");
    const dialog = page.getByRole("dialog", { name: "You'll race in Rookie next week" });
    await dialog.getByText(/^It's a good place to climb from\./).waitFor();
    await dialog.getByRole("link", { name: "View league" }).click();
    await page.waitForURL("**/leagues");
    await league(page, "Rookie league").waitFor();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(async () => (await racer.get(duePopUps)).league).toEqual([]);
    await leave(page);
  });
});
