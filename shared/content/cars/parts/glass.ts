import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";
import type { Palette } from "../palette.ts";
import { sheets } from "./sheet.ts";

const round = (value: number): number => Math.round(value * 10) / 10;

/** A helmet that looks to the right, over its shoulders. */
export function driver([x, y, r]: readonly [number, number, number], palette: Palette): string {
  const n = (factor: number): number => round(factor * r);
  const visor = `M${round(x + r * 0.98)} ${round(y - r * 0.2)}h${n(-0.95)}q${n(-0.3)} 0 ${n(-0.3)} ${n(0.3)}t${n(0.3)} ${n(0.3)}h${n(0.95)}z`;
  return sheets(
    [
      ["iron", `M${round(x - r * 1.5)} ${round(y + r * 3.2)}q0 ${n(-2.4)} ${n(1.5)} ${n(-2.4)}t${n(1.5)} ${n(2.4)}z`],
      ["ink", dot(x, y, r + 1.2)],
      ["chalk", dot(x, y, r)],
      ["sand", `M${x - r} ${y}a${r} ${r} 0 0 0 ${n(1.9)} ${n(0.45)}q${n(-1)} ${n(0.3)} ${n(-1.9)} ${n(-0.45)}z`],
      ["redline", `M${round(x - r * 0.8)} ${round(y - r * 0.3)}q${n(0.5)} ${n(-0.6)} ${n(1.35)} ${n(-0.4)}`, n(0.3)],
      ["ink", visor],
      ["frost", `M${round(x + r * 0.2)} ${round(y - r * 0.02)}h${n(0.4)}`, n(0.14), 0.8],
    ],
    palette,
  );
}

/** Gradient and clip that the glass of one picture needs. */
export function glassDefs(recipe: Recipe, key: string, palette: Palette): string {
  if (!recipe.glass) return "";
  const stop = (at: number, ink: "glass" | "frost" | "sky"): string =>
    `<stop offset="${at}" stop-color="${palette[ink]}" stop-opacity="${ink === "glass" ? 1 : 0.55}"/>`;
  return (
    `<linearGradient id="${key}w" x2="1" y2=".7">${stop(0.3, "frost")}${stop(0.3, "glass")}${stop(0.42, "glass")}` +
    `${stop(0.42, "frost")}${stop(0.5, "frost")}${stop(0.5, "glass")}</linearGradient>` +
    `<clipPath id="${key}g"><path d="${recipe.glass.join("")}"/></clipPath>`
  );
}

export function glass(recipe: Recipe, key: string, palette: Palette): string {
  if (!recipe.glass) return "";
  const panes = recipe.glass
    .map(
      (d) =>
        `<path d="${d}" fill="${palette.glass}" stroke="${palette.deep}" stroke-width="3" stroke-linejoin="round"/>` +
        `<path d="${d}" fill="url(#${key}w)"/>`,
    )
    .join("");
  const seat =
    recipe.driver && !recipe.isOpen ? `<g clip-path="url(#${key}g)">${driver(recipe.driver, palette)}</g>` : "";
  const edge = `<path d="${recipe.glass.join("")}" fill="none" stroke="${palette.frost}" stroke-width="1.3" stroke-linejoin="round" opacity=".75"/>`;
  return panes + seat + edge;
}
