import type { Page } from "playwright";
import { expect, it } from "vitest";

import { inviteToTeam } from "#shared/contracts/teams/teams.ts";
import { formatMoney, formatSpeed } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import { pay } from "#shared/server/economy/ledger.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import type { Stamp } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { untilFocusOn } from "../support/focus.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { PASSWORD, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const db = () => product.services.app.db;
const idOf = (racer: Visitor) => racer.userID as UserID;
const notice = (page: Page) => page.locator('[aria-label="Notices"]');
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** A row of the roster or of the applications. */
const row = (page: Page, table: string, name: string) =>
  page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: name });

/** Somebody who may found a team: 50 races, and 50,000 cash earned. */
async function newFounder(username: string): Promise<Visitor> {
  const racer = await newFullRacer(product, username);
  const userID = idOf(racer);
  await db().updateTable("users").set({ races_played: 50 }).where("user_id", "=", userID).execute();
  await perform(product.services.app, (work) =>
    pay(work, [{ userID, amount: 50_000, reference: `journey:${userID}`, reason: "race" }]),
  );
  return racer;
}

/** Confirms a question, and waits until it is gone. @param focused where it gives the keyboard first */
async function confirm(page: Page, title: string, deed: string, focused = deed): Promise<void> {
  const question = page.getByRole("dialog", { name: title, exact: true });
  await question.waitFor();
  await untilFocusOn(page, focused);
  await question.getByRole("button", { name: deed }).click();
  await question.waitFor({ state: "detached" });
}

/** Chooses a deed of the captain from a member's menu. */
async function choose(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: deed }).click();
}

/** Only what no test asked for: a refused call is a line in the console, too. */
const faults = (problems: readonly string[]): readonly string[] =>
  problems.filter((problem) => !problem.startsWith("Failed to load resource"));

it("a team is founded, found, joined, run and ended, live on every screen", async () => {
  const [founder, seeker] = [await newFounder("Team_Ada"), await newFullRacer(product, "Team_Ben")];
  const [hers, his] = await Promise.all([
    openPage(product, browser, founder, { path: "/team" }),
    openPage(product, browser, seeker, { path: "/team", viewport: SIZES.phone }),
  ]);
  const [ada, ben] = [hers.page, his.page];

  await heading(ada, "Teams").waitFor();
  await ada.getByText("No eligible teams found!").waitFor();
  expect(await violationsOf(ada)).toEqual([]);
  await ada.getByRole("link", { name: "Create New Team" }).click();
  const create = ada.getByRole("button", { name: "Create team for $50,000" });
  await create.click();
  await ada.getByText("You must enter a team tag").waitFor();
  await ada.getByText("You must enter a team name").waitFor();
  await ada.getByText("You must enter your password").waitFor();
  expect(await violationsOf(ada)).toEqual([]);
  await ada.getByRole("textbox", { name: "Team tag" }).fill("rush");
  await ada.getByRole("textbox", { name: "Team name" }).fill("Rush Hour");
  await ada.getByRole("radio", { name: "Violet" }).check();
  await ada.getByRole("textbox", { name: "Your password" }).fill("not-the-password");
  await create.click();
  await ada.getByText("password", { exact: false }).first().waitFor();
  await ada.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await create.click();
  await ada.waitForURL("**/team/RUSH");
  await heading(ada, "RUSH Rush Hour").waitFor();
  const { balance } = await db()
    .selectFrom("money_accounts")
    .select("balance")
    .where("user_id", "=", idOf(founder))
    .executeTakeFirstOrThrow();
  await ada.getByRole("banner").getByText(formatMoney(balance), { exact: true }).last().waitFor();
  expect(await violationsOf(ada)).toEqual([]);
  expect(await ada.getByRole("dialog").count()).toBe(0);

  await ben.getByRole("searchbox", { name: "Search teams" }).fill("ru");
  await ben.getByRole("link", { name: "View Team Rush Hour" }).click();
  await heading(ben, "RUSH Rush Hour").waitFor();
  expect(await violationsOf(ben)).toEqual([]);
  await ben.getByRole("button", { name: "Apply to Join" }).click();
  await ben.getByRole("button", { name: "Application Sent!" }).waitFor();

  await notice(ada).getByText("Team_Ben wants to join your team").waitFor();
  await row(ada, "Pending Applications", "Team_Ben").getByRole("button", { name: "Accept Team_Ben" }).click();
  await row(ada, "Team Roster", "Team_Ben").waitFor();
  await ada.getByText("No one is waiting.", { exact: false }).waitFor();
  await ben.getByRole("dialog", { name: "Congrats! You have now joined" }).waitFor();
  await confirm(ben, "Congrats! You have now joined", "Meet the team");
  await ben.getByText("Nothing here yet. Your captain", { exact: false }).waitFor();

  await ada.getByRole("button", { name: "Update Message" }).click();
  const writing = ada.getByRole("dialog", { name: "Update Message of the Day" });
  await writing.getByRole("textbox", { name: "Message" }).fill("x".repeat(501));
  await writing.getByText("Oops, your message must be 500 characters or less!").waitFor();
  await writing.getByRole("textbox", { name: "Message" }).fill("Race at six!");
  await writing.getByRole("button", { name: "Update message" }).click();
  await writing.waitFor({ state: "detached" });
  await ben.getByRole("article").getByText("Race at six!").waitFor();
  await notice(ben).getByText("Team_Ada has a message for your team").waitFor();
  await ben.getByRole("button", { name: "Boost" }).click();
  await ben.getByRole("menuitem", { name: "Fire" }).click();
  await ada.getByRole("button", { name: "Fire: 1" }).click();
  await ben.getByRole("button", { name: "Fire: 2" }).click();
  await ada.getByRole("button", { name: "Fire: 1" }).waitFor();
  await ada.getByRole("button", { name: "Update Message" }).click();
  await writing.getByText("Message can only be updated every 60 minutes.", { exact: false }).waitFor();
  expect(await writing.getByRole("textbox", { name: "Message" }).isDisabled()).toBe(true);
  await writing.getByRole("button", { name: "Cancel" }).click();
  await writing.waitFor({ state: "detached" });

  await row(ada, "Team Roster", "Team_Ben").getByText("Online", { exact: true }).waitFor();
  await ada.getByText("No races for the team yet.", { exact: false }).waitFor();
  const outcome = racedBy([{ userID: idOf(seeker), typer: person(5) }], nowStamp(), 5);
  await perform(product.services.app, (work) => settleRace(work, outcome));
  await perform(product.services.app, (work) => payRace(work, outcome.raceID));
  const [raced] = outcome.results;
  const line = ada.getByRole("listitem").filter({ hasText: "Team_Ben" });
  await line.getByText(formatSpeed(raced?.wpm ?? 0)).waitFor();
  await row(ada, "Team Roster", "Team_Ben").getByText("just now").waitFor();
  await his.page.goto(`${product.url}/race`);
  await row(ada, "Team Roster", "Team_Ben").getByText("Racing now", { exact: true }).waitFor();
  await his.page.goto(`${product.url}/team/RUSH`);
  await row(ada, "Team Roster", "Team_Ben").getByText("Online", { exact: true }).waitFor();
  await choose(ada, "Team_Ben", "Promote to officer");
  await confirm(ada, "Promote Team_Ben?", "Promote");
  await ben.getByRole("heading", { name: "Pending Applications" }).waitFor();
  await choose(ada, "Team_Ben", "Demote to member");
  await confirm(ada, "Demote Team_Ben?", "Demote");
  await ben.getByRole("heading", { name: "Pending Applications" }).waitFor({ state: "detached" });

  await choose(ada, "Team_Ben", "Remove from team");
  await ada
    .getByText("will not be able to re-apply or re-join without an officer invite for 14 days.", { exact: false })
    .waitFor();
  await confirm(ada, "Remove Team_Ben?", "Remove member", "Cancel");
  await ben
    .getByRole("dialog", { name: "Your Team", exact: true })
    .getByText("You have been removed from this team!")
    .waitFor();
  await confirm(ben, "Your Team", "Got it");
  await ben.getByRole("button", { name: "You Can't Join Yet" }).waitFor();
  await ben.getByText("An officer can invite you back.", { exact: false }).waitFor();

  await founder.get(inviteToTeam, { params: { id: seeker.userID } });
  await ben.getByRole("button", { name: "Accept Invite" }).click();
  await confirm(ben, "Congrats! You have now joined", "Meet the team");
  await row(ada, "Team Roster", "Team_Ben").waitFor();
  await choose(ada, "Team_Ben", "Promote to officer");
  await confirm(ada, "Promote Team_Ben?", "Promote");
  await choose(ada, "Team_Ben", "Make captain");
  await confirm(ada, "Make Team_Ben the captain?", "Hand over the team", "Cancel");
  await ben.getByRole("button", { name: "Disband Team" }).waitFor();

  await ben.getByRole("button", { name: "Disband Team" }).click();
  await confirm(ben, "Disband Rush Hour?", "Disband team", "Keep it");
  const last = ben.getByRole("dialog", { name: "Are you really sure?" });
  await untilFocusOn(ben, "Keep it");
  await last.getByRole("textbox", { name: "Your password" }).fill("not-the-password");
  await last.getByRole("button", { name: "Disband it for good" }).click();
  await last.waitFor({ state: "detached" });
  await ben
    .getByRole("dialog", { name: "Your Team", exact: true })
    .getByText("Incorrect password. Please try again.")
    .waitFor();
  await confirm(ben, "Your Team", "Got it");
  await ben.getByRole("button", { name: "Disband Team" }).click();
  await confirm(ben, "Disband Rush Hour?", "Disband team", "Keep it");
  await last.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await last.getByRole("button", { name: "Disband it for good" }).click();
  await last.waitFor({ state: "detached" });
  await ben.waitForURL("**/team");
  await heading(ben, "Teams").waitFor();

  await ada
    .getByRole("dialog", { name: "Your Team", exact: true })
    .getByText("Uh oh! It looks like this team was disbanded by the captain.")
    .waitFor();
  await confirm(ada, "Your Team", "Got it");
  await heading(ada, "Teams").waitFor();
  await ada.goto(`${product.url}/team/RUSH`);
  await ada.getByText("This team does not exist!").waitFor();
  expect([faults(hers.problems), faults(his.problems)]).toEqual([[], []]);
});

it("a captain from a provider disbands without a password, and a member leaves", async () => {
  const [captain, member] = [await newFullRacer(product, "Sso_Cap"), await newFullRacer(product, "Sso_Mate")];
  const setUp = db().updateTable("users").set({ account_type: "single_sign_on", password_hash: null });
  await setUp.where("user_id", "=", idOf(captain)).execute();
  await newTeam(db(), idOf(captain), { tag: "SSO", name: "Single Seaters" });
  const { page } = await openPage(product, browser, member, { path: "/team/SSO" });
  await page.getByRole("button", { name: "Join This Team" }).click();
  await confirm(page, "Congrats! You have now joined", "Meet the team");
  await page.getByRole("button", { name: "Leave Team" }).click();
  await confirm(page, "Leave Single Seaters?", "Leave team", "Stay");
  await page.waitForURL("**/team");
  await heading(page, "Teams").waitFor();

  const opened = await openPage(product, browser, captain, { path: "/team/sso" });
  await opened.page.getByRole("dialog", { name: "Congrats! You have now joined" }).waitFor();
  await confirm(opened.page, "Congrats! You have now joined", "Meet the team");
  await opened.page.getByRole("button", { name: "Disband Team" }).click();
  await confirm(opened.page, "Disband Single Seaters?", "Disband team", "Keep it");
  const last = opened.page.getByRole("dialog", { name: "Are you really sure?" });
  expect(await last.getByRole("textbox").count()).toBe(0);
  await confirm(opened.page, "Are you really sure?", "Disband it for good", "Keep it");
  await opened.page.waitForURL("**/team");
  expect(faults(opened.problems)).toEqual([]);
});

it("a captain changes the team under its open page, and is warned of whom the night will remove", async () => {
  const [captain, member] = [await newFullRacer(product, "Edit_Cap"), await newFullRacer(product, "Edit_Mate")];
  const teamID = await newTeam(db(), idOf(captain), { tag: "OLD", name: "Old Name" });
  await addMembers(db(), teamID, [idOf(member)], { join_stamp: 1 as Stamp });
  await db().updateTable("team_members").set({ is_welcomed: true }).where("team_id", "=", teamID).execute();
  const [his, hers] = await Promise.all([
    openPage(product, browser, member, { path: "/team" }),
    openPage(product, browser, captain, { path: "/team/edit" }),
  ]);
  await his.page.waitForURL("**/team/OLD");
  const edit = hers.page;
  await edit.getByRole("combobox", { name: "Remove idle members" }).selectOption("7");
  await edit.getByText("1 member will be removed within 24 hours").waitFor();
  await edit.getByRole("listitem").getByText("Edit_Mate").waitFor();
  expect(await violationsOf(edit)).toEqual([]);
  await edit.getByRole("combobox", { name: "Remove idle members" }).selectOption("0");
  await edit.getByText("will be removed within 24 hours", { exact: false }).waitFor({ state: "detached" });
  await edit.getByRole("textbox", { name: "Team tag" }).fill("new1");
  await edit.getByRole("textbox", { name: "Team name" }).fill("New Name");
  await edit.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
  await edit.getByRole("button", { name: "Save changes" }).click();
  await edit.waitForURL("**/team/NEW1");
  await his.page.waitForURL("**/team/NEW1");
  await heading(his.page, "NEW1 New Name").waitFor();
  expect([faults(hers.problems), faults(his.problems)]).toEqual([[], []]);
});

it("keys alone: focus stays near what was done", async () => {
  const [captain, seeker] = [await newFullRacer(product, "Keys_Cap"), await newFullRacer(product, "Keys_Seek")];
  const teamID = await newTeam(db(), idOf(captain), { tag: "KEYS", name: "Keys Only", enrollment: "open" });
  for (let nth = 0; nth < 22; nth++) await newTeam(db(), idOf(await newFullRacer(product, `Keys_${nth}`)));
  const { page, problems } = await openPage(product, browser, seeker, { path: "/team" });
  await page.getByRole("button", { name: "Show More Teams" }).focus();
  const known = await page.getByRole("list", { name: "Teams" }).getByRole("listitem").count();
  await page.keyboard.press("Enter");
  const next = page.getByRole("list", { name: "Teams" }).getByRole("listitem").nth(known);
  await expect.poll(() => next.getByRole("link").evaluate((link) => link === document.activeElement)).toBe(true);

  await page.goto(`${product.url}/team/KEYS`);
  await page.getByRole("button", { name: "Apply to Join" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Withdraw" }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).not.toBe("BODY");

  await db().updateTable("team_members").set({ is_welcomed: true }).where("team_id", "=", teamID).execute();
  const hers = await openPage(product, browser, captain, { path: "/team/KEYS" });
  const deny = row(hers.page, "Pending Applications", "Keys_Seek").getByRole("button", { name: "Deny Keys_Seek" });
  await deny.focus();
  await hers.page.keyboard.press("Enter");
  await deny.waitFor({ state: "detached" });
  await expect.poll(() => hers.page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  expect([faults(problems), faults(hers.problems)]).toEqual([[], []]);
});

it("a guest sees teams and how to join, and an address without one says so", async () => {
  const captain = await newFullRacer(product, "Open_Cap");
  await newTeam(db(), idOf(captain), { tag: "OPEN", name: "Open Road" });
  const { page, problems } = await newPage(browser);
  await page.goto(`${product.url}/team/create`);
  await page.waitForURL("**/team");
  await page.getByRole("link", { name: "View Team Open Road" }).click();
  await heading(page, "OPEN Open Road").waitFor();
  await page.getByRole("link", { name: "Sign up to join" }).waitFor();
  expect(await page.getByRole("heading", { name: "Message of the Day" }).count()).toBe(0);
  await page.getByRole("button", { name: "Average" }).click();
  expect(await page.getByRole("columnheader", { name: "Average" }).getAttribute("aria-sort")).toBe("descending");
  await page.getByRole("button", { name: "Racer" }).click();
  expect(await page.getByRole("columnheader", { name: "Racer" }).getAttribute("aria-sort")).toBe("ascending");
  await page.goto(`${product.url}/team/NOONE`);
  await page.getByRole("heading", { name: "Team Not Found" }).waitFor();
  expect(faults(problems)).toEqual([]);
});

it("somebody without the means reads what is missing, and finds no form that can't be sent", async () => {
  const racer = await newFullRacer(product, "Team_Newcomer");
  await db().updateTable("users").set({ races_played: 10 }).where("user_id", "=", idOf(racer)).execute();
  const { page } = await openPage(product, browser, racer, { path: "/team" });
  await page.getByText("So far 10 of 50 races, $25,000 of $50,000").waitFor();
  await page.getByRole("link", { name: "Create New Team" }).click();
  const bars = page.locator("main").getByRole("progressbar");
  await expect.poll(() => bars.count()).toBe(2);
  expect(
    await bars.evaluateAll((all) => all.map((bar) => bar.ariaValueText ?? bar.getAttribute("aria-valuetext"))),
  ).toEqual(["10 of 50 races", "$25,000 of $50,000"]);
  await page.getByText("You must complete at least 50 races to start a team!").waitFor();
  await page.getByText("You need $50,000 to start a team!").waitFor();
  expect(await page.locator("main").getByRole("textbox").count()).toBe(0);
  const told = page.getByRole("button", { name: "You do not meet the requirements to form a team!" });
  expect(await told.isDisabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});
