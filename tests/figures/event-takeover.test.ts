import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { eventByID } from "#shared/content/events/calendar.ts";
import { before, days, stampOf } from "#shared/units.ts";

import { launch } from "../support/browser.ts";
import { note, percentile } from "../support/figures.ts";
import { newFullRacer } from "../support/open-page.ts";
import { startProduct, tablesOf, type Product } from "../support/product.ts";
import { framesOfRace } from "../support/race-frames.ts";
import type { Visitor } from "../support/visitor.ts";

const TURNS = 3;
/** Twelve races of five take four minutes. */
const PATIENCE_MS = 40 * 60_000;

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

/** The frames of a race while an event runs, or while none does. */
const raceOf = (racers: readonly Visitor[], graphics: string, isEventOn: boolean): Promise<readonly number[]> =>
  framesOfRace(browser, product.url, racers, graphics, {
    prepare: (page) =>
      page.route("**/site.json", async (route) => {
        const answer = await route.fetch();
        const json = (await answer.json()) as Record<string, unknown>;
        const now = stampOf(new Date());
        const event = { ...eventByID(1), startStamp: before(now, days(1)), endStamp: now + 9 * 86_400 };
        await route.fulfill({ json: { ...json, event: isEventOn ? event : null, nextEvent: null } });
      }),
    // The frame of the site has worn the event by the time the race begins.
    async onTheWay(page) {
      await page.goto(`${product.url}/friends`);
      await page
        .locator(isEventOn ? "[data-event]" : "header")
        .first()
        .waitFor();
    },
  });

const newRacers = (name: string): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: 5 }, (_, nth) => newFullRacer(product, `Ev_${name}${nth}`)));

describe("a race while an event runs", () => {
  it.each(["plain", "webgl"])(
    "has frames like one without an event, in the %s picture",
    { timeout: PATIENCE_MS },
    async (graphics) => {
      // Who left a race half-way comes back to it: the two take turns.
      const [some, others] = [await newRacers(`A_${graphics}`), await newRacers(`B_${graphics}`)];
      const all: Record<"without" | "during", number[]> = { without: [], during: [] };
      for (let turn = 0; turn < TURNS; turn++) {
        all.without.push(...(await raceOf(some, graphics, false)));
        all.during.push(...(await raceOf(others, graphics, true)));
      }
      const [withoutMs, duringMs] = [percentile(all.without, 0.5), percentile(all.during, 0.5)];
      expect(duringMs).toBeGreaterThan(0);
      note(`${graphics} picture without an event: median frame`, withoutMs, "ms");
      note(`${graphics} picture while an event runs: median frame`, duringMs, "ms");
      note(`${graphics} picture: during an event to without one`, duringMs / withoutMs, "", 1.1);
    },
  );
});
