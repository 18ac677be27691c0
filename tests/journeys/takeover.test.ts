import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import type { UserID } from "#shared/ids.ts";
import type { Counts } from "#shared/rules/achievements/tally.ts";
import { countDeed } from "#shared/server/achievements/count-deed.ts";
import { perform } from "#shared/server/platform/work.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { focusedName, tabTo, untilFocusOn } from "../support/focus.ts";
import { newFullRacer, openHearing } from "../support/open-page.ts";

const { product, browser } = await beginJourney();

/** A racer who has done so much, on a page where its rewards wait. */
async function open(name: string, add: Counts, path: string): Promise<Page> {
  const racer = await newFullRacer(product, name);
  await perform(product.services.app, (work) => countDeed(work, racer.userID as UserID, { add }));
  return (await openHearing(product, browser, racer, { path })).page;
}
/** Somebody looks at a reward for longer than what happened before it takes to come to rest. */
const LOOKS_MS = 30_000;

const untilGone = (page: Page): Promise<void> =>
  page.locator("[role=dialog][data-tier]").waitFor({ state: "detached" });
const isOnPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector("main")?.contains(document.activeElement) ?? false);

describe("the keyboard, when a reward has taken over the page", () => {
  it.each(["Enter", "Escape"])("is where it was claimed after %s, though its button is gone", async (key) => {
    const page = await open(`Take_${key}`, { placed1: 1 }, "/achievements/wins");
    const claim = page.getByRole("button", { name: "Claim the reward of First to the Flag" });
    await claim.waitFor();
    await tabTo(page, "Claim the reward of First to the Flag");
    await page.clock.install();
    await page.keyboard.press("Enter");
    await untilFocusOn(page, "Claim and Close");
    await claim.waitFor({ state: "detached" });
    await page.clock.fastForward(LOOKS_MS);
    await page.keyboard.press(key);
    await untilGone(page);
    expect(await focusedName(page)).toBe("Wins achievements");
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toMatch(/^Put it on: /);
    await page.context().close();
  });

  it("is on the way on at each reward, and on the page after the last", async () => {
    const page = await open("Take_All", { placed1: 1, racesPlayed: 100 }, "/achievements");
    await page.getByRole("button", { name: "Claim all" }).waitFor();
    await page.clock.install();
    await page.getByRole("button", { name: "Claim all" }).press("Enter");
    const stage = page.locator("[role=dialog][data-tier]");
    await untilFocusOn(page, "View Next Reward");
    await page.clock.fastForward(LOOKS_MS);
    const count = Number(/1 of (\d+)/.exec(await stage.innerText())?.[1]);
    expect(count).toBeGreaterThan(1);
    for (let nth = 1; nth < count; nth++) {
      await untilFocusOn(page, "View Next Reward");
      await page.keyboard.press("Enter");
      await stage.getByText(`${nth + 1} of ${count}`).waitFor();
    }
    await untilFocusOn(page, "Claim and Close");
    await page.keyboard.press("Enter");
    await untilGone(page);
    expect(await isOnPage(page)).toBe(true);
    await page.context().close();
  });
});
