import { matches } from "../browser/media.ts";

export const themes = ["auto", "dark", "light", "contrast"] as const;
export type Theme = (typeof themes)[number];

/** "auto" follows the system, also where it asks for more contrast. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  const wantsContrast = theme === "auto" && matches("(prefers-contrast: more)");
  root.dataset["theme"] = wantsContrast ? "contrast" : theme;
}

export const textFonts = ["hyperlegible", "lexend", "opendyslexic"] as const;
export type TextFont = (typeof textFonts)[number];

export function applyTextFont(font: TextFont, root: HTMLElement = document.documentElement): void {
  root.dataset["font"] = font;
}
