import { renderAsync } from "@resvg/resvg-js";

/** A drawn line as a PNG: its letters are outlines, so that nothing of the text is in it. */
export async function pictureOf(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: "off" });
  return image.asPng();
}
