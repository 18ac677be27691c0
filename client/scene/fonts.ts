import { loadFonts } from "../browser/fonts.ts";
import { firstFamily } from "../ui/font-loading.ts";

export interface Fonts {
  readonly text: string;
  readonly head: string;
}

/** The families in which the page writes, with the player's own choice; ready to draw with. */
export async function fontsOf(host: HTMLElement): Promise<Fonts> {
  const look = getComputedStyle(host);
  const family = (name: string): string => look.getPropertyValue(name).trim() || "sans-serif";
  const fonts = { text: family("--font-text"), head: family("--font-head") };
  await loadFonts(...[fonts.text, fonts.head].map((families) => `700 16px ${firstFamily(families)}`));
  return fonts;
}
