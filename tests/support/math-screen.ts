import type { Page } from "playwright";

import { MATH } from "../../shared/rules/math/numbers.ts";

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

/** Answers by keyboard, over whatever stands in the box. */
export async function typeAnswer(page: Page, answer: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(answer);
  await page.keyboard.press("Enter");
}

/** Answers by touch, after taking back whatever stands in the box. */
export async function tapAnswer(page: Page, answer: string): Promise<void> {
  const tap = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).tap();
  const written = await page.getByRole("textbox").inputValue();
  for (let digits = written.length; digits > 0; digits--) await tap("Take back");
  for (const digit of answer) await tap(digit);
  await tap("Send");
}

/** A busy machine may lose a press; who is asked the same after this long answers again. */
const AGAIN_MS = 5_000;

/** Answers whatever is asked until a problem is reached or the race is over, far enough apart for a busy server. */
export async function solveOn(
  page: Page,
  answerOf: (nth: number) => string | Promise<string>,
  give: (answer: string) => Promise<void>,
  untilNth = Infinity,
): Promise<void> {
  for (;;) {
    const asked = await page.evaluate(() => {
      const isOver = document.querySelector('main[data-stage="over"]') !== null;
      const problem = document.querySelector<HTMLElement>("[data-asked]")?.dataset.asked;
      return isOver ? "over" : problem;
    });
    if (asked === "over" || Number(asked) >= untilNth) return;
    if (asked !== undefined) await give(await answerOf(Number(asked)));
    const isAnother = page.waitForFunction(
      (before) => {
        const isOver = document.querySelector('main[data-stage="over"]') !== null;
        return isOver || document.querySelector<HTMLElement>("[data-asked]")?.dataset.asked !== before;
      },
      asked,
      { timeout: AGAIN_MS },
    );
    await isAnother.catch((problem: Error) => {
      if (problem.name !== "TimeoutError") throw problem;
    });
    await page.waitForTimeout(PACE_MS);
  }
}
