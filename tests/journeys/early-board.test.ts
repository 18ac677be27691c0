import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { answerOf } from "#shared/rules/math/answer-of.ts";

import { enterAs } from "../support/account-screen.ts";
import { isScrolling, launch, newPage, SIZES, violationsOf } from "../support/browser.ts";
import { dawdling, thinking } from "../support/dawdling.ts";
import { joinMathRace } from "../support/math-racer.ts";
import { solveOn, typeAnswer } from "../support/math-screen.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace } from "../support/racer.ts";
import { newRacer } from "../support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const LESSON = "money_1";
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const resultOf = ({ services }: Product, userID: number) =>
  services.app.db
    .selectFrom("race_results")
    .select(["standing", "place", "errors"])
    .where("user_id", "=", userID as never)
    .executeTakeFirst();

describe("the board at the own finish of a typing race", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ tableTimes: tablesOf(5), withClient: true });
  });
  afterAll(() => product.close());

  it("is there while others still race, fills as they come in, and lets its racer leave with nothing lost", async () => {
    const { page, problems } = await newPage(browser, { viewport: SIZES.chromebook });
    const racer = await newRacer(product, "Early_Bird");
    await page.goto(product.url);
    await enterAs(page, racer);
    await page.goto(`${product.url}/race`);
    await untilStage(page, "table");
    const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
    await untilStage(page, "racing");
    const stop = dawdling(others);
    const text = await textOn(page);
    // Keys that come too late for the race, Enter too, do nothing on the board.
    await typeOn(page, text, 45, 60);
    await page.keyboard.press("Enter");
    await page.keyboard.press("r");
    await untilStage(page, "done");
    await page.getByRole("heading", { name: /^First place, at \d+ WPM!$/ }).waitFor();
    expect(await rowOf(page, "Early_Bird").innerText()).toContain("1st");
    expect(await page.getByRole("cell", { name: "Still racing" }).count()).toBe(4);
    await page.getByText("Your speed over the race").waitFor({ state: "attached" });
    await page.getByText("Most missed:").waitFor();
    expect(await page.getByRole("button", { name: "Watch replay" }).isDisabled()).toBe(true);
    expect(await violationsOf(page, "main")).toEqual([]);
    expect(await isScrolling(page)).toBe(false);

    const [quitter, ...racing] = others;
    stop();
    await quitter?.room.leave();
    await expect.poll(() => page.getByRole("cell", { name: "Still racing" }).count()).toBe(3);
    await page.waitForFunction(() => document.activeElement?.textContent === "Race Again");
    await page.keyboard.press("Enter");
    await untilStage(page, "table");
    expect(await resultOf(product, racer.userID)).toBeUndefined();
    await Promise.all(racing.map(({ room }) => room.leave()));
    const errors = Math.floor(text.length / 60);
    await expect.poll(() => resultOf(product, racer.userID)).toEqual({ standing: "finished", place: 1, errors });
    expect(problems).toEqual([]);
    await page.context().close();
  });

  /** The board of a guest at their own finish. @returns the page, and how to end that race */
  async function finishFirst() {
    const { page } = await newPage(browser);
    await page.goto(`${product.url}/race`);
    await untilStage(page, "table");
    const others = await Promise.all([1, 2, 3, 4].map(() => joinRace(product.url)));
    await untilStage(page, "racing");
    const stop = dawdling(others);
    await typeOn(page, await textOn(page));
    await untilStage(page, "done");
    const endRace = async (): Promise<void> => {
      stop();
      await Promise.all(others.map(({ room }) => room.leave()));
    };
    return { page, endRace };
  }

  it("has the replay and the ghost a key away, and remembers what was pressed before the race is saved", async () => {
    const { page, endRace } = await finishFirst();
    await page.keyboard.press("g");
    await page.getByRole("button", { name: "Race your ghost" }).and(page.locator("[aria-busy]")).waitFor();
    await page.getByRole("button", { name: "Watch replay" }).dispatchEvent("click");
    await page.getByRole("button", { name: "Watch replay" }).and(page.locator("[aria-busy]")).waitFor();
    await page.keyboard.press("g");
    await endRace();
    await page.waitForURL("**/ghost/*");
    await expect.poll(() => page.getByRole("button", { name: "Race Again" }).count()).toBe(0);
    await page.context().close();
  });

  it("goes on for whoever hammers Enter", async () => {
    const { page, endRace } = await finishFirst();
    await page.evaluate(() => {
      setInterval(() => {
        for (const type of ["keydown", "keyup"])
          document.body.dispatchEvent(new KeyboardEvent(type, { key: "Enter", bubbles: true, cancelable: true }));
      }, 300);
    });
    await untilStage(page, "table");
    expect(await page.getByRole("button", { name: "Race Again" }).count()).toBe(0);
    await endRace();
    await page.context().close();
  });
});

describe("the board at the own finish of a math race", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ tableTimes: tablesOf(5), withClient: true, env: { SITE: "math" } });
  });
  afterAll(() => product.close());

  it("is there while others still calculate", async () => {
    const { page, problems } = await newPage(browser, { viewport: SIZES.phone });
    await page.goto(`${product.url}/play`);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Coins / })
      .click();
    await untilStage(page, "table");
    const others = await Promise.all([1, 2, 3, 4].map(() => joinMathRace(product.url, LESSON)));
    await untilStage(page, "racing");
    const stop = thinking(others);
    const { prompts } = (await others[0]?.until("problems")) ?? { prompts: [] };
    const answers = prompts.map(answerOf);
    await solveOn(
      page,
      (nth) => answers[nth - 1] ?? "",
      (answer) => typeAnswer(page, answer),
    );
    await untilStage(page, "done");
    await page.getByRole("heading", { name: /^First place/ }).waitFor();
    expect(await page.getByRole("cell", { name: "Still racing" }).count()).toBe(4);
    await page.getByText("Hardest one:").waitFor();
    expect(await violationsOf(page, "main")).toEqual([]);
    stop();
    await Promise.all(others.map(({ room }) => room.leave()));
    await untilStage(page, "over");
    await page.getByText("Result saved.").waitFor({ state: "attached" });
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
