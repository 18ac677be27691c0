import { renderAsync } from "@resvg/resvg-js";

import { DARK, LIGHT } from "./line.ts";
import { pngOf } from "./png.ts";

/** A drawn line as a PNG: its letters are outlines, and nothing of the text is in it. */
export async function pictureOf(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: "off" });
  return pngOf({ width, height, pixels }, DARK, LIGHT);
}
