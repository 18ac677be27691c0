import { describe, expect, it } from "vitest";

import { beginJourney } from "../support/begin-journey.ts";
import { newPage } from "../support/browser.ts";
import { tablesOf } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";

const { product, browser } = await beginJourney({ tableTimes: tablesOf(1) });

/** Takes features away, given as `Array.prototype.toSorted`. Runs in the page, alone. */
function without(features: readonly string[]): void {
  for (const feature of features) {
    const path = feature.split(".");
    const name = path.pop() ?? "";
    const owner = path.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], globalThis);
    if (owner) delete (owner as Record<string, unknown>)[name];
  }
}

const NEEDED = [
  "Array.prototype.toSorted",
  "Array.prototype.with",
  "Array.prototype.findLast",
  "Map.groupBy",
  "AbortSignal.timeout",
  "HTMLElement.prototype.showPopover",
  "HTMLScriptElement.supports",
];

const NOT_NEEDED = [
  "Object.groupBy",
  "Promise.withResolvers",
  "Promise.try",
  "Iterator.prototype.map",
  "Iterator.prototype.filter",
  "Set.prototype.union",
  "Array.fromAsync",
  "structuredClone",
  "AbortSignal.any",
  "Crypto.prototype.randomUUID",
  "ResizeObserver",
  "IntersectionObserver",
  "Intl.Segmenter",
  "Intl.DurationFormat",
  "Intl.ListFormat",
  "Worker",
  "SharedWorker",
  "OffscreenCanvas",
  "WebGL2RenderingContext",
  "WebGLRenderingContext",
  "Document.prototype.startViewTransition",
  "requestIdleCallback",
  "scheduler",
];

describe("an older browser", () => {
  it.each(NEEDED)("without %s is told at once what to do", async (feature) => {
    const { page } = await newPage(browser);
    await page.addInitScript(without, [feature]);
    await page.goto(product.url);
    await page.getByRole("heading", { name: "This browser is too old for Redline" }).waitFor();
    await page.getByText("Firefox from 125").waitFor();
    expect(await page.getByRole("link", { name: "Race Now" }).count()).toBe(0);
    await page.context().close();
  });

  it("without what only helps races from the first page to the board", async () => {
    const { page, problems } = await newPage(browser);
    await page.addInitScript(without, NOT_NEEDED);
    await page.goto(product.url);
    await page.getByRole("link", { name: "Race Now" }).first().click();
    await untilStage(page, "racing");
    await typeOn(page, await textOn(page));
    await untilStage(page, "over");
    await page.getByText("Result saved.").waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
