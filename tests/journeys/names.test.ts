import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import { nowStamp } from "#shared/server/platform/work.ts";

import { launch, SIZES } from "../support/browser.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { startProduct, type Product } from "../support/product.ts";
import { addMembers, newTeam } from "../support/team.ts";
import type { Visitor } from "../support/visitor.ts";

/** Twenty of the widest letters, as long as a name may be. */
const [OWN, FRIEND] = ["WMWMWMWMWMWMWMWMWMWM", "MWMWMWMWMWMWMWMWMWMW"] as const;
const TAG = "WWWWWW";

let product: Product;
let browser: Browser;
let racer: Visitor;

beforeAll(async () => {
  product = await startProduct({ withClient: true });
  browser = await launch();
  racer = await newFullRacer(product, OWN);
  const { db } = product.services.app;
  const [one, other] = [racer.userID, (await newFullRacer(product, FRIEND)).userID] as [UserID, UserID];
  const stamp = nowStamp();
  await addMembers(db, await newTeam(db, one, { tag: TAG, name: "Wide Wide World" }), [other]);
  await db.updateTable("users").set({ membership: "gold" }).where("user_id", "in", [one, other]).execute();
  await db
    .insertInto("friendships")
    .values([
      { user_id: one, friend_id: other, since_stamp: stamp },
      { user_id: other, friend_id: one, since_stamp: stamp },
    ])
    .execute();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** Names of which a letter lies outside of a box that hides what doesn't fit, or of the page. */
const cutOn = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((whole) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const name = whole.find((each) => node?.nodeValue?.trim() === each);
      const parent = node.parentElement;
      if (name === undefined || !parent?.checkVisibility() || parent.closest("[class*=visuallyHidden], svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const hides = box === document.body || getComputedStyle(box).overflowX !== "visible";
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOut = lines.some(
          (line) => line.left < left - 1 || line.right > right + 1 || line.top < top - 1 || line.bottom > bottom + 1,
        );
        if (hides && isOut) cut.push(`${name} in ${box.className}`);
      }
    }
    return cut;
  }, names);

it.each([
  ["chromebook", SIZES.chromebook],
  ["desktop", SIZES.desktop],
  ["phone", SIZES.phone],
  ["small laptop", { width: 1_024, height: 700 }],
])("a name of twenty letters with tag and gold is whole wherever it stands, on a %s", async (_size, viewport) => {
  const { page } = await openPage(product, browser, racer, { path: "/friends", viewport });
  for (const path of ["/friends", `/team/${TAG}`, `/racer/${FRIEND}`, "/achievements"]) {
    await page.goto(product.url + path);
    await page.locator("main h1").waitFor();
    await page
      .getByText(path === "/achievements" ? "points" : FRIEND)
      .first()
      .waitFor();
    await page.getByRole("button", { name: `Account of ${OWN}` }).waitFor();
    expect([path, await cutOn(page, [OWN, FRIEND])]).toEqual([path, []]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([path, isWide]).toEqual([path, false]);
  }
  await page.context().close();
});
