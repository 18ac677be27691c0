import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { TEXTS } from "#shared/content/texts/catalog.ts";
import { answerContest, setUpContest } from "#shared/contracts/teams/contests.ts";
import type { UserID } from "#shared/ids.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { after, before, dayOf, days, hours, seconds, startOf, type Day, type Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourneyAt } from "../support/begin-journey-at.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { moveClockOf } from "../support/moved-clock.ts";
import { newFullRacer, untilHears } from "../support/open-page.ts";
import { addMembers, newTag, newTeam } from "../support/team.ts";
import { tellDue } from "../support/told-due.ts";
import { person, racedBy } from "../support/typed-race.ts";
import type { Visitor } from "../support/visitor.ts";

const FIRST_DAY = (dayOf(nowStamp()) + 1) as Day;
/** An hour before the first day of what is set up first. */
const { product, browser, movedMs, liveAt } = await beginJourneyAt(before(startOf(FIRST_DAY), hours(1)));
const { app } = product.services;

const LAPTOP = { width: 1440, height: 900 } as const;
type Size = { readonly width: number; readonly height: number };

/** A browser of a racer, or of a guest, on a page that hears what changes. */
async function open(racer: Visitor | undefined, path: string, viewport: Size = SIZES.chromebook) {
  const { page, problems } = await newPage(browser, { viewport });
  await moveClockOf(page, movedMs());
  await tellDue(page);
  await page.goto(`${product.url}/redline.svg`);
  if (racer) await enterAs(page, racer);
  const hears = racer && untilHears(page);
  await page.goto(product.url + path);
  await hears;
  return { page, problems };
}
const leave = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));
const heading = (page: Page, name: string, level = 1) => page.getByRole("heading", { name, level });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const notice = (page: Page) => page.locator('[aria-label="Notices"]');
/** A row of the teams by their answer, or by their place. */
const row = (page: Page, tag: string) => page.getByRole("table").getByRole("row").filter({ hasText: tag });
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
/** A refused call is a line in the console, too, as that of a guest who is away for days. */
const faults = (problems: readonly string[]): readonly string[] =>
  problems.filter((problem) => !problem.startsWith("Failed to load resource"));

let turn = 0;
/** A team that its captain and members have been in for a while, and have been greeted in. */
async function teamOf(tag: string, name: string, captain: Visitor, ...members: readonly Visitor[]): Promise<void> {
  const teamID = await newTeam(app.db, captain.userID as UserID, { tag, name });
  const ids = members.map(({ userID }) => userID as UserID);
  if (ids.length > 0) await addMembers(app.db, teamID, ids);
}
const newTeamOf = async (name: string) => {
  const captain = await newFullRacer(product, `${name}_${++turn}`);
  const tag = newTag();
  await teamOf(tag, `Team ${name}`, captain);
  return { captain, tag };
};

/** A race on the day's text that is driven and paid at once. */
async function race(...racers: readonly Visitor[]): Promise<void> {
  const now = app.nowStamp();
  const text = TEXTS.find(({ textID }) => textID === dailyText(dayOf(now)));
  const drivers = racers.map(({ userID }, slot) => ({ userID: userID as UserID, typer: person(slot + 1) }));
  const outcome = racedBy(drivers, now, ++turn, text);
  await perform(app, (work) => settleRace(work, outcome));
  await perform(app, (work) => payRace(work, outcome.raceID));
}

/** Everybody's clock goes on, and pages are opened again. */
async function goOn(moment: Stamp, ...pages: readonly Page[]): Promise<void> {
  const byMs = await liveAt(moment);
  for (const page of pages) {
    await moveClockOf(page, byMs);
    await page.reload();
  }
}

/** Tomorrow, by the server's clock. */
const tomorrow = (): Day => (dayOf(app.nowStamp()) + 1) as Day;

describe("a contest between teams", () => {
  it("is set up, answered, raced and won, live on every open page, and watched by a guest", async () => {
    const [ada, ben, mia] = [
      await newFullRacer(product, "Contest_Ada"),
      await newFullRacer(product, "Contest_Ben"),
      await newFullRacer(product, "Contest_Mia"),
    ];
    await teamOf("HARE", "Hasty Hares", ada, mia);
    await teamOf("TORT", "Steady Tortoises", ben);
    const hers = await open(ada, "/team/HARE");
    const his = await open(ben, "/friends", SIZES.phone);
    const [host, asked] = [hers.page, his.page];

    const greeting = host.getByRole("dialog", { name: "Congrats! You have now joined" });
    await greeting.press("Escape");
    await greeting.waitFor({ state: "detached" });
    await host.getByText("No contests yet. Which team would you like to race against?").waitFor();
    await host.getByRole("link", { name: "Set up a contest" }).press("Enter");
    await heading(host, "Set Up a Contest").waitFor();
    const tags = host.getByRole("textbox", { name: "Teams to invite" });
    await button(host, "Set up and invite").press("Enter");
    await host.getByText("Write the tag of at least one team.").waitFor();
    await tags.fill("tort hare");
    await button(host, "Set up and invite").press("Enter");
    await host.getByText("Your own team is in it anyway.", { exact: false }).waitFor();
    await tags.fill("nope");
    await button(host, "Set up and invite").press("Enter");
    await host.getByText("There's no team with the tag NOPE.").waitFor();
    expect(await violationsOf(host)).toEqual([]);
    await host.getByRole("combobox", { name: "Name" }).selectOption("Owl Lamp");
    await host.getByRole("combobox", { name: "Length" }).selectOption("1 day");
    await host.getByRole("combobox", { name: "Who counts each day" }).selectOption("The best racer");
    await tags.fill("tort");
    await tags.press("Enter");
    await host.waitForURL(/\/contest\/\d+$/);
    await heading(host, "Owl Lamp").waitFor();
    await host.getByText("Waiting for the start").waitFor();
    await row(host, "Still to answer").waitFor();
    expect(await violationsOf(host)).toEqual([]);

    await notice(asked).getByText("HARE invites your team to a contest").waitFor();
    await asked.goto(host.url());
    await asked.getByText("Your team is invited to this contest").waitFor();
    expect([await isWide(asked), await violationsOf(asked)]).toEqual([false, []]);
    await button(asked, "Not this time").press("Enter");
    await asked.getByText("Your team doesn't take part").waitFor();
    await row(host, "Not this time").waitFor();
    await button(asked, "Take part").press("Enter");
    await asked.getByText("Your team takes part").waitFor();
    await row(host, "Not this time").waitFor({ state: "detached" });
    await host.getByText("Still to answer").waitFor({ state: "detached" });

    const path = new URL(host.url()).pathname;
    const racers = await open(mia, path, LAPTOP);
    const racing = racers.page;
    expect(await racing.getByRole("button", { name: "Take part" }).count()).toBe(0);
    const hearing = [host, asked, racing].map(untilHears);
    await goOn(before(startOf(FIRST_DAY), seconds(5)), host, asked, racing);
    await Promise.all(hearing);
    for (const page of [host, asked, racing]) await page.getByText("Day 1 of 1").waitFor();
    await racing.getByText("Your team counts on you today").waitFor();
    await heading(racing, "Nobody has raced today", 3).waitFor();
    expect(await violationsOf(racing)).toEqual([]);

    await race(mia, ben);
    for (const page of [host, asked, racing]) {
      await page.getByRole("listitem").filter({ hasText: "Contest_Mia" }).waitFor();
      await page.getByRole("listitem").filter({ hasText: "Contest_Ben" }).waitFor();
      expect([await isWide(page), await violationsOf(page)]).toEqual([false, []]);
    }
    await racing.getByText("You've raced for your team today.").waitFor();
    await host.getByText("Your team counts on you today").waitFor();
    await button(host, "Race Now").press("Enter");
    await host.waitForURL("**/race");

    const { page: guest, problems } = await open(undefined, path, SIZES.phone);
    await guest.getByRole("listitem").filter({ hasText: "Contest_Mia" }).waitFor();
    expect(await guest.getByRole("link", { name: "Watch Contest_Mia" }).count()).toBe(0);
    await asked.getByRole("link", { name: "Watch Contest_Mia" }).waitFor();
    await goOn(after(startOf(FIRST_DAY), days(1)), guest);
    await guest.getByText("The last day is over, and we're counting").waitFor();
    await guest.getByRole("link", { name: "Watch Contest_Mia" }).press("Enter");
    await guest.waitForURL(/\/contest\/\d+\/\d+$/);
    await heading(guest, "Race Replay").waitFor();
    await guest.getByText("Racer 0").first().waitFor();
    expect(await guest.getByText("Racer 2").count()).toBe(0);
    expect(await guest.getByText("Contest_Ben").count()).toBe(0);
    expect(await violationsOf(guest)).toEqual([]);
    await guest.getByRole("link", { name: "Back to the contest" }).press("Enter");
    await heading(guest, "Owl Lamp").waitFor();
    expect(await violationsOf(guest)).toEqual([]);
    await goOn(after(startOf(FIRST_DAY), days(2)), guest);
    const winners = guest.getByRole("region", { name: "Winners" });
    await winners.getByRole("heading", { name: "The winner" }).waitFor();
    expect(await winners.getByRole("link").count()).toBe(1);
    expect([await isWide(guest), await violationsOf(guest)]).toEqual([false, []]);
    expect([faults(problems), faults(hers.problems), faults(his.problems), faults(racers.problems)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    await leave(host, asked, racing, guest);
  });

  it("is called off by its host after a question, and everyone reads so", async () => {
    const [host, guest] = [await newTeamOf("Caller"), await newTeamOf("Called")];
    const body = { name: "kite-banner", tags: [guest.tag], firstDay: tomorrow(), days: 3, best: 2 } as const;
    const { contestID } = await host.captain.get(setUpContest, { body: { ...body, tags: [guest.tag] } });
    const { page, problems } = await open(host.captain, `/contest/${contestID}`);
    const other = await open(guest.captain, `/contest/${contestID}`, SIZES.phone);
    await other.page.getByText("Your team is invited to this contest").waitFor();
    await button(page, "Call it off").press("Enter");
    const question = page.getByRole("dialog", { name: "Call the Kite Banner off?" });
    await question.getByRole("button", { name: "Keep it" }).press("Enter");
    await question.waitFor({ state: "detached" });
    await button(page, "Call it off").press("Enter");
    await question.getByRole("button", { name: "Call it off" }).press("Enter");
    for (const each of [page, other.page]) {
      await each.getByText(`${host.tag} called this contest off`).waitFor();
      expect([await isWide(each), await violationsOf(each)]).toEqual([false, []]);
    }
    expect(await button(other.page, "Take part").count()).toBe(0);
    expect([problems, other.problems]).toEqual([[], []]);
    await leave(page, other.page);
  });

  it("doesn't take place with one team, and says so", async () => {
    const [host, guest] = [await newTeamOf("Alone"), await newTeamOf("Silent")];
    const firstDay = tomorrow();
    const body = { name: "paper-crown" as const, tags: [guest.tag], firstDay, days: 1 as const, best: 1 };
    const { contestID } = await host.captain.get(setUpContest, { body });
    await goOn(startOf(firstDay));
    const { page } = await open(undefined, `/contest/${contestID}`);
    await page.getByText("This contest didn't take place").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await leave(page);
  });

  it("stands on the team's page: an invite that waits for its members only, and what takes place for everyone", async () => {
    const [host, guest] = [await newTeamOf("Asking"), await newTeamOf("Asked")];
    const body = { name: "dune-compass" as const, tags: [guest.tag], firstDay: tomorrow(), days: 5 as const, best: 3 };
    const { contestID } = await host.captain.get(setUpContest, { body });
    const member = await newFullRacer(product, "Contest_Member");
    await addMembers(app.db, (await teamIDOf(guest.tag)) as never, [member.userID as UserID]);
    const card = (page: Page) => page.locator("section").filter({ has: heading(page, "Contests", 2) });
    const { page } = await open(member, `/team/${guest.tag}`);
    await page.getByRole("dialog", { name: "Congrats! You have now joined" }).press("Escape");
    await card(page).getByText("Waits for an answer").waitFor();
    expect(await card(page).getByRole("link", { name: "Set up a contest" }).count()).toBe(0);
    const { page: visitor } = await open(undefined, `/team/${guest.tag}`, SIZES.phone);
    await card(visitor).getByText("No contests yet.").waitFor();

    await guest.captain.get(answerContest, { params: { id: contestID }, body: { isIn: true } });
    await Promise.all([page.reload(), visitor.reload()]);
    await card(page).getByText("Begins on", { exact: false }).waitFor();
    expect(await card(page).getByText("Waits for an answer").count()).toBe(0);
    await card(visitor).getByRole("link", { name: "Dune Compass" }).press("Enter");
    await heading(visitor, "Dune Compass").waitFor();
    expect(await isWide(visitor)).toBe(false);
    await page.goto(`${product.url}/team/contest`);
    await heading(page, "Captains set contests up").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await leave(page, visitor);
  });

  it("says what is wrong where there's none, or none to watch", async () => {
    const { page } = await open(undefined, "/contest/999999", SIZES.phone);
    await heading(page, "There's no contest here").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${product.url}/contest/999999/1`);
    await heading(page, "This race can't be watched any more").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.route("**/api/v2/contests/*", (route) => route.abort());
    await page.getByRole("link", { name: "Back to the contest" }).press("Enter");
    await heading(page, "You're offline").waitFor();
    await page.unroute("**/api/v2/contests/*");
    await button(page, "Try again").press("Enter");
    await heading(page, "There's no contest here").waitFor();
    await leave(page);
  });
});

const teamIDOf = async (tag: string): Promise<number | undefined> =>
  (await app.db.selectFrom("teams").select("team_id").where("tag", "=", tag).executeTakeFirst())?.team_id;
