import type { Page } from "playwright";
import { expect, it } from "vitest";

import type { SectionID, UserID } from "#shared/ids.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { addMember } from "../support/class-world.ts";
import { joinClassroom } from "../support/classroom.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { dawdle } from "../support/racer.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const at = (path: string): string => `${product.url}${path}`;
const db = () => product.services.app.db;

/** A teacher with a class of so many pupils. */
async function taughtClass(name: string, pupils: number) {
  const teacher = await newRacer(product, name);
  const { sectionID } = await stagedClass(db(), teacher.userID as UserID);
  const visitors: Visitor[] = [];
  for (let nth = 1; nth <= pupils; nth++) {
    const visitor = await newRacer(product, `${name}Pupil${nth}`);
    await addMember(db(), sectionID, visitor.userID as UserID, { alias: aliasOf(nth) });
    visitors.push(visitor);
  }
  return { teacher, sectionID, visitors };
}

const aliasOf = (nth: number): string => `${["Brave", "Kind", "Merry"][nth - 1] ?? "Quick"} Otter`;

async function portal(teacher: Visitor, viewport: { width: number; height: number } = SIZES.chromebook) {
  const opened = await newPage(browser, { viewport });
  await opened.page.goto(at("/login"));
  await enterAs(opened.page, teacher);
  return opened;
}

const live = (sectionID: SectionID): string => at(`/teachers/classes/${sectionID}/live`);

/** By the button on the page of the class. */
async function beginLesson(page: Page, sectionID: SectionID): Promise<void> {
  await page.goto(at(`/teachers/classes/${sectionID}`));
  await page.getByRole("link", { name: "Start live lesson" }).click();
  await page.getByText("Nobody has come yet").waitFor();
}

it("opens with the page, shows who comes, and holds at every size while nobody has come", async () => {
  const { teacher, sectionID, visitors } = await taughtClass("MsEarly", 3);
  const { page, problems } = await portal(teacher);
  await page.goto(at(`/teachers/classes/${sectionID}`));
  await page.getByRole("link", { name: "Start live lesson" }).click();
  await page.getByRole("heading", { name: "Live lesson" }).waitFor();
  await page.getByText("Nobody has come yet").waitFor();
  await page.reload();
  await page.getByText("Nobody has come yet").waitFor();
  expect(await page.getByRole("button", { name: "Start race" }).isDisabled()).toBe(true);
  await page.getByText("Nobody is in the lesson yet.").waitFor();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
  }
  const [first] = visitors;
  if (!first) throw new Error("the class is empty");
  const pupil = await joinClassroom(product, first, sectionID);
  await page.getByText("1 of 3 pupils in the lesson").waitFor();
  await page.getByRole("row", { name: /Brave Otter.*In the lesson/ }).waitFor();
  await page.getByRole("button", { name: "End lesson" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End lesson" }).click();
  await page.waitForURL(`**/classes/${sectionID}`);
  await page.getByRole("link", { name: "Start live lesson" }).waitFor();
  await pupil.left;
  // The page as the browser brings it back.
  await page.goBack();
  await page.getByRole("heading", { name: "No lesson is on" }).waitFor();
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
});

it("is raced from start to podium by keyboard alone, on the page and on the wall", async () => {
  const { teacher, sectionID, visitors } = await taughtClass("MrKeys", 3);
  const { page, problems } = await portal(teacher);
  await beginLesson(page, sectionID);
  const wall = await page.context().newPage();
  await wall.setViewportSize(SIZES.desktop);
  await wall.goto(`${live(sectionID)}/projector`);
  await wall.getByText("Who's first?").waitFor();
  const pupils = await Promise.all(visitors.map((visitor) => joinClassroom(product, visitor, sectionID)));
  await wall.getByText("3 of 3 here").waitFor();
  expect([await violationsOf(wall), await isScrolling(wall)]).toEqual([[], false]);

  await page.getByRole("checkbox", { name: "Choose Merry Otter" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Start race for 1 pupil" }).waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Start race for 3 pupils" }).focus();
  await page.keyboard.press("Enter");
  const racers = await Promise.all(pupils.map((pupil) => pupil.race()));
  await page.getByRole("heading", { name: "Race 1" }).waitFor();
  await page.getByText("0 of 3 are done").waitFor();
  await page.getByText("The race has begun.").waitFor({ state: "attached" });

  const [first, second, third] = racers.map(dawdle);
  if (!first || !second || !third) throw new Error("too few race");
  await page.getByRole("row", { name: /Brave Otter.*Racing/ }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await first(250);
  await page.getByText("1 of 3 are done").waitFor();
  await page.getByRole("row", { name: /Brave Otter.*Done, 1st/ }).waitFor();
  await second(250);
  await page.getByText("2 of 3 are done").waitFor();
  await page.getByRole("button", { name: "Pause" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Race 1: paused" }).waitFor();
  await wall.getByText("Paused", { exact: true }).waitFor();
  expect([await violationsOf(wall), await isScrolling(wall)]).toEqual([[], false]);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Race 1", exact: true }).waitFor();
  await page.getByRole("button", { name: "End race" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await third(0);

  await page.getByRole("tab", { name: "Result of race 1" }).waitFor();
  await page.getByRole("row", { name: /1st Brave Otter/ }).waitFor();
  await page.getByRole("row", { name: /2nd Kind Otter/ }).waitFor();
  await page.getByRole("row", { name: /Didn't finish Merry Otter/ }).waitFor();
  await page.getByRole("heading", { name: "Next race" }).waitFor();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
  }
  await page.getByRole("tab", { name: "Standings of this lesson" }).click();
  await page.getByRole("row", { name: "1st Brave Otter 10" }).waitFor();
  await wall.getByText("Kind Otter").waitFor();
  expect([await violationsOf(wall), await isScrolling(wall)]).toEqual([[], false]);
  expect(problems).toEqual([]);
});

it("keeps the start in reach while a text of the teacher's own is written, at every size", async () => {
  const { teacher, sectionID, visitors } = await taughtClass("MsWriter", 1);
  const { page } = await portal(teacher);
  await beginLesson(page, sectionID);
  const [first] = visitors;
  if (first) await joinClassroom(product, first, sectionID);
  const start = page.getByRole("button", { name: "Start race for 1 pupil" });
  await start.waitFor();
  await page.getByRole("combobox", { name: "Text" }).selectOption("own");
  const field = page.getByRole("textbox", { name: "Your text" });
  await field.fill("Señor Whale sings for 5 €");
  await page.getByText("Not every keyboard has ñ €.").waitFor();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await field.scrollIntoViewIfNeeded();
    const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
    expect([size.width, height > 0 && y >= 0 && y + height <= size.height]).toEqual([size.width, true]);
    expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
  }
});

it("shows real names only to who asks, and never on the wall", async () => {
  const { teacher, sectionID, visitors } = await taughtClass("MxNames", 1);
  const { page } = await portal(teacher);
  await page.goto(at(`/teachers/classes/${sectionID}`));
  await page.getByRole("button", { name: "Real Names" }).click();
  await page.getByRole("textbox", { name: "Brave Otter" }).fill("Ada Stern");
  await page.getByRole("button", { name: "Save the name of Brave Otter" }).click();
  await page.getByRole("cell", { name: "Ada Stern" }).waitFor();
  await beginLesson(page, sectionID);
  const [first] = visitors;
  if (first) await joinClassroom(product, first, sectionID);
  await page.getByText("1 of 1 pupil in the lesson").waitFor();
  expect(await page.getByText("Ada Stern").count()).toBe(0);
  await page.getByRole("switch", { name: "Show real names" }).check();
  await page.getByText("Ada Stern").waitFor();
  await page.goto(`${live(sectionID)}/projector`);
  await page.getByText("1 of 1 here").waitFor();
  expect(await page.getByText("Ada Stern").count()).toBe(0);
});

it("keeps what it knows while the line is away, and comes back by itself", async () => {
  const { teacher, sectionID, visitors } = await taughtClass("MsBridge", 1);
  const { page } = await portal(teacher);
  await beginLesson(page, sectionID);
  const [first] = visitors;
  if (first) await joinClassroom(product, first, sectionID);
  await page.getByText("1 of 1 pupil in the lesson").waitFor();
  await page.context().setOffline(true);
  await page.getByText("What you see is from a moment ago.").waitFor();
  await page.getByText("1 of 1 pupil in the lesson").waitFor();
  expect(await page.getByRole("button", { name: "Start race for 1 pupil" }).isDisabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText("What you see is from a moment ago.").waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("button", { name: "Start race for 1 pupil" }).isEnabled()).toBe(true);
});

it("is not for who doesn't teach the class", async () => {
  const { sectionID } = await taughtClass("MrOwner", 0);
  const { teacher } = await taughtClass("MsStranger", 0);
  const { page } = await portal(teacher);
  await page.goto(live(sectionID));
  await page.getByRole("heading", { name: "Nothing here" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${live(sectionID)}/projector`);
  await page.getByRole("heading", { name: "This isn't your class" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

it(
  "runs a tournament to its final podium, on the page, on the wall and for who comes late",
  { timeout: 600_000 },
  async () => {
    const { teacher, sectionID, visitors } = await taughtClass("MrCup", 3);
    const { page, problems } = await portal(teacher);
    await beginLesson(page, sectionID);
    const wall = await page.context().newPage();
    await wall.setViewportSize(SIZES.desktop);
    await wall.goto(`${live(sectionID)}/projector`);
    await wall.getByText("Who's first?").waitFor();
    const [one, other, late] = visitors;
    if (!one || !other || !late) throw new Error("the class is too small");
    const pupils = await Promise.all([one, other].map((visitor) => joinClassroom(product, visitor, sectionID)));
    await page.getByRole("combobox", { name: "How many races" }).selectOption({ label: "Tournament of 2 races" });
    await page.getByText("The points of all its races decide the final podium.").waitFor();
    await page.getByRole("radio", { name: "Who improves most" }).check();
    await page.getByRole("button", { name: "Start race for 2 pupils" }).click();
    const drive = async (nth: number): Promise<void> => {
      const racers = await Promise.all(pupils.map((pupil) => pupil.race(nth)));
      await page.getByRole("heading", { name: `Race ${nth + 1} of 2` }).waitFor();
      await wall.getByText(`Race ${nth + 1} of 2: Who improves most?`).waitFor();
      await Promise.all(racers.map((racer, which) => dawdle(racer)(250 - 80 * which)));
    };
    await drive(0);
    await page.getByRole("tab", { name: "Result of race 1 of 2" }).waitFor();
    await page.getByText("The last race of the tournament.").waitFor();
    expect(await page.getByRole("radio", { name: "Who improves most" }).isChecked()).toBe(true);
    await wall.getByRole("heading", { name: "Race 1 of 2" }).waitFor();
    await wall.getByText("Brave Otter leads with 10 points").waitFor();
    expect([await violationsOf(wall), await isScrolling(wall)]).toEqual([[], false]);
    await page.getByRole("tab", { name: "Standings of this tournament" }).click();
    await page.getByRole("row", { name: "1st Brave Otter 10" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Start race for 2 pupils" }).click();
    await drive(1);

    await wall.getByRole("heading", { name: "Final podium" }).waitFor();
    await wall.getByText("20 points").waitFor();
    expect([await violationsOf(wall), await isScrolling(wall)]).toEqual([[], false]);
    const final = page.getByRole("region", { name: "Final podium" });
    await final.getByRole("row", { name: "1st Brave Otter 20", exact: true }).waitFor();
    await page.getByText("The tournament is over. Brave Otter wins.").waitFor({ state: "attached" });
    await page.getByRole("combobox", { name: "How many races" }).waitFor();
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      expect([size.width, await violationsOf(page)]).toEqual([size.width, []]);
    }
    const { page: own } = await newPage(browser, { viewport: SIZES.phone });
    await own.goto(at("/login"));
    await enterAs(own, late);
    await own.goto(at("/class/race"));
    await own.getByRole("heading", { name: "Final podium" }).waitFor();
    await own.getByRole("row", { name: "1st Brave Otter 20", exact: true }).waitFor();
    expect([await violationsOf(own), await isScrolling(own)]).toEqual([[], true]);
    expect(problems).toEqual([]);
  },
);
