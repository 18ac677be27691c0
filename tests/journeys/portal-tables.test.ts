import type { Locator, Page } from "playwright";
import { beforeAll, expect, it } from "vitest";

import { CALLS } from "#shared/contracts/calls.ts";
import type { SectionID, UserID } from "#shared/ids.ts";
import { after, before, days, hours } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { SIZES } from "../support/browser.ts";
import { addMember } from "../support/class-world.ts";
import { joinClassroom } from "../support/classroom.ts";
import { focusedName, hasFocus, tabOnto } from "../support/focus.ts";
import { openPage } from "../support/open-page.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { dawdle } from "../support/racer.ts";
import { rowsOf, sortByKeys, sortHeadsOf } from "../support/sorted-by-keys.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const db = () => product.services.app.db;
const now = () => product.services.app.nowStamp();

const [KIND, MERRY, SWIFT] = ["Kind Otter", "Merry Otter", "Swift Otter"] as const;
/** No two columns of the table of a class have these in the same order, but for one whose figures belong together. */
const PUPILS = [
  { alias: KIND, realName: "Maya Kaya", isMade: true, hours: 30, played: 9, secs: 900, errs: 4 },
  { alias: MERRY, realName: "Ada Stern", isMade: false, hours: 2, played: 5, secs: 300, errs: 40 },
  { alias: SWIFT, realName: "Zoe Quill", isMade: false, hours: 50, played: 7, secs: 600, errs: 20 },
] as const;
const TYPED = 2_400;

let teacher: Visitor;
let sectionID: SectionID;
let visitors: readonly Visitor[];
beforeAll(async () => {
  teacher = await newRacer(product, "MsTables");
  ({ sectionID } = await stagedClass(db(), teacher.userID as UserID));
  visitors = await Promise.all(PUPILS.map(newPupil));
});

async function newPupil(about: (typeof PUPILS)[number], nth: number): Promise<Visitor> {
  const { alias, realName, isMade, hours: ago, played, secs, errs } = about;
  const visitor = await newRacer(product, `InTables${nth}`);
  const user_id = visitor.userID as UserID;
  await addMember(db(), sectionID, user_id, { alias, isMade });
  await teacher.get(CALLS.namePupil, { params: { id: sectionID }, body: { userID: user_id, realName } });
  await db()
    .insertInto("section_scores")
    .values({ section_id: sectionID, user_id, played, typed: TYPED, secs, errs })
    .execute();
  await db()
    .updateTable("users")
    .set({ last_seen_stamp: before(now(), hours(ago)) })
    .where("user_id", "=", user_id)
    .execute();
  return visitor;
}

const open = (path: string, viewport: { width: number; height: number } = SIZES.chromebook) =>
  openPage(product, browser, teacher, { path: `/teachers/classes/${sectionID}${path}`, viewport });

it("the pupils of a class are sorted, chosen and asked about by keyboard alone, and moved to the side on a phone", async () => {
  const { page, problems } = await open("");
  const table = page.getByRole("table", { name: "Pupils of the class" });
  await table.waitFor();
  const heads = {
    Alias: [[KIND, MERRY, SWIFT]],
    "Real name": [[MERRY, KIND, SWIFT]],
    "Logs in by": [
      [KIND, MERRY, SWIFT],
      [MERRY, SWIFT, KIND],
    ],
    "Last here": [[SWIFT, KIND, MERRY]],
    Races: [[MERRY, SWIFT, KIND]],
    Speed: [[KIND, SWIFT, MERRY]],
    Accuracy: [[MERRY, SWIFT, KIND]],
  } as const;
  expect(await sortHeadsOf(table)).toEqual(Object.keys(heads));
  await sortByKeys(page, table, heads);
  const box = table.getByRole("checkbox", { name: `Choose ${SWIFT}` });
  await tabOnto(page, box);
  await page.keyboard.press("Space");
  expect(await box.isChecked()).toBe(true);
  const more = page.getByRole("button", { name: "More", exact: true });
  await tabOnto(page, more);
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Erase for good" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await expect.poll(() => hasFocus(more)).toBe(true);
  await page.setViewportSize(SIZES.phone);
  await scrolls(page, table);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** A table that is wider than its screen can be moved to the side, whether or not anything in it takes the focus. */
async function scrolls(page: Page, table: Locator): Promise<void> {
  const frame = frameOf(page, table);
  await tabOnto(page, frame);
  await frame.evaluate((element) => element.scrollTo({ left: 0 }));
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
}

const frameOf = (page: Page, table: Locator): Locator => page.locator("section[tabindex='0']").filter({ has: table });

it("the progress of an assignment is sorted by keyboard alone", async () => {
  const { assignment_id } = await db()
    .insertInto("assignments")
    .values({
      section_id: sectionID,
      site: "type",
      goal: JSON.stringify({ kind: "races", races: 3 }),
      from_stamp: now(),
      until_stamp: after(now(), days(7)),
      made_by: teacher.userID as UserID,
    })
    .returning("assignment_id")
    .executeTakeFirstOrThrow();
  const far = [
    { count: 3, done_stamp: now() },
    { count: 1, done_stamp: null },
    { count: 3, done_stamp: before(now(), hours(1)) },
  ];
  await db()
    .insertInto("assignment_progress")
    .values(
      far.map(({ count, done_stamp }, nth) => ({
        assignment_id,
        user_id: visitors[nth]?.userID as UserID,
        progress: JSON.stringify({ count }),
        done_stamp,
      })),
    )
    .execute();
  const { page, problems } = await open("#assignments");
  const shows = page.getByRole("button", { name: "Progress by pupil" });
  await shows.waitFor();
  await tabOnto(page, shows);
  await page.keyboard.press("Enter");
  const table = page.getByRole("table", { name: "Progress: 3 races" });
  await table.waitFor();
  const heads = {
    Alias: [[KIND, MERRY, SWIFT]],
    "Real name": [[MERRY, KIND, SWIFT]],
    Progress: [
      [MERRY, KIND, SWIFT],
      [KIND, SWIFT, MERRY],
    ],
    // Who isn't done stands last both ways.
    Done: [
      [SWIFT, KIND, MERRY],
      [KIND, SWIFT, MERRY],
    ],
  } as const;
  expect(await sortHeadsOf(table)).toEqual(Object.keys(heads));
  await sortByKeys(page, table, heads);
  expect(problems).toEqual([]);
  await page.context().close();
});

it("the pupils of a lesson are sorted and chosen by keyboard alone, while they race and after it, and its results are read by it too", async () => {
  const { page, problems } = await open("");
  const begin = page.getByRole("link", { name: "Start live lesson" });
  await begin.waitFor();
  await tabOnto(page, begin);
  await page.keyboard.press("Enter");
  const table = page.getByRole("table", { name: "Pupils in the lesson" });
  await table.waitFor();
  const pupils = await Promise.all(visitors.map((visitor) => joinClassroom(product, visitor, sectionID)));
  await page.getByText("3 of 3 pupils in the lesson").waitFor();
  expect(await sortHeadsOf(table)).toEqual(["Pupil", "Progress", "WPM", "Points"]);
  const box = table.getByRole("checkbox", { name: `Choose ${MERRY}` });
  for (const isChosen of [true, false]) {
    await tabOnto(page, box);
    await page.keyboard.press("Space");
    expect(await box.isChecked()).toBe(isChosen);
  }
  await tabOnto(page, page.getByRole("button", { name: "Start race for 3 pupils" }));
  await page.keyboard.press("Enter");
  const racers = await Promise.all(pupils.map((pupil) => pupil.race()));
  await page.getByText("0 of 3 are done").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Race");
  await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe("Pause");
  const [kind, merry, swift] = racers.map(dawdle);
  if (!kind || !merry || !swift) throw new Error("too few race");
  await Promise.all([swift(250), kind(200)]);
  await page.getByText("2 of 3 are done").waitFor();
  await sortByKeys(page, table, {
    Pupil: [[KIND, MERRY, SWIFT]],
    // Two are done.
    Progress: [
      [MERRY, KIND, SWIFT],
      [KIND, SWIFT, MERRY],
    ],
    WPM: [[MERRY, KIND, SWIFT]],
  });
  await tabOnto(page, page.getByRole("button", { name: "End race" }));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await tabOnto(page, page.getByRole("dialog").getByRole("button", { name: "End race" }));
  await page.keyboard.press("Enter");
  await merry(0);
  await page.getByRole("tab", { name: "Result of race 1" }).waitFor();
  await expect.poll(() => focusedName(page)).toBe("Race");

  const result = page.getByRole("table", { name: "Everyone in race 1" });
  expect([await sortHeadsOf(result), await rowsOf(result)]).toEqual([[], [SWIFT, KIND, MERRY]]);
  await page.setViewportSize(SIZES.phone);
  await scrolls(page, result);
  await page.setViewportSize(SIZES.chromebook);
  await tabOnto(page, page.getByRole("tab", { name: "Result of race 1" }));
  await page.keyboard.press("ArrowRight");
  const standings = page.getByRole("table", { name: "Standings of this lesson" });
  await standings.waitFor();
  await page.keyboard.press("Tab");
  await tabOnto(page, frameOf(page, standings));
  expect([await sortHeadsOf(standings), await rowsOf(standings)]).toEqual([[], [SWIFT, KIND]]);
  await tabOnto(page, page.getByRole("tab", { name: "Standings of this lesson" }));
  await page.keyboard.press("Home");
  await table.waitFor();
  await sortByKeys(page, table, { Points: [[MERRY, KIND, SWIFT]] });
  expect(problems).toEqual([]);
  await page.context().close();
});
