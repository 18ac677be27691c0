import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launch, newPage, SIZES } from "../support/browser.ts";
import { startProduct, type Product } from "../support/product.ts";
import { textOn, typeOn, untilStage } from "../support/race-screen.ts";
import { joinRace, typeText } from "../support/racer.ts";

const CLIENT = join(import.meta.dirname, "../../dist/client");
/** The shift of the layout that nobody notices. */
const CALM = 0.01;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ withClient: true });
  browser = await launch({ withWebGL: true });
});
afterAll(async () => {
  await browser.close();
  await product.close();
});

interface Figures {
  lcpMs: number;
  /** The worst run of shifts: less than a second between them, five seconds at most. */
  cls: number;
  /** The slowest answer to a press; one beat of 8 ms is the finest the browser tells. */
  inpMs: number;
  /** What moved, and by how much. */
  shifts: string[];
}

interface Shift {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** A page that measures itself from its first moment. */
async function measured(viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await newPage(browser, { reducedMotion: "no-preference", viewport });
  await page.addInitScript(() => {
    const figures: Figures = { lcpMs: 0, cls: 0, inpMs: 0, shifts: [] };
    const run = { firstMs: 0, lastMs: 0, sum: 0 };
    Object.assign(window, { figures });
    const watch = (type: string, take: (entry: PerformanceEntry) => void): void => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
      observer.observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 16 }) });
    };
    watch("largest-contentful-paint", (entry) => (figures.lcpMs = entry.startTime));
    watch("layout-shift", (entry) => {
      const { hadRecentInput, value, sources } = entry as unknown as Shift;
      if (hadRecentInput) return;
      const isNew = entry.startTime - run.lastMs > 1_000 || entry.startTime - run.firstMs > 5_000;
      if (isNew) Object.assign(run, { firstMs: entry.startTime, sum: 0 });
      Object.assign(run, { lastMs: entry.startTime, sum: run.sum + value });
      figures.cls = Math.max(figures.cls, run.sum);
      const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
        [x, y, width, height].map(Math.round).join(" ");
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof HTMLElement ? node.className : node?.parentElement?.className;
        return `${name} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
      });
      figures.shifts.push(`${value.toFixed(4)} at ${entry.startTime.toFixed(0)} ms: ${moved.join(", ")}`);
    });
    watch("event", (entry) => {
      const { interactionId, duration } = entry as unknown as { interactionId: number; duration: number };
      if (interactionId > 0) figures.inpMs = Math.max(figures.inpMs, duration);
    });
  });
  return page;
}

async function figuresOf(page: Page, name: string): Promise<Figures> {
  await page.waitForTimeout(300);
  const figures = await page.evaluate(() => (window as unknown as { figures: Figures }).figures);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
  const scriptKB =
    [...new Set(scripts)].reduce((sum, path) => sum + gzipSync(readFileSync(join(CLIENT, path))).length, 0) / 1_000;
  const inp = figures.inpMs === 0 ? "under 16" : figures.inpMs.toFixed(0);
  console.log(
    `${name}: LCP ${figures.lcpMs.toFixed(0)} ms, CLS ${figures.cls.toFixed(4)}, INP ${inp} ms, script ${scriptKB.toFixed(1)} KB gzipped`,
  );
  return figures;
}

/** The shifts of a page whose layout does not stay calm. */
const unrest = ({ cls, shifts }: Figures): string[] => (cls < CALM ? [] : shifts);

const PAGES = Object.entries({ chromebook: SIZES.chromebook, phone: SIZES.phone });

describe("the layout stays where it is", () => {
  it.each(PAGES)(
    "on the home page and on a page that is not there, on a %s (and prints the other figures)",
    async (size, viewport) => {
      const page = await measured(viewport);
      await page.goto(product.url);
      await page.getByRole("link", { name: "Race Now" }).waitFor();
      await page.waitForTimeout(1_500);
      await page.getByRole("button", { name: "Reading and sound" }).first().click();
      await page.keyboard.press("Escape");
      expect(unrest(await figuresOf(page, `/ on a ${size}`))).toEqual([]);

      await page.goto(`${product.url}/no/such/road`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.keyboard.press("Tab");
      expect(unrest(await figuresOf(page, `not found on a ${size}`))).toEqual([]);
      await page.context().close();
    },
  );

  it("in a whole race, on both (and prints the other figures)", async () => {
    const pages = await Promise.all(PAGES.map(([, viewport]) => measured(viewport)));
    for (const page of pages) {
      await page.goto(`${product.url}/race`);
      await untilStage(page, "table");
    }
    const others = await Promise.all([1, 2, 3].map(() => joinRace(product.url)));
    await Promise.all(pages.map((page) => untilStage(page, "racing")));
    await Promise.all([
      ...pages.map(async (page) => typeOn(page, await textOn(page), 42, 25)),
      ...others.map((racer) => typeText(racer, 190)),
    ]);
    await Promise.all(pages.map((page) => untilStage(page, "over")));
    await Promise.all(pages.map((page) => page.waitForTimeout(1_500)));
    for (const [at, page] of pages.entries()) {
      expect(unrest(await figuresOf(page, `/race on a ${PAGES[at]?.[0]}`))).toEqual([]);
    }
    await Promise.all(pages.map((page) => page.context().close()));
  });
});
