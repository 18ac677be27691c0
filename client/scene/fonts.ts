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
  try {
    await Promise.all(
      [fonts.text, fonts.head].map((families) => document.fonts.load(`700 16px ${firstFamily(families)}`)),
    );
  } catch (error) {
    console.warn("The names are written in another font:", error);
  }
  return fonts;
}
