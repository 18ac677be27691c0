export interface Fonts {
  readonly text: string;
  readonly head: string;
}

/** Stand-ins further down a list may be missing on this machine. */
const firstOf = (families: string): string => families.split(",")[0] ?? families;

/** The families in which the page writes, with the player's own choice; ready to draw with. */
export async function fontsOf(host: HTMLElement): Promise<Fonts> {
  const look = getComputedStyle(host);
  const family = (name: string): string => look.getPropertyValue(name).trim() || "sans-serif";
  const fonts = { text: family("--font-text"), head: family("--font-head") };
  try {
    await Promise.all([fonts.text, fonts.head].map((families) => document.fonts.load(`700 16px ${firstOf(families)}`)));
  } catch (error) {
    console.warn("The names are written in another font:", error);
  }
  return fonts;
}
