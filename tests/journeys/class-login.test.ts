import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { codeInGroups } from "#shared/rules/classes/codes.ts";
import { makePupils } from "#shared/server/classes/make-pupil.ts";
import { admitPupils } from "#shared/server/classes/pupils.ts";
import { perform } from "#shared/server/platform/work.ts";

import { enterAs, keptUser } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { untilFocusOn } from "../support/focus.ts";
import { newFullRacer, untilHears } from "../support/open-page.ts";
import { stagedClass, type StagedClass } from "../support/pupil-stage.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();
const { app } = product.services;

let teachers = 0;
async function newClass(more: Parameters<typeof stagedClass>[2] = {}): Promise<StagedClass & { teacher: Visitor }> {
  const teacher = await newFullRacer(product, `Class_Teacher${teachers++}`);
  return { ...(await stagedClass(app.db, teacher.userID as UserID, more)), teacher };
}
async function newPupil({ sectionID }: StagedClass) {
  const [pupil] = await perform(app, (work) =>
    makePupils(work, app.vault, app.dice, { sectionID, language: "english", names: [null], standing: "member" }),
  );
  if (!pupil) throw new Error("no pupil was made");
  await app.db
    .updateTable("users")
    .set({ qualifying_stamp: app.nowStamp() })
    .where("user_id", "=", pupil.userID)
    .execute();
  return pupil;
}
const heading = (page: Page, name: string | RegExp, level = 2) => page.getByRole("heading", { level, name });
const opened = async (path: string, viewport: { width: number; height: number } = SIZES.chromebook) => {
  const { page, problems } = await newPage(browser, { viewport });
  await page.goto(product.url + path);
  return { page, problems };
};
/** Leaves the line of the console that a refused call is. */
const faults = (problems: readonly string[]) => problems.filter((each) => !each.startsWith("Failed to load resource"));

describe("a card", () => {
  it("logs in by the address of its QR code: greeted by name, one press, and the code is nowhere to be seen", async () => {
    const pupil = await newPupil(await newClass());
    const asked: string[] = [];
    const { page, problems } = await newPage(browser, { viewport: SIZES.phone });
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto(`${product.url}/class-login#${pupil.cardCode}`);
    await heading(page, `Hi, ${pupil.alias}!`).waitFor();
    expect(page.url()).toBe(`${product.url}/class-login`);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Yes, that's me" }).click();
    await page.waitForURL("**/garage");
    await page.getByText(`Hi, ${pupil.alias}!`).waitFor();
    expect(asked.filter((url) => url.includes(pupil.cardCode))).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain(pupil.cardCode);
    expect(faults(problems)).toEqual([]);
  });

  it("logs in typed by the keyboard alone, with dashes and capitals, after a mistake", async () => {
    const pupil = await newPupil(await newClass());
    const { page } = await opened("/login");
    await page.getByRole("link", { name: "In a class? Log in with a code" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/class-login");
    await page.reload();
    await untilFocusOn(page, "Code");
    await page.keyboard.type("nope nope");
    await page.keyboard.press("Enter");
    await page.getByText("That code doesn't open anything.").waitFor();
    await untilFocusOn(page, "Code");
    await page.keyboard.press("Control+A");
    await page.keyboard.type(codeInGroups(pupil.cardCode).toUpperCase());
    await page.keyboard.press("Enter");
    await page.waitForURL("**/garage");
    await page.getByText(`Hi, ${pupil.alias}!`).waitFor();
    expect((await keptUser(page))?.userID).toBe(pupil.userID);
  });

  it("waits for whoever is logged in to leave first", async () => {
    const pupil = await newPupil(await newClass());
    const other = await newFullRacer(product, "Class_Other");
    const { page } = await opened("/redline.svg");
    await enterAs(page, other);
    await page.goto(`${product.url}/class-login#${pupil.cardCode}`);
    await page.getByText("Class_Other is still logged in here.").waitFor();
    await page.getByRole("button", { name: "Log them out first" }).click();
    await page.getByRole("button", { name: "Yes, that's me" }).click();
    await page.waitForURL("**/garage");
    await page.getByText(`Hi, ${pupil.alias}!`).waitFor();
    expect((await keptUser(page))?.userID).toBe(pupil.userID);
  });
});

describe("a class's code", () => {
  it("gives somebody new a name and a card, and opens the class once the teacher says yes", async () => {
    const to = await newClass();
    const { page, problems } = await opened("/class-login", SIZES.phone);
    await page.getByLabel("Code").fill(codeInGroups(to.code));
    await page.getByRole("button", { name: "Go on" }).click();
    await heading(page, "Join Class 4B").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const names = page.getByRole("radio");
    const first = await names.first().getAttribute("value");
    await page.getByRole("button", { name: "Show other names" }).click();
    await expect.poll(() => names.first().getAttribute("value")).not.toBe(first);
    await page.getByLabel("Names in").selectOption("german");
    const before = await names.nth(1).getAttribute("value");
    await expect.poll(() => names.nth(1).getAttribute("value")).not.toBe(before);
    const alias = (await names.nth(1).getAttribute("value")) ?? "";
    await names.nth(1).check();
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await heading(page, `You're in, ${alias}!`).waitFor();
    await page.getByText("Write it down or ask your teacher for your card.").waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const hears = untilHears(page);
    await page.goto(`${product.url}/class`);
    await heading(page, "Your Teacher Must Approve Your Request!", 1).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await hears;
    const { user_id } = await app.db
      .selectFrom("section_members")
      .select("user_id")
      .where("section_id", "=", to.sectionID)
      .executeTakeFirstOrThrow();
    await perform(app, (work) => admitPupils(work, to.teacherID, to.sectionID, [user_id]));
    await heading(page, "Class 4B", 1).waitFor();
    await page.getByRole("row", { name: new RegExp(alias) }).waitFor();
    await page.getByText("Your teacher has closed: team messages").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByRole("button", { name: "Leave class" }).count()).toBe(0);
    await page.goto(`${product.url}/profile#security`);
    await page.getByText("Your teacher looks after this account").waitFor();
    expect(await page.getByLabel("Password").count()).toBe(0);
    expect(faults(problems)).toEqual([]);
  });

  it("lets an account of one's own join under its name, and leave again", async () => {
    const to = await newClass({ needsApproval: false });
    const racer = await newFullRacer(product, "Class_Joiner");
    const { page } = await opened("/redline.svg");
    await enterAs(page, racer);
    await page.goto(`${product.url}/class-login#${to.code}`);
    await page.getByRole("button", { name: "Join this class as Class_Joiner" }).click();
    await page.waitForURL("**/class");
    await heading(page, "Class 4B", 1).waitFor();
    await page.getByRole("link", { name: "Class", exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Leave class" }).click();
    const question = page.getByRole("dialog", { name: "Leave Class 4B?" });
    await question.getByRole("button", { name: "Leave class" }).click();
    await page.waitForURL("**/garage");
    await expect.poll(() => page.getByRole("link", { name: "Class", exact: true }).count()).toBe(0);
    await page.goto(`${product.url}/class`);
    await page.waitForURL("**/garage");
  });
});

describe("the page of a class", () => {
  it("shows its teacher the way to the portal, sorts its pupils, and hears when one more comes", async () => {
    const to = await newClass({ needsApproval: false });
    const pupils = [await newPupil(to), await newPupil(to)];
    for (const [nth, { userID }] of pupils.entries())
      await app.db
        .insertInto("section_scores")
        .values({
          section_id: to.sectionID,
          user_id: userID,
          played: 3 + nth,
          typed: 900,
          secs: 300,
          errs: 10,
          last_race_stamp: app.nowStamp(),
        })
        .execute();
    const { page } = await opened("/redline.svg");
    await enterAs(page, to.teacher);
    const hears = untilHears(page);
    await page.goto(`${product.url}/class`);
    await page.getByRole("link", { name: "Access Teacher Portal" }).waitFor();
    const racers = () => page.getByRole("table", { name: "Classmates" }).getByRole("rowheader").allInnerTexts();
    expect((await racers())[0]).toContain("Teacher");
    await page.getByRole("button", { name: "Class races" }).click();
    await expect.poll(async () => (await racers())[0]).toContain(pupils[1]?.alias);
    await hears;
    const visitor = await newPage(browser);
    await visitor.page.goto(`${product.url}/class-login#${to.code}`);
    await visitor.page.getByRole("button", { name: "Join", exact: true }).click();
    await visitor.page.getByText("Your card code").waitFor();
    await expect.poll(async () => (await racers()).length).toBe(4);
  });
});
