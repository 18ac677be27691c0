import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { LessonID } from "#shared/content/lessons/lesson.ts";
import type { UserID } from "#shared/ids.ts";
import { seededDice } from "#shared/rules/chance.ts";
import { encodeAnswerLog } from "#shared/rules/math/answer-log.ts";
import type { Problem } from "#shared/rules/math/problem.ts";
import { makeProblems } from "#shared/rules/math/problems.ts";
import { replayAnswers } from "#shared/rules/math/score.ts";
import { perform } from "#shared/server/platform/work.ts";
import { settleRace } from "#shared/server/settlement/settle.ts";

import { launch, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { PACE_MS } from "../support/math-screen.ts";
import { startProduct, type Product } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";
import { person, racedBy } from "../support/typed-race.ts";
import { newGuest, type Visitor } from "../support/visitor.ts";

const PROBLEMS = makeProblems("addition_1", seededDice(3));
const COINS = makeProblems("money_1", seededDice(3));

let product: Product;
let browser: Browser;
let racer: Visitor;
let raceID: string;
beforeAll(async () => {
  product = await startProduct({ withClient: true, env: { SITE: "math" } });
  browser = await launch();
  [racer, raceID] = await raced();
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** Every problem, one after the other, with a wrong try at the third. */
const answersEvery = (everyMs: number, asked: readonly Problem[]) =>
  asked.flatMap(({ answer }, index) => {
    const atMs = (index + 1) * everyMs;
    const right = { offsetMs: atMs, fairMs: atMs, digits: answer };
    return index === 2 ? [{ offsetMs: atMs - 500, fairMs: atMs - 500, digits: "99" }, right] : [right];
  });

/** A stored math race of two guests; the first one's is the quicker. */
async function raced(lessonID: LessonID = "addition_1", asked = PROBLEMS): Promise<[Visitor, string]> {
  const { app } = product.services;
  const [one, other] = [await newGuest(product), await newGuest(product)];
  const outcome = racedBy(
    [one, other].map(({ userID }, slot) => ({ userID: userID as UserID, typer: person(slot + 1) })),
    app.nowStamp(),
    1,
  );
  const results = outcome.results.map((line) => {
    const answers = answersEvery(line.seat.slot === 0 ? 1_000 : 1_500, asked);
    const { right, errors, elapsedMs, score, accuracy } = replayAnswers(asked, answers);
    const keyLog = Buffer.from(encodeAnswerLog(answers)).toString("base64");
    return { ...line, typed: right, skipped: 0, errors, elapsedMs, wpm: score, accuracy, keyLog };
  });
  const lesson = { lessonID, problems: asked };
  await perform(app, (work) => settleRace(work, { ...outcome, site: "math", textID: null, lesson, results } as never));
  return [one, outcome.raceID];
}

async function pageOf({ token }: Pick<Visitor, "token">): Promise<{ page: Page; problems: string[] }> {
  const services = await newPage(browser);
  await services.page.addInitScript((kept) => localStorage.setItem("redline-token", kept), token ?? "");
  return services;
}

const seek = (page: Page, ms: number) => page.getByRole("slider", { name: "Time" }).fill(String(ms));

describe("a math race", () => {
  it("can be watched again: problems, wrong answers, pace and cars, on a phone too", async () => {
    const { page, problems } = await pageOf(racer);
    await page.goto(`${product.url}/replay/${raceID}?graphics=plain`);
    await page.getByRole("heading", { name: "Race Replay" }).waitFor();
    await page.getByText("Problem 1 of 20").waitFor();
    await seek(page, 2_700);
    await page.getByText("Problem 3 of 20").waitFor();
    await page.getByText("99", { exact: true }).waitFor();
    await seek(page, 3_100);
    await page.getByText("Problem 4 of 20").waitFor();
    const third = PROBLEMS[2];
    await page.getByText(`before it: ${third?.prompt.line.replace("?", third.answer)}`).waitFor();
    expect(await page.locator("dl").innerText()).toMatch(/58\.\d\s+A MINUTE SO FAR/i);
    expect(await page.getByRole("group", { name: "Follow" }).innerText()).toContain("60.0 a minute");
    expect(await violationsOf(page, "main")).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
    await seek(page, 30_000);
    await page.getByText("All 20 correct").waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("says the question before with its answer, of coins too", async () => {
    const [counter, coinsID] = await raced("money_1", COINS);
    const { page } = await pageOf(counter);
    await page.goto(`${product.url}/replay/${coinsID}?graphics=plain`);
    await page.getByText("Problem 1 of 20").waitFor();
    await seek(page, 1_100);
    await page.getByText("before it:").waitFor();
    expect(await page.getByText("before it:").innerText()).toContain(`How many cents is that? ${COINS[0]?.answer}`);
    await page.context().close();
  });

  it("can be shared by a link", async () => {
    const { page } = await pageOf(racer);
    await page.goto(`${product.url}/replay/${raceID}?graphics=plain`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("switch").click();
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    const stranger = await newPage(browser);
    await stranger.page.goto(link);
    await stranger.page.getByText("Problem 1 of 20").waitFor();
    expect(await stranger.page.getByRole("button", { name: "Share" }).count()).toBe(0);
    await Promise.all([page, stranger.page].map((each) => each.context().close()));
  });

  it("can be raced against: the same problems, and the board compares", async () => {
    const { page, problems } = await pageOf(racer);
    await page.goto(`${product.url}/ghost/${raceID}?graphics=plain`);
    await page.getByText("Beat 60.0 a minute").waitFor();
    await page.getByRole("button", { name: "Start" }).waitFor();
    await page.keyboard.press("Enter");
    await untilStage(page, "racing");
    for (const [index, { answer }] of PROBLEMS.entries()) {
      await page.locator(`[data-asked="${index + 1}"]`).waitFor();
      await page.waitForTimeout(PACE_MS);
      if (index === 1) {
        await page.keyboard.type("98");
        await page.keyboard.press("Enter");
        await page.getByText("98 isn't it").waitFor();
        await page.waitForTimeout(PACE_MS);
      }
      await page.keyboard.type(answer);
      await page.keyboard.press("Enter");
    }
    await untilStage(page, "over");
    const mistakes = page.getByRole("row", { name: "Mistakes" }).getByRole("cell");
    expect((await mistakes.allInnerTexts()).slice(0, 2)).toEqual(["1", "1"]);
    expect(await page.getByRole("link", { name: "A real race" }).getAttribute("href")).toBe("/play");
    expect(await violationsOf(page, "main")).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
