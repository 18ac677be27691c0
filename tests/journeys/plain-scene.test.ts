import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { launch, newPage } from "../support/browser.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

const { product, browser } = await beginJourney();

const MS_PER_KEY = 60;

/** Whether scenery passes by. */
const isDrifting = (page: Page): Promise<boolean> =>
  page
    .locator('[data-scene="dom"]')
    .evaluate((road) =>
      road
        .getAnimations({ subtree: true })
        .some(({ effect, playbackRate }) => effect?.getTiming().iterations === Infinity && playbackRate > 0),
    );

async function raceWith(reducedMotion: "reduce" | "no-preference"): Promise<Page> {
  const { page } = await newPage(browser, { reducedMotion });
  await page.goto(`${product.url}/race?graphics=plain`);
  await untilStage(page, "racing");
  return page;
}

describe("the race without WebGL", () => {
  it("drifts by while the own car drives, and stands at the line", async () => {
    const page = await raceWith("no-preference");
    expect(await isDrifting(page)).toBe(false);
    await typeOn(page, (await textOn(page)).slice(0, 30), MS_PER_KEY);
    await expect.poll(() => isDrifting(page)).toBe(true);
    await page.context().close();
  });

  it("stands still with reduced motion", async () => {
    const page = await raceWith("reduce");
    await typeOn(page, (await textOn(page)).slice(0, 30), MS_PER_KEY);
    expect(await isDrifting(page)).toBe(false);
    await page.context().close();
  });
});

/** A machine that says it has a graphics chip, as Safari says of any, and draws a picture in 0.3 s. */
function drawSlowly(): void {
  const RENDERER = 0x9246;
  const { prototype } = WebGL2RenderingContext;
  const say = Object.getOwnPropertyDescriptor(prototype, "getParameter")?.value as typeof prototype.getParameter;
  prototype.getParameter = function (name) {
    return name === RENDERER ? "Apple GPU" : (say.call(this, name) as unknown);
  };
  const next = requestAnimationFrame;
  let drawnMs = 0;
  window.requestAnimationFrame = (run) =>
    next((nowMs) => {
      const isDrawing = nowMs !== drawnMs && document.querySelector('[data-scene="pixi"]') !== null;
      drawnMs = nowMs;
      const endMs = performance.now() + (isDrawing ? 300 : 0);
      while (performance.now() < endMs);
      run(nowMs);
    });
}

describe("a machine on which WebGL starves the keys", () => {
  it("goes on in plain elements in the middle of the race, and begins the next race so", async () => {
    const strong = await launch({ withWebGL: true });
    const { page, problems } = await newPage(strong, { reducedMotion: "no-preference" });
    await page.addInitScript(drawSlowly);
    await page.goto(`${product.url}/race`);
    await page.locator('[data-scene="pixi"]').waitFor({ state: "attached" });
    await untilStage(page, "racing");
    const text = await textOn(page);
    await typeOn(page, text.slice(0, 20), MS_PER_KEY);
    await page.locator('[data-scene="dom"]').waitFor({ state: "attached" });
    expect(await page.locator('[data-scene="dom"] canvas').count()).toBeGreaterThan(0);
    await typeOn(page, text.slice(20), MS_PER_KEY);
    await untilStage(page, "over");
    await page.getByRole("button", { name: /Race Again/ }).click();
    await page.locator('main:not([data-stage="over"]) [data-scene]').waitFor({ state: "attached" });
    expect(await page.locator("[data-scene]").getAttribute("data-scene")).toBe("dom");
    expect(problems).toEqual([]);
    await strong.close();
  });
});
