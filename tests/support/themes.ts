import type { Page } from "playwright";

export const THEMES = ["dark", "light", "contrast"] as const;
export type ShownTheme = (typeof THEMES)[number];

/** From the next load on the page has this theme, as if its player had chosen it before. */
export const chooseTheme = (page: Page, theme: ShownTheme): Promise<unknown> =>
  page.addInitScript((chosen) => {
    localStorage.setItem("redline-preferences", JSON.stringify({ state: { theme: chosen }, version: 1 }));
  }, theme);
