import type { Page } from "playwright";

import type { Site } from "../shared/content/site.ts";
import { answerOf } from "../shared/rules/math/answer-of.ts";
import { launch, SIZES } from "../tests/support/browser.ts";
import { dawdling, thinking } from "../tests/support/dawdling.ts";
import { joinMathRace } from "../tests/support/math-racer.ts";
import { solveOn, typeAnswer } from "../tests/support/math-screen.ts";
import { textOn, untilStage } from "../tests/support/race-screen.ts";
import { joinRace } from "../tests/support/racer.ts";
import { typeAsPerson } from "./type-as-person.ts";

const LESSON = "money_1";
const OTHERS = [1, 2, 3, 4];
const SUFFIXES = { desktop: "", chromebook: "-chromebook", phone: "-phone" } as const;

type Save = (page: Page, name: string) => Promise<void>;

/** The board at the own finish while four others still race: in both renderers, at three sizes. */
export async function shootEarlyBoards(site: Site, url: string, save: Save): Promise<void> {
  for (const graphics of ["webgl", "plain"] as const) {
    const browser = await launch({ withWebGL: graphics === "webgl" });
    for (const [size, suffix] of Object.entries(SUFFIXES)) {
      const page = await browser.newPage({ viewport: SIZES[size as keyof typeof SIZES], colorScheme: "dark" });
      const sendAway = await (site === "math" ? finishMath : finishTyping)(page, url, graphics);
      await page.waitForTimeout(2_500);
      await save(page, `early-board-${site}-${graphics}${suffix}`);
      await sendAway();
      await page.close();
    }
    await browser.close();
  }
}

/** @returns how to send the others away */
async function finishTyping(page: Page, url: string, graphics: string): Promise<() => Promise<void>> {
  await page.goto(`${url}/race?graphics=${graphics}`);
  await untilStage(page, "table");
  const others = await Promise.all(OTHERS.map(() => joinRace(url)));
  await untilStage(page, "racing");
  const stop = dawdling(others);
  await typeAsPerson(page, await textOn(page));
  await untilStage(page, "done");
  return async () => {
    stop();
    await Promise.all(others.map(({ room }) => room.leave()));
  };
}

async function finishMath(page: Page, url: string, graphics: string): Promise<() => Promise<void>> {
  await page.goto(`${url}/play?graphics=${graphics}`);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Coins / })
    .click();
  await untilStage(page, "table");
  const others = await Promise.all(OTHERS.map(() => joinMathRace(url, LESSON)));
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
  return async () => {
    stop();
    await Promise.all(others.map(({ room }) => room.leave()));
  };
}
