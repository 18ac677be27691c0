import { INKS } from "../../content/cars/car.ts";
import { type Hex, oklchOf } from "../../content/cars/colour.ts";
import type { LootArt } from "../../content/loot/loot.ts";
import { areaOf } from "./outline-area.ts";

/** What somebody calls the colour of a thing. */
export const COLOUR_FAMILIES = [
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "violet",
  "pink",
  "light",
  "dark",
  "many",
] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** A colour, and how much of it there is. */
type Dab = readonly [colour: Hex, amount: number];

const PALE_CHROMA = 0.045;
/** Where a family begins, in degrees of OKLCH. */
const HUES = [
  [12, "red"],
  [45, "orange"],
  [74, "yellow"],
  [118, "green"],
  [165, "teal"],
  [220, "blue"],
  [283, "violet"],
  [325, "pink"],
] as const satisfies readonly (readonly [number, ColourFamily])[];
/** So many families that none of them is the main one. */
const MANY = { families: 3, share: 0.12, most: 0.45 } as const;

/** The family of one colour. */
export function familyOf(colour: Hex): ColourFamily {
  const { lightness, chroma, hueDegrees } = oklchOf(colour);
  if (chroma < PALE_CHROMA) return lightness < 0.6 ? "dark" : "light";
  const hue = (hueDegrees + 360) % 360;
  const family = HUES.findLast(([from]) => hue >= from)?.[1] ?? "pink";
  return family === "red" && lightness > 0.76 ? "pink" : family;
}

function dabsOf(art: LootArt): readonly Dab[] {
  switch (art.type) {
    case "sticker":
      return art.picture.map(([ink, outline, lineWidth = 0, opacity = 1]) => [
        INKS[ink],
        areaOf(outline, lineWidth) * opacity,
      ]);
    case "trail":
      return art.particles.colours.map((colour) => [colour, 1]);
    case "nitro":
      return art.flame.colours.map((colour, nth) => [colour, [3, 3, 1][nth] ?? 1]);
    case "nametag":
    case "title":
      return [[art.inks.ground, 1]];
  }
}

/** The family of most of a picture. Black and white count only where there is little else. */
export function mainColour(art: LootArt): ColourFamily {
  const amounts = new Map<ColourFamily, number>();
  for (const [colour, amount] of dabsOf(art)) {
    const family = familyOf(colour);
    const weight = family === "dark" || family === "light" ? 0.35 : 1;
    amounts.set(family, (amounts.get(family) ?? 0) + amount * weight);
  }
  const all = [...amounts].toSorted(([, one], [, other]) => other - one);
  const whole = all.reduce((sum, [, amount]) => sum + amount, 0);
  const bright = all.filter(([name, amount]) => name !== "dark" && name !== "light" && amount >= whole * MANY.share);
  const [main = ["dark", 0] as const] = all;
  return bright.length >= MANY.families && main[1] < whole * MANY.most ? "many" : main[0];
}
