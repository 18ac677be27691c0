import type { Page } from "playwright";
import { expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { removePupils } from "#shared/server/classes/pupils.ts";
import { perform } from "#shared/server/platform/work.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const notice = (page: Page) => page.locator('[aria-label="Notices"]');
const friend = (page: Page, name: string) => page.locator("main li").filter({ hasText: name });

const openAs = async (username: string, viewport: { width: number; height: number }, path: string) =>
  openPage(product, browser, await newFullRacer(product, username), { viewport, path });

it("two find each other, are friends at once on both screens, race together, and part", async () => {
  const [hers, his] = await Promise.all([
    openAs("Meets_Ada", SIZES.chromebook, "/friends"),
    openAs("Meets_Ben", SIZES.phone, "/friends"),
  ]);
  const [ada, ben] = [hers.page, his.page];
  const firstWays = ada.getByRole("tabpanel").getByRole("button");
  await expect.poll(() => firstWays.allInnerTexts()).toEqual(["Copy my race link", "Find racers"]);
  await ada.getByRole("button", { name: "Find racers" }).click();
  const field = ada.getByRole("searchbox", { name: "Search racers" });
  await field.fill("Nobody_Is_Called");
  await ada.getByRole("heading", { name: "No one by that name" }).waitFor();
  await field.fill("meets_b");
  await ada.getByRole("button", { name: "Add friend Meets_Ben" }).press("Enter");
  await ada.getByRole("button", { name: "Cancel request Meets_Ben" }).waitFor();
  expect(await violationsOf(ada)).toEqual([]);

  await notice(ben).getByText("Meets_Ada wants to be friends").waitFor();
  await ben.getByRole("tab", { name: "Requests 1" }).click();
  await ben.locator("main").getByRole("button", { name: "Accept Meets_Ada" }).waitFor();
  expect(await violationsOf(ben)).toEqual([]);
  await ben.locator("main").getByRole("button", { name: "Accept Meets_Ada" }).click();
  await ben.getByRole("heading", { name: "No requests right now" }).waitFor();
  expect(await ben.evaluate(() => document.activeElement?.textContent)).toBe("Requests for you 0");
  await notice(ada).getByText("Meets_Ben is now your friend").waitFor();
  await ada.getByRole("tab", { name: "Friends" }).click();
  await ben.getByRole("tab", { name: "Friends" }).click();
  await friend(ada, "Meets_Ben").getByText("Online", { exact: true }).waitFor();
  await friend(ben, "Meets_Ada").getByText("Online", { exact: true }).waitFor();

  await friend(ada, "Meets_Ben").getByRole("link", { name: "Invite" }).click();
  await ada.waitForURL("**/race/Meets_Ada");
  await ada.getByText("Meets_Ben is invited.").waitFor();
  await notice(ben).getByText("Meets_Ada invites you to a race").waitFor();
  await friend(ben, "Meets_Ada").getByRole("link", { name: "Join race" }).waitFor();
  await notice(ben).getByRole("link", { name: "Join Race" }).first().click();
  await expect.poll(() => ada.locator("main li[data-taken]").count()).toBe(2);
  await ada.getByRole("button", { name: "Invite friends" }).click();
  const invitations = ada.getByRole("dialog", { name: "Invite friends" });
  await invitations.getByText("Invited", { exact: true }).waitFor();
  expect(await violationsOf(ada, "[role=dialog][data-size]")).toEqual([]);

  await ada.goto(`${product.url}/friends`);
  await ben.goto(`${product.url}/racer/meets_ada`);
  await ben.getByText("Friend · online").waitFor();
  expect(await ben.getByRole("link", { name: "Race with Meets_Ada" }).getAttribute("href")).toBe("/race/Meets_Ben");
  expect(await violationsOf(ben)).toEqual([]);
  await friend(ada, "Meets_Ben").waitFor();
  await ben.getByRole("button", { name: "Remove friend" }).click();
  const question = ben.getByRole("dialog", { name: "Remove Meets_Ada?" });
  expect(
    await question.getByRole("button", { name: "Stay friends" }).evaluate((button) => button.matches(":focus")),
  ).toBe(true);
  await question.getByRole("button", { name: "Remove friend" }).click();
  await ben.getByRole("button", { name: "Add friend Meets_Ada" }).waitFor();
  await ada.getByRole("heading", { name: "Room for 200 friends" }).waitFor();
  expect([hers.problems, his.problems]).toEqual([[], []]);
});

it("classmates have a group of their own, hear who comes, and lose who is taken out", async () => {
  const { app } = product.services;
  const [teacher, mate] = [await newRacer(product, "Mates_Frizzle"), await newFullRacer(product, "Mates_Ben")];
  const [away, pupil] = [await newRacer(product, "Mates_Cleo"), await newFullRacer(product, "Mates_Ada")];
  const idOf = ({ userID }: { readonly userID: number }) => userID as UserID;
  const sectionID = await addClass(app.db, { teacher: idOf(teacher) });
  for (const each of [pupil, mate, away]) await addMember(app.db, sectionID, idOf(each));
  const { page, problems } = await openPage(product, browser, pupil, { viewport: SIZES.phone, path: "/friends" });
  const classmates = page.locator("main section").filter({ has: page.getByRole("heading", { name: "Classmates 2" }) });
  await page.getByRole("heading", { name: "Room for 200 friends" }).waitFor();
  await expect.poll(() => classmates.getByRole("listitem").count()).toBe(2);
  const theirs = await openPage(product, browser, mate, { viewport: SIZES.phone, path: "/friends" });
  await notice(page).getByText("Mates_Ben is online").waitFor();
  await friend(page, "Mates_Ben").getByText("Online", { exact: true }).waitFor();
  await expect.poll(() => classmates.getByRole("listitem").first().innerText()).toContain("Mates_Ben");
  await classmates.getByRole("link", { name: "Invite Mates_Ben" }).waitFor();
  expect([await classmates.getByRole("link").count(), await classmates.getByRole("button").count()]).toEqual([1, 0]);
  expect(await violationsOf(page)).toEqual([]);
  await friend(page, "Mates_Ben").getByRole("link", { name: "Invite" }).click();
  await notice(theirs.page).getByText("Mates_Ada invites you to a race").waitFor();
  await page.goto(`${product.url}/friends`);
  await classmates.waitFor();
  await perform(app, (work) => removePupils(work, idOf(teacher), sectionID, [idOf(mate)]));
  await page.getByRole("heading", { name: "Classmates 1" }).waitFor();
  await theirs.page.getByRole("heading", { name: /Classmates/ }).waitFor({ state: "detached" });
  expect(await friend(page, "Mates_Ben").count()).toBe(0);
  expect([problems, theirs.problems]).toEqual([[], []]);
});

it("a guest may look at a racer, and an address without one says so", async () => {
  const racer = await newRacer(product, "Meets_Cleo");
  const { page, problems } = await newPage(browser);
  await page.goto(`${product.url}/racer/MEETS_CLEO`);
  await page.getByRole("heading", { level: 1, name: "Meets_Cleo" }).waitFor();
  expect(await page.title()).toBe("Meets_Cleo · Redline");
  await page.getByRole("link", { name: "Sign up to add friends" }).waitFor();
  expect(await page.getByRole("button", { name: "Report" }).count()).toBe(0);
  await enterAs(page, racer);
  await page.reload();
  await page.getByRole("link", { name: "Edit profile" }).waitFor();
  expect(problems).toEqual([]);
  for (const path of ["/racer/Nobody_At_All", "/racer/%", `/racer/${"x".repeat(200)}`]) {
    await page.goto(product.url + path);
    await page.getByRole("heading", { level: 1, name: "Oops! Are you lost, racer?" }).waitFor();
    await page.getByRole("link", { name: "Back To Homepage" }).waitFor();
  }
});
