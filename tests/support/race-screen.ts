import type { Page } from "playwright";

import type { Key } from "#shared/rules/race/keys.ts";

/** The race page as a player uses it. */
export const untilStage = async (page: Page, stage: string): Promise<void> => {
  await page.locator(`main[data-stage="${stage}"]`).waitFor();
};

/** Until everybody sits at the start, or has left it: a countdown is over while a slow page draws its first picture. */
export const untilUnderWay = (page: Page): Promise<void> =>
  page.locator('main:is([data-stage="countdown"], [data-stage="racing"])').waitFor();

/** Until the page is in a race, at whichever moment of it: a slow page may miss the table. */
export const untilInRace = (page: Page): Promise<void> =>
  page.locator('main:is([data-stage="table"], [data-stage="countdown"], [data-stage="racing"])').waitFor();

export const textOn = (page: Page): Promise<string> => page.locator("[data-race-text]").innerText();

/** How far along the small road a racer's mark is, from 0 to 1. */
export const markOf = (page: Page, slot: number): Promise<number> =>
  page
    .locator("[data-mark]")
    .nth(slot)
    .evaluate((mark) => Number(getComputedStyle(mark).getPropertyValue("--done")) || 0);

/** A quick racer's: a much faster one is taken for a machine, and its race ends. */
const MS_PER_KEY = 45;

/** Types a text with real key presses, a wrong one before every so many characters. */
export async function typeOn(page: Page, text: string, msPerKey = MS_PER_KEY, wrongEvery = 0): Promise<void> {
  for (const [index, character] of [...text].entries()) {
    if (wrongEvery > 0 && index % wrongEvery === wrongEvery - 1) await page.keyboard.press("~");
    await page.keyboard.press(character === " " ? "Space" : character);
    await page.waitForTimeout(msPerKey);
  }
}

const HELD_MS = 90;

/** Presses keys and lets go of them at their moments, some while the next is down: those of a person are paid at once. */
export async function pressKeys(page: Page, keys: readonly Key[]): Promise<void> {
  const startMs = Date.now();
  const until = (atMs: number): Promise<void> => page.waitForTimeout(Math.max(0, startMs + atMs - Date.now()));
  const downUntil = new Map<string, number>();
  const letGo = async (name: string, atMs: number): Promise<void> => {
    downUntil.delete(name);
    await until(atMs);
    await page.keyboard.up(name);
  };
  for (const { atMs, character, heldMs = HELD_MS } of keys) {
    const name = character === " " ? "Space" : character;
    const due = [...downUntil].filter(([held, endMs]) => held === name || endMs <= atMs);
    for (const [held, endMs] of due.toSorted(([, one], [, other]) => one - other)) {
      await letGo(held, Math.min(endMs, atMs - 1));
    }
    await until(atMs);
    await page.keyboard.down(name);
    downUntil.set(name, atMs + heldMs);
  }
  for (const [held, endMs] of downUntil) await letGo(held, endMs);
}

/** The board, line by line, without what is each viewer's own. */
export const boardOn = (page: Page): Promise<string[]> =>
  page.locator("table tbody tr").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("td")]
        .map((cell) => {
          const words = cell.cloneNode(true) as HTMLElement;
          for (const action of words.querySelectorAll("button")) action.remove();
          for (const mark of words.querySelectorAll("span"))
            if (["You", "Friend", "Rival", "Guest", "Founder"].includes(mark.textContent.trim())) mark.remove();
          return words.textContent.trim();
        })
        .join(" | "),
    ),
  );
