import { OWN_WORK_MS, within } from "./within.ts";

/** Fetches fonts, given as for a canvas, to write in. Resolves also where they don't come: another one stands in. */
export async function loadFonts(...fonts: readonly string[]): Promise<void> {
  const loaded = await Promise.allSettled(fonts.map(async (font) => within(OWN_WORK_MS, document.fonts.load(font))));
  for (const each of loaded) if (each.status === "rejected") console.warn("Written in another font:", each.reason);
}
