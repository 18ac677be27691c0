import type { Recipe } from "../car.ts";
import { dot, star } from "../outline.ts";

export const ART: Recipe = {
  paint: "#1f9e8c",
  second: "#b5743a",
  silhouette: "M40 106C26 54 84 20 146 22C204 26 234 48 242 74Q284 70 300 92Q304 106 294 112H48z",
  sill: "M0 98H320V140H0z",
  shoulder: "M50 60Q100 24 180 36Q110 36 56 74z",
  back: [
    ["secondDark", "M262 78Q270 50 294 46M252 76Q252 44 272 32", 4],
    ["gold", `${dot(296, 45, 5)}${dot(274, 31, 5)}`],
  ],
  glass: ["M186 66Q188 42 194 40Q222 50 230 72Q206 76 186 66z"],
  driver: [206, 67, 10],
  on: [
    ["second", "M240 70Q224 90 236 140H320V60z"],
    ["secondDark", "M240 70Q226 90 236 120", 3],
    ["secondLight", "M250 80Q272 74 290 86", 3],
    ["deep", "M150 22Q186 60 176 112", 2.6, 0.7],
    ["gold", "M60 46Q96 66 174 60M44 78Q110 96 178 88", 3],
    ["gold", `${dot(68, 42, 3)}${dot(170, 60, 3)}${dot(46, 78, 3)}${dot(176, 88, 3)}${dot(124, 26, 3)}`],
    ["ink", dot(124, 74, 22)],
    ["gold", dot(124, 74, 21), 4],
  ],
  lamps: [dot(282, 92, 8)],
  stickerArea: [148, 84, 44, 14],
  wheels: [
    [80, 25],
    [240, 25],
  ],
  wheelStyle: "gear",
  framesBehind: [
    [
      ["goldDark", "M44 66H18", 6],
      ["gold", "M20 62Q-4 32 8 30Q22 32 22 58zM20 70Q-4 100 8 102Q22 100 22 74z"],
    ],
    [
      ["goldDark", "M44 66H18", 6],
      ["goldDark", "M20 62Q8 46 12 44Q20 44 22 58zM20 70Q8 86 12 88Q20 88 22 74z"],
    ],
  ],
  frames: [
    [
      ["gold", star(118, 70, 13, 8, 0.72)],
      ["goldDark", dot(118, 70, 4)],
      ["secondLight", star(134, 84, 9, 7, 0.7)],
      ["secondDark", dot(134, 84, 3)],
    ],
    [
      ["gold", star(118, 70, 13, 16, 0.86)],
      ["goldDark", dot(118, 70, 4)],
      ["secondLight", star(134, 84, 9, 14, 0.86)],
      ["secondDark", dot(134, 84, 3)],
    ],
  ],
};
