import type { Locator, Page } from "playwright";
import { beforeAll, beforeEach, afterEach, describe, expect, it } from "vitest";

import { buildSchool, type School } from "../../scripts/teacher-school.ts";
import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { hasFocus, untilFocusOn, untilInDialog } from "../support/focus.ts";

const { product, browser } = await beginJourney();

const LOOKS = [
  [SIZES.phone, "dark"],
  [SIZES.chromebook, "light"],
  [SIZES.desktop, "dark"],
] as const;

let school: School;
let page: Page;
let problems: string[];
/** Of all pages, but for a class that isn't there. */
const complaints: string[] = [];
beforeAll(async () => {
  school = await buildSchool(product);
});
beforeEach(async () => {
  ({ page, problems } = await newPage(browser));
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, school.teacher);
});
afterEach(async () => {
  complaints.push(...problems.filter((problem) => !problem.includes("404")));
  await page.context().close();
});

const open = async (path: string): Promise<void> => {
  await page.goto(`${product.url}/teachers${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
};
const inClass = (path = ""): string => `/classes/${school.sectionID}${path}`;
const button = (name: string): Locator => page.getByRole("button", { name, exact: true });

/** What axe finds at every size, in dark or light, and where a page is wider than its screen. */
async function faults(inside?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [size, theme] of LOOKS) {
    await page.setViewportSize(size);
    await page.evaluate((chosen) => void (document.documentElement.dataset.theme = chosen), theme);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
    const here = [...(await violationsOf(page, inside)), ...(isWide ? ["scrolls to the side"] : [])];
    found.push(...here.map((fault) => `${size.width} ${theme}: ${fault}`));
  }
  await page.setViewportSize(SIZES.chromebook);
  return found;
}

/** Opens a dialog by keys, finds the focus in it and no fault, and is led back by Escape. */
async function asks(title: string, focused: string, press: () => Promise<void>, back: Locator): Promise<void> {
  await press();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.waitFor();
  await untilInDialog(page);
  await untilFocusOn(page, focused);
  expect([title, await faults("[role=dialog]")]).toEqual([title, []]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => hasFocus(back), { message: title }).toBe(true);
}

const press =
  (opener: Locator): (() => Promise<void>) =>
  () =>
    opener.press("Enter");

/** Chooses something from the menu for the pupils that are chosen. */
const fromMenu =
  (entry: string): (() => Promise<void>) =>
  async () => {
    await button("More").press("Enter");
    await page.getByRole("menuitem", { name: entry }).press("Enter");
  };

/** Says yes in the dialog that is open. */
const confirm = (name: string): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).press("Enter");

/** Waits until the focus is on what has this name, or is that. */
async function untilAt(place: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName))
    .toBe(place);
}

describe("a page of the portal has no fault", () => {
  it.each([
    ["that doesn't exist", () => "/no/such/page", "Nothing here"],
    ["of a class that isn't there", () => "/classes/999999", "Nothing here"],
    ["of cards, with nobody to print one for", () => `/classes/${school.emptyID}/cards`, "No cards to print"],
  ])("%s", async (_name, path, title) => {
    await page.goto(`${product.url}/teachers${path()}`);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await faults()).toEqual([]);
  });
});

it("classes are made, put in order and left by keyboard", async () => {
  await open("");
  await asks("New class", "Name of the class", press(button("New Class")), button("New Class"));
  await page.getByText("1 archived class").press("Enter");
  await button("Bring Back").waitFor();
  await button("School and Colleagues").press("Enter");
  await asks("Leave Hill Primary School?", "Stay", press(button("Leave the School")), button("Leave the School"));
  expect(await faults()).toEqual([]);
  for (const way of ["Move Typing Club up", "Move Typing Club down"]) {
    await button(way).press("Enter");
    await expect.poll(() => button(way).isDisabled()).toBe(true);
    expect(await hasFocus(button(way))).toBe(true);
  }
});

it("who waits is let in or sent away, and comes back, and the focus stays near", async () => {
  await open(inClass());
  await page.getByText("2 pupils taken out in the last 30 days").press("Enter");
  await button("Real Names").press("Enter");
  await page.getByRole("heading", { name: "Real names" }).waitFor();
  expect(await hasFocus(button("Close Names"))).toBe(true);
  expect(await faults()).toEqual([]);
  for (const [name, place] of [
    ["Let In Merry Walrus", "Who waits"],
    ["Send Away Brave Badger", "MAIN"],
    ["Bring Back Brave Badger", "Who was taken out"],
  ] as const) {
    await button(name).press("Enter");
    await button(name).waitFor({ state: "detached" });
    await untilAt(place);
  }
});

/** Chooses the first pupil who has a card. */
async function choose(): Promise<void> {
  await page.getByRole("row").filter({ hasText: "Card" }).first().getByRole("checkbox").press("Space");
  await page.getByText("1 pupil chosen").waitFor();
}

it("what is asked about chosen pupils takes the focus and gives it back, and so does its answer", async () => {
  await open(inClass());
  await page.getByRole("table").waitFor();
  await choose();
  const more = button("More");
  await asks("Make a new card?", "Make a new card", press(button("New Cards")), button("New Cards"));
  await asks("Move 1 pupil?", "Typing Club", fromMenu("Move to another class"), more);
  await asks("Erase 1 account?", "Keep them", fromMenu("Erase for good"), more);
  await fromMenu("Release to own account")();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => hasFocus(more)).toBe(true);
  await fromMenu("Release to own account")();
  await asks("It's their own account now", "Link", () => confirm("Release the account"), more);

  await page.getByRole("table").getByRole("checkbox", { checked: true }).press("Space");
  await choose();
  await fromMenu("Erase for good")();
  await confirm("Erase for good");
  await page.getByText("Nobody chosen").waitFor();
  await untilAt("Chosen pupils");
  await choose();
  await button("Take Out").press("Enter");
  await page.getByText("Nobody chosen").waitFor();
  await untilAt("Chosen pupils");
});

it("a new code, a hand-over and an archive take the focus and give it back", async () => {
  await open(inClass("#join"));
  await asks("A new code?", "Make a new code", press(button("New Code")), button("New Code"));
  await button("New Code").press("Enter");
  await confirm("Make a new code");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => hasFocus(button("New Code"))).toBe(true);
  expect(await faults()).toEqual([]);

  await open(inClass("#colleagues"));
  await button("Add to the Class").press("Enter");
  await button("Hand Over the Class").waitFor();
  await untilAt("SECTION");
  await asks(
    "Hand the class over?",
    "Hand it over",
    press(button("Hand Over the Class")),
    button("Hand Over the Class"),
  );

  await open(inClass("#edit"));
  await asks("Archive the class?", "Cancel", press(button("Archive the Class")), button("Archive the Class"));
  await button("Archive the Class").press("Enter");
  await confirm("Archive it");
  await button("Bring It Back").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => hasFocus(button("Bring It Back"))).toBe(true);
  for (const [hash, said] of [
    ["#edit", "Bring the class back"],
    ["", "Archived"],
    ["#join", "This class is archived: its code opens nothing. Bring it back first."],
  ] as const) {
    await open(inClass(hash));
    await page.getByText(said, { exact: true }).waitFor();
    expect([hash, await faults()]).toEqual([hash, []]);
  }
});

it("has left nothing to complain of", () => expect(complaints).toEqual([]));
