import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { contrast } from "#shared/format/contrast.ts";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES } from "../support/browser.ts";
import { isUncovered, overlapsOn } from "../support/layout.ts";
import { tablesOf } from "../support/product.ts";
import { boardOn, textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinTogether, typeText } from "../support/racer.ts";
import { chooseTheme } from "../support/themes.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(5) });

/** Tablets upright, Chromebooks at twice the size, phones on their side. */
const NARROW = [
  { width: 640, height: 700 },
  { width: 768, height: 1_024 },
  { width: 844, height: 390 },
] as const;
const PARTS = ["figure[aria-label=Speed]", "[data-race-text] + div", "[data-accuracy]", "[data-nitro]"];

const NOT_SAVED = "There was an error saving your qualifying info. Please try logging out and back in to fix it.";

const placeOn = (page: Page): Promise<string> => page.locator("[data-place]").innerText();
type Rgb = Parameters<typeof contrast>[0];
const rgbOf = (colour: string): Rgb => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number) as unknown as Rgb;
const lookOf = async (page: Page, state: string): Promise<{ ink: Rgb; ground: Rgb }> => {
  const { ink, ground } = await page.locator(`[data-state="${state}"]`).evaluate((character) => {
    const { color, backgroundColor } = getComputedStyle(character);
    return { ink: color, ground: backgroundColor };
  });
  return { ink: rgbOf(ink), ground: rgbOf(ground) };
};

describe("a racer", () => {
  it("is helped over a wrong key and a long pause, keeps the place at the gate, hears what could not be saved, and finds the board whole on a phone", async () => {
    const { page, problems } = await newPage(browser);
    await page.route("**/race/save-qualifying", (route) => route.fulfill({ body: "" }));
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await chooseTheme(page, "contrast");
    await page.goto(`${product.url}/race`);
    await untilStage(page, "table");
    const others = await joinTogether(product.url, 4);
    const [rival, third, ...rest] = others;
    if (!rival || !third) throw new Error("nobody came");
    await untilStage(page, "countdown");
    expect(await placeOn(page)).not.toContain("1st");
    await untilStage(page, "racing");
    const text = await textOn(page);
    const first = typeText(rival, 280);
    const behind = typeText(third, 60);
    void Promise.all(rest.map((racer) => typeText(racer, 20)));

    const usual = await lookOf(page, "current");
    await page.keyboard.press("~");
    const wrong = await lookOf(page, "wrong");
    expect(contrast(wrong.ink, wrong.ground)).toBeGreaterThan(4.5);
    expect(wrong.ground).not.toEqual(usual.ground);
    await rival.untilTrue(() => [...rival.lanes.values()].some(({ errors }) => errors === 1));
    expect(await page.locator('[data-state="wrong"]').count()).toBe(1);
    expect(await page.getByText("Next: ").count()).toBe(0);
    await page.keyboard.press("~");
    await page.keyboard.press("~");
    await page.getByRole("status").getByText(`Next: ${text[0]}`).waitFor();
    await page.evaluate((key) => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key, modifierCapsLock: true, cancelable: true }));
    }, "~");
    await page
      .getByRole("status")
      .getByText(text[0]?.toLowerCase() === text[0] ? "Caps Lock is on" : "Next: ")
      .waitFor();
    await typeOn(page, text.slice(0, 2), 60);
    expect(await page.locator('[data-state="wrong"]').count()).toBe(0);
    expect(await page.getByText(/^Next: |Caps Lock/).count()).toBe(0);

    for (const viewport of NARROW) {
      await page.setViewportSize(viewport);
      expect(await overlapsOn(page, PARTS), `at ${viewport.width}`).toEqual([]);
    }
    await page.setViewportSize(SIZES.chromebook);

    // Whoever stands there with wrong keys is warned as well.
    for (let nth = 0; nth < 3; nth++) await page.keyboard.press("~");
    const help = page.getByRole("status").getByText(/Next: |Caps Lock/);
    await help.waitFor();
    const warning = page.getByText("Still there? Press the next key within");
    await warning.waitFor();
    expect(await help.count()).toBe(1);
    const [seconds = ""] = (await warning.innerText()).match(/\d+/) ?? [];
    await expect.poll(async () => Number((await warning.innerText()).match(/\d+/)?.[0])).toBeLessThan(Number(seconds));
    await typeOn(page, text.slice(2, 3), 60);
    await warning.waitFor({ state: "detached" });

    await first;
    await typeOn(page, text.slice(3), 40);
    const ownPlace = page.getByRole("heading", { name: /^2nd place/ });
    await ownPlace.waitFor();
    await behind;
    await expect.poll(() => boardOn(page)).toHaveLength(5);
    await expect.poll(async () => (await boardOn(page)).filter((row) => row.includes("Still racing")).length).toBe(2);
    expect(await ownPlace.count()).toBe(1);

    await Promise.all(rest.map((racer) => racer.room.leave()));
    await untilStage(page, "over");
    await page.getByText("That was your qualifying race.").waitFor();
    await expect.poll(() => alerts).toEqual([NOT_SAVED]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .locator("tbody tr")
      .first()
      .locator("span", { hasText: /\w/ })
      .last()
      .evaluate((name) => {
        name.textContent = "W".repeat(20);
      });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await page.locator("table").evaluate((table) => table.getBoundingClientRect().right <= innerWidth)).toBe(
      true,
    );
    expect(await isUncovered(page.getByRole("link", { name: "Sign up" }))).toBe(true);
    await page.setViewportSize(SIZES.chromebook);
    const ground = (): Promise<string> =>
      page
        .getByRole("dialog")
        .locator("[class*=current]")
        .evaluate((character) => getComputedStyle(character).backgroundColor);
    await page.getByRole("button", { name: "Reading and sound" }).click();
    const block = await ground();
    await page.getByRole("radio", { name: "Underline" }).check({ force: true });
    expect(await ground()).not.toBe(block);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("whose race cannot be opened reads our words, and is taken to a table as soon as it can", async () => {
    const { page } = await newPage(browser, { reducedMotion: "no-preference" });
    await page.route("**/matchmake/**", (route) => route.abort());
    await page.goto(`${product.url}/race`);
    await untilStage(page, "trouble");
    await page.getByText("We can't reach the race server.").waitFor();
    expect(await page.getByText(/fetch|undefined|Error/).count()).toBe(0);
    await page.unroute("**/matchmake/**");
    await untilStage(page, "table");
    await page.context().close();
  });
});
