import { type Hex, oklchOf } from "../../content/cars/colour.ts";

/** Hues of the paint in degrees, each up to where the next one begins. */
const HUES: readonly (readonly [until: number, name: string])[] = [
  [12, "Rose"],
  [38, "Red"],
  [68, "Orange"],
  [94, "Amber"],
  [118, "Yellow"],
  [138, "Lime"],
  [164, "Green"],
  [200, "Teal"],
  [236, "Sky blue"],
  [278, "Blue"],
  [312, "Violet"],
  [338, "Purple"],
  [360, "Pink"],
];

/** Below this a colour is grey, whatever its hue. */
const GREY = 0.03;
const LIGHT = 0.8;
const DARK = 0.42;
/** These are light by themselves. */
const BRIGHT: ReadonlySet<string> = new Set(["Amber", "Yellow", "Lime"]);

/** What one calls the colour of a paint: "Teal", "Light green", "Dark grey". */
export function paintName(paint: Hex): string {
  const { lightness, chroma, hueDegrees } = oklchOf(paint);
  const hue = (hueDegrees + 360) % 360;
  const name = chroma < GREY ? "Grey" : (HUES.find(([until]) => hue < until)?.[1] ?? "Pink");
  const tone = lightness > LIGHT && !BRIGHT.has(name) ? "Light" : lightness < DARK ? "Dark" : undefined;
  return tone === undefined ? name : `${tone} ${name.toLowerCase()}`;
}
