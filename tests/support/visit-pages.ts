import type { Page } from "playwright";
import { expect } from "vitest";

/** Goes to a page of the game and waits until it is there with what it asks for. */
export type Visit = (path: string) => Promise<void>;

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);

interface Site {
  /** Before each path. */
  readonly under?: string;
  /** The title of the page for addresses that lead nowhere. */
  readonly nowhere?: string;
  /** What each page has, once it is there. */
  readonly title?: string;
}

/** Ways from page to page on one that is open. Before each comes one that is nowhere else, so that no page is taken for the one before it. */
export function visitsOn(
  page: Page,
  { under = "", nowhere: lost = "Oops! Are you lost, racer?", title = "main h1" }: Site = {},
): Visit {
  const asked = new Set<unknown>();
  page.on("request", (request) => void (/\/(api|assets)\//.test(request.url()) && asked.add(request)));
  page.on("requestfinished", (request) => void asked.delete(request));
  page.on("requestfailed", (request) => void asked.delete(request));
  /** What one answer brings may ask for the next as soon as it is drawn. */
  const isQuiet = async (): Promise<boolean> => {
    if (asked.size > 0) return false;
    await page.evaluate(
      () => new Promise<unknown>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    return asked.size === 0;
  };
  const nowhere = page.getByRole("heading", { level: 1, name: lost });
  return async (path) => {
    await go(page, `${under}/no/such/road`);
    await nowhere.waitFor();
    await go(page, under + path);
    await nowhere.waitFor({ state: "detached" });
    await page.locator(title).first().waitFor();
    await expect.poll(isQuiet, { timeout: 100_000 }).toBe(true);
  };
}
