import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES, violationsOf } from "../support/browser.ts";
import { addMember } from "../support/class-world.ts";
import { newFullRacer, openHearing, openPage } from "../support/open-page.ts";
import { tablesOf } from "../support/product.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { untilStage } from "../support/race-screen.ts";
import { person, racedBy } from "../support/typed-race.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ withWorkers: true, tableTimes: tablesOf(2) });

let teacher: Visitor;
let ada: Visitor;
let sectionID: SectionID;
beforeAll(async () => {
  const { db } = product.services.app;
  teacher = await newFullRacer(product, "SetsThings");
  ada = await newFullRacer(product, "DoesThings");
  const ben = await newFullRacer(product, "DoesNothing");
  ({ sectionID } = await stagedClass(db, teacher.userID as UserID, { name: "Class 6c" }));
  await addMember(db, sectionID, ada.userID as UserID, { alias: "Kind Otter" });
  await addMember(db, sectionID, ben.userID as UserID, { alias: "Swift Owl" });
});

async function findingsAtAllSizes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    found.push(...(await violationsOf(page)));
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isWide) found.push(`scrolls sideways at ${size.width}`);
  }
  await page.setViewportSize(SIZES.chromebook);
  return found;
}

/** A race as a room hands it over, which the worker then pays. */
async function race(seed: number): Promise<void> {
  const { app } = product.services;
  const racers = [{ userID: ada.userID as UserID, typer: person(seed) }];
  await perform(app, (work) => settleRace(work, racedBy(racers, app.nowStamp(), seed)));
}

/** The lobby while one waits for somebody to race. */
async function atTheTable(look: (page: Page) => Promise<void>): Promise<void> {
  const { page, problems } = await openPage(product, browser, ada, { path: "/race" });
  await untilStage(page, "table");
  await look(page);
  expect(problems).toEqual([]);
  await page.goto(`${product.url}/garage`);
  await page.context().close();
}

describe("an assignment", () => {
  let portal: Page;
  let garage: Page;
  let problems: readonly string[];

  it("is set by a teacher, who reads beforehand what pupils get, and is in an open garage at once", async () => {
    const pupil = await openHearing(product, browser, ada, { path: "/garage" });
    garage = pupil.page;
    await garage.getByRole("heading", { name: "Last races" }).waitFor();
    expect(await garage.getByRole("heading", { name: "Assignments" }).count()).toBe(0);
    const opened = await openPage(product, browser, teacher, { path: `/teachers/classes/${sectionID}#assignments` });
    portal = opened.page;
    problems = opened.problems;
    await portal.getByText("No assignment yet").waitFor();
    await portal.getByRole("textbox", { name: "How many races" }).fill("");
    await portal.getByText("Fill in the numbers").waitFor();
    await portal.getByRole("button", { name: "Set the assignment" }).click();
    await portal.getByText("A number from 1 to 200, please.").waitFor();
    expect(await findingsAtAllSizes(portal)).toEqual([]);
    await portal.getByRole("textbox", { name: "How many races" }).fill("2");
    await portal.getByText(/^2 races until \w+day \d+ \w+ at 16:00$/).waitFor();
    await portal.getByRole("button", { name: "Set the assignment" }).click();
    await portal.getByRole("heading", { name: "2 races", exact: true }).waitFor();
    await garage.getByRole("heading", { name: "Assignments" }).waitFor();
    await garage.getByText("0 of 2").first().waitFor();
    expect(await findingsAtAllSizes(garage)).toEqual([]);
    expect(await findingsAtAllSizes(portal)).toEqual([]);
  });

  it("stands where one waits for a race, and comes nearer with each in lobby, garage and portal", async () => {
    await atTheTable(async (page) => {
      await page.getByText(/Assignment: 2 races until/).waitFor();
      await page.getByText("0 of 2", { exact: true }).waitFor();
      expect(await findingsAtAllSizes(page)).toEqual([]);
    });
    await race(1);
    await garage.getByText("1 of 2").first().waitFor();
    await atTheTable(async (page) => {
      await page.getByText("1 of 2", { exact: true }).waitFor();
    });
    await portal.getByRole("button", { name: "Progress by pupil" }).click();
    const row = portal.getByRole("row", { name: /Kind Otter/ });
    await row.getByText("1 of 2").waitFor();
    await portal
      .getByRole("row", { name: /Swift Owl/ })
      .getByText("0 of 2")
      .waitFor();
    expect(await findingsAtAllSizes(portal)).toEqual([]);
    const file = portal.waitForEvent("download");
    await portal.getByRole("button", { name: "Progress as a Table" }).click();
    expect((await file).suggestedFilename()).toBe("Class-6c-2-races.csv");
  });

  it("is done with the last race, and says so wherever it stands", async () => {
    await race(2);
    await garage.getByText("Done", { exact: true }).waitFor();
    await atTheTable(async (page) => {
      await page.getByText("Assignment done: 2 races").waitFor();
      expect(await findingsAtAllSizes(page)).toEqual([]);
    });
    await portal.getByText("1 of 2").first().waitFor();
    await portal.getByRole("progressbar", { name: "Pupils who are done" }).waitFor();
    const own = await openPage(product, browser, ada, { path: "/class" });
    await own.page.getByRole("heading", { name: "Assignments" }).waitFor();
    await own.page.getByText("Done", { exact: true }).waitFor();
    expect(await findingsAtAllSizes(own.page)).toEqual([]);
    await own.page.context().close();
  });

  it("goes and comes back by one press, and gets another end", async () => {
    await portal.getByRole("button", { name: "Remove" }).click();
    await garage.getByRole("heading", { name: "Assignments" }).waitFor({ state: "detached" });
    await portal.getByRole("button", { name: "Undo" }).click();
    await garage.getByText("Done", { exact: true }).waitFor();
    await portal.getByRole("button", { name: "Remove" }).click();
    await portal.getByText("1 assignment removed in the last 30 days").click();
    expect(await violationsOf(portal)).toEqual([]);
    await portal.getByRole("button", { name: /^Bring Back: / }).click();
    await portal.getByText("1 assignment removed in the last 30 days").waitFor({ state: "detached" });
    await garage.getByText("Done", { exact: true }).waitFor();
    await portal.getByRole("button", { name: "Change the date" }).click();
    await portal.getByRole("form", { name: "Another date" }).getByLabel("Time").selectOption("23:59");
    expect(await violationsOf(portal)).toEqual([]);
    await portal.getByRole("button", { name: "Save the date" }).click();
    await portal.getByText(/Until \w+day \d+ \w+ at 23:59/).waitFor();
    await garage.getByText(/Until \w+day \d+ \w+ at 23:59/).waitFor();
    expect(problems).toEqual([]);
  });
});
