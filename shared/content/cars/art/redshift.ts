import type { Recipe } from "../car.ts";
import { dot } from "../outline.ts";

export const ART: Recipe = {
  paint: "#e8352b",
  second: "#5b3fd6",
  silhouette:
    "M40 112L34 92Q50 70 84 62L104 44Q112 34 124 36L132 58Q140 66 176 66L196 72C240 78 284 90 310 104Q314 112 304 114H210L150 118H60z",
  sill: "M30 104Q150 92 320 108V140H30z",
  shoulder: "M40 90Q90 66 150 78Q230 86 312 108V111Q230 92 150 84Q90 74 40 96z",
  back: [
    ["secondDark", "M22 40H60L52 96H40z"],
    ["second", "M10 34H66V46H10z"],
    ["secondLight", "M10 34H66V38H10z"],
    ["second", "M270 104H316L318 120H262z"],
  ],
  driver: [152, 56, 13],
  isOpen: true,
  on: [
    ["ink", "M108 44L128 38L132 56L116 58z", 0, 0.7],
    ["chalk", dot(96, 84, 12)],
    ["ink", "M92 78h8l-4 13", 3],
    ["deep", "M150 116Q170 88 216 90L226 112z", 0, 0.8],
  ],
  over: [
    ["ink", "M140 62Q150 42 178 58L190 70", 4],
    ["ink", "M258 116H316", 5],
    ["secondLight", "M258 112L316 116", 2],
    ["iron", "M214 92L252 100M214 100L252 104M60 96L90 104", 3],
  ],
  tails: ["M26 88h8v12h-8z"],
  stickerArea: [112, 82, 90, 18],
  wheels: [
    [66, 29],
    [250, 29],
  ],
  wheelStyle: "slick",
  hasArches: false,
};
