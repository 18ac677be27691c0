import type { Browser } from "playwright";
import { describe, expect, it } from "vitest";

import { guestSession } from "#shared/contracts/account/auth.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";
import { refusingPage } from "../support/refusing-browser.ts";
import { Visitor } from "../support/visitor.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(1) });

/** Many begin, then one more in a browser. @returns what that one was answered */
async function beginLast(open: typeof newPage = newPage): Promise<readonly number[]> {
  const headers = { "x-forwarded-for": "127.0.0.1" };
  const { max = 0 } = guestSession.checkAbove ?? {};
  await Promise.all(Array.from({ length: max }, () => new Visitor(product).ask(guestSession, { headers })));
  const { page, problems } = await open(browser);
  const answers: number[] = [];
  page.on("response", (answer) => void (answer.url().endsWith(guestSession.path) && answers.push(answer.status())));
  await page.goto(`${product.url}/race`);
  await untilStage(page, "racing");
  expect(await page.locator("[data-bot-box]").count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes("status of 403"))).toEqual([]);
  await page.context().close();
  return answers;
}

describe("a guest behind an address from which many have begun", () => {
  it.each([
    ["", newPage],
    [" in a browser whose workers and cryptography never answer", (given: Browser) => refusingPage(given, "silent")],
  ])("races without being asked anything%s", async (_where, open) => {
    let answers = await beginLast(open);
    // On a machine that took longer than the limit's minute nobody was above it.
    while (answers[0] === 200) answers = await beginLast(open);
    expect(answers).toEqual([403, 200]);
  });
});
