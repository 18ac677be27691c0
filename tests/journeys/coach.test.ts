import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect, it } from "vitest";

import type { CoachPlan } from "#shared/contracts/race/coach.ts";
import { placesOf } from "#shared/rules/coach/text.ts";
import { MATH } from "#shared/rules/math/numbers.ts";
import { minutes } from "#shared/units.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES, violationsOf } from "../support/browser.ts";
import { answerCoach, ended, factsUnderWay, NO_PLAN, underWay, type CoachDesk } from "../support/coach-plans.ts";
import { solveOn, typeAnswer } from "../support/math-screen.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { newRacer } from "../support/visitor.ts";

const { product, browser } = await beginJourney();
const racer = await newRacer(product, "coached");
const FINDING = { racers: 1_032, gain: 0.048, error: 0.012, isSure: true };
const PATIENT = { timeout: 60_000 };

interface Coached {
  readonly page: Page;
  readonly desk: CoachDesk;
  readonly problems: readonly string[];
}

/** A racer's browser, where the calls of the coach are answered. */
async function openBrowser(plan: CoachPlan, options: BrowserContextOptions = {}): Promise<Coached> {
  const { page, problems } = await newPage(browser, options);
  const desk = await answerCoach(page, plan);
  await page.goto(`${product.url}/practice?graphics=plain`);
  await enterAs(page, racer);
  return { page, desk, problems };
}

async function openCoach(page: Page): Promise<void> {
  await page.goto(`${product.url}/practice?coach&graphics=plain`);
  await page.getByRole("heading", { level: 1, name: "Coach" }).waitFor();
}

/** By keys, as quickly as somebody quick. */
async function typeRound(page: Page): Promise<string> {
  await untilStage(page, "racing");
  const text = await textOn(page);
  await typeOn(page, text);
  await untilStage(page, "over");
  return text;
}

const keyOf = (desk: CoachDesk): string[] =>
  desk.asked.filter((each) => each.url().endsWith("/practised")).map((each) => each.headers()["idempotency-key"] ?? "");

const STATES: readonly (readonly [string, CoachPlan, string])[] = [
  ["a racer it hardly knows", { ...NO_PLAN, races: 7 }, "Finish 3 more races"],
  ["a racer whose hands are even", { ...NO_PLAN, weak: 0 }, "Nothing stands out"],
  ["a racer with a single weak pair", { ...NO_PLAN, weak: 1 }, "The coach needs two"],
  ["one who can begin", { ...NO_PLAN, weak: 9, finding: FINDING }, "Over 1,032 racers"],
  ["one who is under way", underWay(), "4 of 10 minutes"],
  ["one who has done today's part", underWay({ todayMs: minutes(11) }), "That's it for today"],
  ["one with facts", factsUnderWay(), "2 other facts are left alone"],
  ["one whose two weeks are over", { ...NO_PLAN, weak: 6, last: ended() }, "that could be chance"],
  ["one who practised too little", { ...NO_PLAN, last: ended({ days: 1, outcome: null }) }, "You practised on 1 day."],
];

describe("the coach", () => {
  it.each(Object.entries(SIZES))("shows each racer on a %s where they are", async (_size, viewport) => {
    const { page, desk, problems } = await openBrowser(NO_PLAN, { viewport });
    for (const [, plan, words] of STATES) {
      await page.evaluate(() => localStorage.removeItem("redline-coach"));
      desk.answer = () => ({ body: plan });
      await openCoach(page);
      await page.getByText(words).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await violationsOf(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("asks for nothing before somebody is logged in, and leads there", async () => {
    const { page, problems } = await newPage(browser);
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto(`${product.url}/practice?graphics=plain`);
    await page.getByRole("radio", { name: "Coach" }).check();
    await page.getByRole("heading", { name: "Ten minutes a day" }).waitFor();
    // Whoever chooses by keys goes on from where they are.
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)).toBe("coach");
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "Log In" }).waitFor();
    expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("tosses its coins, and goes from text to text by keys", async () => {
    const { page, desk, problems } = await openBrowser({ ...NO_PLAN, weak: 9 });
    await openCoach(page);
    await page.getByRole("button", { name: "Start two weeks" }).waitFor();
    desk.answer = () => ({ body: underWay() });
    await page.keyboard.press("Enter");
    await page.getByText("4 of 10 minutes").waitFor();
    await page.keyboard.press("Enter");
    await untilStage(page, "racing");
    expect(await violationsOf(page)).toEqual([]);
    const text = await typeRound(page);
    const count = placesOf(text, "th").length;
    await page
      .getByRole("heading", { name: new RegExp(String.raw`^t then h ?: ${count} of ${count} right first time$`) })
      .waitFor();
    expect(await page.locator("main").innerText()).not.toMatch(/1st|first place|win/i);
    await page.getByText("WPM").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => keyOf(desk).length, PATIENT).toBe(1);
    await page.waitForFunction(() => document.activeElement?.textContent === "Next text");
    await page.keyboard.press("Enter");
    await untilStage(page, "racing");
    expect(await textOn(page)).not.toBe(text);
    // A round that is left is none.
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("4 of 10 minutes").waitFor();
    await page.reload();
    await page.getByText("4 of 10 minutes").waitFor();
    expect(keyOf(desk).length).toBe(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("keeps a round without a connection, and sends it with the same key when that is back", async () => {
    const { page, desk } = await openBrowser(underWay({ todayMs: minutes(9.9) }));
    await openCoach(page);
    await page.getByRole("switch", { name: "No clock" }).check();
    await page.getByText("0 texts today").waitFor();
    desk.answer = () => undefined;
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "Start" }).click();
    await untilStage(page, "racing");
    expect(await page.getByText(/WPM|ahead/).count()).toBe(0);
    await typeRound(page);
    await page.getByText("Saved here until you're back online").waitFor();
    await page.getByText("That's enough for today.").waitFor();
    expect(await page.getByText(/WPM|minutes/).count()).toBe(0);
    await page.waitForFunction(() => document.activeElement?.textContent === "Finish");
    const [key] = keyOf(desk);
    expect(key).toMatch(/^\w{32}$/);
    await page.reload();
    await page.getByText("1 text today").waitFor();
    desk.answer = () => ({ body: underWay({ todayMs: minutes(11) }) });
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByText("Saved here").waitFor({ state: "detached" });
    await page.waitForFunction(() => !localStorage.getItem("redline-coach")?.includes('"endedMs"'));
    expect(new Set(keyOf(desk))).toEqual(new Set([key]));
    await page.context().close();
  });

  it("sends from any other page, too, what still waits", async () => {
    const { page, desk } = await openBrowser(underWay());
    const rounds = [{ startedStamp: 1, endedMs: 1, elapsedMs: minutes(1), done: 240, reviews: [] }];
    await page.evaluate((state) => localStorage.setItem("redline-coach", JSON.stringify({ version: 1, state })), {
      userID: racer.userID,
      waiting: rounds,
    });
    await page.goto(`${product.url}/garage`);
    await expect.poll(() => keyOf(desk).length, PATIENT).toBe(1);
    await page.waitForFunction(() => !localStorage.getItem("redline-coach")?.includes('"endedMs"'));
    await page.context().close();
  });

  it("asks for facts, says which were missed, and what they make", async () => {
    const { page, desk, problems } = await openBrowser(factsUnderWay(), { viewport: SIZES.phone });
    await openCoach(page);
    await page.getByRole("button", { name: "Start" }).click();
    await untilStage(page, "racing");
    const answer = async (): Promise<string> => {
      const [left = 0, right = 0] = (await page.locator("[data-asked] p").innerText()).match(/\d+/g)?.map(Number) ?? [];
      return String(left * right);
    };
    const missed: string[] = [];
    await solveOn(page, answer, async (right) => {
      const isEight = right === "56" && missed.length === 0;
      if (isEight) {
        missed.push(right);
        await typeAnswer(page, "1");
        await page.waitForTimeout(2 * MATH.minAnswerMs);
      }
      await typeAnswer(page, right);
    });
    await untilStage(page, "over");
    await page.getByRole("heading", { name: "Your facts: 3 of 4 right first time" }).waitFor();
    await page
      .getByRole("list", { name: "Have another look at these" })
      .getByText(/(7 × 8|8 × 7) = 56/)
      .waitFor();
    await page.getByText("Try it a little slower").waitFor();
    expect(await page.getByText("a minute").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => keyOf(desk).length, PATIENT).toBe(1);
    const body = desk.asked.find((each) => each.url().endsWith("/practised"))?.postDataJSON() as {
      rounds: { done: number; reviews: { fact: string; isMissed: boolean }[] }[];
    };
    expect(body.rounds.map(({ done }) => done)).toEqual([MATH.problems]);
    expect(body.rounds[0]?.reviews.map(({ fact, isMissed }) => [fact, isMissed])).toEqual([
      ["7 × 8", true],
      ["6 × 9", false],
      ["7 × 9", false],
      ["8 × 8", false],
    ]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
