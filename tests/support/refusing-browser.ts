import type { BrowserContextOptions, Browser, Page } from "playwright";

import { newPage } from "./browser.ts";

/** How a browser refuses: its features throw, are not there, or its storages have no room. */
export const REFUSALS = ["throwing", "missing", "full"] as const;
export type Refusal = (typeof REFUSALS)[number];

/** How features fail that can be had: none ever answers or calls back, or each throws as soon as it is used. */
export const FAILINGS = ["silent", "throwing when used"] as const;
export type Failing = (typeof FAILINGS)[number];

/** A page whose browser refuses everything that it may, or gives it and then fails. */
export async function refusingPage(browser: Browser, refusal: Refusal | Failing, options: BrowserContextOptions = {}) {
  const opened = await newPage(browser, options);
  if (refusal === "silent" || refusal === "throwing when used")
    await opened.page.addInitScript(failAll, refusal === "silent");
  else await opened.page.addInitScript({ throwing: throwAll, missing: missAll, full: fillAll }[refusal]);
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
  refused(navigator, "connection");
  // As browsers do that block all cookies.
  Object.defineProperty(navigator, "cookieEnabled", { value: false });
  refused(crypto, "subtle", "randomUUID");
  refused(document, "cookie", "fonts", "fullscreenEnabled", "fullscreenElement");
  const makers = ["Worker", "SharedWorker", "BroadcastChannel", "AudioContext", "OffscreenCanvas", "Notification"];
  for (const name of makers) {
    Object.assign(window, {
      [name]: function () {
        refuse();
      },
    });
  }
  Object.assign(window, { matchMedia: refuse, requestIdleCallback: refuse, createImageBitmap: refuse });
  HTMLImageElement.prototype.decode = refuse;
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

function failAll(isSilent: boolean): void {
  const fail = (): unknown => {
    if (isSilent) return new Promise(() => undefined);
    throw new DOMException("refused", "InvalidStateError");
  };
  const failing = (type: object | undefined, ...names: readonly string[]): void => {
    for (const name of names) {
      if (type && name in type) Object.defineProperty(type, name, { value: fail, configurable: true });
    }
  };
  const { window: page } = globalThis;
  failing(page, "createImageBitmap", "requestIdleCallback");
  failing(HTMLImageElement.prototype, "decode");
  failing(page.FontFaceSet?.prototype, "load", "check");
  failing(document.fonts, "load", "check");
  failing(page.LockManager?.prototype, "request", "query");
  failing(page.Clipboard?.prototype, "writeText", "readText", "write", "read");
  failing(page.ServiceWorkerContainer?.prototype, "register", "getRegistration", "getRegistrations");
  failing(page.Permissions?.prototype, "query");
  failing(page.StorageManager?.prototype, "estimate", "persist", "persisted");
  failing(page.CacheStorage?.prototype, "open", "match", "keys", "delete", "has");
  failing(page.SubtleCrypto?.prototype, "digest", "importKey", "deriveBits", "sign", "encrypt");
  failing(page.AudioContext?.prototype, "resume", "suspend", "close", "createGain", "createOscillator");
  failing(page.Navigator?.prototype, "share", "vibrate", "getBattery");
  failing(Element.prototype, "requestFullscreen");
  failing(Document.prototype, "exitFullscreen", "startViewTransition");
  failing(page.ResizeObserver?.prototype, "observe");
  failing(page.IntersectionObserver?.prototype, "observe");
  failing(page.Worker?.prototype, "postMessage");
  failing(page.BroadcastChannel?.prototype, "postMessage");
  failing(page.IDBFactory?.prototype, "open", "databases", "deleteDatabase");
  if (!isSilent) return;
  // Nothing that they say ever comes.
  for (const type of [page.Worker, page.BroadcastChannel, page.SharedWorker]) {
    Object.assign(type?.prototype ?? {}, { addEventListener: () => undefined });
    Object.defineProperty(type?.prototype ?? {}, "onmessage", { set: () => {} });
  }
}
