import type { Page } from "playwright";

/** Fast 3G as browsers' developer tools have it: bytes a second, and milliseconds a request. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PROCESSOR_SLOWER = 4;

/** Puts a page behind a slow line, on a slow machine. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAST_3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWER });
}

/** When the parts of a page came to be seen, in ms after its address, and what it had asked for before its heading. */
export interface Opening {
  readonly headerMs: number;
  readonly raceMs: number;
  readonly headingMs: number;
  readonly requests: number;
  /** Those that the cache did not answer. */
  readonly fetched: number;
  readonly bytes: number;
}

type Seen = Partial<Record<"headerMs" | "raceMs" | "headingMs", number>>;

/** Notes from the page's first moment when its header, a link to the race and its heading are there to see. */
export async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = {};
    Object.assign(window, { seen });
    performance.setResourceTimingBufferSize(5_000);
    const parts = { headerMs: "header", raceMs: 'a[href="/race"]', headingMs: "main h1" } as const;
    const look = (): void => {
      for (const [name, selector] of Object.entries(parts) as [keyof Seen, string][]) {
        if (seen[name] !== undefined) continue;
        const isSeen = [...document.querySelectorAll(selector)].some(
          (each) => each.checkVisibility({ visibilityProperty: true }) && (each.textContent ?? "") !== "",
        );
        if (isSeen) seen[name] = performance.now();
      }
      if (Object.keys(seen).length < 3) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What `watchOpening` saw, once the heading is there. */
export async function openingOf(page: Page): Promise<Opening> {
  await page.waitForFunction(() => Object.keys((window as unknown as { seen: Seen }).seen).length === 3);
  return page.evaluate(() => {
    const seen = (window as unknown as { seen: Required<Seen> }).seen;
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const before = resources.filter(({ name, startTime }) => name.startsWith("http") && startTime <= seen.headingMs);
    const fetched = before.filter(({ transferSize }) => transferSize > 0);
    const sum = fetched.reduce((bytes, { transferSize }) => bytes + transferSize, navigation?.transferSize ?? 0);
    return { ...seen, requests: before.length + 1, fetched: fetched.length + 1, bytes: sum };
  });
}
