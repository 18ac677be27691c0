import type { DrawnCar, Layer } from "../car.ts";
import { box, dot } from "../outline.ts";
import type { Palette } from "../palette.ts";
import { type Finish, FINISHES } from "./finish.ts";
import { driver, glass, glassDefs } from "./glass.ts";
import { headlamps, tailLamps } from "./lights.ts";
import { sheet, sheets } from "./sheet.ts";
import { stuckOn, type StuckPicture } from "./stickers.ts";
import { wheelsIn } from "./wheels.ts";

const stop = (at: number, colour: string, opacity = 1): string =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

function defs({ recipe }: DrawnCar, finish: Finish, key: string, palette: Palette): string {
  const w = finish.rimWidth;
  const bands = [0.2, 0.3, 0.36, 0.4, 0.66, 0.84].map((at, nth) => {
    const [off, on] = [stop(at, palette.chalk, 0), stop(at, palette.chalk, finish.sheen)];
    return nth % 2 === 0 ? off + on : on + off;
  });
  return `<defs>${glassDefs(recipe, key, palette)}<clipPath id="${key}a"><path d="${recipe.silhouette}"/></clipPath>
<clipPath id="${key}b" clip-path="url(#${key}a)"><path d="${recipe.silhouette}" transform="translate(${-w * 0.4} ${w})"/></clipPath>
<linearGradient id="${key}r" x2="0" y2="1">${stop(0.5, palette[finish.rim])}${stop(0.75, palette.deep)}</linearGradient>
<linearGradient id="${key}l" x2="0" y2="1">${stop(0, palette.chalk, 0.2)}${stop(0.5, palette.chalk, 0)}${stop(0.55, palette.deep, 0)}${stop(1, palette.deep, 0.35)}</linearGradient>
${finish.sheen ? `<linearGradient id="${key}s" x2="1" y2=".5">${bands.join("")}</linearGradient>` : ""}
${finish.pearl ? `<linearGradient id="${key}p" x2="1" y2="0">${stop(0, palette.second, finish.pearl)}${stop(0.6, palette.second, 0)}</linearGradient>` : ""}
${finish.underglow ? `<radialGradient id="${key}u">${stop(0, palette[finish.underglow], 0.75)}${stop(1, palette[finish.underglow], 0)}</radialGradient>` : ""}</defs>`.replaceAll(
    "\n",
    "",
  );
}

/** The shell: rim of light, flat paint, shoulder, darker underside, decals, arches. */
function shell({ recipe }: DrawnCar, finish: Finish, key: string, palette: Palette, stickers: string): string {
  const { silhouette, sill } = recipe;
  const under = typeof sill === "number" ? box(-10, sill, 340, 140) : sill;
  const over = (id: string): string => `<path d="${silhouette}" fill="url(#${key}${id})"/>`;
  const arches: readonly Layer[] = wheelsIn(recipe).flatMap(({ x, y, r }): Layer[] => [
    ["deep", dot(x, y, r + 6)],
    ["ink", dot(x, y + 1, r + 3)],
  ]);
  return (
    `<path d="${silhouette}" fill="url(#${key}r)"/><g clip-path="url(#${key}b)">` +
    sheet(["paint", silhouette], palette) +
    (finish.pearl ? over("p") : "") +
    (recipe.shoulder ? sheet(["light", recipe.shoulder], palette) : "") +
    sheet(["dark", under], palette) +
    (finish.trim ? sheet([finish.trim, typeof sill === "number" ? `M0 ${sill}h320` : sill, 2.2], palette) : "") +
    sheets(recipe.on, palette) +
    stickers +
    (finish.sheen ? over("s") : "") +
    over("l") +
    (recipe.hasArches === false ? "" : sheets(arches, palette)) +
    "</g>"
  );
}

/** Everything but the wheels and the ground. */
export function bodyMarkup(
  car: DrawnCar,
  key: string,
  palette: Palette,
  frame: 0 | 1,
  stickers: readonly StuckPicture[] = [],
): string {
  const { recipe, rarity } = car;
  const finish = FINISHES[rarity];
  return (
    defs(car, finish, key, palette) +
    (finish.underglow ? `<ellipse cx="160" cy="124" rx="158" ry="15" fill="url(#${key}u)"/>` : "") +
    sheets(recipe.framesBehind?.[frame], palette) +
    sheets(recipe.back, palette) +
    (recipe.driver && recipe.isOpen ? driver(recipe.driver, palette) : "") +
    shell(car, finish, key, palette, stuckOn(recipe, stickers)) +
    glass(recipe, key, palette) +
    sheets(tailLamps(recipe.tails), palette) +
    sheets(headlamps(recipe.lamps), palette) +
    sheets(recipe.over, palette) +
    sheets(recipe.frames?.[frame], palette) +
    sheets(finish.sparkles, palette)
  );
}
