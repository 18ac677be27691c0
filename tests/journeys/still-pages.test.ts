import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { PAGES } from "#shared/content/pages.ts";
import { TEXTS } from "#shared/content/texts/catalog.ts";
import { seenPopUps } from "#shared/contracts/goals/pop-ups.ts";
import { requestFriend } from "#shared/contracts/social/friends.ts";
import { answerContest, contest, setUpContest } from "#shared/contracts/teams/contests.ts";
import type { UserID } from "#shared/ids.ts";
import { dailyText } from "#shared/rules/daily-text.ts";
import { nowStamp, perform } from "#shared/server/platform/work.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";
import { dayOf, type Day, type Stamp } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { launch, SIZES } from "../support/browser.ts";
import { dress } from "../support/dressed.ts";
import { giveTo } from "../support/garage-deeds.ts";
import { stageGroup, stageTeams } from "../support/league-group.ts";
import { newFullRacer } from "../support/open-page.ts";
import { figuresOf, measuredPage } from "../support/page-figures.ts";
import { startProduct, type Product } from "../support/product.ts";
import { stagedClass } from "../support/pupil-stage.ts";
import { addMembers, newTeam } from "../support/team.ts";
import { person, racedBy } from "../support/typed-race.ts";
import type { Visitor } from "../support/visitor.ts";
import { complete, earn } from "../support/winnings.ts";
import { withoutWebGL } from "../support/without-webgl.ts";

/** The most that all shifts of a page may add up to: nobody sees so little. */
const STILL = 0.02;
const HOST = "Still_Host";
const VIEWPORTS = [
  ["1366 wide", SIZES.chromebook],
  ["390 wide", { width: 390, height: 844 }],
] as const;

let product: Product;
let browser: Browser;
let racer: Visitor;
let raceID: string;
let contestPath: string;

/**
 * Somebody who has something of everything: a team, friends and who asks to be one, things, notices, a race, groups of the leagues,
 * and cards of achievements that wait.
 */
beforeAll(async () => {
  product = await startProduct({ withClient: true, withWorkers: true });
  browser = await launch();
  const { app } = product.services;
  racer = await newFullRacer(product, "Still_Racer");
  const captain = await newFullRacer(product, HOST);
  const [one, host, asker] = [racer, captain, await newFullRacer(product, "Still_Asker")].map(
    ({ userID }) => userID as UserID,
  ) as [UserID, UserID, UserID];
  await dress(product, racer);
  await stagedClass(app.db, one);
  await giveTo(product, racer, [{ cash: 60_000 }, { nitros: 12 }]);
  const teamID = await newTeam(app.db, host, { tag: "STILL", name: "Still Waters" });
  await addMembers(app.db, teamID, [one], { role: "officer" });
  await app.db.updateTable("users").set({ races_played: 60 }).where("user_id", "=", one).execute();
  await stageTeams(product, teamID, host, { tier: 2, place: 3, size: 9 });
  await stageGroup(product, one, { tier: 4, place: 10, size: 12 });
  await racer.get(seenPopUps, { params: {}, body: { keys: ["league:intro"] } });
  await app.db
    .insertInto("friendships")
    .values(
      [one, host].map((user_id, at, both) => ({ user_id, friend_id: both[1 - at] as UserID, since_stamp: 1 as never })),
    )
    .execute();
  const other = await newFullRacer(product, "Still_Second");
  await other.get(requestFriend, { params: { id: one }, body: {} });
  const outcome = racedBy(
    [one, host, asker].map((userID, at) => ({ userID, typer: person(at) })),
    nowStamp(),
    3,
  );
  await perform(app, (work) => settleRace(work, outcome));
  raceID = outcome.raceID;
  await earn(product, racer, "Warm Fingers", "Tap Dance", "Steady Cruiser", "A Word a Second");
  await complete(product, racer, 1);
  contestPath = await contestBetween(captain, other, [one, host]);
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** A contest that began today, with a race of these racers of the first captain's team. @returns its address */
async function contestBetween(captain: Visitor, rival: Visitor, racers: readonly UserID[]): Promise<string> {
  const { app } = product.services;
  await newTeam(app.db, rival.userID as UserID, { tag: "RIVAL", name: "Rapid Rivals" });
  const today = dayOf(app.nowStamp());
  const form = { name: "owl-lamp", tags: ["RIVAL"], firstDay: (today + 1) as Day, days: 3, best: 2 } as const;
  const { contestID } = await captain.get(setUpContest, { body: { ...form, tags: ["RIVAL"] } });
  const params = { id: contestID };
  await rival.get(answerContest, { params, body: { isIn: true } });
  await app.db.updateTable("contests").set({ first_day: today }).where("contest_id", "=", contestID).execute();
  await app.db
    .updateTable("team_members")
    .set({ join_stamp: 1 as Stamp })
    .execute();
  const outcome = racedBy(
    racers.map((userID, at) => ({ userID, typer: person(at) })),
    app.nowStamp(),
    4,
    TEXTS.find(({ textID }) => textID === dailyText(today)),
  );
  await perform(app, (work) => settleRace(work, outcome));
  await perform(app, (work) => payRace(work, outcome.raceID));
  const [race] = (await captain.get(contest, { params })).teams[0]?.days[0]?.races ?? [];
  return `/contest/${contestID}/${race?.number}`;
}

const FILLED: Readonly<Record<string, () => string>> = {
  "/race/:username": () => `/race/${HOST}`,
  "/replay/:raceID": () => `/replay/${raceID}`,
  "/ghost/:raceID": () => `/ghost/${raceID}`,
  "/fair-play/:raceID": () => `/fair-play/${raceID}`,
  "/replays/:shareCode": () => "/replays/none",
  "/garage/customizer/:kind": () => "/garage/customizer/trails",
  "/shop/:kind/:id": () => "/shop/car/12",
  "/team/:tag": () => "/team/STILL",
  "/contest/:contestID": () => contestPath.replace(/\/\d+$/, ""),
  "/contest/:contestID/:number": () => contestPath,
  "/achievements/:group": () => "/achievements/speed",
  "/season/:seasonID": () => "/season/1",
  "/news/:newsID": () => "/news/redline-0-1-0",
  "/racer/:username": () => `/racer/${HOST}`,
  "/racer/:username/garage": () => `/racer/${HOST}/garage`,
  "/racer/:username/gift": () => `/racer/${HOST}/gift`,
};
/** The Teacher Portal is a page of its own. */
const HERE = PAGES.filter(({ path, site }) => site !== "math" && path !== "/teachers");
/** Within the game, guests are led from all pages for members to the log-in: one stands for them. */
const FOR_GUESTS = HERE.filter(({ path, access }) => access === "anyone" || path === "/garage");
const addressesOf = (pages: readonly { readonly path: string }[]): readonly (() => string)[] => [
  ...pages.map(({ path }) => FILLED[path] ?? (() => path)),
  () => "/no/such/road",
];
/** A browser sees so many pages, one after the other. */
const PARTS = 5;
const partOf = (addresses: readonly (() => string)[], nth: number): readonly string[] =>
  addresses.filter((_address, at) => at % PARTS === nth).map((address) => address());

/** Until a page has come with all that it asks for. */
async function untilThere(page: Page, asked: ReadonlySet<unknown>): Promise<void> {
  await page.locator("main h1").first().waitFor();
  await expect.poll(() => asked.size, { timeout: 100_000 }).toBe(0);
}

/** What shifts on each of these pages, by address. @param go how one gets there */
async function shiftsOf(
  page: Page,
  addresses: readonly string[],
  go: (path: string) => Promise<unknown>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const asked = new Set<unknown>();
  page.on("request", (request) => void (/\/(api|assets)\//.test(request.url()) && asked.add(request)));
  page.on("requestfinished", (request) => void asked.delete(request));
  page.on("requestfailed", (request) => void asked.delete(request));
  const found: Record<string, readonly string[]> = {};
  for (const path of addresses) {
    await page.evaluate(() =>
      Object.assign((window as unknown as { figures: object }).figures, { shifted: 0, shifts: [] }),
    );
    await go(path);
    await untilThere(page, asked);
    const { shifted, shifts } = await figuresOf(page);
    if (shifted > STILL) found[path] = [shifted.toFixed(3), ...shifts];
  }
  return found;
}

const PARTS_OF_ALL = Array.from({ length: PARTS }, (_, nth) => nth);

describe.each(VIEWPORTS)("no page moves under its reader, %s", (_size, viewport) => {
  describe.each([
    ["a racer", true, addressesOf(HERE)],
    ["a guest", false, addressesOf(FOR_GUESTS)],
  ])("for %s", (_who, isSignedIn, within) => {
    const open = async (): Promise<Page> => {
      const page = await measuredPage(browser, viewport);
      await withoutWebGL(page);
      await page.goto(`${product.url}/redline.svg`);
      if (isSignedIn) await enterAs(page, racer);
      return page;
    };

    it.each(PARTS_OF_ALL)("opened by its address, part %i", async (nth) => {
      const page = await open();
      expect(await shiftsOf(page, partOf(addressesOf(HERE), nth), (path) => page.goto(product.url + path))).toEqual({});
      await page.context().close();
    });

    it.each(PARTS_OF_ALL)("come to from another one, part %i", async (nth) => {
      const page = await open();
      await page.goto(product.url);
      await page.locator("main h1").first().waitFor();
      const go = (path: string): Promise<void> =>
        page.evaluate((to) => {
          history.pushState(null, "", to);
          dispatchEvent(new PopStateEvent("popstate", { state: null }));
        }, path);
      expect(await shiftsOf(page, partOf(within, nth), go)).toEqual({});
      await page.context().close();
    });
  });
});
