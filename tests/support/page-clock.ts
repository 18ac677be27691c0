import type { Page } from "playwright";

/** The clock of a page's computer, which is off and may be set. It stays as it is when the page goes on to another. */
export class PageClock {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** @param offMs how far it is ahead from the start; negative: behind */
  static async of(page: Page, offMs = 0): Promise<PageClock> {
    await page.addInitScript((fromStartMs) => {
      const [KEY, rightNow] = ["test-clock-off", Date.now];
      let offMs = fromStartMs;
      try {
        offMs = Number(sessionStorage.getItem(KEY) ?? fromStartMs);
      } catch {
        // A page without an address keeps nothing.
      }
      Date.now = () => rightNow() + offMs;
      Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + offMs, configurable: true });
      Object.assign(window, {
        setClockOff(ms: number): void {
          offMs = ms;
          sessionStorage.setItem(KEY, String(ms));
        },
      });
    }, offMs);
    return new PageClock(page);
  }

  /** Sets it, as somebody does who leaves the browser for it and comes back. */
  async set(offMs: number): Promise<void> {
    await this.#page.evaluate((ms) => {
      (window as unknown as { setClockOff: (ms: number) => void }).setClockOff(ms);
      document.dispatchEvent(new Event("visibilitychange"));
    }, offMs);
  }
}
