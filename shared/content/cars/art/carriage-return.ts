import type { Recipe } from "../car.ts";
import { box, dot } from "../outline.ts";

const keys = (y: number, from: number, count: number, r: number): string =>
  Array.from({ length: count }, (_, n) => dot(from + n * 14, y, r)).join("");

export const ART: Recipe = {
  paint: "#6f86dc",
  second: "#f2785a",
  silhouette: "M58 44H262Q270 50 270 60L290 92Q294 112 286 112H34Q26 112 30 92L50 60Q50 50 58 44z",
  sill: "M0 71H320V140H0z",
  back: [
    ["chalk", "M112 44V2H212V44z"],
    ["steel", "M122 10H146M122 17H140M122 24H142M188 10H202M192 17H202M190 24H202", 2.4],
    ["chrome", "M36 32L20 10", 4],
    ["second", dot(19, 10, 6)],
  ],
  driver: [166, 21, 14],
  isOpen: true,
  on: [
    ["ink", "M106 71A54 40 0 0 1 214 71z"],
    [
      "chrome",
      "M160 71L116 62M160 71L124 54M160 71L138 48M160 71L154 46M160 71L168 46M160 71L184 48M160 71L197 54M160 71L205 62",
      2.4,
    ],
    ["second", "M62 54H98V61H59z"],
    ["deep", keys(79, 76, 13, 6.5) + keys(92, 125, 6, 6.5)],
    ["chalk", keys(77.5, 76, 13, 5.4) + keys(90.5, 125, 6, 5.4)],
    ["second", dot(76, 77.5, 5.4) + dot(244, 77.5, 5.4)],
    ["deep", box(118, 101, 84, 7, 3)],
    ["chalk", box(119, 100, 82, 5.5, 2.5)],
  ],
  over: [
    ["iron", box(24, 26, 16, 18, 4) + box(280, 26, 16, 18, 4)],
    ["rubber", box(36, 30, 248, 18, 8)],
    ["iron", box(44, 33, 232, 4, 2)],
    ["chrome", box(90, 26, 7, 26, 2) + box(223, 26, 7, 26, 2)],
  ],
  lamps: [dot(278, 92, 6)],
  tails: [dot(41, 92, 4)],
  stickerArea: [64, 66, 192, 30],
  wheels: [
    [80, 19],
    [240, 19],
  ],
  wheelStyle: "key",
};
