import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import subsetFont from "subset-font";

/** Writes the letters that every page needs, small enough to travel inside the stylesheet: `node scripts/fonts.mjs`. */
const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "client/ui/fonts");

const ASCII = Array.from({ length: 95 }, (_unused, at) => String.fromCodePoint(32 + at)).join("");
/** Beside ASCII: what our own texts use. client/ui/fonts.css names the same in its unicode-range. */
const MORE = "\u00A0¢©°±·×÷éÉ–—‘’“”•…−";

/** Kerning and tabular figures: our styles use no other feature. */
const FEATURES = ["kern", "tnum"];

const FONTS = {
  heading: { from: "@fontsource/saira-condensed/files/saira-condensed-latin-700-normal.woff2", axes: {} },
  text: {
    from: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
};

/** What the server writes on pictures: all Latin letters of the heading face, in the format that its renderer reads. */
async function writePictureFont() {
  const whole = readFileSync(join(ROOT, "node_modules", FONTS.heading.from));
  const latin = Array.from({ length: 96 }, (_unused, at) => String.fromCodePoint(160 + at)).join("");
  const font = await subsetFont(whole, ASCII + MORE + latin, { targetFormat: "truetype", noHinting: true });
  writeFileSync(join(ROOT, "api/share/heading.ttf"), font);
  console.log(`heading.ttf: ${font.length} bytes`);
}

await writePictureFont();
mkdirSync(FOLDER, { recursive: true });
for (const [name, { from, axes }] of Object.entries(FONTS)) {
  const whole = readFileSync(join(ROOT, "node_modules", from));
  const small = await subsetFont(whole, ASCII + MORE, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(FOLDER, `${name}.woff2`), small);
  console.log(`${name}.woff2: ${small.length} of ${whole.length} bytes`);
}
