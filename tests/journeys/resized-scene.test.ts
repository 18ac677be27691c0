import { expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage, SIZES } from "../support/browser.ts";

const { product, browser } = await beginJourney({}, { withWebGL: true });

it("a race in WebGL is never black while its window changes: the new size is drawn before it is shown", async () => {
  const { page } = await newPage(browser, { viewport: SIZES.chromebook });
  await page.goto(`${product.url}/race?graphics=webgl`);
  await page.locator("[data-scene=pixi] canvas").waitFor();
  await page.evaluate(() => {
    const ground = document.querySelector("[data-scene=pixi]");
    const canvas = ground?.querySelector("canvas");
    if (!ground || !canvas) throw new Error("there is no scene");
    let isFirst = true;
    // Hears of a size after the scene did, and before the frame is shown.
    new ResizeObserver(() => {
      if (isFirst) return void (isFirst = false);
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
      copy?.drawImage(canvas, 0, 0);
      const colours = new Set(new Uint32Array(copy?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? []));
      document.body.dataset.colours = String(colours.size);
    }).observe(ground);
  });
  await page.setViewportSize({ width: 1200, height: 700 });
  await page.locator("body[data-colours]").waitFor();
  expect(Number(await page.locator("body").getAttribute("data-colours"))).toBeGreaterThan(10);
  await page.context().close();
});
