import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch } from "../support/browser.ts";
import { dress } from "../support/dressed.ts";
import { note, percentile } from "../support/figures.ts";
import { newFullRacer } from "../support/open-page.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { framesOfRace } from "../support/race-frames.ts";
import type { Visitor } from "../support/visitor.ts";

const TURNS = 3;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true, tableTimes: tablesOf(5) });
  browser = await launch({ withWebGL: true });
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

let players = 0;
const newRacers = (): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: 5 }, () => newFullRacer(product, `Frames${++players}`)));

describe("a race with five fully dressed cars", () => {
  it.each(["plain", "webgl"])("has frames like one with bare cars, in the %s picture", async (graphics) => {
    const [bare, dressed] = [await newRacers(), await newRacers()];
    for (const [nth, racer] of dressed.entries()) await dress(product, racer, { nth, carID: 20 + nth });
    const all: Record<"bare" | "dressed", number[]> = { bare: [], dressed: [] };
    for (let turn = 0; turn < TURNS; turn++) {
      all.bare.push(...(await framesOfRace(browser, product.url, bare, graphics)));
      all.dressed.push(...(await framesOfRace(browser, product.url, dressed, graphics)));
    }
    const [bareMs, dressedMs] = [percentile(all.bare, 0.5), percentile(all.dressed, 0.5)];
    expect(dressedMs).toBeGreaterThan(0);
    note(`${graphics} picture with bare cars: median frame`, bareMs, "ms");
    note(`${graphics} picture with five dressed cars: median frame`, dressedMs, "ms");
    note(`${graphics} picture: dressed to bare cars`, dressedMs / bareMs, "", 1.1);
  });
});
