import type { Browser, Page } from "playwright";

import { COINS, drawCoin } from "../shared/content/lessons/coins.ts";
import { PACE_MS, typeAnswer, untilAsked } from "../tests/support/math-screen.ts";
import { untilStage } from "../tests/support/race-screen.ts";

type Size = { readonly width: number; readonly height: number };

/** So many problems are answered before the picture is taken. */
const ANSWERED = 5;

/** Takes the pictures of the choice of a lesson, and of a race in the middle of it. */
export async function shootMath(
  browser: Browser,
  url: string,
  sizes: Readonly<Record<string, Size>>,
  save: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  for (const [suffix, viewport] of Object.entries(sizes)) {
    const page = await browser.newPage({ viewport, colorScheme: "dark" });
    await page.goto(`${url}/play?graphics=webgl`);
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(1_500);
    await save(page, `math-lessons${suffix}`);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Coins / })
      .click();
    await untilStage(page, "racing");
    for (let nth = 1; nth <= ANSWERED; nth++) {
      await untilAsked(page, nth);
      await typeAnswer(page, await centsOn(page));
      await page.waitForTimeout(PACE_MS);
    }
    await untilAsked(page, ANSWERED + 1);
    await page.keyboard.type(await centsOn(page));
    await save(page, `math-race${suffix}`);
    await page.close();
  }
}

/** The coins on the screen, added up. */
async function centsOn(page: Page): Promise<string> {
  const pictures = await page
    .locator("figure img")
    .evaluateAll((images) => images.map((image) => decodeURIComponent((image as HTMLImageElement).src)));
  const cents = pictures.map((picture) => COINS.find((coin) => picture.endsWith(drawCoin(coin))) ?? 0);
  return String(cents.reduce<number>((sum, coin) => sum + coin, 0));
}
