import type { Page } from "playwright";
import { describe, expect, it, vi } from "vitest";

import { self } from "#shared/contracts/account/auth.ts";
import { changeLesson } from "#shared/contracts/account/play-settings.ts";
import { answerOf } from "#shared/rules/math/answer-of.ts";
import { MATH } from "#shared/rules/math/numbers.ts";

import { enterAs } from "../support/account-screen.ts";
import { beginJourney } from "../support/begin-journey.ts";
import { isScrolling, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { holdingLineTo } from "../support/holding-line.ts";
import { joinMathRace } from "../support/math-racer.ts";
import { PACE_MS, solveOn, sumOn, typeAnswer, untilAsked } from "../support/math-screen.ts";
import { tablesOf } from "../support/product.ts";
import { boardOn, untilStage } from "../support/race-screen.ts";
import { newRacer } from "../support/visitor.ts";

const tables = tablesOf(5);
const { product, browser } = await beginJourney({ tableTimes: tables, env: { SITE: "math" } });

const LESSON = "money_1";
const nameOf = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${name} `) });
const box = (page: Page) => page.getByRole("textbox");

describe("the selector", () => {
  it("begins on another device with what the racer chose last", async () => {
    const racer = await newRacer(product, "Coin_Counter");
    await racer.get(changeLesson, { body: { lessonID: LESSON } });
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/redline.svg`);
    await enterAs(page, racer);
    await page.goto(`${product.url}/play`);
    await nameOf(page, "Coins").waitFor();
    await expect.poll(() => nameOf(page, "Coins").evaluate((card) => card.matches(":focus"))).toBe(true);
    await nameOf(page, "Division 2").click();
    await expect.poll(async () => (await racer.get(self)).user.lessonID).toBe("division_2");
    await page.context().close();
  });
});

describe("a math race", () => {
  it("goes from the selector to the board and to the selector again, by keys and by touch, through a reload", async () => {
    const { page, problems } = await newPage(browser);
    const touch = await newPage(browser, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
    const phone = touch.page;
    // Before its part has come, a race button goes to the race page, and that asks.
    await vi.waitFor(
      async () => {
        await page.goto(product.url, { waitUntil: "networkidle" });
        await page.getByRole("link", { name: "Play Now" }).first().click();
        await page.getByRole("heading", { name: "Choose Math Type", exact: true }).waitFor();
        expect(new URL(page.url()).pathname).toBe("/");
      },
      { timeout: 60_000 },
    );
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/");
    await page.getByRole("link", { name: "Play Now" }).first().click();
    await page.getByText("BETA", { exact: true }).waitFor();
    await page.getByText("Many more math problem types are coming soon!").waitFor();
    expect(await nameOf(page, "Division 2").count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await phone.goto(`${product.url}/play`);
    await nameOf(phone, "Coins").waitFor();
    // All at once: a bot takes a seat that stays free.
    const [racers] = await Promise.all([
      Promise.all([1, 2, 3].map(() => joinMathRace(product.url, LESSON))),
      nameOf(page, "Coins").click(),
      nameOf(phone, "Coins").tap(),
    ]);
    const [first] = racers;
    if (!first) throw new Error("nobody came");
    const answers = (await first.until("problems")).prompts.map(answerOf);
    await Promise.all([page, phone].map((each) => untilStage(each, "racing")));

    await untilAsked(page, 1);
    await page.keyboard.type(`${Number(answers[0]) + 1}`);
    await page.keyboard.press("Enter");
    await page.getByText(`${Number(answers[0]) + 1} isn't it.`).waitFor();
    expect(await box(page).getAttribute("aria-invalid")).toBe("true");
    await page.keyboard.press("h");
    await page.getByRole("heading", { name: "How to do it" }).waitFor();
    await page.getByText("Start with the biggest coins").waitFor();
    expect(await violationsOf(page, "main")).toEqual([]);
    expect(await isScrolling(page)).toBe(false);
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "How to do it" }).waitFor({ state: "detached" });
    const type = async (answer: string): Promise<void> => {
      await page.keyboard.type(answer);
      await page.keyboard.press("Enter");
    };
    for (const [index, answer] of answers.slice(0, 2).entries()) {
      await untilAsked(page, index + 1);
      await page.waitForTimeout(PACE_MS);
      await type(answer);
    }
    await untilAsked(page, 3);
    expect(await box(page).inputValue()).toBe("");
    await page.reload();
    await untilStage(page, "racing");
    await untilAsked(page, 3);

    await untilAsked(phone, 1);
    expect(await violationsOf(phone)).toEqual([]);
    expect(await isScrolling(phone)).toBe(false);
    const tap = async (answer: string): Promise<void> => {
      for (const digit of answer) await phone.getByRole("button", { name: digit, exact: true }).tap();
      await phone.getByRole("button", { name: "Send", exact: true }).tap();
    };
    // Two give up, so that nobody is third soon and the race waits for slow machines.
    await Promise.all(racers.slice(1).map((racer) => racer.room.leave()));
    await Promise.all([
      solveOn(page, (nth) => answers[nth - 1] ?? "", type),
      solveOn(phone, (nth) => answers[nth - 1] ?? "", tap),
      first.solve(1_000),
    ]);
    await Promise.all([page, phone].map((each) => untilStage(each, "over")));

    expect(new URL(page.url()).pathname).toBe("/play");
    const board = await boardOn(page);
    expect(board).toHaveLength(5);
    expect(await boardOn(phone)).toEqual(board);
    const { lines } = await first.until("results");
    const scripted = await Promise.all(racers.map(async (racer) => (await racer.until("welcome")).slot));
    const own = lines.filter(({ slot }) => !scripted.includes(slot));
    const done = { right: MATH.problems, standing: "finished", foul: null };
    expect(own.map(({ right, standing, foul }) => ({ right, standing, foul }))).toEqual([done, done]);
    expect(own.map((line) => line.errors).toSorted((x, y) => x - y)).toEqual([0, 1]);
    await page.getByText("Result saved").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await violationsOf(phone, "main")).toEqual([]);

    await page.getByRole("button", { name: "Race Again" }).click();
    await page.getByRole("heading", { name: "PLAY AGAIN? / Choose Math Type" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Race Again" }).click();
    await nameOf(page, "Addition").click();
    await untilStage(page, "table");
    expect([problems, touch.problems]).toEqual([[], []]);
    await Promise.all([page, phone].map((each) => each.context().close()));
  });

  it("is told of in a second tab, goes on there at the same problem, and can be taken back", async () => {
    tables.people = 1;
    const { page: first, problems } = await newPage(browser);
    const race = async (page: Page): Promise<void> => {
      await page.goto(`${product.url}/play?graphics=plain`);
      await nameOf(page, "Addition").click();
    };
    const told = (page: Page): Promise<void> =>
      page.getByRole("heading", { name: "This race is open somewhere else" }).waitFor();
    const takeOver = (page: Page): Promise<void> => page.getByRole("button", { name: "Race here instead" }).click();
    const solveOne = async (page: Page): Promise<void> => {
      await page.waitForTimeout(PACE_MS);
      await typeAnswer(page, await sumOn(page));
    };
    await race(first);
    await untilStage(first, "racing");
    await untilAsked(first, 1);
    await solveOne(first);
    await untilAsked(first, 2);
    const second = await first.context().newPage();
    await race(second);
    await told(second);
    expect(await violationsOf(second)).toEqual([]);
    await takeOver(second);
    await untilAsked(second, 2);
    await told(first);
    await solveOne(second);
    await untilAsked(second, 3);
    await takeOver(first);
    await untilAsked(first, 3);
    await told(second);
    expect(problems).toEqual([]);
    await first.context().close();
  });
});

it("says that nobody answers, offers practice, and races as soon as somebody does", async () => {
  tables.people = 1;
  const line = await holdingLineTo(product.url);
  const { page } = await newPage(browser);
  line.decide((path) => (path.includes("/realtime/ticket") ? "hold" : "pass"));
  await page.goto(`${line.url}/play?graphics=plain`);
  await nameOf(page, "Coins").click();
  await page.getByRole("heading", { name: "A flat tyre" }).waitFor();
  await page.getByRole("link", { name: "Practice instead" }).waitFor();
  line.decide(() => "pass");
  await untilStage(page, "racing");
  expect(await page.getByRole("link", { name: "Practice instead" }).count()).toBe(0);
  await page.context().close();
  await line.close();
  tables.people = 5;
});
