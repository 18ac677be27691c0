import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { KEEPING, launch, newPage } from "../support/browser.ts";
import { note } from "../support/figures.ts";
import { scriptBehind, scriptOn } from "../support/page-figures.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { untilStage } from "../support/race-screen.ts";

/** Gzipped kilobytes of script. */
const MOST = { home: 150, race: 300, lesson: 180 } as const;
/** The same for the ways of guests, beyond what every page begins with. */
const WAYS = [
  ["a race", "features/race/race-page.tsx", 90],
  ["a race of friends", "features/race/friend-race.tsx", 106],
  ["a race with numbers", "features/math-race/math-page.tsx", 180],
  ["a replay", "features/replays/replay-page.tsx", 95],
  ["a ghost", "features/ghost/ghost-page.tsx", 60],
  ["a login", "features/sign-in/sign-in-page.tsx", 62],
  ["a sign-up", "features/sign-up/sign-up-page.tsx", 60],
] as const;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  // What is loaded while the race begins comes later, however slow the machine is.
  product = await startProduct({ withClient: true, tableTimes: tablesOf(5) });
  browser = await launch({ withWebGL: true });
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

/** Notes when the script has made the first link of the page's main part: what is fetched later is for what comes then. */
async function watchLink(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector("main a:not([data-first-page] *)")) return;
      watching.disconnect();
      Object.assign(window, { linkMs: performance.now() });
    });
    watching.observe(document, { childList: true, subtree: true });
  });
}
const linkMsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly linkMs: number }).linkMs);

describe("the production build", () => {
  it.each(WAYS)("brings no guest on the way to %s what only other ways need", (way, source, most) => {
    const scriptKB = scriptBehind(source);
    note(`script of ${way} beyond the first, gzipped`, scriptKB, "KB", most);
    expect(scriptKB).toBeLessThan(most);
  });

  it("opens the home page with under 150 KB of script and the race, WebGL scene included, with under 300 KB", async () => {
    const home = await newPage(browser, { ...KEEPING, reducedMotion: "no-preference" });
    await watchLink(home.page);
    await home.page.goto(product.url);
    await home.page.getByRole("link", { name: "Race Now" }).waitFor();
    const homeKB = await scriptOn(home.page, await linkMsOn(home.page));
    const race = await newPage(browser, { ...KEEPING, reducedMotion: "no-preference" });
    await race.page.goto(`${product.url}/race?graphics=webgl`);
    await untilStage(race.page, "table");
    await race.page.locator("main canvas").waitFor();
    const raceKB = await scriptOn(race.page);
    note("script of /, gzipped", homeKB, "KB", MOST.home);
    note("script of /race with WebGL, gzipped", raceKB, "KB", MOST.race);
    expect(homeKB).toBeGreaterThan(0);
    expect(homeKB).toBeLessThan(MOST.home);
    expect(raceKB).toBeLessThan(MOST.race);
    await Promise.all([home, race].map(({ page }) => page.context().close()));
  });

  it("opens a lesson without data with under 180 KB of script", async () => {
    const { page } = await newPage(browser, KEEPING);
    await page.goto(`${product.url}/lesson`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const lessonKB = await scriptOn(page);
    note("script of /lesson, gzipped", lessonKB, "KB", MOST.lesson);
    expect(lessonKB).toBeGreaterThan(0);
    expect(lessonKB).toBeLessThan(MOST.lesson);
    await page.context().close();
  });
});
