import type { Page } from "playwright";

/** Keeps every word that the screen reader is given in a race from now on, in order. */
export const listenOn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region =
          target.parentElement?.closest("[data-announcer]") ?? (target as Element).closest?.("[data-announcer]");
        if (region && target.textContent) heard.push(target.textContent.trim());
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
/** What it was given since. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);
