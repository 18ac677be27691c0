import type { Page, Route } from "playwright";
import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { applyToTeam } from "#shared/server/teams/apply.ts";
import { before, days } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newFullRacer, openPage, untilHears } from "../support/open-page.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { PASSWORD, type Visitor } from "../support/visitor.ts";
import { complete } from "../support/winnings.ts";

const { product, browser } = await beginJourney();

const idOf = (racer: Visitor) => racer.userID as UserID;
const db = () => product.services.app.db;

/** A captain's team that has greeted everybody it has. */
async function teamOf(captain: Visitor, tag: string, ...members: readonly Visitor[]) {
  const teamID = await newTeam(db(), idOf(captain), { tag });
  const join_stamp = before(product.services.app.nowStamp(), days(3));
  for (const member of members) await addMembers(db(), teamID, [idOf(member)], { join_stamp });
  await db().updateTable("team_members").set({ is_welcomed: true }).where("team_id", "=", teamID).execute();
  return teamID;
}

/** Answers as a server does that has a bug, or refuses. */
const says = (status: number, error: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, error, message } });

/** What stands in an alert, with every blank as it is drawn. */
async function alertOn(page: Page): Promise<string> {
  const alert = page.getByRole("dialog", { name: "Your Team", exact: true });
  await alert.getByText("If this persists", { exact: false }).waitFor();
  const text = await alert.getByText("If this persists", { exact: false }).innerText();
  await alert.getByRole("button", { name: "Got it" }).click();
  await alert.waitFor({ state: "detached" });
  return text;
}

it("The greeting of a team waits until what was open before it is closed", async () => {
  const [captain, newcomer] = [await newFullRacer(product, "Queue_Cap"), await newFullRacer(product, "Queue_New")];
  const teamID = await teamOf(captain, "QUEUE");
  const { page } = await openPage(product, browser, newcomer, { path: "/redline.svg" });
  const hears = untilHears(page);
  await page.goto(`${product.url}/team/QUEUE`);
  await hears;
  await complete(product, newcomer, 1);
  const challenges = page.getByRole("dialog", { name: "Keep it up!" });
  await challenges.waitFor();
  const seen = page.waitForResponse("**/api/v2/teams/seen");
  await perform(product.services.app, (work) => applyToTeam(work, "type", idOf(newcomer), teamID));
  await seen;
  const greeting = page.getByRole("dialog", { name: "Congrats! You have now joined" });
  expect([await challenges.count(), await greeting.count()]).toEqual([1, 0]);
  await challenges.getByRole("button", { name: "Claim Bonus XP" }).click();
  await greeting.waitFor();
  expect(await challenges.count()).toBe(0);
  await greeting.getByRole("button", { name: "Meet the team" }).click();
  await greeting.waitFor({ state: "detached" });
  await page.context().close();
});

it("A message that can't be posted says why, or that nobody knows why", async () => {
  const captain = await newFullRacer(product, "Motd_Cap");
  await teamOf(captain, "MOTDX");
  const { page } = await openPage(product, browser, captain, { path: "/team/MOTDX" });
  await page.getByRole("button", { name: "Update Message" }).click();
  const writing = page.getByRole("dialog", { name: "Update Message of the Day" });
  await writing.getByRole("textbox", { name: "Message" }).fill("Race at six!");
  const post = writing.getByRole("button", { name: "Update message" });
  for (const [answer, sentence] of [
    [says(500, "internal", "Unknown Error. Please try again."), "Unknown error. Please try again later."],
    [says(403, "muted", "You can't write just now."), "You can't write just now."],
  ] as const) {
    await page.route("**/api/v2/teams/motd", answer, { times: 1 });
    await post.click();
    await writing.getByText(sentence, { exact: true }).waitFor();
  }
  expect(await writing.getByRole("textbox", { name: "Message" }).inputValue()).toBe("Race at six!");
  await page.context().close();
});

it("A team that can't be disbanded or left says why in one sentence, and whom to ask", async () => {
  const [captain, member] = [await newFullRacer(product, "Stuck_Cap"), await newFullRacer(product, "Stuck_Mate")];
  await teamOf(captain, "STUCK", member);
  const [hers, his] = await Promise.all([
    openPage(product, browser, captain, { path: "/team/STUCK" }),
    openPage(product, browser, member, { path: "/team/STUCK" }),
  ]);
  const ask = "  If this persists, please contact support.";
  for (const [answer, why] of [
    [says(409, "notAllowed", "The team is being changed right now."), "The team is being changed right now"],
    [says(500, "internal", "Unknown Error. Please try again."), "Unknown Error"],
  ] as const) {
    await hers.page.route("**/api/v2/teams/disband", answer, { times: 1 });
    await hers.page.getByRole("button", { name: "Disband Team" }).click();
    await hers.page.getByRole("button", { name: "Disband team", exact: true }).click();
    const last = hers.page.getByRole("dialog", { name: "Are you really sure?" });
    await last.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
    await last.getByRole("button", { name: "Disband it for good" }).click();
    expect(await alertOn(hers.page)).toBe(`There was an error disbanding your team: ${why}.${ask}`);

    await his.page.route("**/api/v2/teams/leave", answer, { times: 1 });
    await his.page.getByRole("button", { name: "Leave Team" }).click();
    await his.page.getByRole("button", { name: "Leave team", exact: true }).click();
    expect(await alertOn(his.page)).toBe(`An error occurred while attempting to leave your team: ${why}.${ask}`);
  }
  await Promise.all([hers.page.context().close(), his.page.context().close()]);
});

it("A team's form asks for a speed on the typing site", async () => {
  const captain = await newFullRacer(product, "Speed_Cap");
  await teamOf(captain, "SPEED");
  const { page } = await openPage(product, browser, captain, { path: "/team/edit" });
  await page.getByRole("combobox", { name: "Minimum races" }).waitFor();
  const speeds = page.getByRole("combobox", { name: "Minimum speed" }).getByRole("option");
  expect(await speeds.first().innerText()).toBe("Any");
  expect(await speeds.last().innerText()).toBe("200 WPM");
  await page.context().close();
});
