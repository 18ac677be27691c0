import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import type { Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { isScrolling, launch, newPage } from "../support/browser.ts";
import { personFrom, typedBy } from "../support/corpus/person.ts";
import { TYPISTS } from "../support/corpus/typists.ts";
import { dawdling } from "../support/dawdling.ts";
import { hiddenOn } from "../support/layout.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { pressKeys, textOn, untilStage } from "../support/race-screen.ts";
import { joinTogether } from "../support/racer.ts";
import { newRacer } from "../support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const WIDE = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 600 },
] as const;
const SMALL = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;

async function openAs(product: Product, username: string, path: string): Promise<Page> {
  const racer = await newRacer(product, username);
  await product.services.app.db
    .updateTable("users")
    .set({ qualifying_stamp: 1 as Stamp })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(`${product.url}${path}?graphics=plain`);
  return page;
}

/** Types as somebody does who is paid at once. */
async function typeAsPerson(page: Page): Promise<void> {
  const dice = seededDice(7);
  await pressKeys(page, typedBy(personFrom({ ...TYPISTS.fast, wpm: [75, 90] }, dice), await textOn(page), dice));
}

const untilPaid = async (page: Page): Promise<void> => {
  await untilStage(page, "over");
  await page.getByText(/^You have \$/).waitFor();
};

const ACTIONS = "main button:text('Race Again'), main [aria-label='Watch replay'], main [aria-label='Share this race']";

/** What each size doesn't show: the ways on must be in sight on all, and on the wide ones everything without scrolling. */
async function missingOn(page: Page, parts: readonly string[] = []): Promise<Record<string, readonly string[]>> {
  const missing: Record<string, readonly string[]> = {};
  for (const viewport of [...WIDE, ...SMALL]) {
    const { width, height } = viewport;
    await page.setViewportSize(viewport);
    const wanted = ["main h2", ACTIONS, ...(WIDE.some((wide) => wide === viewport) ? ["tbody tr", ...parts] : [])];
    const hidden = await hiddenOn(page, wanted);
    if (await isScrolling(page)) hidden.push("the page scrolls");
    if (hidden.length > 0) missing[`${width} x ${height}`] = hidden;
  }
  return missing;
}

describe("the board of a paid race has room for everything", () => {
  it("among friends", async () => {
    const product = await startProduct({ withClient: true, withWorkers: true });
    const host = await openAs(product, "Roomy_Host", "/race/Roomy_Host");
    await untilStage(host, "table");
    const friend = await openAs(product, "Roomy_Friend", "/race/Roomy_Host");
    const all = [host, friend];
    await Promise.all(all.map((page) => page.getByText("Ready", { exact: true }).nth(1).waitFor()));
    await host.getByRole("button", { name: "Start Race" }).click();
    await Promise.all(all.map((page) => untilStage(page, "racing")));
    await Promise.all(all.map((page) => typeAsPerson(page)));
    await untilPaid(host);
    expect(await missingOn(host, ["ul[aria-label='Say something'] button"])).toEqual({});
    await Promise.all(all.map((page) => page.context().close()));
    await product.close();
  });

  it("in public, with five", async () => {
    const product = await startProduct({ withClient: true, withWorkers: true, tableTimes: tablesOf(5) });
    const page = await openAs(product, "Roomy_Racer", "/race");
    await untilStage(page, "table");
    const others = await joinTogether(product.url, 4);
    await untilStage(page, "racing");
    const stop = dawdling(others);
    await typeAsPerson(page);
    await untilStage(page, "done");
    stop();
    await Promise.all(others.map(({ room }) => room.leave()));
    await untilPaid(page);
    expect(await missingOn(page)).toEqual({});
    await page.context().close();
    await product.close();
  });
});
