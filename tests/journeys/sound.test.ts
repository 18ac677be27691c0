import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { EventKey } from "#shared/content/ways.ts";

import { RECIPES } from "../../client/sound/recipes.ts";
import type { sounds } from "../../client/sound/sounds.ts";
import type { useEventTheme } from "../../client/sound/use-event-theme.ts";
import { launch, newPage } from "../support/browser.ts";
import { scriptOf } from "../support/script-of.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Heard {
  readonly peaks: () => Promise<Record<string, number>>;
  readonly themes: () => Promise<Record<string, { readonly seconds: readonly number[]; readonly leap: number }>>;
  readonly sounds: typeof sounds;
  readonly stateOfAudio: () => string | undefined;
  readonly visit: (...asked: Parameters<typeof useEventTheme>) => void;
  readonly leave: () => void;
  readonly loops: { readonly begun: number; readonly ended: number };
}

/** A page on which sounds can be made and measured. */
async function soundPage(): Promise<Page> {
  const { page } = await newPage(browser);
  await page.addScriptTag({ content: await scriptOf("sound-entry.ts") });
  return page;
}
const loopsOn = (page: Page): Promise<Heard["loops"]> => page.evaluate(() => (window as unknown as Heard).loops);
const setMode = (page: Page, mode: "all" | "only_fx"): Promise<void> =>
  page.evaluate((wanted) => (window as unknown as Heard).sounds.configure(wanted, 0.5), mode);
/** Goes to a page of an event. */
const visit = (page: Page, key: EventKey): Promise<void> =>
  page.evaluate((theme) => (window as unknown as Heard).visit(theme), key);

describe("every sound", () => {
  it("is heard and does not clip, in a real browser", async () => {
    const page = await soundPage();
    const peaks = await page.evaluate(() => (window as unknown as Heard).peaks());
    expect(Object.keys(peaks)).toEqual(Object.keys(RECIPES));
    const wrong = Object.entries(peaks).filter(([, peak]) => peak < 0.01 || peak > 1);
    expect(wrong).toEqual([]);
  });
});

describe("the theme of an event", () => {
  it("is heard all along, never clips and goes on without a click where it begins again", async () => {
    const page = await soundPage();
    for (const { seconds, leap } of Object.values(await page.evaluate(() => (window as unknown as Heard).themes()))) {
      expect(Math.min(...seconds)).toBeGreaterThan(0.01);
      expect(Math.max(...seconds)).toBeLessThan(1);
      expect(leap).toBeLessThan(0.02);
    }
  });

  it("waits for the first gesture and for all sounds, plays on from page to page, and ends where it isn't wanted", async () => {
    const page = await soundPage();
    await page.evaluate(() => (window as unknown as Heard).sounds.start());
    await setMode(page, "all");
    await visit(page, "lantern-week");
    expect(await loopsOn(page)).toEqual({ begun: 0, ended: 0 });
    await page.keyboard.press("a");
    await expect.poll(() => loopsOn(page)).toEqual({ begun: 1, ended: 0 });
    await setMode(page, "only_fx");
    await expect.poll(() => loopsOn(page)).toEqual({ begun: 1, ended: 1 });
    await visit(page, "snowball-sprint");
    await setMode(page, "all");
    await expect.poll(() => loopsOn(page)).toEqual({ begun: 2, ended: 1 });
    await visit(page, "snowball-sprint");
    await visit(page, "lantern-week");
    await expect.poll(() => loopsOn(page)).toEqual({ begun: 3, ended: 2 });
    await page.evaluate(() => (window as unknown as Heard).leave());
    await expect.poll(() => loopsOn(page)).toEqual({ begun: 3, ended: 3 });
  });

  it("rests while the tab is hidden", async () => {
    const page = await soundPage();
    await page.evaluate(() => (window as unknown as Heard).sounds.start());
    await setMode(page, "all");
    await visit(page, "lantern-week");
    await page.keyboard.press("a");
    await expect.poll(() => loopsOn(page)).toEqual({ begun: 1, ended: 0 });
    const stateOf = (): Promise<string | undefined> => page.evaluate(() => (window as unknown as Heard).stateOfAudio());
    for (const [hidden, state] of [
      [true, "suspended"],
      [false, "running"],
    ] as const) {
      await page.evaluate((isHidden) => {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
      await expect.poll(stateOf).toBe(state);
    }
  });
});
