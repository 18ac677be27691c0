import type { DrawnCar } from "#shared/content/cars/car.ts";
import { PICTURE } from "#shared/content/cars/draw.ts";

import { contextOf } from "../../../browser/drawing.ts";

/** A point of a car's picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where on a car's picture light begins, and where a bow sits. */
export interface CarMarks {
  /** The foremost headlamp; undefined for cars without one. */
  readonly lamp: Spot | undefined;
  readonly roof: Spot;
}

const STEP = 2;
/** Behind the middle: drivers sit in front of it. */
const BOW_X = 138;

const known = new WeakMap<DrawnCar, CarMarks>();

/** Measures a car's outlines, once. */
export function marksOf(car: DrawnCar): CarMarks {
  const marks = known.get(car) ?? measured(car);
  known.set(car, marks);
  return marks;
}

function measured({ recipe }: DrawnCar): CarMarks {
  const pen = contextOf(document.createElement("canvas"), "2d");
  const roof = { x: BOW_X, y: PICTURE.height / 3 };
  if (!pen) return { lamp: undefined, roof };
  const body = new Path2D(recipe.silhouette);
  for (let y = 0; y < PICTURE.ground; y += STEP) {
    if (pen.isPointInPath(body, BOW_X, y)) return { lamp: lampOf(pen, recipe.lamps), roof: { x: BOW_X, y } };
  }
  return { lamp: lampOf(pen, recipe.lamps), roof };
}

function lampOf(pen: CanvasRenderingContext2D, lamps: readonly string[] = []): Spot | undefined {
  return lamps
    .map((outline) => middleOf(pen, new Path2D(outline)))
    .filter((spot) => spot !== undefined)
    .toSorted((one, other) => other.x - one.x)[0];
}

function middleOf(pen: CanvasRenderingContext2D, outline: Path2D): Spot | undefined {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let x = 0; x <= PICTURE.width; x += STEP) {
    for (let y = 0; y <= PICTURE.height; y += STEP) {
      if (!pen.isPointInPath(outline, x, y)) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return xs.length === 0 ? undefined : { x: mean(xs), y: mean(ys) };
}
