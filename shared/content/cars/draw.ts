import type { DrawnCar, Wheel } from "./car.ts";
import { paletteOf } from "./palette.ts";
import { bodyMarkup } from "./parts/body.ts";
import type { StuckPicture } from "./parts/stickers.ts";
import { wheelMarkup, wheelsIn } from "./parts/wheels.ts";

export interface Pose {
  /** 0 to 359; 0 is the car's own paint. */
  readonly hueAngle: number;
  /** Animated cars have two frames; every other car looks the same in both. */
  readonly frame?: 0 | 1;
  /** In the order they were put on, the first one lowest. */
  readonly stickers?: readonly StuckPicture[];
  /** Width of the picture when it is used as an image or a texture; it may be scaled by CSS as well. */
  readonly widthPx?: number;
}

export const PICTURE = { width: 320, height: 140, ground: 128 } as const;

const svg = (viewBox: string, width: number, height: number, markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${markup}</svg>`;

const keyOf = (car: DrawnCar, { hueAngle }: Pose): string => `c${car.carID}-${hueAngle}`;

function picture(markup: string, { widthPx = PICTURE.width }: Pose): string {
  return svg(`0 0 ${PICTURE.width} ${PICTURE.height}`, widthPx, (widthPx * PICTURE.height) / PICTURE.width, markup);
}

const body = (car: DrawnCar, pose: Pose): string =>
  bodyMarkup(car, keyOf(car, pose), paletteOf(car.recipe, pose.hueAngle), pose.frame ?? 0, pose.stickers);

/** Centres and radii in units of the picture; empty for floating cars. */
export const wheelsOf = (car: DrawnCar): readonly Wheel[] => wheelsIn(car.recipe);

/** The whole car on its shadow, facing right, as a standalone SVG document. */
export function drawCar(car: DrawnCar, pose: Pose): string {
  const art = wheelMarkup(car.recipe.wheelStyle);
  const wheels = wheelsOf(car)
    .map(({ x, y, r }) => `<g transform="translate(${x} ${y}) scale(${r / 50})">${art}</g>`)
    .join("");
  const shadow = '<ellipse cx="160" cy="129" rx="140" ry="6" fill="#0b0d14" opacity=".28"/>';
  return picture(shadow + body(car, pose) + wheels, pose);
}

/** The car without wheels and shadow, for a scene that rotates the wheels itself. */
export const drawCarBody = (car: DrawnCar, pose: Pose): string => picture(body(car, pose), pose);

/** One wheel, filling a square picture around its hub; empty for cars that float. */
export function drawWheel(car: DrawnCar, sizePx = 100): string {
  return svg("-50 -50 100 100", sizePx, sizePx, car.recipe.wheels.length > 0 ? wheelMarkup(car.recipe.wheelStyle) : "");
}
