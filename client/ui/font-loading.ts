import { loadFonts } from "../browser/fonts.ts";

/** Fonts that are on every page. Their letters come inside the stylesheet, so this is a matter of milliseconds. */
const PAGE_FONTS = ['700 1em "Saira Condensed"', '1em "Atkinson Hyperlegible Next"'];

/** Waits for the fonts of the page's first paint: text that is laid out in another font first would move. */
export const loadPageFonts = (): Promise<void> => loadFonts(...PAGE_FONTS);

/** The family that is wanted of a list: the stand-ins after it may be missing on this machine, and then fail to load. */
export const firstFamily = (families: string): string => families.split(",")[0] ?? families;

/** Fetches the font of race text, whichever the racer chose, before there is any text to show. */
export function loadRaceFont(): void {
  const families = getComputedStyle(document.documentElement).getPropertyValue("--font-race");
  void loadFonts(`1em ${firstFamily(families)}`);
}
