import type { BrowserContextOptions, Browser, Page } from "playwright";

import { newPage } from "./browser.ts";

/** How a browser refuses: its features throw, are not there, or its storages have no room. */
export const REFUSALS = ["throwing", "missing", "full"] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A page whose browser refuses everything that it may. */
export async function refusingPage(browser: Browser, refusal: Refusal, options: BrowserContextOptions = {}) {
  const opened = await newPage(browser, options);
  await opened.page.addInitScript({ throwing: throwAll, missing: missAll, full: fillAll }[refusal]);
  return opened;
}

/** Whether the page runs in such a browser, and not in one that went back to what it usually is. */
export const isRefusing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    try {
      localStorage.setItem("a trial", "x".repeat(10_000));
      return false;
    } catch {
      return true;
    }
  });

function throwAll(): void {
  const refuse = (): never => {
    throw new DOMException("refused", "SecurityError");
  };
  const refused = (target: object, ...names: readonly string[]): void => {
    for (const name of names) Object.defineProperty(target, name, { get: refuse, set: refuse });
  };
  refused(window, "localStorage", "sessionStorage", "indexedDB", "caches");
  refused(navigator, "clipboard", "serviceWorker", "locks", "share", "vibrate", "wakeLock", "permissions", "storage");
  refused(crypto, "subtle", "randomUUID");
  refused(document, "cookie");
  const makers = ["Worker", "SharedWorker", "BroadcastChannel", "AudioContext", "OffscreenCanvas", "Notification"];
  for (const name of makers) {
    Object.assign(window, {
      [name]: function () {
        refuse();
      },
    });
  }
  Object.assign(window, { matchMedia: refuse, requestIdleCallback: refuse });
  Element.prototype.requestFullscreen = refuse;
  Document.prototype.exitFullscreen = refuse;
  Document.prototype.execCommand = refuse;
  HTMLCanvasElement.prototype.getContext = refuse;
}

function missAll(): void {
  const missing = (target: object, ...names: readonly string[]): void => {
    for (const name of names) Object.defineProperty(target, name, { value: undefined });
  };
  missing(window, "localStorage", "sessionStorage", "indexedDB", "caches", "Worker", "SharedWorker");
  missing(window, "BroadcastChannel", "AudioContext", "OffscreenCanvas", "Notification", "ResizeObserver");
  missing(window, "IntersectionObserver", "matchMedia", "requestIdleCallback");
  missing(crypto, "subtle", "randomUUID");
  missing(Element.prototype, "requestFullscreen");
  missing(Document.prototype, "fullscreenEnabled", "execCommand");
  for (const name of ["clipboard", "serviceWorker", "locks", "share", "vibrate", "wakeLock", "permissions"]) {
    delete (Navigator.prototype as unknown as Record<string, unknown>)[name];
  }
  HTMLCanvasElement.prototype.getContext = () => null;
}

/** Until not a character more fits in. */
function fillAll(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (let length = 1 << 22, nth = 0; length >= 1;) {
      try {
        storage.setItem(`filler ${nth++}`, "x".repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
    }
  }
}
