import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { enterAs } from "../support/account-screen.ts";
import { KEEPING, launch, newPage } from "../support/browser.ts";
import { dress } from "../support/dressed.ts";
import { note, percentile } from "../support/figures.ts";
import { framesOf } from "../support/frames.ts";
import { newFullRacer } from "../support/open-page.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";
import type { Visitor } from "../support/visitor.ts";

const TURNS = 3;
const WATCHED_MS = 6_000;

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

/** The frames of a race of five in which everybody types. */
async function raceOf([own, ...others]: readonly Visitor[], graphics: string): Promise<readonly number[]> {
  if (!own) throw new Error("nobody races");
  const { page } = await newPage(browser, { ...KEEPING, reducedMotion: "no-preference" });
  await page.goto(`${product.url}/redline.svg`);
  await enterAs(page, own);
  await page.goto(`${product.url}/race?graphics=${graphics}`);
  await untilStage(page, "table");
  const rivals = await Promise.all(others.map(({ token }) => joinRace(product.url, token)));
  await untilStage(page, "racing");
  const typing = [typeOn(page, (await textOn(page)).slice(0, 70), 100), ...rivals.map((rival) => typeText(rival, 90))];
  const { gapsMs } = await framesOf(page, WATCHED_MS);
  await Promise.all(rivals.map(({ room }) => room.leave()));
  await Promise.allSettled(typing);
  await page.context().close();
  return gapsMs;
}

describe("a race with five fully dressed cars", () => {
  it.each(["plain", "webgl"])("has frames like one with bare cars, in the %s picture", async (graphics) => {
    const [bare, dressed] = [await newRacers(), await newRacers()];
    for (const [nth, racer] of dressed.entries()) await dress(product, racer, { nth, carID: 20 + nth });
    const all: Record<"bare" | "dressed", number[]> = { bare: [], dressed: [] };
    for (let turn = 0; turn < TURNS; turn++) {
      all.bare.push(...(await raceOf(bare, graphics)));
      all.dressed.push(...(await raceOf(dressed, graphics)));
    }
    const [bareMs, dressedMs] = [percentile(all.bare, 0.5), percentile(all.dressed, 0.5)];
    expect(dressedMs).toBeGreaterThan(0);
    note(`${graphics} picture with bare cars: median frame`, bareMs, "ms");
    note(`${graphics} picture with five dressed cars: median frame`, dressedMs, "ms");
    note(`${graphics} picture: dressed to bare cars`, dressedMs / bareMs, "", 1.1);
  });
});
