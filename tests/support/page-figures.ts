import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Browser, Page } from "playwright";
import type { Manifest } from "vite";

import { newPage } from "./browser.ts";

const CLIENT = join(import.meta.dirname, "../../dist/client");
/** The shift of the layout that nobody notices. */
export const CALM = 0.01;

interface Figures {
  lcpMs: number;
  /** The worst run of shifts: less than a second between them, five seconds at most. */
  cls: number;
  /** All of its shifts together. */
  shifted: number;
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
export async function measuredPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await newPage(browser, { reducedMotion: "no-preference", viewport });
  await page.addInitScript(() => {
    const figures: Figures = { lcpMs: 0, cls: 0, shifted: 0, inpMs: 0, shifts: [] };
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
      figures.shifted += value;
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

/** What a page saw of itself, and its script. */
export async function figuresOf(page: Page): Promise<Figures & { readonly scriptKB: number }> {
  await page.waitForTimeout(300);
  const figures = await page.evaluate(() => (window as unknown as { figures: Figures }).figures);
  return { ...figures, scriptKB: await scriptOn(page) };
}

/** Gzipped script that a page has asked for until a moment, in KB. */
export async function scriptOn(page: Page, untilMs = Infinity): Promise<number> {
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => path.endsWith(".js")),
  );
  const paths = asked.filter(({ startTime }) => startTime <= untilMs).map(({ path }) => path);
  const sizes = [...new Set(paths)].map((path) => gzipSync(readFileSync(join(CLIENT, path))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** Gzipped script of the build that a source brings with it beyond what every page begins with, in KB. */
export function scriptBehind(source: string): number {
  const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;
  const all = new Set([source]);
  for (const key of all) for (const imported of manifest[key]?.imports ?? []) all.add(imported);
  const begun = new Set(["index.html"]);
  for (const key of begun) for (const imported of manifest[key]?.imports ?? []) begun.add(imported);
  const files = [...all]
    .filter((key) => !begun.has(key))
    .map((key) => {
      const file = manifest[key]?.file;
      if (file === undefined) throw new Error(`${key} is no script of its own`);
      return file;
    });
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file))).length, 0) / 1_000;
}

/** The shifts of a page whose layout does not stay calm. */
export const unrest = ({ cls, shifts }: Figures): string[] => (cls < CALM ? [] : shifts);
