import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { addMember } from "../support/class-world.ts";
import { joinClassroom, type InClassroom } from "../support/classroom.ts";
import { newFullRacer, openHearing, openPage, untilHears } from "../support/open-page.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { textOn, typeOn, untilStage, untilUnderWay } from "../support/race-screen.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const ROOM = "/class/race";
const TYPED = 20;

/** A class with a teacher and two pupils, by these names. */
async function newClass(name: string): Promise<{
  readonly sectionID: SectionID;
  readonly teacher: Visitor;
  readonly ada: Visitor;
  readonly ben: Visitor;
}> {
  const { db } = product.services.app;
  const [teacher, ada, ben] = await Promise.all(
    ["Teacher", "Ada", "Ben"].map((who) => newFullRacer(product, `${who}_${name}`)),
  );
  if (!teacher || !ada || !ben) throw new Error("somebody is missing");
  const { sectionID } = await stagedClass(db, teacher.userID as UserID, { name: `Class ${name}` });
  await addMember(db, sectionID, ada.userID as UserID, { alias: "Kind Otter" });
  await addMember(db, sectionID, ben.userID as UserID, { alias: "Swift Owl" });
  return { sectionID, teacher, ada, ben };
}

const waiting = (page: Page) => page.getByText("Waiting for Ms Frizzle to start the race.");
const paused = (page: Page) => page.getByText("Paused by your teacher");
const accuracy = (page: Page): Promise<string> => page.locator("[data-accuracy]").innerText();

async function findingsAtAllSizes(page: Page, inside?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    found.push(...(await violationsOf(page, inside)));
  }
  await page.setViewportSize(SIZES.chromebook);
  return found;
}

describe("a class race, for a pupil", () => {
  let lesson: InClassroom;
  let other: InClassroom;
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    const { sectionID, teacher, ada, ben } = await newClass("5a");
    ({ page, problems } = await openHearing(product, browser, ada, { path: "/garage" }));
    lesson = await joinClassroom(product, teacher, sectionID);
    await page.waitForURL(`**${ROOM}`);
    other = await joinClassroom(product, ben, sectionID);
  });

  it("leads into the room as the teacher opens it, and shows who is there", async () => {
    await page.getByRole("heading", { level: 1, name: "Class 5a" }).waitFor();
    await waiting(page).waitFor();
    await page.getByText("2 of 2 here").waitFor();
    expect(await findingsAtAllSizes(page)).toEqual([]);
  });

  it("stands still in a pause, also on a page that is loaded anew, and goes on where it stopped", async () => {
    lesson.room.send("begin", { ranking: "place" });
    await other.race();
    await untilStage(page, "racing");
    const text = await textOn(page);
    await typeOn(page, text.slice(0, TYPED));
    lesson.room.send("pause", { isPaused: true });
    await paused(page).waitFor();
    expect(await findingsAtAllSizes(page, "[data-paused]")).toEqual([]);
    await page.keyboard.type("~~~~");
    await page.keyboard.type(text.slice(TYPED, TYPED + 4));
    expect(await accuracy(page)).toContain("100%");
    await page.reload();
    await paused(page).waitFor();
    await page.keyboard.type("~~");
    lesson.room.send("pause", { isPaused: false });
    await page.getByText("Go on!").waitFor({ state: "attached" });
    await typeOn(page, text.slice(TYPED));
    await page.getByRole("button", { name: "Back to your class" }).waitFor();
    await page.getByRole("cell", { name: "100%" }).first().waitFor();
  });

  it("ends on the podium, with the own line marked", async () => {
    lesson.room.send("end", {});
    await untilStage(page, "over");
    await page.getByRole("button", { name: "Back to your class" }).click();
    await page.getByRole("heading", { name: "Race 1" }).waitFor();
    const own = page.locator("tr[data-own]");
    expect(await own.innerText()).toMatch(/1st[\s\S]*You[\s\S]*10$/);
    expect(await page.getByRole("row").count()).toBe(3);
    expect(await findingsAtAllSizes(page)).toEqual([]);
  });

  it("goes to the next race by itself, and back into it after a reload", async () => {
    lesson.room.send("begin", { ranking: "improvement" });
    const beside = await other.race(1);
    await untilUnderWay(page);
    await page.reload();
    await untilStage(page, "racing");
    await beside.untilPhase("racing");
    lesson.room.send("end", {});
    await untilStage(page, "over");
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it("calls a pupil once in a lesson: whoever leaves has the way back on every page", async () => {
  const { sectionID, teacher, ada } = await newClass("5b");
  const { page } = await openHearing(product, browser, ada, { path: "/garage" });
  const lesson = await joinClassroom(product, teacher, sectionID);
  await page.waitForURL(`**${ROOM}`);
  await waiting(page).waitFor();
  await page.getByRole("link", { name: "Leave", exact: true }).click();
  await page.getByRole("heading", { name: "Your class meets now" }).waitFor();
  await page.getByRole("link", { name: "Garage", exact: true }).first().click();
  const join = page.getByRole("complementary", { name: "Your class" }).getByRole("link", { name: "Join your class" });
  await join.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await join.waitFor();
  expect(new URL(page.url()).pathname).toBe("/garage");
  await join.click();
  await waiting(page).waitFor();
  lesson.room.send("close", {});
  await page.getByRole("heading", { level: 1, name: "The lesson is over" }).waitFor();
  await page.getByRole("link", { name: "To my class" }).click();
  await page.getByRole("heading", { name: "Classmates" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Join your class" }).count()).toBe(0);
  await joinClassroom(product, teacher, sectionID);
  await page.waitForURL(`**${ROOM}`);
  await page.context().close();
});

it("leads one tab of a pupil to the lesson: another one stays, with the way there", async () => {
  const { sectionID, teacher, ada } = await newClass("5d");
  const { page } = await openHearing(product, browser, ada, { path: "/garage" });
  const second = await page.context().newPage();
  const hears = untilHears(second);
  await second.goto(`${product.url}/garage`);
  await hears;
  await joinClassroom(product, teacher, sectionID);
  const isThere = (tab: Page): boolean => new URL(tab.url()).pathname === ROOM;
  await expect.poll(() => [page, second].filter(isThere).length).toBe(1);
  const [led, stays] = isThere(page) ? [page, second] : [second, page];
  await stays.getByRole("complementary", { name: "Your class" }).waitFor();
  await waiting(led).waitFor();
  await led.reload();
  await waiting(led).waitFor();
  expect(isThere(stays)).toBe(false);
  await page.context().close();
});

it("waits for a lesson that hasn't begun, and is nobody's who isn't a pupil of the class", async () => {
  const { sectionID, teacher, ada } = await newClass("5c");
  const { page } = await openPage(product, browser, ada, { path: ROOM });
  await page.getByRole("heading", { level: 1, name: "Your teacher hasn't started the lesson yet" }).waitFor();
  expect(await findingsAtAllSizes(page)).toEqual([]);
  await joinClassroom(product, teacher, sectionID);
  await waiting(page).waitFor();
  await page.context().close();
  const taught = await openPage(product, browser, teacher, { path: ROOM });
  await taught.page.waitForURL("**/class");
  await taught.page.context().close();
});
