import axe, { type AxeResults } from "axe-core";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";

import { liveOn, shiftMs } from "./run-day.mjs";

/** Far more than anything on a page takes. */
const WAIT_MS = 100_000;
const FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** The sizes every screen must hold. */
export const SIZES = {
  desktop: { width: 1920, height: 1080 },
  chromebook: { width: 1366, height: 768 },
  phone: { width: 360, height: 740 },
} as const;

export interface LaunchOptions {
  /** Draws WebGL without a graphics card, which takes a whole core; without, races show their plain scene. */
  readonly withWebGL?: boolean;
  /** Runs scripts without compiling them: what memory then holds is theirs, and none of the engine's code. */
  readonly isInterpreting?: boolean;
  /** A name that leads to this machine, as one in a school's network does. Only this machine's own names are secure contexts. */
  readonly hostname?: string;
}

export const launch = ({ withWebGL = false, isInterpreting = false, hostname }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.REDLINE_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: [
      ...FLAGS,
      withWebGL ? "--enable-unsafe-swiftshader" : "--disable-3d-apis",
      ...(isInterpreting ? ["--js-flags=--jitless"] : []),
      ...(hostname === undefined ? [] : [`--host-resolver-rules=MAP ${hostname} 127.0.0.1`]),
    ],
  });

/** A page that keeps practice for a day without a line, which costs it half a second of a core. */
export const KEEPING = { serviceWorkers: "allow" } as const;
/** What every page has unless a test wants it otherwise. */
const PLAIN = { viewport: SIZES.chromebook, reducedMotion: "reduce", serviceWorkers: "block" } as const;

/** A page in a browser of its own, and everything that went wrong in it. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ ...PLAIN, ...options });
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(liveOn, shiftMs);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => void problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return { page, problems };
}

/** What axe finds on a page, or inside one part of it, in words, when it is there and what moves has come to rest. The library's own way through Playwright costs seven times as much. */
export async function violationsOf(page: Page, inside = "html"): Promise<string[]> {
  await page.locator(inside).waitFor();
  await page.evaluate(async () => {
    const ends = (animation: Animation): boolean =>
      animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished),
    );
  });
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (part) => {
    const there = window as unknown as { axe: { run: (part: string, options: object) => Promise<AxeResults> } };
    return (await there.axe.run(part, { resultTypes: ["violations"] })).violations;
  }, inside);
  return findings.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

export const isScrolling = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  });
