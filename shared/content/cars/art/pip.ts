import type { Recipe } from "../car.ts";
import { box, dot, oval } from "../outline.ts";

export const ART: Recipe = {
  paint: "#f0603f",
  second: "#ffe3b0",
  silhouette:
    "M36 112C32 96 32 82 40 72L58 38Q64 26 82 25H152Q174 25 190 42L212 68C246 72 270 79 277 90Q284 100 280 112z",
  sill: "M0 98Q150 90 320 100V140H0z",
  shoulder: "M30 80Q150 68 290 84V88Q150 74 30 86z",
  glass: ["M70 44Q74 36 84 36H116V66H58z", "M124 36H150Q164 36 176 49L190 66H124z"],
  driver: [150, 56, 12],
  on: [
    ["second", "M40 20H176Q200 40 214 66L188 66Q172 36 150 36H84Q74 36 70 44L56 70H36z"],
    ["second", "M0 86Q150 78 320 88V92Q150 83 0 91z"],
    ["deep", "M120 70V98", 1.6, 0.5],
    ["deep", "M200 70Q196 90 178 100", 1.6, 0.35],
    ["light", box(128, 76, 16, 4, 2)],
    ["iron", "M24 104H60L58 116H24zM262 102H300V116H262z"],
  ],
  back: [
    ["iron", "M96 25L84 4", 2.4],
    ["redline", dot(84, 4, 4)],
  ],
  lamps: [oval(264, 90, 8, 7)],
  tails: [box(36, 78, 7, 16, 3)],
  stickerArea: [128, 84, 64, 12],
  wheels: [
    [92, 25],
    [228, 25],
  ],
  wheelStyle: "steel",
};
