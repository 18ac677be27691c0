import type { Page } from "playwright";

import { MATH } from "#shared/rules/math/numbers.ts";

/** Twice as long as an answer must take. */
export const PACE_MS = 2 * MATH.minAnswerMs;

/** Waits until a problem is asked, counted from 1. */
export const untilAsked = (page: Page, nth: number): Promise<void> =>
  page.getByText(`Problem ${nth} of ${MATH.problems}.`).waitFor({ state: "attached" });

/** The sum on the screen, added up. */
export async function sumOn(page: Page): Promise<string> {
  const [left = 0, right = 0] = (await page.locator("[data-asked] p").innerText()).match(/\d+/g)?.map(Number) ?? [];
  return String(left + right);
}

/** Answers by keyboard. */
export async function typeAnswer(page: Page, answer: string): Promise<void> {
  await page.keyboard.type(answer);
  await page.keyboard.press("Enter");
}

/** Answers whatever is asked until nothing more is, far enough apart for a busy server. The others may still be on their way then. */
export async function solveOn(
  page: Page,
  answerOf: (nth: number) => string | Promise<string>,
  give: (answer: string) => Promise<void>,
): Promise<void> {
  const askedOn = () =>
    page.evaluate(() => document.querySelector<HTMLElement>("[data-asked]")?.dataset.asked ?? "nothing");
  for (let asked = await askedOn(); asked !== "nothing"; asked = await askedOn()) {
    await give(await answerOf(Number(asked)));
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>("[data-asked]")?.dataset.asked !== before,
      asked,
    );
    await page.waitForTimeout(PACE_MS);
  }
}
