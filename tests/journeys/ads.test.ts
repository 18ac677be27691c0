import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright";
import type { Manifest } from "vite";
import { afterAll, describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";

import { enterAs } from "../support/account-screen.ts";
import { startAdProvider } from "../support/ad-provider.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, violationsOf } from "../support/browser.ts";
import { addClass, addMember } from "../support/class-world.ts";
import { newFullRacer } from "../support/open-page.ts";
import { figuresOf, measuredPage, unrest } from "../support/page-figures.ts";
import { newTeam } from "../support/team.ts";
import type { Visitor } from "../support/visitor.ts";

const CLIENT = join(import.meta.dirname, "../../dist/client");
const SIZES = {
  "1440 wide": { width: 1_440, height: 900 },
  "1366 wide": { width: 1_366, height: 768 },
  "390 wide": { width: 390, height: 844 },
} as const;
/** What falls on a page: the control variant, which is our own pictures, or none of it; the first one has its turn. */
const OURS = 0.01;
const THEIRS = 0.1;

const provider = await startAdProvider();
afterAll(() => provider.close());
const { product, browser } = await beginJourney({
  env: { ADS: provider.pages.join(","), ADS_AGE_GATE: "off" },
});

const races = (racer: Visitor, races_played: number) =>
  product.services.app.db
    .updateTable("users")
    .set({ races_played })
    .where("user_id", "=", racer.userID as UserID)
    .execute();

async function newVeteran(name: string): Promise<Visitor> {
  const racer = await newFullRacer(product, name);
  await races(racer, 60);
  return racer;
}

const adOn = (page: Page) => page.getByRole("complementary", { name: "Advertisement" });
const frameOn = (page: Page) => adOn(page).locator("iframe");
const ownOn = (page: Page) => adOn(page).getByRole("link");

interface Entering {
  readonly falls: number;
  readonly path?: string;
  readonly opened?: Page;
}

/** Notes at each frame where the page and the room of its ad are, once both are there. */
const watchPlaces = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const look = (): void => {
      const [ad, main] = [document.querySelector("aside[aria-label=Advertisement]"), document.querySelector("main")];
      if (ad && main) {
        const [room, sheet] = [ad.getBoundingClientRect(), main.getBoundingClientRect()];
        const top = sheet.top + window.scrollY;
        places.add(
          `page at ${sheet.left} ${top}, ${sheet.width} wide; room at ${room.left}, ${room.width} by ${room.height}`,
        );
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const placesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { readonly places: ReadonlySet<string> }).places]);

/** A browser of a racer on a page, whose dice always fall alike. */
async function enter(racer: Visitor, { falls, path = "/leaderboards", opened }: Entering): Promise<Page> {
  const page = opened ?? (await newPage(browser)).page;
  await page.addInitScript((value) => {
    Object.assign(Math, { random: () => value });
  }, falls);
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, racer);
  await page.goto(product.url + path);
  await page.locator("main h1").first().waitFor();
  return page;
}

describe("a page with its place for an ad", () => {
  const owner = newVeteran("AdRacer");
  const team = owner.then((racer) =>
    newTeam(product.services.app.db, racer.userID as UserID, { tag: "ADS", name: "Ad Astra" }),
  );
  const PATHS = [
    "/garage",
    "/shop",
    "/team/ADS",
    "/team",
    "/leaderboards",
    "/news",
    "/stats",
    "/friends",
    "/achievements",
  ];

  /** What so many races have earned comes into it while it is open: it moves by itself. */
  const EARNS = "/achievements";

  it.each(Object.entries(SIZES))("stands still with our own pictures, %s", async (_name, viewport) => {
    await team;
    const page = await measuredPage(browser, viewport);
    await watchPlaces(page);
    await enter(await owner, { falls: OURS, opened: page });
    for (const path of PATHS) {
      await page.goto(product.url + path);
      await page.locator("main h1").first().waitFor();
      // What so many races have earned may lie over the page by then: readers don't find the ad below it.
      await page.locator("aside[aria-label=Advertisement] a").first().waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      expect([path, await placesOn(page)]).toEqual([path, [expect.any(String)]]);
      const moved = unrest(await figuresOf(page));
      expect([path, path === EARNS ? [] : moved]).toEqual([path, []]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect([path, scrollWidth]).toEqual([path, clientWidth]);
    }
    await page.context().close();
  });

  it("has one that readers can name and pass by, and the page before it", async () => {
    const page = await enter(await owner, { falls: OURS });
    await ownOn(page).waitFor();
    expect(await violationsOf(page, "aside[aria-label=Advertisement]")).toEqual([]);
    const order = await page.evaluate(() => {
      const [main, ad] = [document.querySelector("main"), document.querySelector("aside[aria-label=Advertisement]")];
      return main && ad && main.compareDocumentPosition(ad);
    });
    expect(order).toBe(4);
    await page.context().close();
  });

  it("sends what is wrong with an ad to the operator, without a name, and takes it away in its place", async () => {
    const page = await enter(await owner, { falls: OURS });
    await ownOn(page).waitFor();
    const before = await adOn(page).boundingBox();
    await page.getByRole("button", { name: "Report this ad" }).click();
    await page.getByRole("radio", { name: "It's not fit for children" }).click();
    await page.getByRole("button", { name: "Send report" }).click();
    await page.getByText("Thanks for telling us. We took it away.").waitFor();
    const { width, height } = (await adOn(page).boundingBox()) ?? {};
    expect([width, height]).toEqual([before?.width, expect.any(Number)]);
    const { db } = product.services.app;
    const [report] = await db.selectFrom("bug_reports").selectAll().execute();
    expect(report).toMatchObject({
      user_id: null,
      what: expect.stringContaining('Ad on the page "leaderboards"') as string,
    });
    await page.context().close();
  });

  it("warns of a report without a choice", async () => {
    const page = await enter(await owner, { falls: OURS });
    await ownOn(page).waitFor();
    const warned = page.waitForEvent("console", (message) => message.text().includes("nothing was sent"));
    await page.getByRole("button", { name: "Report this ad" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    expect((await warned).type()).toBe("warning");
    await ownOn(page).waitFor();
    await page.context().close();
  });
});

describe("nobody sees an ad", () => {
  it("with gold, before the first race, or of a class", async () => {
    const newcomer = await newFullRacer(product, "AdNewcomer");
    const gold = await newVeteran("AdGold");
    await product.services.app.db
      .updateTable("users")
      .set({ membership: "gold" })
      .where("user_id", "=", gold.userID as UserID)
      .execute();
    for (const racer of [newcomer, gold]) {
      const page = await enter(racer, { falls: OURS });
      await page.waitForLoadState("networkidle");
      expect(await adOn(page).count()).toBe(0);
      await page.context().close();
    }
  });

  it("on a page of racing, none of whose scripts and styles has anything of ads", () => {
    const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;
    /** A source that isn't an entry of its own is a part of another's script. */
    const fileOf = (key: string): string => manifest[key]?.file ?? "index.html";
    const withAll = (source: string): ReadonlySet<string> => {
      const all = new Set(["index.html", source]);
      for (const key of all) for (const imported of manifest[key]?.imports ?? []) all.add(imported);
      return all;
    };
    const textOf = (key: string): string => readFileSync(join(CLIENT, fileOf(key)), "utf8");
    const ads = "shell/ads/shown-ad.tsx";
    expect(textOf(ads)).toContain("Report this ad");
    for (const source of [
      "features/race/race-page.tsx",
      "features/race/friend-race.tsx",
      "features/math-race/math-page.tsx",
      "features/replays/replay-page.tsx",
      "features/ghost/ghost-page.tsx",
      "pages.tsx",
    ]) {
      const keys = [...withAll(source)];
      expect([source, keys.includes(ads)]).toEqual([source, false]);
      expect([source, keys.filter((key) => /Report this ad|allow-popups/.test(textOf(key)))]).toEqual([source, []]);
    }
  });
});

describe("a provider's ad", () => {
  it("stands in a closed frame of another origin, and moves nothing as it comes", async () => {
    provider.behaves("good");
    for (const viewport of Object.values(SIZES)) {
      const page = await measuredPage(browser, viewport);
      await watchPlaces(page);
      await watchPlaces(page);
      await enter(await newVeteran(`Good_${viewport.width}`), { falls: THEIRS, opened: page });
      await adOn(page).scrollIntoViewIfNeeded();
      await page.frameLocator("aside iframe").getByRole("heading", { name: "Buy paint" }).waitFor();
      const attributes = await frameOn(page).evaluate((frame) =>
        Object.fromEntries(["sandbox", "allow", "referrerpolicy"].map((name) => [name, frame.getAttribute(name)])),
      );
      expect(attributes).toEqual({ sandbox: "allow-scripts allow-popups", allow: "", referrerpolicy: "no-referrer" });
      expect(await placesOn(page)).toHaveLength(1);
      expect(unrest(await figuresOf(page))).toEqual([]);
      await page.context().close();
    }
  });

  it("is asked for by nobody whose class this browser hasn't heard of yet", async () => {
    provider.behaves("good");
    const racer = await newVeteran("NewPupil");
    const page = await enter(racer, { falls: THEIRS });
    await frameOn(page).waitFor({ state: "attached" });
    const { db } = product.services.app;
    await addMember(db, await addClass(db, {}), racer.userID as UserID);
    await page.goto(`${product.url}/redline.svg`);
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().startsWith(provider.url) && asked.push(request.url())));
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    await page.route("**/api/v2/auth/self", async (route) => {
      await told;
      await route.continue();
    });
    await page.goto(`${product.url}/leaderboards`);
    await page.getByRole("heading", { name: "Leaderboards" }).waitFor();
    // The room is kept for the racer that this browser remembers, and gets time to be filled.
    await adOn(page).waitFor({ state: "attached" });
    await page.waitForTimeout(3_000);
    expect([await frameOn(page).count(), await ownOn(page).count(), asked]).toEqual([0, 0, []]);
    tell();
    await page.waitForLoadState("networkidle");
    expect([await frameOn(page).count(), await ownOn(page).count(), asked]).toEqual([0, 0, []]);
    await page.context().close();
  });

  it("that fails is asked of the next one, and then gives its place to our own picture", async () => {
    provider.behaves("bad", "silent");
    const page = await enter(await newVeteran("BadAds"), { falls: THEIRS });
    await frameOn(page).waitFor();
    const before = await adOn(page).boundingBox();
    const warned = page.waitForEvent("console", (message) => message.text() === "An ad of a provider failed.");
    await page.locator('aside iframe[src*="/two"]').waitFor();
    await warned;
    await ownOn(page).waitFor();
    expect(await frameOn(page).count()).toBe(0);
    expect(await adOn(page).boundingBox()).toEqual(before);
    await page.context().close();
  });

  it("that is hostile reaches nothing of the page, leads nowhere, and isn't heard", async () => {
    provider.behaves("hostile");
    const heard: string[] = [];
    const dialogs: string[] = [];
    const opened = (await newPage(browser)).page;
    opened.context().on("request", (request) => void heard.push(request.url()));
    opened.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const page = await enter(await newVeteran("Unmoved"), { falls: THEIRS, opened });
    await expect.poll(() => provider.asked.some((path) => path.startsWith("/heard"))).toBe(true);
    const done = provider.asked.find((path) => path.startsWith("/heard")) ?? "";
    for (const name of ["top", "parent", "script", "storage", "cookies", "name"])
      expect(done.split(/[?+]/)).not.toContain(name);
    const origins = new Set(heard.filter((each) => each.startsWith("http")).map((each) => new URL(each).origin));
    expect(origins).toEqual(new Set([product.url, provider.url]));
    expect(page.url()).toBe(`${product.url}/leaderboards`);
    expect(dialogs).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    expect(await page.evaluate(() => ["pwned" in window, localStorage.getItem("pwned"), document.cookie])).toEqual([
      false,
      null,
      expect.not.stringContaining("pwned") as string,
    ]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    expect(await frameOn(page).count()).toBe(1);
    await page.getByRole("heading", { name: "Leaderboards" }).waitFor();
    await page.getByRole("link", { name: "News" }).first().click();
    await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
    await page.context().close();
  });

  it("may be a film when one comes to the garage from some races, and ends by Escape and by itself", async () => {
    provider.behaves("short");
    const racer = await newVeteran("Filmed");
    const page = await enter(racer, { falls: THEIRS, path: "/garage" });
    const film = page.getByRole("dialog", { name: "Advertisement" });
    await frameOn(page).waitFor({ state: "attached" });
    expect(await film.count()).toBe(0);
    const raced = async (played: number): Promise<void> => {
      await page.getByRole("link", { name: "News" }).first().click();
      await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
      await races(racer, played);
      const asked = page.waitForResponse("**/api/v2/self*");
      await page.evaluate(() => {
        const rightNow = Date.now;
        const later = performance.now.bind(performance);
        Date.now = () => rightNow() + 120_000;
        performance.now = () => later() + 120_000;
        window.dispatchEvent(new Event("focus"));
      });
      await asked;
      await page.getByRole("link", { name: "Garage" }).first().click();
    };
    await raced(63);
    await film.waitFor();
    await page.keyboard.press("Escape");
    await film.waitFor({ state: "detached" });
    await raced(66);
    await film.waitFor();
    await film.waitFor({ state: "detached" });
    await page.context().close();
  });
});
