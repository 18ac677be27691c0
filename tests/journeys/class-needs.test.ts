import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import type { NeedsChange } from "#shared/rules/classes/needs.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, SIZES, violationsOf } from "../support/browser.ts";
import { addMember } from "../support/class-world.ts";
import { joinClassroom } from "../support/classroom.ts";
import { newFullRacer, openHearing } from "../support/open-page.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { textOn, untilStage } from "../support/race-screen.ts";
import type { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();
const SHOTS = process.env.SHOTS;

let turn = 0;
async function newClass() {
  const { db } = product.services.app;
  const nth = ++turn;
  const teacher = await newFullRacer(product, `Needs_Teacher${nth}`);
  const pupil = await newFullRacer(product, `Needs_Pupil${nth}`);
  const { sectionID } = await stagedClass(db, teacher.userID as UserID, { name: `Class ${nth}` });
  await addMember(db, sectionID, pupil.userID as UserID, { isMade: true, alias: "Brave Otter" });
  return { teacher, pupil, sectionID };
}
const set = (teacher: Visitor, sectionID: SectionID, pupil: Visitor, needs: NeedsChange) =>
  teacher.get(CALLS.setNeeds, { params: { id: sectionID }, body: { userIDs: [pupil.userID as UserID], needs } });

async function findingsAtAllSizes(page: Page, name: string, scrolls = false): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${size}.png` });
    found.push(...(await violationsOf(page)));
    if (!scrolls && (await isScrolling(page))) found.push(`${name} scrolls at ${size}`);
  }
  await page.setViewportSize(SIZES.chromebook);
  return found;
}
const markOf = (page: Page, name: string) => page.evaluate((key) => document.documentElement.dataset[key], name);
const lit = (page: Page) => page.locator("[data-switch-board] [aria-current]");

const done = (page: Page) => page.locator('[data-character][data-state="done"]').count();

/** A board takes two presses so soon after each other for one. */
const SAME_PRESS_MS = 300;

/** Presses the switch when the right word is lit, with nothing but the space bar. A light that went on meanwhile is a mistake. */
async function pickWord(page: Page, text: string): Promise<void> {
  const [word = ""] = text.slice(await done(page)).split(" ");
  await lit(page)
    .getByText(word, { exact: true })
    .or(page.locator('main:is([data-stage="done"], [data-stage="over"])'))
    .first()
    .waitFor();
  await page.keyboard.press("Space");
  await page.waitForTimeout(SAME_PRESS_MS);
}
const isOver = (page: Page) => page.locator('main:is([data-stage="done"], [data-stage="over"])').isVisible();
describe("what a pupil needs", () => {
  it("is set in the portal by a few presses, is seen beside the name there, and changes the pupil's open page at once", async () => {
    const { teacher, pupil, sectionID } = await newClass();
    const { page: own } = await openHearing(product, browser, pupil, { path: "/garage" });
    const { page, problems } = await openHearing(product, browser, teacher, { path: "/garage" });
    await page.goto(`${product.url}/teachers/classes/${sectionID}`);
    await page.getByRole("checkbox", { name: "Choose Brave Otter" }).check();
    await page.getByRole("button", { name: "Needs", exact: true }).click();
    const panel = page.getByRole("dialog", { name: /What .*Brave Otter.* needs/ });
    await panel.waitFor();
    await panel.getByRole("radio", { name: "Twice as long" }).click({ force: true });
    for (const label of ["Larger text", "OpenDyslexic font", "No motion", "No clock"]) {
      const needed = panel.getByRole("switch", { name: label });
      await needed.click();
      await expect.poll(() => needed.isChecked()).toBe(true);
    }
    expect(await findingsAtAllSizes(page, "panel", true)).toEqual([]);
    await panel.getByRole("button", { name: "Done" }).click();
    await page.getByText(/Needs: Twice as long for a race, No motion/).waitFor({ state: "attached" });
    expect(await findingsAtAllSizes(page, "pupils", true)).toEqual([]);
    await expect.poll(() => markOf(own, "clock")).toBe("none");
    expect([await markOf(own, "font"), await markOf(own, "motion"), await markOf(own, "text")]).toEqual([
      "opendyslexic",
      "quiet",
      "large",
    ]);
    await own.goto(`${product.url}/profile#display`);
    await own.getByText("Set by your teacher").waitFor();
    expect(await findingsAtAllSizes(own, "settings", true)).toEqual([]);
    await set(teacher, sectionID, pupil, { noClock: false, noMotion: false, largeText: false, dyslexiaFont: false });
    await expect.poll(() => markOf(own, "clock")).toBeUndefined();
    expect([await markOf(own, "font"), await markOf(own, "motion"), await markOf(own, "text")]).toEqual([
      "hyperlegible",
      undefined,
      undefined,
    ]);
    expect(problems).toEqual([]);
  });

  it("holds on the race's screen: nothing scrolls at any size, and neither speed nor time is shown", async () => {
    const { teacher, pupil, sectionID } = await newClass();
    await set(teacher, sectionID, pupil, { noClock: true, noMotion: true, largeText: true, dyslexiaFont: true });
    const { page } = await openHearing(product, browser, pupil, { path: "/race" });
    await untilStage(page, "racing");
    expect(await findingsAtAllSizes(page, "race")).toEqual([]);
    expect(await page.getByText("left", { exact: true }).isVisible()).toBe(false);
    expect(await page.getByText("accuracy").isVisible()).toBe(true);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect(moving).toEqual([]);
    await page.context().close();
  });

  it("is one switch: a race is finished with nothing but the space bar, word by word", async () => {
    const { teacher, pupil, sectionID } = await newClass();
    await set(teacher, sectionID, pupil, { switchInput: true, longer: 3 });
    const { page, problems } = await openHearing(product, browser, pupil, { path: "/race" });
    await page.evaluate(() => localStorage.setItem("redline-switch-pace", "500"));
    await page.reload();
    await untilStage(page, "racing");
    const text = await textOn(page);
    await pickWord(page, text);
    expect(await findingsAtAllSizes(page, "switch")).toEqual([]);
    while (!(await isOver(page))) await pickWord(page, text);
    const own = page.locator("table tbody tr").filter({ hasText: "You" });
    await own.waitFor();
    expect(await own.innerText()).not.toMatch(/Not finished|Ended early/);
    expect(problems).toEqual([]);
    await page.context().close();
  }, 300_000);

  it("works in a class race, too: a wrong pick is one mistake, a tap is as good as a key, and the light can be slower", async () => {
    const { teacher, pupil, sectionID } = await newClass();
    await set(teacher, sectionID, pupil, { switchInput: true });
    const { page } = await openHearing(product, browser, pupil, { path: "/class" });
    const lesson = await joinClassroom(product, teacher, sectionID);
    await page.waitForURL("**/class/race");
    await lesson.until("lesson", ({ pupils }) => pupils[0]?.presence === "here");
    lesson.room.send("begin", { ranking: "place" });
    await untilStage(page, "racing");
    const text = await textOn(page);
    const [first = ""] = text.split(" ");
    await lit(page).filter({ hasNotText: first }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("[data-accuracy]").innerText()).toMatch(/^(?!.*100%)/s);
    await lit(page).filter({ hasText: first }).waitFor();
    await page.locator("[data-race-text]").locator("..").click();
    await expect.poll(() => page.locator('[data-character][data-state="done"]').count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Slower" }).click();
    expect(await page.evaluate(() => localStorage.getItem("redline-switch-pace"))).toBe("1600");
    expect(await findingsAtAllSizes(page, "class-switch")).toEqual([]);
    lesson.room.send("close", {});
    await lesson.left;
    await page.context().close();
  });
});

it("who hangs at the log-in is shown in the lesson and on the page of the class, and is helped by one press", async () => {
  const { teacher, sectionID } = await newClass();
  const at = { params: { id: sectionID } };
  const { cards } = await teacher.get(CALLS.addPupils, { ...at, body: { language: "english", names: ["", ""] } });
  const [old, gone] = cards;
  if (!old || !gone) throw new Error("a card is missing");
  const { cards: renewed } = await teacher.get(CALLS.newCards, { ...at, body: { userIDs: [old.userID] } });
  await teacher.get(CALLS.removePupils, { ...at, body: { userIDs: [gone.userID] } });
  for (const { code } of [old, gone]) await teacher.refused(CALLS.classOfCode, { body: { code } });
  const { page } = await openHearing(product, browser, teacher, { path: "/garage" });
  await page.goto(`${product.url}/teachers/classes/${sectionID}`);
  await page.getByRole("link", { name: "Start live lesson" }).click();
  await page.getByRole("heading", { name: "Live lesson" }).waitFor();
  await page.getByText("Stuck at the login").waitFor();
  expect(await findingsAtAllSizes(page, "hangs", true)).toEqual([]);
  await page.getByRole("button", { name: "Show the Card's Code" }).click();
  const shown = page.getByRole("dialog").getByText(/^\w+(-\w+)+$/);
  expect((await shown.innerText()).replaceAll("-", "")).toBe(renewed[0]?.code);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Bring Back" }).click();
  await page.getByText("With a new card the old one opens nothing any more").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Bring Back with a New Card" }).click();
  await shown.waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("listitem").filter({ hasText: "who was taken out" }).waitFor({ state: "detached" });
  await page.goto(`${product.url}/teachers/classes/${sectionID}`);
  await page.getByRole("button", { name: new RegExp(`^Hide: Someone tried an old card of .*${old.alias}`) }).click();
  await page.getByText("Stuck at the login").waitFor({ state: "detached" });
  await page.getByRole("row", { name: new RegExp(gone.alias) }).waitFor();
  expect(await teacher.refused(CALLS.classOfCode, { body: { code: gone.code } })).toBe("wrongCode code");
});
