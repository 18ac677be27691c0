import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { raceRecord, type RaceRecord } from "#shared/contracts/race/race.ts";
import { formatWholeSpeed } from "#shared/format/figures.ts";
import type { UserID } from "#shared/ids.ts";
import type { Signal } from "#shared/rules/fair-play/signal.ts";
import { HARD_LIMITS } from "#shared/rules/race/numbers.ts";
import { perform } from "#shared/server/platform/work.ts";
import type { RaceOutcome } from "#shared/server/race/outcome.ts";
import { dismissAppeal, openAppeals, upholdAppeal } from "#shared/server/settlement/appeals.ts";
import { payRace } from "#shared/server/settlement/pay.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { holdRace } from "../support/holds.ts";
import { flatIconsOn, unlevel } from "../support/layout.ts";
import { tablesOf } from "../support/product.ts";
import { typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace } from "../support/racer.ts";
import { person, racedBy, type Typer } from "../support/typed-race.ts";
import { newGuest, newRacer, type Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) });

const db = () => product.services.app.db;
const WRONG_EVERY = 40;
const SLOWER_THAN_A_BURST_MS = 12;

/** A browser that is somebody's. */
async function pageOf({ token, userID }: Pick<Visitor, "token" | "userID">, viewport = SIZES.chromebook as object) {
  const services = await newPage(browser, { viewport: viewport as typeof SIZES.chromebook });
  await services.page.addInitScript((kept) => localStorage.setItem("redline-token", kept), token ?? "");
  return { ...services, userID };
}

let racer: Visitor;
let record: RaceRecord;
let own: RaceRecord["results"][number];

/** Types at an even pace, with some slips on the way. */
const paced =
  (msPerKey: number, wrongEvery: number): Typer =>
  (text) =>
    [...text].flatMap((character, index) => {
      const key = { atMs: (index + 1) * msPerKey, fairMs: (index + 1) * msPerKey, character };
      return index % wrongEvery === wrongEvery - 1 ? [{ ...key, character: "~" }, key] : [key];
    });

/**
 * A stored race of four people and a bot, in seats 0 to 4; the racer's is the first.
 *
 * @param slower how many times as long as usual everybody took for it
 */
async function race(slower = 1) {
  const { app } = product.services;
  const guests = await Promise.all(Array.from({ length: 4 }, () => newGuest(product)));
  const [first] = guests;
  if (!first) throw new Error("nobody came");
  const users = [...guests.map(({ userID }) => userID as UserID), 0 as UserID];
  const paces = [
    [60, WRONG_EVERY] as const,
    [50, 30] as const,
    [55, 25] as const,
    [65, 50] as const,
    [58, 20] as const,
  ];
  const seats = paces.map(([msPerKey, wrongEvery], slot) => ({
    userID: users[slot] ?? (0 as UserID),
    typer: paced(msPerKey * slower, wrongEvery),
  }));
  const outcome = racedBy(seats, app.nowStamp(), 4);
  const results = outcome.results.map((line) => {
    const bot = { isBot: true, displayName: "Bolt", userID: undefined };
    const { slot } = line.seat;
    return { ...line, seat: { ...line.seat, ...(slot === 4 ? bot : { displayName: `Name ${slot}` }) } };
  });
  await perform(app, (work) => settleRace(work, { ...outcome, results } as RaceOutcome));
  const stored = (await first.get(raceRecord, { params: { id: outcome.raceID } })).race;
  const line = stored.results.find(({ slot }) => slot === stored.viewSlot);
  if (!line) throw new Error("the racer is not in the race");
  return { racer: first, record: stored, own: line };
}

/** The figures beside the text: speed so far, accuracy, slips. */
const figuresOn = (page: Page): Promise<string[]> => page.locator("dl dd").allInnerTexts();
const doneOn = (page: Page): Promise<number> =>
  page.locator('[data-state="done"], [data-state="missed"], [data-state="skipped"]').count();
const untilOver = (page: Page): Promise<void> => page.locator("[data-over]").waitFor();

describe("a finished race", () => {
  beforeAll(async () => {
    ({ racer, record, own } = await race());
  });

  it("plays to the end with everybody's keys, at the speed one likes, and is wound back and forth", async () => {
    const { page, problems } = await pageOf(racer);
    await page.goto(`${product.url}/replay/${record.raceID}?graphics=plain`);
    await page.getByRole("heading", { name: "Race Replay" }).waitFor();
    expect(await doneOn(page)).toBe(0);
    expect(await flatIconsOn(page)).toEqual([]);
    expect(await page.getByRole("group", { name: "Follow" }).getByRole("radio").count()).toBe(5);
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    for (const speed of ["1", "2", "4"]) {
      await page.keyboard.press(speed);
      expect(await page.getByRole("radio", { name: `${speed}×` }).isChecked()).toBe(true);
    }
    await untilOver(page);
    expect(await doneOn(page)).toBe(record.text.length);
    const missed = await page.locator('[data-state="missed"]').count();
    expect([missed, own.errors]).toEqual([own.errors, Math.floor(record.text.length / WRONG_EVERY)]);
    const [wpm, , slips] = await figuresOn(page);
    expect([wpm, slips]).toEqual([formatWholeSpeed(own.wpm), String(own.errors)]);

    const bot = record.results.find(({ isBot, slot }) => isBot && slot !== own.slot);
    await page.getByRole("radio", { name: bot?.displayName ?? "" }).check();
    expect((await figuresOn(page))[2]).toBe(String(bot?.errors));
    await page.getByRole("radio", { name: "You" }).check();
    await page.getByRole("slider", { name: "Time" }).fill("3000");
    const early = Math.floor(3_000 / 60);
    await expect.poll(() => doneOn(page)).toBe(early);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => doneOn(page)).toBe(Math.floor(5_000 / 60));
    expect(await violationsOf(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("fits a phone, and its buttons are big enough for a thumb", async () => {
    const { page } = await pageOf(racer, SIZES.phone);
    await page.goto(`${product.url}/replay/${record.raceID}?graphics=plain`);
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByRole("slider", { name: "Time" }).waitFor();
    const bottom = await page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(SIZES.phone.height + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
    const play = await page.getByRole("button", { name: "Pause" }).boundingBox();
    expect(Math.min(play?.width ?? 0, play?.height ?? 0)).toBeGreaterThanOrEqual(40);
    expect(await violationsOf(page, "main")).toEqual([]);
    await page.context().close();
  });

  it("is shown to nobody else, until its racer shares it, and not after the link has ended", async () => {
    const stranger = await pageOf(await newGuest(product));
    await stranger.page.goto(`${product.url}/replay/${record.raceID}`);
    await stranger.page.getByText("This race belongs to its racers").waitFor();
    await stranger.page.goto(`${product.url}/replay/no-race-at-all`);
    await stranger.page.getByText("There's no race here").waitFor();

    const { page } = await pageOf(racer);
    await page.goto(`${product.url}/replay/${record.raceID}`);
    await page.getByRole("button", { name: "Share" }).click();
    expect(await page.getByRole("button", { name: "Copy link" }).count()).toBe(0);
    await page.getByRole("switch").click();
    const field = page.getByRole("textbox", { name: "Link" });
    const link = await field.inputValue();
    expect(await unlevel(field, page.getByRole("button", { name: "Copy link" }))).toBeLessThan(8);
    await stranger.page.goto(link);
    await stranger.page.getByRole("heading", { name: "Race Replay" }).waitFor();
    expect(await stranger.page.getByRole("radio", { name: own.displayName }).isChecked()).toBe(true);
    const names = await stranger.page.locator("fieldset label").allInnerTexts();
    const people = record.results.filter(({ isBot, slot }) => !isBot && slot !== own.slot);
    expect(people.length).toBeGreaterThan(0);
    expect(people.filter(({ displayName }) => names.some((name) => name.includes(displayName)))).toEqual([]);
    for (const { slot } of people) expect(names.some((name) => name.startsWith(`Racer ${slot + 1}`))).toBe(true);
    expect(await violationsOf(stranger.page, "main")).toEqual([]);
    expect(await stranger.page.getByRole("button", { name: "Share" }).count()).toBe(0);
    await stranger.page.getByText(`Can you beat ${own.displayName}'s`).waitFor();
    expect(await stranger.page.getByRole("main").getByRole("link", { name: "Race Now" }).getAttribute("href")).toBe(
      "/race",
    );

    await page.getByRole("switch").click();
    await page.getByRole("button", { name: "Copy link" }).waitFor({ state: "detached" });
    await stranger.page.reload();
    await stranger.page.getByText("There's no race here").waitFor();
    expect(stranger.problems.filter((problem) => !problem.includes("status of 4"))).toEqual([]);
    await Promise.all([page, stranger.page].map((each) => each.context().close()));
  });

  it("waits for the line, and comes up when it is back", async () => {
    const { page } = await pageOf(racer);
    await page.goto(product.url);
    await page.route("**/api/v2/race/**", (route) => route.abort());
    await page.goto(`${product.url}/replay/${record.raceID}`);
    await page.getByText("You're offline").waitFor();
    await page.unroute("**/api/v2/race/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Race Replay" }).waitFor();
    expect(await page.getByText("You're offline").count()).toBe(0);
    await page.context().close();
  });

  it("can be raced against, alone, for nothing but the fun, and again with one key", async () => {
    // Slow enough to be beaten by a browser that has little of the processor.
    const { racer, record, own } = await race(3);
    const rows = () => db().selectFrom("race_results").selectAll().execute();
    const before = [await rows(), (await racer.get(self)).user];
    const { page, problems } = await pageOf(racer);
    await page.goto(`${product.url}/ghost/${record.raceID}?graphics=plain`);
    await page.getByText("no rewards").waitFor();
    await page.getByRole("button", { name: "Start" }).waitFor();
    await page.keyboard.press("Enter");
    await untilStage(page, "racing");
    expect(await isScrolling(page)).toBe(true);
    await typeOn(page, record.text.slice(0, 20), 42);
    await page.locator("[data-rival]").waitFor();
    const solidity = page
      .locator('[data-scene="dom"] [data-car]')
      .evaluateAll((cars) => cars.map((car) => getComputedStyle(car).opacity));
    expect(new Set(await solidity).size).toBe(2);
    const rest = record.text.slice(20);
    await page.keyboard.type(rest.replaceAll(/.{39}(?=.)/gs, "$&~"));
    await untilStage(page, "over");
    await page.getByText("You beat yourself by").waitFor();
    const slips = page.getByRole("row", { name: "Mistakes" }).getByRole("cell");
    const errors = Math.floor((rest.length - 1) / (WRONG_EVERY - 1));
    expect((await slips.allInnerTexts()).slice(0, 2)).toEqual([String(own.errors), String(errors)]);
    const changes = page
      .getByRole("row")
      .getByRole("cell")
      .filter({ has: page.locator("svg") });
    expect(await changes.allInnerTexts()).toContainEqual(expect.stringMatching(/^\u2212\d+\.\d\d s/));
    for (const change of await changes.all()) expect(await change.evaluate(isOneLine)).toBe(true);
    expect(await violationsOf(page, "main")).toEqual([]);
    expect([await rows(), (await racer.get(self)).user]).toEqual(before);
    await page.waitForFunction(() => document.activeElement?.textContent === "Race Again");
    await page.keyboard.press("Enter");
    await untilStage(page, "racing");
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** Whether a cell's picture stands beside its words, and not below them. */
function isOneLine(cell: Element): boolean {
  const words = document.createRange();
  if (cell.firstChild) words.selectNode(cell.firstChild);
  const picture = cell.querySelector("svg")?.getBoundingClientRect();
  return picture !== undefined && picture.top < words.getBoundingClientRect().bottom;
}

/** How wide the page is beyond its window. */
const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("a race that ended early", () => {
  it("leads from the board to the rule with its numbers, and to an appeal that a person upholds", async () => {
    const { page, problems } = await newPage(browser);
    await page.goto(`${product.url}/race?graphics=plain`);
    await untilStage(page, "table");
    const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
    await untilStage(page, "racing");
    for (const { room } of others) {
      const chars = room.state.text.slice(0, 40);
      room.send("keys", { from: 0, at: Array.from(chars, () => 0), chars });
    }
    const { run } = HARD_LIMITS.neverShown;
    for (let count = 0; count < run + 5; count++) await page.keyboard.press("~", { delay: SLOWER_THAN_A_BURST_MS });
    await untilStage(page, "over");
    await page.getByRole("link", { name: "See the report" }).click();

    await page.getByRole("heading", { name: "This race ended early" }).waitFor();
    await page.getByRole("heading", { name: "Characters from another text" }).waitFor();
    await page.getByText(`${run} keys in a row weren't the next character of the text.`).waitFor();
    expect(await page.locator("dl dd").allInnerTexts()).toEqual([`${run} keys`, `${run} keys`]);
    await page.getByText("This race pays nothing and costs nothing.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    expect(await overhangOf(page)).toBe(0);
    await page.getByRole("button", { name: "Ask a person to check" }).click();
    await page.getByRole("heading", { name: "A person is looking at this race" }).waitFor();
    expect(await page.getByRole("button", { name: "Ask a person to check" }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("A person is looking at this race");
    expect(await violationsOf(page, "main")).toEqual([]);

    const [appeal, ...more] = await openAppeals(db());
    if (!appeal) throw new Error("nobody appealed");
    expect(more).toEqual([]);
    const raceID = appeal.race_id;
    await perform(product.services.app, (work) => upholdAppeal(work, { raceID, slot: appeal.slot }));
    await page.reload();
    await page.getByRole("heading", { name: "You were right" }).waitFor();
    await page.getByRole("link", { name: "Watch replay" }).click();
    await page.getByRole("heading", { name: "Race Replay" }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();

    const [other] = others;
    if (!other) throw new Error("nobody came");
    const sorry = await pageOf({ token: other.token, userID: 0 });
    await sorry.page.goto(`${product.url}/fair-play/${raceID}`);
    await sorry.page.getByText("31 characters arrived within 250 ms").waitFor();
    await sorry.page.getByRole("button", { name: "Ask a person to check" }).click();
    await sorry.page.getByRole("heading", { name: "A person is looking at this race" }).waitFor();
    await perform(product.services.app, (work) => dismissAppeal(work, { raceID, slot: other.welcome.slot }));
    await sorry.page.reload();
    await sorry.page.getByRole("heading", { name: "The result stands" }).waitFor();
    expect(await violationsOf(sorry.page, "main")).toEqual([]);
    await sorry.page.context().close();
  });

  it("has a report for its own racer only, and none where there is nothing to explain", async () => {
    const fine = await pageOf(racer);
    await fine.page.goto(product.url);
    await fine.page.route("**/api/v2/race/**", (route) => route.abort());
    await fine.page.goto(`${product.url}/fair-play/${record.raceID}`);
    await fine.page.getByText("You're offline").waitFor();
    await fine.page.unroute("**/api/v2/race/**");
    await fine.page.getByRole("button", { name: "Try again" }).click();
    await fine.page.getByRole("heading", { name: "This race counts" }).waitFor();
    expect(await fine.page.getByRole("button", { name: "Ask a person to check" }).count()).toBe(0);
    expect(await violationsOf(fine.page, "main")).toEqual([]);
    const stranger = await pageOf(await newGuest(product));
    for (const raceID of [record.raceID, crypto.randomUUID(), "no-race-at-all"]) {
      await stranger.page.goto(`${product.url}/fair-play/${raceID}`);
      await stranger.page.getByText("We can't find this race of yours").waitFor();
    }
    expect(await violationsOf(stranger.page, "main")).toEqual([]);
    await Promise.all([fine, stranger].map(({ page }) => page.context().close()));
  });
});

describe("a reward that is held", () => {
  it("says what was unusual, and leads to a certificate and to a person", async () => {
    const { app } = product.services;
    const account = await newRacer(product, "HeldBack");
    const outcome = racedBy([{ userID: account.userID as UserID, typer: person(4) }], app.nowStamp(), 4);
    await perform(app, (work) => settleRace(work, outcome));
    const signals: readonly Signal[] = [
      { code: "even-waits", kind: "evenness", measured: 0.05, threshold: 0.16, fired: true, isConclusive: false },
      { code: "sudden-jump", kind: "speed", measured: 1.6, threshold: 1.3, fired: true, isConclusive: false },
      { code: "no-errors", kind: "errors", measured: 3, threshold: 19, fired: false, isConclusive: false },
    ];
    await perform(app, (work) => holdRace(work, outcome.raceID, account.userID as UserID, signals));
    const { page } = await pageOf(account);
    await page.goto(`${product.url}/support/sitemap`);
    await enterAs(page, account);
    await page.goto(`${product.url}/fair-play/${outcome.raceID}`);
    await page.getByRole("heading", { name: "Your reward is waiting for you" }).waitFor();
    await page.getByText("The pauses between your keys were almost all the same length").waitFor();
    expect(
      await page
        .getByRole("listitem")
        .filter({ has: page.locator("h3") })
        .count(),
    ).toBe(2);
    expect(await violationsOf(page, "main")).toEqual([]);
    await page.getByRole("button", { name: "Ask a person to check" }).click();
    await page.getByRole("heading", { name: "A person is looking at this race" }).waitFor();
    expect(await page.getByRole("link", { name: "Show your speed" }).getAttribute("href")).toBe("/certificate");
    const decided = { operator: "Ada", reason: "You type well." };
    await perform(app, (work) => upholdAppeal(work, { raceID: outcome.raceID, slot: 0 }, decided));
    await perform(app, (work) => payRace(work, outcome.raceID));
    await page.reload();
    await page.getByRole("heading", { name: "You were right" }).waitFor();
    await page.getByText("You type well.").waitFor();
    await page.getByText("Paid", { exact: true }).waitFor();
    expect(await violationsOf(page, "main")).toEqual([]);
    await page.context().close();
  });
});
