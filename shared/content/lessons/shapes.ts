import { INKS } from "../cars/car.ts";
import { box, dot, oval, star } from "../cars/outline.ts";
import { sheets } from "../cars/parts/sheet.ts";
import type { Picture } from "../loot/loot.ts";

/** The shapes to count. */
export const SHAPE_NAMES = ["star", "apple", "cone", "tyre", "balloon", "leaf", "fish", "cup"] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

interface Shape {
  readonly one: string;
  readonly many: string;
  /** Layers in a square of 100. */
  readonly picture: Picture;
}

export const SHAPES: Readonly<Record<ShapeName, Shape>> = {
  star: {
    one: "star",
    many: "stars",
    picture: [
      ["goldDark", star(50, 56, 46)],
      ["gold", star(50, 52, 46)],
      ["goldLight", "M50 6L61 37L50 52zM50 52L7 38L39 36zM50 52L23 89L30 58z"],
    ],
  },
  apple: {
    one: "apple",
    many: "apples",
    picture: [
      ["bark", "M50 34Q48 18 56 8", 6],
      ["leaf", "M54 22Q62 6 82 10Q78 28 54 22z"],
      ["redline", "M50 32Q66 20 82 32Q96 48 84 74Q72 96 56 92Q50 90 44 92Q28 96 16 74Q4 48 18 32Q34 20 50 32z"],
      ["wine", "M50 84Q74 88 88 52Q90 62 84 74Q72 96 56 92Q50 90 44 92Q28 96 16 74Q30 86 50 84z", 0, 0.7],
      ["pink", "M22 46Q26 38 34 38", 6],
    ],
  },
  cone: {
    one: "cone",
    many: "cones",
    picture: [
      ["wine", box(8, 82, 84, 13, 5)],
      ["redline", "M42 10Q50 4 58 10L80 84H20z"],
      ["chalk", "M36.5 30H63.5L69.5 50H30.5zM25.5 66H74.5L78 78H22z"],
      ["wine", "M54 8Q57 8 58 10L80 84H66z", 0, 0.35],
    ],
  },
  tyre: {
    one: "tyre",
    many: "tyres",
    picture: [
      ["tyre", dot(50, 50, 44)],
      ["rubber", dot(50, 50, 36), 5],
      ["steel", dot(50, 50, 24)],
      ["chrome", "M50 26A24 24 0 0 1 74 50H50zM50 74A24 24 0 0 1 26 50H50z"],
      ["tyre", dot(50, 50, 8)],
    ],
  },
  balloon: {
    one: "balloon",
    many: "balloons",
    picture: [
      ["iron", "M50 76Q40 86 52 96", 4],
      ["violet", "M43 78L50 66L57 78z"],
      ["violet", oval(50, 40, 32, 36)],
      ["ink", "M78 22Q92 58 50 76Q34 74 24 60Q70 66 78 22z", 0, 0.22],
      ["chalk", "M30 38Q31 22 44 16", 6, 0.85],
    ],
  },
  leaf: {
    one: "leaf",
    many: "leaves",
    picture: [
      ["leaf", "M12 88Q2 30 46 14Q68 6 94 8Q96 40 82 62Q60 96 12 88z"],
      ["ink", "M12 88Q60 50 94 8Q96 40 82 62Q60 96 12 88z", 0, 0.2],
      ["butter", "M6 94Q44 66 76 28M36 68L34 44M36 68L62 68M54 50L54 28M54 50L76 48", 5],
    ],
  },
  fish: {
    one: "fish",
    many: "fish",
    picture: [
      ["iron", "M64 50L96 24Q90 50 96 76z"],
      ["sky", "M4 52Q20 18 50 20Q72 24 84 50Q72 78 50 80Q20 84 4 52z"],
      ["frost", "M4 54Q20 80 50 80Q72 78 84 52Q40 70 4 54z", 0, 0.8],
      ["ink", dot(26, 44, 6)],
      ["chalk", dot(24, 42, 2.2)],
      ["iron", "M44 34Q54 50 44 66", 5],
    ],
  },
  cup: {
    one: "cup",
    many: "cups",
    picture: [
      ["goldDark", "M18 22H6Q6 50 32 54M82 22H94Q94 50 68 54", 8],
      ["goldDark", "M44 56H56V80H44z"],
      ["gold", "M18 8H82Q84 62 50 64Q16 62 18 8z"],
      ["goldLight", "M26 14H38Q38 44 46 56Q26 48 26 14z"],
      ["bark", box(26, 78, 48, 16, 4)],
    ],
  },
};

/** A standalone SVG document. */
export const drawShape = (name: ShapeName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${sheets(SHAPES[name].picture, INKS)}</svg>`;
