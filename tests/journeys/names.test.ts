import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { requestFriend } from "#shared/contracts/social/friends.ts";
import type { UserID } from "#shared/ids.ts";
import { inviteToRace } from "#shared/server/friends/race-news.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";

import { launch, SIZES } from "../support/browser.ts";
import { joinFriends, type TestFriend } from "../support/friend.ts";
import { newFullRacer, openPage } from "../support/open-page.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";
import { addMembers, newTeam } from "../support/team.ts";
import type { Visitor } from "../support/visitor.ts";

/** Twenty of the widest letters, as long as a name may be. */
const [OWN, FRIEND, ASKER] = ["WMWMWMWMWMWMWMWMWMWM", "MWMWMWMWMWMWMWMWMWMW", "WWWWWWWWWWMMMMMMMMMM"] as const;
const NAMES = [OWN, FRIEND, ASKER];
const TAG = "WWWWWW";
const VIEWPORTS = [
  SIZES.chromebook,
  SIZES.desktop,
  { width: 1_024, height: 700 },
  { width: 390, height: 844 },
  SIZES.phone,
  // A phone on its side.
  { width: 844, height: 390 },
] as const;

let product: Product;
let browser: Browser;
let racer: Visitor;
let friend: Visitor;
let lobby: TestFriend;

beforeAll(async () => {
  product = await startProduct({ withClient: true, tableTimes: tablesOf(2) });
  browser = await launch();
  racer = await newFullRacer(product, OWN);
  friend = await newFullRacer(product, FRIEND);
  const asker = await newFullRacer(product, ASKER);
  const { db } = product.services.app;
  const [one, other] = [racer.userID, friend.userID] as [UserID, UserID];
  await asker.get(requestFriend, { params: { id: one }, body: {} });
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
  lobby = await joinFriends(product, friend, FRIEND);
  await perform(product.services.app, (work) => inviteToRace(work, other, [one], "type"));
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
      if (name === undefined || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("svg"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      const outOf: string[] = [];
      let isScrolled = false;
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const hides = box === document.body || overflowX === "hidden" || overflowX === "clip";
        const { left, right, top, bottom } = box.getBoundingClientRect();
        // For screen readers alone.
        if (right - left <= 1) {
          outOf.length = 0;
          break;
        }
        // A line is lower than its letters' own box, which has room above and below them.
        const isOut = lines.some((line) => line.left < left - 1 || line.right > right + 1);
        const isBelow = !isScrolled && lines.some((line) => line.top < top - 4 || line.bottom > bottom + 4);
        if (hides && (isOut || isBelow)) outOf.push(`${name} in ${box.className}`);
        // One can scroll to what is above or below its edges, so nothing around it cuts that.
        isScrolled ||= overflowY === "auto" || overflowY === "scroll";
      }
      cut.push(...outOf);
    }
    return cut;
  }, names);

/** What makes a page scroll sideways, or lies over its neighbour in the header. */
const hangingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = document.querySelector("header > nav");
    if (links && links.scrollWidth > links.clientWidth + 1) return ["the links lie over what the racer has"];
    const home = document.querySelector("header > a");
    if (home && home.getBoundingClientRect().height > 60) return ["the way home is higher than the header"];
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const all = [...document.querySelectorAll<HTMLElement>("body *")];
    const wide = all.filter((each) => each.getBoundingClientRect().right > innerWidth + 1);
    return [`the page scrolls sideways: ${wide.map(({ className }) => className).join(", ")}`];
  });

/** What is cut on a page at each size, or hangs out of it. */
async function cutAtAnySize(page: Page): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const cut = await cutOn(page, NAMES);
    cut.push(...(await hangingOut(page)));
    if (cut.length > 0) found[viewport.width] = cut;
  }
  return found;
}

describe("a name of twenty letters with tag and gold is whole, on whatever screen", () => {
  it.each([
    ["/friends", FRIEND],
    ["/friends#requests", ASKER],
    ["/garage", FRIEND],
    [`/team/${TAG}`, FRIEND],
    [`/racer/${FRIEND}`, FRIEND],
    [`/racer/${OWN}`, OWN],
    [`/racer/${FRIEND}/garage`, FRIEND],
    [`/racer/${FRIEND}/gift`, FRIEND],
    ["/achievements", OWN],
    ["/profile", OWN],
    ["/", OWN],
  ])("on %s", async (path, name) => {
    const { page } = await openPage(product, browser, racer, { path, viewport: SIZES.desktop });
    await page.locator("main h1").first().waitFor();
    await page.getByText(name).locator("visible=true").first().waitFor();
    await page.locator("header").getByText(OWN).last().waitFor({ state: "attached" });
    if (path === "/friends") await page.getByText("Join race").first().waitFor();
    expect(await cutAtAnySize(page)).toEqual({});
    await page.context().close();
  });

  it.each(VIEWPORTS)("in the list under the bell, $width wide", async (viewport) => {
    const { page } = await openPage(product, browser, racer, { path: "/achievements", viewport });
    await page.getByRole("button", { name: /^Notifications/ }).press("Enter");
    await page.getByRole("dialog", { name: "Notifications" }).getByText(FRIEND).first().waitFor();
    expect([...(await cutOn(page, NAMES)), ...(await hangingOut(page))]).toEqual([]);
    await page.context().close();
  });

  it("at a friend's table", async () => {
    const { page } = await openPage(product, browser, racer, { path: `/race/${FRIEND}?graphics=plain` });
    await untilStage(page, "table");
    await lobby.untilTable(({ seats }) => seats.length === 2);
    await page.getByText(OWN).first().waitFor();
    expect(await cutAtAnySize(page)).toEqual({});
    await page.context().close();
  });

  it("at a table, in a race and on its board", async () => {
    await lobby.lobby.leave();
    const { page } = await openPage(product, browser, racer, { path: "/race?graphics=plain" });
    await untilStage(page, "table");
    await page.getByText(OWN).first().waitFor();
    expect(await cutAtAnySize(page)).toEqual({});
    const other = await joinRace(product.url, friend.token);
    await untilStage(page, "racing");
    expect(await cutAtAnySize(page)).toEqual({});
    await Promise.all([textOn(page).then((text) => typeOn(page, text)), typeText(other, 150)]);
    await untilStage(page, "over");
    await page.locator("main table").getByText(FRIEND).waitFor();
    expect(await cutAtAnySize(page)).toEqual({});
    await page.context().close();
  });
});
