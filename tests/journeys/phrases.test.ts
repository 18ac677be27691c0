import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { changeHands } from "#shared/contracts/account/settings.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newFullRacer, openHearing } from "../support/open-page.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

const { product, browser } = await beginJourney();

/** A racer on the way into a race, with a hand on what dictation uses to write. */
async function open(name: string, hands: "usual" | "voice") {
  const racer = await newFullRacer(product, name);
  await racer.get(changeHands, { body: { hands } });
  const { page } = await openHearing(product, browser, racer, { path: "/race" });
  await untilStage(page, "racing");
  const devTools = await page.context().newCDPSession(page);
  return { page, say: (text: string) => devTools.send("Input.insertText", { text }), text: await textOn(page) };
}
const own = (page: Page) => page.locator("table tbody tr").filter({ hasText: "You" });

describe("words that come all at once", () => {
  it("race as text where their racer said so, whole sentences at a time", async () => {
    const { page, say, text } = await open("Speaks_Up", "voice");
    const pieces = text.match(/.{1,70}/gs) ?? [];
    for (const piece of pieces) {
      await page.waitForTimeout(4_000);
      await say(piece);
    }
    await own(page).waitFor();
    expect(await own(page).innerText()).toContain("100");
    await page.getByText("Result saved.").waitFor();
    expect(await page.getByText("How you type").count()).toBe(0);
    await page.context().close();
  });

  it("are left out of anybody else's race, which says why, goes on, and leads to the setting", async () => {
    const { page, say, text } = await open("Says_Nothing", "usual");
    await say(text.slice(0, 60));
    await page.getByText("That came all at once, so we left it out.").waitFor();
    await typeOn(page, text, 70);
    await own(page).waitFor();
    await page.getByRole("link", { name: "How you type" }).click();
    await page.getByRole("combobox", { name: "I type with" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#hands");
    await page.context().close();
  });
});
