import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { PAGES } from "#shared/content/pages.ts";
import type { Role } from "#shared/contracts/access.ts";
import { self } from "#shared/contracts/account/auth.ts";
import type { UserID } from "#shared/ids.ts";
import { RACER_HOME } from "#shared/rules/account/access.ts";
import { grantWon } from "#shared/server/economy/grant.ts";
import { perform } from "#shared/server/platform/work.ts";
import { lockPlayers } from "#shared/server/players/lock.ts";
import { giveRole, NOBODY } from "#shared/server/roles/roles.ts";
import type { Stamp } from "#shared/units.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney();

/** Opens a page as a gold racer's browser does; `isQualified` once a first race is finished. */
async function signIn(page: Page, username: string, isQualified = true, role?: Role): Promise<Visitor> {
  const racer = await newRacer(product, username);
  if (role) await perform(product.services.app, (work) => giveRole(work, racer.userID as UserID, role, NOBODY));
  await product.services.app.db
    .updateTable("users")
    .set({ display_name: "Quick Fox", membership: "gold", qualifying_stamp: isQualified ? (1 as Stamp) : null })
    .where("user_id", "=", racer.userID as UserID)
    .execute();
  const { user } = await racer.get(self);
  const session = JSON.stringify({ version: 4, state: { user, friends: [], notifications: [] } });
  await page.addInitScript(
    ([token, stored]) => {
      localStorage.setItem("redline-token", token);
      localStorage.setItem("redline-session", stored);
    },
    [racer.token ?? "", session] as const,
  );
  return racer;
}

const linksIn = (page: Page, name: string): Promise<string[]> =>
  page
    .locator(name)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

/** A page about something that does not exist asks the server for it, and the browser writes the refusal down. */
const isRefusal = (problem: string): boolean => /the server responded with a status of 4(04|22) /.test(problem);

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);

describe("the header", () => {
  it("gives a guest the race, Log In and Sign Up, and keys reach the page in order", async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(product.url);
    await page.locator("footer").waitFor();
    await expect.poll(() => linksIn(page, "header")).toEqual(["/", "/race", "/teachers", "/login", "/register"]);
    expect(await linksIn(page, "footer nav:not([aria-label=Legal])")).toEqual([
      "/updates",
      "/news",
      "/support",
      "/about",
      "/contact",
    ]);
    expect(await page.locator("footer").getByRole("link", { name: "News", exact: true }).count()).toBe(1);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").innerText()).toBe("Skip to content");
    await page.getByRole("link", { name: "Log In" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/login");
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    expect(await page.title()).toBe("Log In · Redline");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("keeps the account's arrow whole beside a gold name, however long", async () => {
    const { page } = await newPage(browser);
    await signIn(page, "Frame_Gold");
    await page.goto(`${product.url}/shop`);
    const account = page.getByRole("button", { name: /^Account of/ });
    await account.locator("[data-gold]").evaluate((name) => {
      name.textContent = "W".repeat(20);
    });
    const arrow = account.locator("svg").last();
    const box = await arrow.boundingBox();
    expect(box?.width).toBe(box?.height);
    await page.context().close();
  });

  it("gives a racer their links, marks the current one, and unfolds the account", async () => {
    const { page } = await newPage(browser);
    await signIn(page, "Frame_Links");
    await page.goto(`${product.url}/gifts`);
    const header = page.locator("header");
    await header.getByRole("button", { name: "Account of Quick Fox" }).click();
    expect(await header.locator(":popover-open").innerText()).toBe(
      [
        "Garage",
        "Season",
        "Achievements",
        "Gifts",
        "Get Gold for a Friend",
        "My Settings",
        "Stats",
        "Public Profile",
        "Support",
        "Logout",
      ].join("\n"),
    );
    await page.keyboard.press("Escape");
    const main = page.getByRole("navigation", { name: "Main" });
    expect(await main.getByRole("link").allInnerTexts()).toEqual([
      "Garage",
      expect.stringMatching(/^Shop/),
      "Friends",
      "Leagues",
      "Team",
      "Achievements",
      "News",
    ]);
    expect(await main.locator("[aria-current=page]").count()).toBe(0);
    await main.getByRole("link", { name: "Friends" }).click();
    await page.getByRole("heading", { level: 1, name: "Friends" }).waitFor();
    expect(await main.locator("[aria-current=page]").innerText()).toBe("Friends");
    expect(await header.getByRole("link", { name: "Race", exact: true }).getAttribute("href")).toBe("/race");
    await go(page, "/race/marigold");
    await header.getByRole("link", { name: "Return to Garage" }).click();
    await page.waitForURL(`${product.url}${RACER_HOME}`);
    await page.context().close();
  });

  it("shows what a racer has, and counts on when it changes elsewhere", async () => {
    const { page } = await newPage(browser);
    const racer = await signIn(page, "Frame_Purse");
    const told = page
      .waitForEvent("websocket")
      .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => payload.includes("checked-in")));
    await page.goto(`${product.url}/friends`);
    await told;
    const own = (words: string) => page.locator("header").getByRole("link", { name: words });
    await own("$25,000 10 nitros Level 1, 0 of 1,500 XP").waitFor();
    const rewards = [{ cash: 1_195 }, { experience: 219 }];
    await perform(product.services.app, async (work) => {
      const userID = racer.userID as UserID;
      await lockPlayers(work, [userID], ["user_id"], "change");
      await grantWon(work, [{ userID, rewards, reference: "test:purse", reason: "test" }]);
    });
    await own("$26,195 10 nitros Level 1, 219 of 1,500 XP").waitFor();
    await own("219 of 1,500 XP").click();
    await page.getByRole("heading", { level: 1, name: "Quick Fox" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/racer/Frame_Purse");
    await page.context().close();
  });

  it("keeps the navigation from an account that has not finished a race, and says what opens it", async () => {
    const { page } = await newPage(browser);
    await signIn(page, "Frame_Limited", false);
    await page.goto(`${product.url}/garage`);
    await page.getByText("Finish one race to unlock this").waitFor();
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    expect(await page.locator("header").getByRole("link", { name: "Race", exact: true }).count()).toBe(1);
    await page.context().close();
  });
});

describe("the drawer on a phone", () => {
  it("opens with the menu button and closes with Escape, the background, its button and a link", async () => {
    const { page } = await newPage(browser, { viewport: SIZES.phone });
    await signIn(page, "Frame_Drawer");
    await page.goto(`${product.url}/gifts`);
    const button = page.getByRole("button", { name: "Menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const closers: (() => Promise<void>)[] = [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(350, 400),
      () => drawer.getByRole("button", { name: "Close" }).click(),
      () => drawer.getByRole("link", { name: "Friends" }).click(),
    ];
    for (const close of closers) {
      await button.click();
      await drawer.getByText("10 nitros left").waitFor();
      expect(await drawer.getByRole("link").allInnerTexts()).toEqual([
        "Race",
        "Garage",
        expect.stringMatching(/^Shop/),
        "Friends",
        "Leagues",
        "Team",
        "Achievements",
        "News",
      ]);
      await close();
      await drawer.waitFor({ state: "hidden" });
    }
    await page.waitForURL("**/friends");
    await page.getByRole("heading", { level: 1, name: "Friends" }).waitFor();
    await button.click();
    expect(await drawer.locator("[aria-current=page]").innerText()).toBe("Friends");
    await page.context().close();
  });
});

describe("a dialog", () => {
  it("closes with Escape, the background and its button", async () => {
    const { page } = await newPage(browser);
    await page.goto(product.url);
    const dialog = page.getByRole("dialog", { name: "Reading and sound" });
    const closers: (() => Promise<void>)[] = [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(20, 700),
      () => dialog.getByRole("button", { name: "Close" }).click(),
    ];
    for (const close of closers) {
      await page.getByRole("button", { name: "Reading and sound" }).click();
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: "detached" });
      expect(await page.getByRole("button", { name: "Reading and sound" }).isEnabled()).toBe(true);
    }
    await page.context().close();
  });
});

describe("addresses", () => {
  const GUESTS = new Set([
    "/login",
    "/class-login",
    "/register",
    "/reset-password",
    "/reset-password/change",
    "/verify-email",
    "/undo-change",
    "/parent",
  ]);
  /**
   * The portal is a page of its own (`teachers-portal`). Without a team or a class one leads elsewhere, and nobody's garage is where nobody is: `teams`, `contests`, `class-login`,
   * `collection` and `stats` open them.
   */
  const ELSEWHERE = new Set<string>([
    "/race",
    "/teachers",
    "/class",
    "/class/race",
    "/team/edit",
    "/team/contest",
    "/racer/:username/garage",
    "/racer/:username/stats",
  ]);
  const here = PAGES.filter(({ path, site }) => site !== "math" && !ELSEWHERE.has(path)).map(({ path }) => path);
  const paths = here.map((path) =>
    path.replace(":kind", "stickers").replace(":group", "speed").replaceAll(/:\w+/g, "abc"),
  );

  it.each([
    ["a guest's", paths.filter((path) => GUESTS.has(path))],
    ["a racer's", paths.filter((path) => !GUESTS.has(path))],
  ])("each open a page with its own title and heading, and without an axe finding: %s", async (whose, some) => {
    const { page, problems } = await newPage(browser, { reducedMotion: "reduce" });
    if (whose === "a racer's") await signIn(page, "Frame_Pages", true, "moderator");
    await page.goto(`${product.url}/no/such/road`);
    await page.locator("footer").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const titles = new Set<string>();
    for (const path of some) {
      const before = await page.title();
      await go(page, path);
      await page.waitForFunction((old) => document.title !== old, before);
      await page.locator("main h1").waitFor();
      titles.add(await page.title());
      expect([path, await violationsOf(page, "main")]).toEqual([path, []]);
    }
    expect(titles.size).toBe(some.length);
    expect(problems.filter((problem) => !isRefusal(problem))).toEqual([]);
    await page.context().close();
  });

  it("that a guest may not open give them Sign Up first", async () => {
    const { page } = await newPage(browser);
    await page.goto(product.url);
    await page.locator("footer").waitFor();
    const shut = PAGES.filter(({ access, site, guestsGoTo }) => access !== "anyone" && !site && !guestsGoTo);
    expect(shut.length).toBeGreaterThan(10);
    for (const { path } of shut) {
      await go(page, path.replaceAll(/:\w+/g, "abc"));
      await page.getByText("You need an account for this", { exact: false }).waitFor();
      const first = page.locator("main").getByRole("link").first();
      expect([path, await first.innerText(), await first.getAttribute("href")]).toEqual([path, "Sign Up", "/register"]);
    }
    await page.context().close();
  });

  it("that lead nowhere say so", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/no/such/road`);
    await page.getByRole("heading", { level: 1, name: "Oops! Are you lost, racer?" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("redline-split-test"))).toMatch(/^(?:[1-9]|1[0-2])\/\d+$/);
    await page.getByRole("link", { name: "Back To Homepage" }).click();
    await page.getByRole("heading", { level: 1, name: "Your keyboard is the engine" }).waitFor();
    expect(await page.title()).toBe("Redline");
    await go(page, "/error/internal");
    const words =
      "encountered an internal error which has been forwarded to the development team... please log out and back in";
    await page.getByText(words).waitFor();
    await page.goto(`${product.url}/api/v2/no/such/call`);
    await page.getByRole("heading", { level: 1, name: "Oops! Are you lost, racer?" }).waitFor();
    await page.context().close();
  });

  it("that break show what broke, and that it was reported", async () => {
    const { page } = await newPage(browser);
    await page.route("**/assets/site-map-page-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export function SiteMapPage() { throw new Error('x'); }",
      }),
    );
    const report = page.waitForRequest("**/api/v2/client-errors");
    await page.goto(`${product.url}/support/sitemap`);
    await page.getByRole("heading", { level: 1, name: "A Bug on the Windscreen" }).waitFor();
    await page.getByText("internal error which has been forwarded to the development team").waitFor();
    expect((await report).postDataJSON()).toMatchObject({ message: "x", path: "/support/sitemap" });
    await page.context().close();
  });

  it("of the other site lead to this one's", async () => {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/play`);
    await page.waitForURL("**/race");
    expect(new URL(page.url()).pathname).toBe("/race");
    await page.context().close();
  });
});
