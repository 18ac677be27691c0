import type { Page } from "playwright";
import { expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { perform } from "#shared/server/platform/work.ts";
import { giveRole, NOBODY } from "#shared/server/roles/roles.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { classForm } from "../support/class-stage.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const db = () => product.services.app.db;

/** A teacher with four classes: two of the fifth grade, one of the sixth, and a club. */
async function newSchool(name: string): Promise<Visitor> {
  const teacher = await newRacer(product, name);
  await perform(product.services.app, (work) =>
    giveRole(work, teacher.userID as UserID, "teacher", { ...NOBODY, reason: "teaches" }),
  );
  for (const [className, grade, pupils] of [
    ["Class 5a", "5", 3],
    ["Class 5b", "5", 2],
    ["Class 6a", "6", 2],
    ["Typing Club", "", 1],
  ] as const) {
    const { class: made } = await teacher.get(CALLS.newClass, { body: classForm({ name: className, grade }) });
    const names = Array.from({ length: pupils }, () => "");
    await teacher.get(CALLS.addPupils, { params: { id: made.sectionID }, body: { language: "english", names } });
  }
  return teacher;
}

/** What each open class of the teacher is called, and how many pupils it has. */
async function classesOf(teacher: Visitor): Promise<Record<string, number>> {
  const { classes } = await teacher.get(CALLS.school);
  return Object.fromEntries(
    classes.filter(({ archivedStamp }) => archivedStamp === null).map(({ name, pupils }) => [name, pupils]),
  );
}

const BEFORE = { "Class 5a": 3, "Class 5b": 2, "Class 6a": 2, "Typing Club": 1 };
const choose = (page: Page, className: string, deed: string) =>
  page.getByRole("combobox", { name: className, exact: true }).selectOption({ label: deed });

it("changes all classes by one press and back by another, on a school's laptop", async () => {
  const teacher = await newSchool("MissYearly");
  const { page, problems } = await newPage(browser, { viewport: SIZES.chromebook });
  await page.goto(`${product.url}/login`);
  await enterAs(page, teacher);
  await page.goto(`${product.url}/teachers`);
  await page.getByRole("link", { name: "Year's Change" }).click();
  await page.getByRole("heading", { name: "Year's change", level: 1 }).waitFor();
  await page.getByText("3 classes with 7 pupils move up").waitFor();
  await page.getByText("1 class stays as it is.").waitFor();
  await choose(page, "Class 6a", "Stays as it is");
  await page.getByText("More than one class will be called Class 6a.").waitFor();
  await choose(page, "Class 6a", "Moves up");
  expect(await page.getByRole("textbox", { name: "New name of Class 5a" }).inputValue()).toBe("Class 6a");
  expect(await violationsOf(page)).toEqual([]);

  await choose(page, "Class 5b", "Pupils go into another class");
  await page.getByText("Look again at Class 5b.").waitFor();
  expect(await page.getByRole("button", { name: "Change 3 Classes" }).isDisabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("combobox", { name: "Where the pupils of Class 5b go" }).selectOption({ label: "A new class" });
  await page.getByRole("textbox", { name: "Name of the new class" }).fill("Class 6c");
  await choose(page, "Class 6a", "Is archived");
  await page.getByText("1 class with 3 pupils moves up").waitFor();
  await page.getByText("2 pupils go into another class.").waitFor();
  await page.getByText("2 classes are archived.").waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "Change 3 Classes" }).click();
  await page.getByText("1 class moved up, 2 pupils moved, 1 new class made, 2 classes archived.").waitFor();
  expect(await classesOf(teacher)).toEqual({ "Class 6a": 3, "Class 6c": 2, "Typing Club": 1 });
  // Nobody moves up twice by a second press.
  await page.getByText("3 classes stay as they are.").waitFor();
  expect(await page.getByRole("button", { name: "Change Classes" }).isDisabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("2 pupils are back in the old class.").waitFor();
  expect(await classesOf(teacher)).toEqual(BEFORE);
  await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
  expect(await violationsOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

it("says on a phone what was changed since and stays, and is done once where the answer got lost", async () => {
  const teacher = await newSchool("MrYearly");
  const { page } = await newPage(browser, { viewport: SIZES.phone });
  await page.goto(`${product.url}/login`);
  await enterAs(page, teacher);
  await page.goto(`${product.url}/teachers/year`);
  await page.getByRole("button", { name: "All Stay" }).click();
  await choose(page, "Class 5a", "Moves up");
  await choose(page, "Class 5b", "Pupils go into another class");
  await page.getByRole("combobox", { name: "Where the pupils of Class 5b go" }).selectOption({ label: "Typing Club" });
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  const changing = /\/api\/v2\/teachers\/year$/;
  await page.route(changing, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: "Change 2 Classes" }).click();
  await page.getByText("We can't reach the server.").first().waitFor();
  await page.unroute(changing);
  expect((await teacher.get(CALLS.yearChanges)).changes).toHaveLength(1);

  await page.reload();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  const { classes } = await teacher.get(CALLS.school);
  const club = classes.find(({ name }) => name === "Typing Club")?.sectionID ?? (0 as SectionID);
  expect(classes.find(({ name, archivedStamp }) => name === "Class 5b" && archivedStamp !== null)).toBeDefined();
  expect((await classesOf(teacher))["Typing Club"]).toBe(3);
  const { user_id: moved } = await db()
    .selectFrom("year_change_pupils")
    .select("user_id")
    .where("to_section_id", "=", club)
    .orderBy("user_id")
    .executeTakeFirstOrThrow();
  await teacher.get(CALLS.removePupils, { params: { id: club }, body: { userIDs: [moved] } });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("1 pupil moved or left meanwhile, and stays there.").waitFor();
  expect(await classesOf(teacher)).toEqual({ ...BEFORE, "Class 5b": 1 });
  expect(await violationsOf(page)).toEqual([]);
});
