import { INKS, type Ink, type Recipe } from "./car.ts";
import { type Hex, shaded, turned } from "./colour.ts";

export type Palette = Readonly<Record<Ink, Hex>>;

/** Every colour of one picture; only the paints follow the hue angle. */
export function paletteOf(recipe: Pick<Recipe, "paint" | "second">, hueAngle: number): Palette {
  const paint = turned(recipe.paint, hueAngle);
  const second = turned(recipe.second ?? shaded(recipe.paint, 0.12, 0.6, 40), hueAngle);
  return {
    ...INKS,
    paint,
    light: shaded(paint, 0.11, 0.85, 8),
    glow: shaded(paint, 0.24, 0.55, 14),
    dark: shaded(paint, -0.13, 0.95, -8),
    deep: shaded(paint, -0.29, 0.75, -14),
    second,
    secondLight: shaded(second, 0.12, 0.8),
    secondDark: shaded(second, -0.14, 0.95, -8),
  };
}
