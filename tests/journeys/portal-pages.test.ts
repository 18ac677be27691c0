import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";

import { buildSchool } from "../../scripts/teacher-school.ts";
import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { joinClassroom } from "../support/classroom.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { chooseTheme } from "../support/themes.ts";
import { visitsOn } from "../support/visit-pages.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

const TABS = ["", "#assignments", "#add", "#join", "#open", "#message", "#colleagues", "#edit"];
/** As many as a page has to hold. */
const MANY_CLASSES = 100;

let teacher: Visitor;
let newcomer: Visitor;
/** Teaches so many classes that lists get long. */
let head: Visitor;
/** Every page of the portal, with its parts. */
let addresses: readonly string[];
beforeAll(async () => {
  const school = await buildSchool(product);
  ({ teacher, newcomer } = school);
  const inClass = (path: string): string => `/classes/${school.sectionID}${path}`;
  addresses = [
    "",
    "/year",
    ...TABS.map(inClass),
    `/classes/${school.emptyID}`,
    ...["/cards", "/projector", "/live", "/live/projector"].map(inClass),
  ];
  // It goes on while its pages are looked at.
  await joinClassroom(product, teacher, school.sectionID);
  head = await newRacer(product, "HeadOfMany");
  await teachMany(head.userID as UserID);
});

async function teachMany(user_id: UserID): Promise<void> {
  const { db } = product.services.app;
  const { sectionID } = await stagedClass(db, user_id, { name: "Class 1a with a rather long name of it" });
  const { section_id: _id, ...first } = await db
    .selectFrom("sections")
    .selectAll()
    .where("section_id", "=", sectionID)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: MANY_CLASSES - 1 }, (_, nth) => ({
    ...first,
    name: `Class ${nth + 2}`,
    grade: "7",
    position: nth + 1,
    code_hash: `${first.code_hash}${nth}`,
  }));
  const made = await db.insertInto("sections").values(more).returning("section_id").execute();
  await db
    .insertInto("section_teachers")
    .values(made.map(({ section_id }) => ({ section_id, user_id, joined_stamp: first.created_stamp })))
    .execute();
}

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);

/** What axe finds on a page that is open, and whether it scrolls to the side. */
const faultsHere = async (page: Page): Promise<readonly string[]> => [
  ...(await violationsOf(page)),
  ...((await isWide(page)) ? ["scrolls to the side"] : []),
];

/** Opens the portal as somebody. */
async function enter(page: Page, visitor: Visitor | undefined): Promise<void> {
  if (visitor) await enterAs(page, visitor);
  await page.goto(`${product.url}/teachers`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

describe.each(["dark", "light"] as const)("every page of the portal, %s", (theme) => {
  it.each(Object.entries(SIZES))("reads aloud, and is no wider than its screen: %s", async (_name, viewport) => {
    const { page, problems } = await newPage(browser, { viewport });
    await chooseTheme(page, theme);
    await page.goto(`${product.url}/redline.svg`);
    for (const visitor of [undefined, newcomer]) {
      await enter(page, visitor);
      expect(await faultsHere(page)).toEqual([]);
    }
    const visit = visitsOn(page, { under: "/teachers", nowhere: "Nothing here", title: "h1" });
    for (const [visitor, paths] of [
      [head, ["", "/year"]],
      [teacher, addresses],
    ] as const) {
      await enter(page, visitor);
      const faults: string[] = [];
      for (const path of paths) {
        await visit(path);
        faults.push(...(await faultsHere(page)).map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it("shows the tab that is open, on a phone too, where not all of them have room", async () => {
  const { page } = await newPage(browser, { viewport: SIZES.phone });
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, teacher);
  await page.goto(`${product.url}/teachers${addresses.find((path) => path.startsWith("/classes/"))}#open`);
  const tab = page.getByRole("tab", { name: "What's open", selected: true });
  await tab.waitFor();
  const { x = -1, width = 0 } = (await tab.boundingBox()) ?? {};
  expect(x >= 0 && x + width <= SIZES.phone.width).toBe(true);
  await page.context().close();
});
