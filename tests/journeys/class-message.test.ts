import type { Page } from "playwright";
import { expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { ClassPopUp } from "#shared/contracts/goals/pop-ups.ts";
import type { SectionID, TeamID, UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";
import { after, before, hours, seconds, type Stamp } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { addMember } from "../support/class-world.ts";
import { newFullRacer, openHearing, openPage } from "../support/open-page.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { newTeam } from "../support/team.ts";
import { tellDue } from "../support/told-due.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();
const { db } = product.services.app;
const TITLE = "Message from Ms Frizzle";
const WORDS = "Bring your headphones, your card and a friend who has never raced before!";
/** Such as the server lets nobody post. */
const LINKED = "Read https://elsewhere.example.org/cards";

let turn = 0;
async function newClass() {
  const nth = ++turn;
  const teacher = await newFullRacer(product, `Writes_Words${nth}`);
  const pupil = await newFullRacer(product, `Reads_Words${nth}`);
  const { sectionID } = await stagedClass(db, teacher.userID as UserID);
  await addMember(db, sectionID, pupil.userID as UserID, { isMade: true, alias: `Brave Otter ${nth}` });
  return { teacher, pupil, sectionID };
}
const post = (teacher: Visitor, sectionID: SectionID, message: string, untilStamp: Stamp | null = null) =>
  teacher.get(CALLS.postClassMessage, { params: { id: sectionID }, body: { message, untilStamp } });
const dialogOn = (page: Page) => page.getByRole("dialog", { name: TITLE });
const noteOn = (page: Page) => page.locator("main").getByText(TITLE);
const leave = (...pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()));

async function findingsAtAllSizes(page: Page, part?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    found.push(...(await violationsOf(page, part)));
  }
  await page.setViewportSize(SIZES.chromebook);
  return found;
}

it("pops up over the page that is open, on each device, until it is read on one; the team page keeps it", async () => {
  const { teacher, pupil, sectionID } = await newClass();
  const { page, problems } = await openHearing(product, browser, pupil, { path: "/team" });
  const { page: other } = await openHearing(product, browser, pupil, { path: "/friends", viewport: SIZES.phone });
  await page.getByText("Teams in your class").waitFor();
  expect(await noteOn(page).count()).toBe(0);
  await post(teacher, sectionID, WORDS);
  for (const each of [page, other]) await dialogOn(each).getByText(WORDS).waitFor();
  expect(await findingsAtAllSizes(page, "[role=dialog]")).toEqual([]);
  await dialogOn(page).getByRole("button", { name: "Got it" }).press("Enter");
  for (const each of [page, other]) await dialogOn(each).waitFor({ state: "detached" });
  await expect.poll(async () => (await pupil.get(CALLS.duePopUps)).class).toEqual([]);
  await noteOn(page).waitFor();
  await page.locator("main").getByText(WORDS).waitFor();
  expect(await findingsAtAllSizes(page)).toEqual([]);
  await post(teacher, sectionID, "");
  await noteOn(page).waitFor({ state: "detached" });
  await page.getByText("Teams in your class").waitFor();
  expect(problems).toEqual([]);
  await leave(page, other);
});

it("stands on the page of the pupil's own team, and on no page of its teacher", async () => {
  const { teacher, pupil, sectionID } = await newClass();
  const [own, foreign] = [
    await newTeam(db, pupil.userID as UserID),
    await newTeam(db, (await newFullRacer(product, `Others_Team${turn}`)).userID as UserID),
  ];
  await db.updateTable("team_members").set({ is_welcomed: true }).where("team_id", "=", own).execute();
  await post(teacher, sectionID, WORDS);
  const { page } = await openPage(product, browser, pupil, { path: "/team" });
  await page.waitForURL(/\/team\/\w+$/);
  await dialogOn(page).getByRole("button", { name: "Got it" }).click();
  await noteOn(page).waitFor();
  expect(await findingsAtAllSizes(page)).toEqual([]);
  const tagOf = async (id: TeamID) =>
    (await db.selectFrom("teams").select("tag").where("team_id", "=", id).executeTakeFirstOrThrow()).tag;
  expect(page.url()).toBe(`${product.url}/team/${await tagOf(own)}`);
  await page.goto(`${product.url}/team/${await tagOf(foreign)}`);
  await page.getByRole("heading", { level: 1, name: `Team ${await tagOf(foreign)}` }).waitFor();
  expect(await noteOn(page).count()).toBe(0);
  const { page: teachers } = await openPage(product, browser, teacher, { path: "/team" });
  await teachers.getByRole("heading", { name: "Find A Team To Join" }).waitFor();
  expect([await noteOn(teachers).count(), await dialogOn(teachers).count()]).toEqual([0, 0]);
  await leave(page, teachers);
});

it.each(["/race", "/garage/customizer"])("waits on %s until that is left", async (path) => {
  const { teacher, pupil, sectionID } = await newClass();
  const { page } = await openHearing(product, browser, pupil, { path });
  await page.getByRole("main").waitFor();
  // As the second one is told, the first would be shown.
  for (const words of [WORDS, "And bring your cards!"]) {
    const told = page.waitForResponse(
      async (answer) => answer.url().endsWith("/pop-ups") && (await answer.text()).includes(words),
    );
    await post(teacher, sectionID, words);
    await told;
  }
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.goto(`${product.url}/garage`);
  await dialogOn(page).getByText("And bring your cards!").waitFor();
  await leave(page);
});

it("is told as it is written, and no page that was opened before tells it once it has ended", async () => {
  const { teacher, pupil, sectionID } = await newClass();
  const { page } = await openHearing(product, browser, pupil, { path: "/team" });
  const now = nowStamp();
  const popUp: ClassPopUp = { key: "class:1:1", message: LINKED, teacherName: "Ms Frizzle", untilStamp: null };
  await tellDue(page, { class: [{ ...popUp, untilStamp: before(now, hours(1)) }] });
  await post(teacher, sectionID, WORDS, after(nowStamp(), seconds(20)));
  await noteOn(page).waitFor();
  await noteOn(page).waitFor({ state: "detached" });
  expect(await dialogOn(page).count()).toBe(0);
  await tellDue(page, { class: [popUp] });
  await page.reload();
  await dialogOn(page).getByText(LINKED).waitFor();
  expect(await dialogOn(page).getByRole("link").count()).toBe(0);
  await page.unrouteAll({ behavior: "wait" });
  await leave(page);
});
